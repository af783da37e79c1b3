package com.google.android.material.appbar;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.Interpolator;
import android.widget.AppAttributes;
import android.widget.LinearLayout;
import androidx.coordinatorlayout.widget.CoordinatorLayout;
import antecede.Bag;
import antecede.Callbacks;

/** Bars that scroll away with the contents below them. */
public class AppBarLayout extends LinearLayout implements CoordinatorLayout.AttachedBehavior {
  private final Bag<BaseOnOffsetChangedListener> listeners = new Bag<BaseOnOffsetChangedListener>();
  private int offset;
  private int pending;
  private boolean liftOnScroll, lifted;

  public interface BaseOnOffsetChangedListener<T extends AppBarLayout> {
    void onOffsetChanged(T appBarLayout, int verticalOffset);
  }

  public interface OnOffsetChangedListener extends BaseOnOffsetChangedListener<AppBarLayout> {
    @Override
    void onOffsetChanged(AppBarLayout appBarLayout, int verticalOffset);
  }

  public static class LayoutParams extends LinearLayout.LayoutParams {
    public static final int SCROLL_FLAG_NO_SCROLL = 0, SCROLL_FLAG_SCROLL = 1, SCROLL_FLAG_EXIT_UNTIL_COLLAPSED = 2,
        SCROLL_FLAG_ENTER_ALWAYS = 4,
        SCROLL_FLAG_ENTER_ALWAYS_COLLAPSED = 8, SCROLL_FLAG_SNAP = 16, SCROLL_FLAG_SNAP_MARGINS = 32;

    int flags = SCROLL_FLAG_SCROLL;
    private Interpolator interpolator;

    public LayoutParams(Context c, AttributeSet attrs) {
      super(c, attrs);
      TypedArray values = AppAttributes.of(c, attrs, "layout_scrollFlags");
      flags = values.getInt(0, 0);
      values.recycle();
    }

    public LayoutParams(int width, int height) { super(width, height); }

