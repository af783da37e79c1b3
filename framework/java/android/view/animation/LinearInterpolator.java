package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** As time goes. */
public class LinearInterpolator extends BaseInterpolator {
  public LinearInterpolator() {}

  public LinearInterpolator(Context context, AttributeSet attrs) {}

  @Override
  public float getInterpolation(float input) {
    return input;
  }
}
