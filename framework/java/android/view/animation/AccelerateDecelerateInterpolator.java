package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Slow at both ends. */
public class AccelerateDecelerateInterpolator extends BaseInterpolator {
  public AccelerateDecelerateInterpolator() {}

  public AccelerateDecelerateInterpolator(Context context, AttributeSet attrs) {}

  @Override
  public float getInterpolation(float input) {
    return (float) (Math.cos((input + 1) * Math.PI) / 2) + 0.5f;
  }
}
