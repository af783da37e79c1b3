package android.animation;

import android.graphics.Rect;

/** Rectangles between two others. */
public class RectEvaluator implements TypeEvaluator<Rect> {
  private final Rect reused;

  public RectEvaluator() {
    this(null);
  }

  public RectEvaluator(Rect reuseRect) {
    reused = reuseRect;
  }

  @Override
  public Rect evaluate(float fraction, Rect startValue, Rect endValue) {
    Rect result = reused == null ? new Rect() : reused;
    result.set(between(fraction, startValue.left, endValue.left), between(fraction, startValue.top, endValue.top),
        between(fraction, startValue.right, endValue.right), between(fraction, startValue.bottom, endValue.bottom));
    return result;
  }

  private static int between(float fraction, int start, int end) {
    return start + (int) ((end - start) * fraction);
  }
}