    public LayoutParams(int width, int height, float weight) { super(width, height, weight); }

    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }

    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }

    public LayoutParams(LinearLayout.LayoutParams source) { super((ViewGroup.MarginLayoutParams) source); }

    public void setScrollFlags(int flags) { this.flags = flags; }

    public int getScrollFlags() { return flags; }

    public void setScrollInterpolator(Interpolator interpolator) { this.interpolator = interpolator; }

    public Interpolator getScrollInterpolator() { return interpolator; }
  }

  /** What a finger does. */
  protected static class BaseBehavior<T extends AppBarLayout> extends CoordinatorLayout.Behavior<T> {
    public BaseBehavior() {}

    public BaseBehavior(Context context, AttributeSet attrs) { super(context, attrs); }

    @Override
    public boolean onStartNestedScroll(CoordinatorLayout parent, T child, View directTargetChild, View target, int axes,
        int type) {
      return (axes & View.SCROLL_AXIS_VERTICAL) != 0 && child.getTotalScrollRange() > 0;
    }

    @Override
    public void onNestedPreScroll(CoordinatorLayout parent, T child, View target, int dx, int dy, int[] consumed, int type) {
      if (dy > 0 || dy < 0 && !target.canScrollVertically(-1)) consumed[1] = ((AppBarLayout) child).scroll(dy);
    }

    @Override
    public boolean onLayoutChild(CoordinatorLayout parent, T child, int layoutDirection) {
      parent.onLayoutChild(child, layoutDirection);
      ((AppBarLayout) child).settle();
      return true;
    }

    public int getTopAndBottomOffset() { return 0; }

    public boolean setTopAndBottomOffset(int offset) { return false; }

    public void setDragCallback(DragCallback callback) {
      Callbacks.register(this, "DragCallback", callback, false);
    }

    public abstract static class DragCallback {
      public abstract boolean canDrag(AppBarLayout appBarLayout);
    }
  }

  public static class Behavior extends BaseBehavior<AppBarLayout> {
    public Behavior() {}

    public Behavior(Context context, AttributeSet attrs) { super(context, attrs); }

    public abstract static class DragCallback extends BaseBehavior.DragCallback {}
  }

  /** The contents below the bars. */
  public static class ScrollingViewBehavior extends CoordinatorLayout.Behavior<View> {
    private int overlap;

    public ScrollingViewBehavior() {}

    public ScrollingViewBehavior(Context context, AttributeSet attrs) {
      super(context, attrs);
      TypedArray values = AppAttributes.of(context, attrs, "behavior_overlapTop");
      overlap = values.getDimensionPixelSize(0, 0);
      values.recycle();
    }

    public final void setOverlayTop(int overlayTop) { overlap = overlayTop; }

    public final int getOverlayTop() { return overlap; }

    @Override
    public boolean layoutDependsOn(CoordinatorLayout parent, View child, View dependency) {
      return dependency instanceof AppBarLayout;
    }

    private static AppBarLayout bar(CoordinatorLayout parent) {
      for (int i = 0; i < parent.childCount(); i++) {
        if (parent.childAt(i) instanceof AppBarLayout) return (AppBarLayout) parent.childAt(i);
      }
      return null;
    }

    @Override
    public boolean onMeasureChild(CoordinatorLayout parent, View child, int parentWidthMeasureSpec, int widthUsed,
        int parentHeightMeasureSpec,
        int heightUsed) {
      AppBarLayout bar = bar(parent);
      if (bar == null || child.getLayoutParams().height != ViewGroup.LayoutParams.MATCH_PARENT) return false;
      int height = View.MeasureSpec.getSize(parentHeightMeasureSpec) - bar.getMeasuredHeight() + bar.getTotalScrollRange();
      parent.onMeasureChild(child, parentWidthMeasureSpec, widthUsed,
          View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY), heightUsed);
      return true;
    }

    @Override
    public boolean onLayoutChild(CoordinatorLayout parent, View child, int layoutDirection) {
      AppBarLayout bar = bar(parent);
      if (bar == null) return false;
      CoordinatorLayout.LayoutParams params = (CoordinatorLayout.LayoutParams) child.getLayoutParams();
      int x = parent.getPaddingLeft() + params.leftMargin, y = bar.getBottom() + params.topMargin - overlap;
      child.layout(x, y, x + child.getMeasuredWidth(), y + child.getMeasuredHeight());
      return true;
    }

    @Override
    public boolean onDependentViewChanged(CoordinatorLayout parent, View child, View dependency) {
      child.offsetTopAndBottom(dependency.getBottom() - overlap - child.getTop());
      return false;
    }
  }

  public AppBarLayout(Context context) { this(context, null); }

  public AppBarLayout(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public AppBarLayout(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    setOrientation(VERTICAL);
  }

  @Override
  public CoordinatorLayout.Behavior<AppBarLayout> getBehavior() { return new Behavior(); }

  public void addOnOffsetChangedListener(BaseOnOffsetChangedListener listener) {
    if (listener == null || listeners.contains(listener)) return;
    Callbacks.register(this, "OnOffsetChangedListener", listener, true, "to");
    listeners.add(listener);
  }

  public void addOnOffsetChangedListener(OnOffsetChangedListener listener) {
    addOnOffsetChangedListener((BaseOnOffsetChangedListener) listener);
  }

  public void removeOnOffsetChangedListener(BaseOnOffsetChangedListener listener) {
    if (listener != null && listeners.remove(listener)) Callbacks.unregister(this, "OnOffsetChangedListener", listener);
  }

  public void removeOnOffsetChangedListener(OnOffsetChangedListener listener) {
    removeOnOffsetChangedListener((BaseOnOffsetChangedListener) listener);
  }

  public final int getTotalScrollRange() {
    int range = 0;
    for (int i = 0; i < childCount(); i++) {
      View child = childAt(i);
      LayoutParams params = (LayoutParams) child.getLayoutParams();
      if (child.shown() == GONE) continue;
      if ((params.flags & LayoutParams.SCROLL_FLAG_SCROLL) == 0) break;
      range += child.getMeasuredHeight() + params.topMargin + params.bottomMargin;
      if ((params.flags & LayoutParams.SCROLL_FLAG_EXIT_UNTIL_COLLAPSED) != 0) return range - child.getMinimumHeight();
    }
    return range;
  }

  public final int getMinimumHeightForVisibleOverlappingContent() { return Math.max(getMinimumHeight() * 2, getHeight() / 3); }

  int scroll(int dy) {
    int next = Math.max(-getTotalScrollRange(), Math.min(0, offset - dy)), moved = offset - next;
    to(next);
    return moved;
  }

  @SuppressWarnings("unchecked")
  private void to(int next) {
    if (next == offset) return;
    offsetTopAndBottom(next - offset);
    offset = next;
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, "OnOffsetChangedListener", listeners.get(i));
      listeners.get(i).onOffsetChanged(this, next);
    }
  }

  /** After a layout, which put it at the top. */
  void settle() {
    int wanted = pending == 0 ? offset : pending > 0 ? 0 : -getTotalScrollRange();
    pending = 0;
    offset = 0;
    to(wanted);
  }

  public void setExpanded(boolean expanded) { setExpanded(expanded, isLaidOut()); }

  public void setExpanded(boolean expanded, boolean animate) {
    pending = expanded ? 1 : -1;
    requestLayout();
  }

  public boolean isLiftOnScroll() { return liftOnScroll; }

  public void setLiftOnScroll(boolean liftOnScroll) { this.liftOnScroll = liftOnScroll; }

  public boolean setLifted(boolean lifted) {
    boolean changes = this.lifted != lifted;
    this.lifted = lifted;
    return changes;
  }

  public boolean isLifted() { return lifted; }

  @Deprecated
  public void setTargetElevation(float elevation) {}

  @Override
  public LayoutParams generateLayoutParams(AttributeSet attrs) { return new LayoutParams(getContext(), attrs); }

  @Override
  protected LayoutParams generateDefaultLayoutParams() {
    return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
  }

  @Override
  protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
    return p instanceof MarginLayoutParams ? new LayoutParams((MarginLayoutParams) p) : new LayoutParams(p);
  }

  @Override
  protected boolean checkLayoutParams(ViewGroup.LayoutParams p) { return p instanceof LayoutParams; }
}
