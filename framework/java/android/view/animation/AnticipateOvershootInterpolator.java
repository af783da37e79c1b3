package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Backwards first, then too far, and back. */
public class AnticipateOvershootInterpolator extends BaseInterpolator {
  private final float tension;

  public AnticipateOvershootInterpolator() {
    this(2);
  }

  public AnticipateOvershootInterpolator(float tension) {
    this(tension, 1.5f);
  }

  public AnticipateOvershootInterpolator(float tension, float extraTension) {
    this.tension = tension * extraTension;
  }

  public AnticipateOvershootInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.tension, 2));
  }

  @Override
  public float getInterpolation(float t) {
    if (t < 0.5f) return 0.5f * (2 * t) * (2 * t) * ((tension + 1) * 2 * t - tension);
    float left = t * 2 - 2;
    return 0.5f * (left * left * ((tension + 1) * left + tension) + 2);
  }
}
