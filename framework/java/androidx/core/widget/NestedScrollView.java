package androidx.core.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.widget.ScrollView;
import androidx.core.view.NestedScrollingChild3;
import androidx.core.view.NestedScrollingChildHelper;
import androidx.core.view.NestedScrollingParent3;
import androidx.core.view.NestedScrollingParentHelper;
import androidx.core.view.ScrollingView;
import androidx.core.view.ViewCompat;
import antecede.Callbacks;

/** A view that scrolls, and shares that with those around and in it. It scrolls as the platform's does. */
public class NestedScrollView extends ScrollView implements NestedScrollingParent3, NestedScrollingChild3, ScrollingView {
  private final NestedScrollingParentHelper parents = new NestedScrollingParentHelper(this);
  private final NestedScrollingChildHelper children = new NestedScrollingChildHelper(this);
  private OnScrollChangeListener listener;

  /** Hears of scrolling. */
  public interface OnScrollChangeListener {
    void onScrollChange(NestedScrollView v, int scrollX, int scrollY, int oldScrollX, int oldScrollY);
  }

  public NestedScrollView(Context context) {
    this(context, null);
  }

  public NestedScrollView(Context context, AttributeSet attrs) {
    this(context, attrs, 0);
  }

  public NestedScrollView(Context context, AttributeSet attrs, int defStyleAttr) {
    super(context, attrs, defStyleAttr);
    children.setNestedScrollingEnabled(true);
  }

  public void setOnScrollChangeListener(OnScrollChangeListener l) {
    listener = l;
    if (l != null) Callbacks.register(this, "OnScrollChangeListener", l, false, "onScrollChanged");
    else Callbacks.unregister(this, "OnScrollChangeListener", null);
  }

  @Override
  protected void onScrollChanged(int l, int t, int oldl, int oldt) {
    super.onScrollChanged(l, t, oldl, oldt);
    if (listener == null) return;
    Callbacks.invoke(this, "OnScrollChangeListener", listener);
    listener.onScrollChange(this, l, t, oldl, oldt);
  }

  @Override
  public int computeHorizontalScrollRange() {
    return super.computeHorizontalScrollRange();
  }

  @Override
  public int computeHorizontalScrollOffset() {
    return super.computeHorizontalScrollOffset();
  }

  @Override
  public int computeHorizontalScrollExtent() {
    return super.computeHorizontalScrollExtent();
  }

  @Override
  public int computeVerticalScrollRange() {
    return super.computeVerticalScrollRange();
  }

  @Override
  public int computeVerticalScrollOffset() {
    return super.computeVerticalScrollOffset();
  }

  @Override
  public int computeVerticalScrollExtent() {
    return super.computeVerticalScrollExtent();
  }

  public final void smoothScrollBy(int dx, int dy, int scrollDurationMs) {
    smoothScrollBy(dx, dy);
  }

  public final void smoothScrollTo(int x, int y, int scrollDurationMs) {
    smoothScrollTo(x, y);
  }

  // ---- as a child

  @Override
  public void setNestedScrollingEnabled(boolean enabled) {
    if (children != null) children.setNestedScrollingEnabled(enabled);
  }

  @Override
  public boolean isNestedScrollingEnabled() {
    return children.isNestedScrollingEnabled();
  }

  @Override
  public boolean startNestedScroll(int axes) {
    return startNestedScroll(axes, ViewCompat.TYPE_TOUCH);
  }

  @Override
  public boolean startNestedScroll(int axes, int type) {
    return children.startNestedScroll(axes, type);
  }

  @Override
  public void stopNestedScroll() {
    stopNestedScroll(ViewCompat.TYPE_TOUCH);
  }

  @Override
  public void stopNestedScroll(int type) {
    children.stopNestedScroll(type);
  }

  @Override
  public boolean hasNestedScrollingParent() {
    return hasNestedScrollingParent(ViewCompat.TYPE_TOUCH);
  }

  @Override
  public boolean hasNestedScrollingParent(int type) {
    return children.hasNestedScrollingParent(type);
  }

  @Override
  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow) {
    return children.dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow);
  }

  @Override
  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow,
      int type) {
    return children.dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow, type);
  }

  @Override
  public void dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow,
      int type, int[] consumed) {
    children.dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow, type, consumed);
  }

  @Override
  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow) {
    return children.dispatchNestedPreScroll(dx, dy, consumed, offsetInWindow);
  }

  @Override
  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow, int type) {
    return children.dispatchNestedPreScroll(dx, dy, consumed, offsetInWindow, type);
  }

  @Override
  public boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed) {
    return children.dispatchNestedFling(velocityX, velocityY, consumed);
  }

  @Override
  public boolean dispatchNestedPreFling(float velocityX, float velocityY) {
    return children.dispatchNestedPreFling(velocityX, velocityY);
  }

  // ---- as a parent

  @Override
  public boolean onStartNestedScroll(View child, View target, int axes, int type) {
    return (axes & ViewCompat.SCROLL_AXIS_VERTICAL) != 0;
  }

  @Override
  public boolean onStartNestedScroll(View child, View target, int axes) {
    return onStartNestedScroll(child, target, axes, ViewCompat.TYPE_TOUCH);
  }

  @Override
  public void onNestedScrollAccepted(View child, View target, int axes, int type) {
    parents.onNestedScrollAccepted(child, target, axes, type);
    startNestedScroll(ViewCompat.SCROLL_AXIS_VERTICAL, type);
  }

  @Override
  public void onNestedScrollAccepted(View child, View target, int axes) {
    onNestedScrollAccepted(child, target, axes, ViewCompat.TYPE_TOUCH);
  }

  @Override
  public void onStopNestedScroll(View target, int type) {
    parents.onStopNestedScroll(target, type);
    stopNestedScroll(type);
  }

  @Override
  public void onStopNestedScroll(View target) {
    onStopNestedScroll(target, ViewCompat.TYPE_TOUCH);
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int type,
      int[] consumed) {
    int before = getScrollY();
    scrollBy(0, dyUnconsumed);
    int own = getScrollY() - before;
    if (consumed != null) consumed[1] += own;
    children.dispatchNestedScroll(0, own, 0, dyUnconsumed - own, null, type, consumed == null ? new int[2] : consumed);
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int type) {
    onNestedScroll(target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, type, null);
  }

  @Override
  public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
    onNestedScroll(target, dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, ViewCompat.TYPE_TOUCH, null);
  }

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed, int type) {
    dispatchNestedPreScroll(dx, dy, consumed, null, type);
  }

  @Override
  public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) {
    onNestedPreScroll(target, dx, dy, consumed, ViewCompat.TYPE_TOUCH);
  }

  @Override
  public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
    if (consumed) return false;
    dispatchNestedFling(0, velocityY, true);
    fling((int) velocityY);
    return true;
  }

  @Override
  public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
    return dispatchNestedPreFling(velocityX, velocityY);
  }

  @Override
  public int getNestedScrollAxes() {
    return parents.getNestedScrollAxes();
  }
}
