package com.google.android.material.navigation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuBuilder;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.SubMenu;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.TextView;
import antecede.Bag;
import antecede.Callbacks;

/** A menu in a drawer. */
public class NavigationView extends FrameLayout {
  private final MenuBuilder menu;
  private final LinearLayout column;
  private final Bag<View> headers = new Bag<View>();
  private OnNavigationItemSelectedListener listener;
  private MenuItem checked;

  public interface OnNavigationItemSelectedListener {
    boolean onNavigationItemSelected(MenuItem item);
  }

  private final class Rows implements MenuBuilder.Callback {
    @Override
    public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
      if (listener == null) return false;
      Callbacks.invoke(NavigationView.this, "OnNavigationItemSelectedListener", listener);
      return listener.onNavigationItemSelected(item);
    }
  }

  private final class Click implements View.OnClickListener {
    private final MenuItem item;

    Click(MenuItem item) { this.item = item; }

    @Override
    public void onClick(View v) {
      boolean done = menu.performItemAction(item);
      if (done && item.isCheckable()) setCheckedItem(item);
    }
  }

  public NavigationView(Context context) { this(context, null); }

  public NavigationView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public NavigationView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    menu = new MenuBuilder(context);
    menu.setCallback(new Rows());
    column = new LinearLayout(context);
    column.setOrientation(LinearLayout.VERTICAL);
    ScrollView scroll = new ScrollView(context);
    scroll.addView(column, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
    addView(scroll, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT));
    TypedArray values = AppAttributes.of(context, attrs, "menu", "headerLayout");
    int menuId = values.getResourceId(0, 0), header = values.getResourceId(1, 0);
    values.recycle();
    if (header != 0) inflateHeaderView(header);
    if (menuId != 0) inflateMenu(menuId);
  }

  public void setNavigationItemSelectedListener(OnNavigationItemSelectedListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnNavigationItemSelectedListener", null);
    else Callbacks.observe(this, "OnNavigationItemSelectedListener", listener, false);
    this.listener = listener;
  }

  public void inflateMenu(int resId) {
    new MenuInflater(getContext()).inflate(resId, menu);
    fill();
  }

  public Menu getMenu() { return menu; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    fill();
    int most = (int) (280 * getResources().getDisplayMetrics().density), mode = MeasureSpec.getMode(widthMeasureSpec);
    int width = mode == MeasureSpec.UNSPECIFIED ? most : mode == MeasureSpec.AT_MOST
        ? Math.min(most, MeasureSpec.getSize(widthMeasureSpec))
        : MeasureSpec.getSize(widthMeasureSpec);
    super.onMeasure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), heightMeasureSpec);
  }

  private void fill() {
    column.removeAllViews();
    for (int i = 0; i < headers.size(); i++) column.addView(headers.get(i));
    rows(menu);
  }

  private void rows(Menu of) {
    for (int i = 0; i < of.size(); i++) {
      MenuItem item = of.getItem(i);
      if (!item.isVisible()) continue;
      TextView row = new TextView(getContext());
      row.setText(item.getTitle());
      row.setId(item.getItemId() == 0 ? NO_ID : item.getItemId());
      row.setMinHeight((int) (48 * getResources().getDisplayMetrics().density));
      row.setEnabled(item.isEnabled());
      SubMenu below = item.getSubMenu();
      if (below == null) row.setOnClickListener(new Click(item));
      column.addView(row);
      if (below != null) rows(below);
      if (item.getActionView() != null && item.getActionView().getParent() == null) column.addView(item.getActionView());
    }
  }

  public View inflateHeaderView(int res) {
    View header = LayoutInflater.from(getContext()).inflate(res, column, false);
    addHeaderView(header);
    return header;
  }

  public void addHeaderView(View view) {
    headers.add(view);
    fill();
  }

  public void removeHeaderView(View view) {
    headers.remove(view);
    fill();
  }

  public int getHeaderCount() { return headers.size(); }

  public View getHeaderView(int index) { return headers.get(index); }

  public void setCheckedItem(int id) {
    MenuItem item = menu.findItem(id);
    if (item != null) setCheckedItem(item);
  }

  public void setCheckedItem(MenuItem item) {
    if (checked != null) checked.setChecked(false);
    checked = item;
    item.setChecked(true);
  }

  public MenuItem getCheckedItem() { return checked; }

  public void setItemIconTintList(android.content.res.ColorStateList tint) {}

  public void setItemTextColor(android.content.res.ColorStateList textColor) {}

  public void setItemBackgroundResource(int resId) {}
}
