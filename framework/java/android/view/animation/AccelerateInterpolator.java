package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Faster and faster. */
public class AccelerateInterpolator extends BaseInterpolator {
  private final float factor;

  public AccelerateInterpolator() {
    this(1);
  }

  public AccelerateInterpolator(float factor) {
    this.factor = factor;
  }

  public AccelerateInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.factor, 1));
  }

  @Override
  public float getInterpolation(float input) {
    return factor == 1 ? input * input : (float) Math.pow(input, 2 * factor);
  }
}
