package android.animation;

import android.graphics.PointF;

/** Places between two others. */
public class PointFEvaluator implements TypeEvaluator<PointF> {
  private final PointF reused;

  public PointFEvaluator() {
    this(null);
  }

  public PointFEvaluator(PointF reuse) {
    reused = reuse;
  }

  @Override
  public PointF evaluate(float fraction, PointF startValue, PointF endValue) {
    PointF result = reused == null ? new PointF() : reused;
    result.set(startValue.x + fraction * (endValue.x - startValue.x), startValue.y + fraction * (endValue.y - startValue.y));
    return result;
  }
}
