package androidx.core.view;

/** Hears what its parents took. */
public interface NestedScrollingChild3 extends NestedScrollingChild2 {
  void dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow, int type,
      int[] consumed);
}
