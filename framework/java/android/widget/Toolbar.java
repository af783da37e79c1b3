package android.widget;

import android.app.ActionBar;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.Menu;
import android.view.MenuBuilder;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import antecede.Callbacks;
import antecede.Hidden;

/** A bar with a title, a navigation button and a menu. */
public class Toolbar extends ViewGroup {
  private static final int[] ATTRIBUTES = {android.R.attr.title, android.R.attr.subtitle, android.R.attr.logo,
      android.R.attr.navigationIcon, android.R.attr.navigationContentDescription, android.R.attr.popupTheme,
      android.R.attr.minHeight};

  private final BarContents bar = new BarContents(this);
  private OnMenuItemClickListener listener;

  /** Hears of a click on an item of its menu. */
  public interface OnMenuItemClickListener {
    boolean onMenuItemClick(MenuItem item);
  }

  /** With a gravity. */
  public static class LayoutParams extends ActionBar.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }

    public LayoutParams(int width, int height) {
      super(width, height);
      gravity = Gravity.CENTER_VERTICAL | Gravity.START;
    }

    public LayoutParams(int width, int height, int gravity) {
      super(width, height);
      this.gravity = gravity;
    }

    public LayoutParams(int gravity) { this(WRAP_CONTENT, MATCH_PARENT, gravity); }

    public LayoutParams(LayoutParams source) { super(source); }

    public LayoutParams(ActionBar.LayoutParams source) { super(source); }

    public LayoutParams(MarginLayoutParams source) {
      super(source);
      leftMargin = source.leftMargin;
      topMargin = source.topMargin;
      rightMargin = source.rightMargin;
      bottomMargin = source.bottomMargin;
    }

    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }

  private final class Items implements BarContents.Listener {
    @Override
    public boolean onItem(MenuItem item) {
      if (listener == null) return false;
      Callbacks.invoke(Toolbar.this, "OnMenuItemClickListener", listener);
      return listener.onMenuItemClick(item);
    }
  }

  public Toolbar(Context context) { this(context, null); }

  public Toolbar(Context context, AttributeSet attrs) { this(context, attrs, android.R.attr.toolbarStyle); }

  public Toolbar(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public Toolbar(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    bar.setListener(new Items());
    TypedArray values = context.obtainStyledAttributes(attrs, ATTRIBUTES, defStyleAttr, defStyleRes);
    if (values.getText(0) != null) setTitle(values.getText(0));
    if (values.getText(1) != null) setSubtitle(values.getText(1));
    if (values.getDrawable(2) != null) setLogo(values.getDrawable(2));
    if (values.getDrawable(3) != null) setNavigationIcon(values.getDrawable(3));
    setPopupTheme(values.getResourceId(5, 0));
    if (!values.hasValue(6)) setMinimumHeight((int) (56 * getResources().getDisplayMetrics().density));
    values.recycle();
  }

  public void setTitle(int resId) { setTitle(getContext().getText(resId)); }

  public void setTitle(CharSequence title) { bar.setTitle(title); }

  public CharSequence getTitle() { return bar.getTitle(); }

  public void setSubtitle(int resId) { setSubtitle(getContext().getText(resId)); }

  public void setSubtitle(CharSequence subtitle) { bar.setSubtitle(subtitle); }

  public CharSequence getSubtitle() { return bar.getSubtitle(); }

  public void setLogo(int resId) { setLogo(getContext().getDrawable(resId)); }

  public void setLogo(Drawable drawable) { bar.setLogo(drawable); }

  public Drawable getLogo() { return bar.getLogo(); }

  public void setNavigationIcon(int resId) { setNavigationIcon(getContext().getDrawable(resId)); }

  public void setNavigationIcon(Drawable icon) { bar.setNavigationIcon(icon); }

  public Drawable getNavigationIcon() { return bar.getNavigationIcon(); }

  public void setNavigationOnClickListener(View.OnClickListener listener) { bar.setNavigationListener(listener); }

  public void setNavigationContentDescription(int resId) { setNavigationContentDescription(getContext().getText(resId)); }

  public void setNavigationContentDescription(CharSequence description) { bar.setNavigationDescription(description); }

  public CharSequence getNavigationContentDescription() { return bar.getNavigationDescription(); }

  public Menu getMenu() { return bar.getMenu(); }

  /** The menu of an activity is shown here. */
  @Hidden
  public void setMenu(MenuBuilder menu) { bar.setMenu(menu); }

  public void inflateMenu(int resId) { new MenuInflater(getContext()).inflate(resId, getMenu()); }

  public void setOnMenuItemClickListener(OnMenuItemClickListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnMenuItemClickListener", null);
    else Callbacks.observe(this, "OnMenuItemClickListener", listener, false);
    this.listener = listener;
  }

  public boolean showOverflowMenu() { return bar.showOverflow(); }

  public boolean hideOverflowMenu() { return bar.hideOverflow(); }

  public boolean isOverflowMenuShowing() { return bar.isOverflowShowing(); }

  public void dismissPopupMenus() { bar.hideOverflow(); }

  public boolean hasExpandedActionView() { return false; }

  public void collapseActionView() {}

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) { bar.measure(widthMeasureSpec, heightMeasureSpec); }

  @Hidden
  void setSize(int width, int height) { setMeasuredDimension(width, height); }

  @Override
  protected void onLayout(boolean changed, int l, int t, int r, int b) { bar.layout(r - l, b - t); }

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) { return new LayoutParams(p); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
    return super.checkLayoutParams(p) && p instanceof LayoutParams;
  }

  private int contentInsetEndWithActions;
  private int contentInsetStartWithNavigation;
  private CharSequence logoDescription;
  private Drawable overflowIcon;
  private int popupTheme;
  private int titleMarginBottom;
  private int titleMarginEnd;
  private int titleMarginStart;
  private int titleMarginTop;

  public int getContentInsetEnd() { return 0; }

  public int getContentInsetLeft() { return 0; }

  public int getContentInsetRight() { return 0; }

  public int getContentInsetStart() { return 0; }

  public int getCurrentContentInsetEnd() { return 0; }

  public int getCurrentContentInsetLeft() { return 0; }

  public int getCurrentContentInsetRight() { return 0; }

  public int getCurrentContentInsetStart() { return 0; }

  public void setContentInsetEndWithActions(int contentInsetEndWithActions) {
    this.contentInsetEndWithActions = contentInsetEndWithActions;
  }
  public int getContentInsetEndWithActions() { return contentInsetEndWithActions; }

  public void setContentInsetStartWithNavigation(int contentInsetStartWithNavigation) {
    this.contentInsetStartWithNavigation = contentInsetStartWithNavigation;
  }
  public int getContentInsetStartWithNavigation() { return contentInsetStartWithNavigation; }

  public void setContentInsetsAbsolute(int value, int value2) {}

  public void setContentInsetsRelative(int value, int value2) {}

  public void setLogoDescription(CharSequence logoDescription) { this.logoDescription = logoDescription; }
  public CharSequence getLogoDescription() { return logoDescription; }

  public void setLogoDescription(int logoDescription) {}

  public void setOverflowIcon(Drawable overflowIcon) { this.overflowIcon = overflowIcon; }
  public Drawable getOverflowIcon() { return overflowIcon; }

  public void setPopupTheme(int popupTheme) { this.popupTheme = popupTheme; }
  public int getPopupTheme() { return popupTheme; }

  public void setSubtitleTextAppearance(Context context, int value) {}

  public void setSubtitleTextColor(int subtitleTextColor) {}

  public void setTitleMargin(int value, int value2, int value3, int value4) {}

  public void setTitleMarginBottom(int titleMarginBottom) { this.titleMarginBottom = titleMarginBottom; }
  public int getTitleMarginBottom() { return titleMarginBottom; }

  public void setTitleMarginEnd(int titleMarginEnd) { this.titleMarginEnd = titleMarginEnd; }
  public int getTitleMarginEnd() { return titleMarginEnd; }

  public void setTitleMarginStart(int titleMarginStart) { this.titleMarginStart = titleMarginStart; }
  public int getTitleMarginStart() { return titleMarginStart; }

  public void setTitleMarginTop(int titleMarginTop) { this.titleMarginTop = titleMarginTop; }
  public int getTitleMarginTop() { return titleMarginTop; }

  public void setTitleTextAppearance(Context context, int value) {}

  public void setTitleTextColor(int titleTextColor) {}

  // What only keeps a value.

  private CharSequence collapseContentDescription;
  private Drawable collapseIcon;

  public CharSequence getCollapseContentDescription() {
    return collapseContentDescription;
  }

  public Drawable getCollapseIcon() {
    return collapseIcon;
  }

  public void setCollapseContentDescription(CharSequence collapseContentDescription) {
    this.collapseContentDescription = collapseContentDescription;
  }

  public void setCollapseIcon(Drawable collapseIcon) {
    this.collapseIcon = collapseIcon;
  }

  public void setCollapseIcon(int resId) {
    setCollapseIcon(getContext().getDrawable(resId));
  }

  public void setCollapseContentDescription(int resId) {
    setCollapseContentDescription(resId == 0 ? null : getContext().getText(resId));
  }
}
