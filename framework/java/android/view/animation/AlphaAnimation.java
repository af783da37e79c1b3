package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Lets a view fade. */
public class AlphaAnimation extends Animation {
  private final float from;
  private final float to;

  public AlphaAnimation(Context context, AttributeSet attrs) {
    super(context, attrs);
    from = Numbers.read(context, attrs, android.R.attr.fromAlpha, 1);
    to = Numbers.read(context, attrs, android.R.attr.toAlpha, 1);
  }

  public AlphaAnimation(float fromAlpha, float toAlpha) {
    from = fromAlpha;
    to = toAlpha;
  }

  @Override
  protected void applyTransformation(float interpolatedTime, Transformation t) {
    t.setAlpha(from + (to - from) * interpolatedTime);
  }

  @Override
  public boolean willChangeTransformationMatrix() {
    return false;
  }

  @Override
  public boolean willChangeBounds() {
    return false;
  }
}
