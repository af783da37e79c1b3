package androidx.core.view;

/** A view whose scrolling its parents may share. */
public interface NestedScrollingChild {
  void setNestedScrollingEnabled(boolean enabled);

  boolean isNestedScrollingEnabled();

  boolean startNestedScroll(int axes);

  void stopNestedScroll();

  boolean hasNestedScrollingParent();

  boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow);

  boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow);

  boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed);

  boolean dispatchNestedPreFling(float velocityX, float velocityY);
}
