package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Bounces at the end. */
public class BounceInterpolator extends BaseInterpolator {
  public BounceInterpolator() {}

  public BounceInterpolator(Context context, AttributeSet attrs) {}

  @Override
  public float getInterpolation(float t) {
    float x = t * 1.1226f;
    if (x < 0.3535f) return bounce(x);
    if (x < 0.7408f) return bounce(x - 0.54719f) + 0.7f;
    if (x < 0.9644f) return bounce(x - 0.8526f) + 0.9f;
    return bounce(x - 1.0435f) + 0.95f;
  }

  private static float bounce(float t) {
    return t * t * 8;
  }
}
