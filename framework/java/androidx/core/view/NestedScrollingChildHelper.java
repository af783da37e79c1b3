package androidx.core.view;

import android.view.View;
import android.view.ViewParent;

/** Looks for a parent that shares the scrolling, and asks it. */
public class NestedScrollingChildHelper {
  private final View view;
  private ViewParent touchParent;
  private ViewParent otherParent;
  private boolean enabled;

  public NestedScrollingChildHelper(View view) {
    this.view = view;
  }

  public void setNestedScrollingEnabled(boolean enabled) {
    if (this.enabled) stopNestedScroll();
    this.enabled = enabled;
  }

  public boolean isNestedScrollingEnabled() {
    return enabled;
  }

  private ViewParent parent(int type) {
    return type == ViewCompat.TYPE_TOUCH ? touchParent : otherParent;
  }

  private void setParent(int type, ViewParent parent) {
    if (type == ViewCompat.TYPE_TOUCH) touchParent = parent;
    else otherParent = parent;
  }

  public boolean hasNestedScrollingParent() {
    return hasNestedScrollingParent(ViewCompat.TYPE_TOUCH);
  }

  public boolean hasNestedScrollingParent(int type) {
    return parent(type) != null;
  }

  public boolean startNestedScroll(int axes) {
    return startNestedScroll(axes, ViewCompat.TYPE_TOUCH);
  }

  public boolean startNestedScroll(int axes, int type) {
    if (hasNestedScrollingParent(type)) return true;
    View child = view;
    for (ViewParent parent = view.getParent(); enabled && parent != null; parent = parent.getParent()) {
      if (accepts(parent, child, axes, type)) {
        setParent(type, parent);
        return true;
      }
      if (parent instanceof View) child = (View) parent;
    }
    return false;
  }

  private boolean accepts(ViewParent parent, View child, int axes, int type) {
    if (parent instanceof NestedScrollingParent2) {
      NestedScrollingParent2 nested = (NestedScrollingParent2) parent;
      if (!nested.onStartNestedScroll(child, view, axes, type)) return false;
      nested.onNestedScrollAccepted(child, view, axes, type);
      return true;
    }
    if (type != ViewCompat.TYPE_TOUCH) return false;
    if (parent instanceof NestedScrollingParent) {
      NestedScrollingParent nested = (NestedScrollingParent) parent;
      if (!nested.onStartNestedScroll(child, view, axes)) return false;
      nested.onNestedScrollAccepted(child, view, axes);
      return true;
    }
    if (!parent.onStartNestedScroll(child, view, axes)) return false;
    parent.onNestedScrollAccepted(child, view, axes);
    return true;
  }

  public void stopNestedScroll() {
    stopNestedScroll(ViewCompat.TYPE_TOUCH);
  }

  public void stopNestedScroll(int type) {
    ViewParent parent = parent(type);
    if (parent == null) return;
    if (parent instanceof NestedScrollingParent2) ((NestedScrollingParent2) parent).onStopNestedScroll(view, type);
    else if (parent instanceof NestedScrollingParent) ((NestedScrollingParent) parent).onStopNestedScroll(view);
    else parent.onStopNestedScroll(view);
    setParent(type, null);
  }

  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow) {
    return dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow, ViewCompat.TYPE_TOUCH);
  }

  public boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow,
      int type) {
    return scroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow, type, new int[2]);
  }

  public void dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow,
      int type, int[] consumed) {
    scroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow, type, consumed);
  }

  private boolean scroll(int x, int y, int restX, int restY, int[] offset, int type, int[] consumed) {
    ViewParent parent = parent(type);
    if (!enabled || parent == null || x == 0 && y == 0 && restX == 0 && restY == 0) return false;
    int[] before = new int[2];
    view.getLocationInWindow(before);
    if (parent instanceof NestedScrollingParent3) {
      ((NestedScrollingParent3) parent).onNestedScroll(view, x, y, restX, restY, type, consumed);
    } else {
      consumed[0] += restX;
      consumed[1] += restY;
      if (parent instanceof NestedScrollingParent2) ((NestedScrollingParent2) parent).onNestedScroll(view, x, y, restX, restY, type);
      else if (parent instanceof NestedScrollingParent) ((NestedScrollingParent) parent).onNestedScroll(view, x, y, restX, restY);
      else parent.onNestedScroll(view, x, y, restX, restY);
    }
    tellOffset(before, offset);
    return true;
  }

  private void tellOffset(int[] before, int[] offset) {
    if (offset == null) return;
    view.getLocationInWindow(offset);
    offset[0] -= before[0];
    offset[1] -= before[1];
  }

  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow) {
    return dispatchNestedPreScroll(dx, dy, consumed, offsetInWindow, ViewCompat.TYPE_TOUCH);
  }

  public boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow, int type) {
    ViewParent parent = parent(type);
    if (!enabled || parent == null || dx == 0 && dy == 0) return false;
    int[] before = new int[2];
    view.getLocationInWindow(before);
    int[] taken = consumed == null ? new int[2] : consumed;
    taken[0] = taken[1] = 0;
    if (parent instanceof NestedScrollingParent2) ((NestedScrollingParent2) parent).onNestedPreScroll(view, dx, dy, taken, type);
    else if (parent instanceof NestedScrollingParent) ((NestedScrollingParent) parent).onNestedPreScroll(view, dx, dy, taken);
    else parent.onNestedPreScroll(view, dx, dy, taken);
    tellOffset(before, offsetInWindow);
    return taken[0] != 0 || taken[1] != 0;
  }

  public boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed) {
    if (!enabled || touchParent == null) return false;
    if (touchParent instanceof NestedScrollingParent) {
      return ((NestedScrollingParent) touchParent).onNestedFling(view, velocityX, velocityY, consumed);
    }
    return touchParent.onNestedFling(view, velocityX, velocityY, consumed);
  }

  public boolean dispatchNestedPreFling(float velocityX, float velocityY) {
    if (!enabled || touchParent == null) return false;
    if (touchParent instanceof NestedScrollingParent) {
      return ((NestedScrollingParent) touchParent).onNestedPreFling(view, velocityX, velocityY);
    }
    return touchParent.onNestedPreFling(view, velocityX, velocityY);
  }

  public void onDetachedFromWindow() {
    stopNestedScroll();
  }

  public void onStopNestedScroll(View child) {
    stopNestedScroll();
  }
}
