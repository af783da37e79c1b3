package android.view;

import android.graphics.Rect;

/** How large a window can be. */
public final class WindowMetrics {
  private final Rect bounds;
  private final WindowInsets insets;

  public WindowMetrics(Rect bounds, WindowInsets windowInsets) {
    this(bounds, windowInsets, 2);
  }

  public WindowMetrics(Rect bounds, WindowInsets windowInsets, float density) {
    this.bounds = bounds;
    insets = windowInsets;
  }

  public Rect getBounds() {
    return new Rect(bounds);
  }

  public WindowInsets getWindowInsets() {
    return insets;
  }

  public float getDensity() {
    return 2;
  }

  public String toString() {
    return "WindowMetrics:{bounds=" + bounds + "}";
  }
}
