package android.widget;

import android.content.Context;
import android.view.Gravity;
import android.view.Menu;
import android.view.MenuBuilder;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import antecede.Callbacks;

/** A menu in a popup. */
public class PopupMenu {
  private final Context context;
  private final MenuBuilder menu;
  private final View anchor;
  private ListPopupWindow popup;
  private OnMenuItemClickListener itemClick;
  private OnDismissListener dismissListener;
  private int gravity;

  /** Hears of a click on an item. */
  public interface OnMenuItemClickListener {
    boolean onMenuItemClick(MenuItem item);
  }

  /** Hears that it is gone. */
  public interface OnDismissListener {
    void onDismiss(PopupMenu menu);
  }

  private final class Items implements MenuBuilder.Callback {
    @Override
    public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
      if (itemClick == null) return false;
      Callbacks.invoke(PopupMenu.this, "OnMenuItemClickListener", itemClick);
      return itemClick.onMenuItemClick(item);
    }
  }

  /** The rows of a menu, or of a submenu. */
  private final class Window implements AdapterView.OnItemClickListener, PopupWindow.OnDismissListener {
    private final Menu shown;
    private boolean deeper;

    Window(Menu shown) { this.shown = shown; }

    void show() {
      popup = new ListPopupWindow(context);
      popup.setAnchorView(anchor);
      popup.setModal(true);
      popup.setAdapter(new MenuRows(context, shown));
      popup.setOnItemClickListener(this);
      popup.setOnDismissListener(this);
      popup.show();
    }

    @Override
    public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
      MenuItem item = (MenuItem) parent.getItemAtPosition(position);
      deeper = item.hasSubMenu();
      popup.dismiss();
      if (deeper) new Window(item.getSubMenu()).show();
      else menu.performItemAction(item);
    }

    @Override
    public void onDismiss() {
      if (deeper || dismissListener == null) return;
      Callbacks.invoke(PopupMenu.this, "OnDismissListener", dismissListener);
      dismissListener.onDismiss(PopupMenu.this);
    }
  }

  /** Of a menu that is there already; what is chosen is told to the listener only. */
  PopupMenu(Context context, View anchor, MenuBuilder menu) {
    this.context = context;
    this.anchor = anchor;
    this.menu = menu;
  }

  public PopupMenu(Context context, View anchor) { this(context, anchor, Gravity.NO_GRAVITY); }

  public PopupMenu(Context context, View anchor, int gravity) {
    this(context, anchor, gravity, android.R.attr.popupMenuStyle, 0);
  }

  public PopupMenu(Context context, View anchor, int gravity, int popupStyleAttr, int popupStyleRes) {
    this.context = context;
    this.anchor = anchor;
    this.gravity = gravity;
    menu = new MenuBuilder(context);
    menu.setCallback(new Items());
  }

  public void setGravity(int gravity) { this.gravity = gravity; }

  public int getGravity() { return gravity; }

  public Menu getMenu() { return menu; }

  public MenuInflater getMenuInflater() { return new MenuInflater(context); }

  public void inflate(int menuRes) { getMenuInflater().inflate(menuRes, menu); }

  public void show() { new Window(menu).show(); }

  public void dismiss() {
    if (popup != null) popup.dismiss();
  }

  public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnMenuItemClickListener", null);
    else Callbacks.observe(this, "OnMenuItemClickListener", listener, false);
    itemClick = listener;
  }

  public void setOnDismissListener(OnDismissListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnDismissListener", null);
    else Callbacks.observe(this, "OnDismissListener", listener, false);
    dismissListener = listener;
  }

  public View.OnTouchListener getDragToOpenListener() { return null; }

  public void setForceShowIcon(boolean forceShowIcon) {}
}
