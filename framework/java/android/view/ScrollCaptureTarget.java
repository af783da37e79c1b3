package android.view;

import android.graphics.Point;
import android.graphics.Rect;

/** A view that can show its whole page. */
public final class ScrollCaptureTarget {
  private final View containingView;
  private final Rect localVisibleRect;
  private final Point positionInWindow;
  private final ScrollCaptureCallback callback;
  private Rect scrollBounds;

  public ScrollCaptureTarget(View scrollTarget, Rect localVisibleRect, Point positionInWindow, ScrollCaptureCallback callback) {
    containingView = scrollTarget;
    this.localVisibleRect = localVisibleRect;
    this.positionInWindow = positionInWindow;
    this.callback = callback;
  }

  public View getContainingView() {
    return containingView;
  }

  public ScrollCaptureCallback getCallback() {
    return callback;
  }

  public int getHint() {
    return containingView.getScrollCaptureHint();
  }

  public Rect getLocalVisibleRect() {
    return localVisibleRect;
  }

  public Point getPositionInWindow() {
    return positionInWindow;
  }

  public Rect getScrollBounds() {
    return scrollBounds;
  }

  public void setScrollBounds(Rect scrollBounds) {
    this.scrollBounds = scrollBounds == null ? null : new Rect(scrollBounds);
  }

  public void updatePositionInWindow() {
    int[] location = new int[2];
    containingView.getLocationInWindow(location);
    positionInWindow.set(location[0], location[1]);
  }

  @Override
  public String toString() {
    return "ScrollCaptureTarget{view=" + containingView + ", bounds=" + scrollBounds + "}";
  }
}
