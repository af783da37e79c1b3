package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Backwards first. */
public class AnticipateInterpolator extends BaseInterpolator {
  private final float tension;

  public AnticipateInterpolator() {
    this(2);
  }

  public AnticipateInterpolator(float tension) {
    this.tension = tension;
  }

  public AnticipateInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.tension, 2));
  }

  @Override
  public float getInterpolation(float t) {
    return t * t * ((tension + 1) * t - tension);
  }
}
