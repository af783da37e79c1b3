package android.view;

import android.graphics.Point;
import android.graphics.Rect;

/** One picture of a whole page. */
public class ScrollCaptureSession {
  private final Surface surface;
  private final Rect scrollBounds;
  private final Point positionInWindow;

  public ScrollCaptureSession(Surface surface, Rect scrollBounds, Point positionInWindow) {
    this.surface = surface;
    this.scrollBounds = scrollBounds;
    this.positionInWindow = positionInWindow;
  }

  public Surface getSurface() {
    return surface;
  }

  public Rect getScrollBounds() {
    return scrollBounds;
  }

  public Point getPositionInWindow() {
    return positionInWindow;
  }
}
