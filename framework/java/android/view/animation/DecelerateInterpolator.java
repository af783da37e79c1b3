package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Slower and slower. */
public class DecelerateInterpolator extends BaseInterpolator {
  private final float factor;

  public DecelerateInterpolator() {
    this(1);
  }

  public DecelerateInterpolator(float factor) {
    this.factor = factor;
  }

  public DecelerateInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.factor, 1));
  }

  @Override
  public float getInterpolation(float input) {
    float left = 1 - input;
    return factor == 1 ? 1 - left * left : (float) (1 - Math.pow(left, 2 * factor));
  }
}
