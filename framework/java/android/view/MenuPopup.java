package android.view;

import android.content.Context;
import android.os.IBinder;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Engine;
import antecede.Hidden;

/** A window that lists the items of a menu. A click on one chooses it; Back or a touch beside it closes the window. */
@Hidden
public final class MenuPopup implements MenuBuilder.Presenter {
  private final Context context;
  private final IBinder token;
  private final MenuBuilder menu;
  private final boolean withActions;
  private final Listener listener;
  private int gravity = Gravity.CENTER;
  private Panel panel;
  private MenuPopup below;

  /** Hears when the window is gone. */
  @Hidden
  public interface Listener {
    void onClosed(MenuPopup popup);
  }

  /** The window's views. */
  private static final class Panel extends LinearLayout {
    private final MenuPopup popup;

    Panel(Context context, MenuPopup popup) {
      super(context);
      this.popup = popup;
      setOrientation(VERTICAL);
      setFocusable(true);
      setFocusableInTouchMode(true);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
      boolean close = event.getKeyCode() == KeyEvent.KEYCODE_BACK || event.getKeyCode() == KeyEvent.KEYCODE_MENU;
      if (!close) return super.dispatchKeyEvent(event);
      if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) popup.dismiss();
      return true;
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
      int action = event.getActionMasked();
      boolean outside = action == MotionEvent.ACTION_OUTSIDE
          || action == MotionEvent.ACTION_DOWN && !((View) this).pointInView(event.getX(), event.getY(), 0);
      if (outside) popup.dismiss();
      return outside || super.onTouchEvent(event);
    }
  }

  private static final class Choose implements View.OnClickListener {
    private final MenuBuilder menu;
    private final MenuItemImpl item;

    Choose(MenuBuilder menu, MenuItemImpl item) {
      this.menu = menu;
      this.item = item;
    }

    @Override
    public void onClick(View v) {
      menu.performItemAction(item);
    }
  }

  /** {@code withActions}: also what stands in the bar already. */
  public MenuPopup(Context context, IBinder token, MenuBuilder menu, boolean withActions, Listener listener) {
    this.context = context;
    this.token = token;
    this.menu = menu;
    this.withActions = withActions;
    this.listener = listener;
  }

  public MenuBuilder getMenu() {
    return menu;
  }

  public boolean isShowing() {
    return panel != null;
  }

  /** Where on the screen it is shown. */
  MenuPopup at(int gravity) {
    this.gravity = gravity;
    return this;
  }

  public void show() {
    if (panel != null) return;
    panel = new Panel(context, this);
    fill();
    menu.setPresenter(this);
    WindowManager.LayoutParams params = new WindowManager.LayoutParams();
    params.type = WindowManager.LayoutParams.TYPE_APPLICATION_PANEL;
    params.token = token;
    params.width = ViewGroup.LayoutParams.WRAP_CONTENT;
    params.height = ViewGroup.LayoutParams.WRAP_CONTENT;
    params.gravity = gravity;
    params.setTitle("Menu");
    ViewRoot.add(panel, params);
  }

  private void fill() {
    panel.removeAllViews();
    CharSequence header = menu.getHeaderTitle();
    if (header != null) {
      TextView title = new TextView(context);
      title.setText(header);
      panel.addView(title);
    }
    for (int i = 0; i < menu.itemCount(); i++) {
      MenuItemImpl item = menu.itemAt(i);
      if (item.isShown() && (withActions || !item.isAction())) panel.addView(row(context, menu, item));
    }
  }

  /** A view that chooses the item when it is clicked. */
  static View row(Context context, MenuBuilder menu, MenuItemImpl item) {
    TextView row = new TextView(context);
    row.setText(item.getTitleCondensed());
    row.setMinimumWidth(280);
    row.setMinimumHeight(96);
    row.setGravity(Gravity.CENTER_VERTICAL);
    row.setPadding(32, 0, 32, 0);
    row.setEnabled(item.isEnabled());
    // Else each row would have any id, to an analysis.
    if (!Engine.isAbstract()) row.setId(item.getItemId() == 0 ? View.NO_ID : item.getItemId());
    row.setFocusable(true);
    row.setOnClickListener(new Choose(menu, item));
    return row;
  }

  public void dismiss() {
    if (panel == null) return;
    ViewRoot root = ViewRoot.of(panel);
    panel = null;
    if (root != null) root.die(false);
    if (listener != null) listener.onClosed(this);
  }

  @Override
  public void menuChanged(MenuBuilder changed) {
    if (panel != null) fill();
  }

  @Override
  public void menuClosed(MenuBuilder closed) {
    if (below != null) below.dismiss();
    dismiss();
  }

  @Override
  public boolean subMenuSelected(SubMenuBuilder subMenu) {
    if (!subMenu.hasVisibleItems()) return false;
    below = new MenuPopup(context, token, subMenu, true, null);
    below.show();
    return true;
  }
}
