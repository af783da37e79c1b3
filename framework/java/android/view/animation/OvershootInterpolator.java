package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Too far, and back. */
public class OvershootInterpolator extends BaseInterpolator {
  private final float tension;

  public OvershootInterpolator() {
    this(2);
  }

  public OvershootInterpolator(float tension) {
    this.tension = tension;
  }

  public OvershootInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.tension, 2));
  }

  @Override
  public float getInterpolation(float t) {
    float left = t - 1;
    return left * left * ((tension + 1) * left + tension) + 1;
  }
}
