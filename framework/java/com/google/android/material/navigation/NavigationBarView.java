package com.google.android.material.navigation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.Menu;
import android.view.MenuBuilder;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.widget.AppAttributes;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import android.widget.TextView;
import antecede.Callbacks;
import antecede.Observable;

/** A few destinations in a bar. */
public abstract class NavigationBarView extends FrameLayout {
  public static final int LABEL_VISIBILITY_AUTO = -1, LABEL_VISIBILITY_SELECTED = 0, LABEL_VISIBILITY_LABELED = 1,
      LABEL_VISIBILITY_UNLABELED = 2;

  private final MenuBuilder menu;
  private final LinearLayout row;
  private int labels = LABEL_VISIBILITY_AUTO;
  private OnItemSelectedListener selected;
  private OnItemReselectedListener reselected;
  @Observable private int current;

  public interface OnItemSelectedListener {
    boolean onNavigationItemSelected(MenuItem item);
  }

  public interface OnItemReselectedListener {
    void onNavigationItemReselected(MenuItem item);
  }

  private final class Click implements View.OnClickListener {
    private final MenuItem item;

    Click(MenuItem item) { this.item = item; }

    @Override
    public void onClick(View v) { select(item); }
  }

  public NavigationBarView(Context context) { this(context, null); }

  public NavigationBarView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public NavigationBarView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    menu = new MenuBuilder(context);
    row = new LinearLayout(context);
    row.setMinimumHeight((int) (56 * getResources().getDisplayMetrics().density));
    addView(row, new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT));
    TypedArray values = AppAttributes.of(context, attrs, "menu");
    int id = values.getResourceId(0, 0);
    values.recycle();
    if (id != 0) inflateMenu(id);
  }

  private void select(MenuItem item) {
    if (reselected != null && item.getItemId() == current) {
      Callbacks.invoke(this, "OnItemReselectedListener", reselected);
      reselected.onNavigationItemReselected(item);
      return;
    }
    if (selected != null) {
      Callbacks.invoke(this, "OnItemSelectedListener", selected);
      if (!selected.onNavigationItemSelected(item)) return;
    }
    current = item.getItemId();
    item.setChecked(true);
  }

  public void setOnItemSelectedListener(OnItemSelectedListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnItemSelectedListener", null);
    else Callbacks.register(this, "OnItemSelectedListener", listener, false, "select");
    selected = listener;
  }

  public void setOnItemReselectedListener(OnItemReselectedListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnItemReselectedListener", null);
    else Callbacks.register(this, "OnItemReselectedListener", listener, false, "select");
    reselected = listener;
  }

  public Menu getMenu() { return menu; }

  public void inflateMenu(int resId) {
    new MenuInflater(getContext()).inflate(resId, menu);
    fill();
    if (current == 0 && menu.size() > 0) current = menu.getItem(0).getItemId();
  }

  private void fill() {
    row.removeAllViews();
    for (int i = 0; i < menu.size(); i++) {
      MenuItem item = menu.getItem(i);
      if (!item.isVisible()) continue;
      TextView view = new TextView(getContext());
      view.setId(item.getItemId());
      view.setText(item.getTitle());
      view.setGravity(Gravity.CENTER);
      view.setOnClickListener(new Click(item));
      row.addView(view, new LinearLayout.LayoutParams(0, LayoutParams.MATCH_PARENT, 1));
    }
  }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    fill();
    super.onMeasure(widthMeasureSpec, heightMeasureSpec);
  }

  public abstract int getMaxItemCount();

  public int getSelectedItemId() { return current; }

  public void setSelectedItemId(int itemId) {
    MenuItem item = menu.findItem(itemId);
    if (item != null) select(item);
  }

  public void setLabelVisibilityMode(int labelVisibilityMode) { labels = labelVisibilityMode; }

  public int getLabelVisibilityMode() { return labels; }
}
