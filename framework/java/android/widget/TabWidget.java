package android.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** The row of tabs. */
public class TabWidget extends LinearLayout implements View.OnFocusChangeListener {
  private int selected = -1;
  private OnTabSelectionChanged listener;

  interface OnTabSelectionChanged {
    void onTabSelectionChanged(int tabIndex, boolean clicked);
  }

  private final class Click implements View.OnClickListener {
    private final int index;

    Click(int index) { this.index = index; }

    @Override
    public void onClick(View v) {
      if (listener != null) listener.onTabSelectionChanged(index, true);
    }
  }

  public TabWidget(Context context) { this(context, null); }

  public TabWidget(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.tabWidgetStyle); }

  public TabWidget(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public TabWidget(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
  }

  public View getChildTabViewAt(int index) { return childAt(index); }

  public int getTabCount() { return childCount(); }

  @Override
  public void addView(View child) {
    if (child.getLayoutParams() == null) {
      LayoutParams params = new LayoutParams(0, ViewGroup.LayoutParams.MATCH_PARENT, 1);
      child.setLayoutParams(params);
    }
    child.setFocusable(true);
    child.setClickable(true);
    super.addView(child);
    child.setOnClickListener(new Click(getTabCount() - 1));
  }

  @Override
  public void removeAllViews() {
    super.removeAllViews();
    selected = -1;
  }

  public void setCurrentTab(int index) {
    if (index < 0 || index >= getTabCount() || index == selected) return;
    if (selected != -1) getChildTabViewAt(selected).setSelected(false);
    selected = index;
    getChildTabViewAt(selected).setSelected(true);
  }

  public void focusCurrentTab(int index) {
    int old = selected;
    setCurrentTab(index);
    if (old != index) getChildTabViewAt(index).requestFocus();
  }

  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    for (int i = 0; i < getTabCount(); i++) getChildTabViewAt(i).setEnabled(enabled);
  }

  @Override
  public void onFocusChange(View v, boolean hasFocus) {}

  void setTabSelectionListener(OnTabSelectionChanged listener) { this.listener = listener; }

  public void setDividerDrawable(int resId) { setDividerDrawable(getContext().getDrawable(resId)); }

  private Drawable leftStripDrawable;
  private Drawable rightStripDrawable;
  private boolean stripEnabled;

  public void setLeftStripDrawable(Drawable leftStripDrawable) { this.leftStripDrawable = leftStripDrawable; }
  public Drawable getLeftStripDrawable() { return leftStripDrawable; }

  public void setLeftStripDrawable(int leftStripDrawable) {}

  public void setRightStripDrawable(Drawable rightStripDrawable) { this.rightStripDrawable = rightStripDrawable; }
  public Drawable getRightStripDrawable() { return rightStripDrawable; }

  public void setRightStripDrawable(int rightStripDrawable) {}

  public void setStripEnabled(boolean stripEnabled) { this.stripEnabled = stripEnabled; }
  public boolean isStripEnabled() { return stripEnabled; }
}
