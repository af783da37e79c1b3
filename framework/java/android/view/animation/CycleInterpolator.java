package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Forth and back. */
public class CycleInterpolator extends BaseInterpolator {
  private final float cycles;

  public CycleInterpolator(float cycles) {
    this.cycles = cycles;
  }

  public CycleInterpolator(Context context, AttributeSet attrs) {
    this(Numbers.read(context, attrs, android.R.attr.cycles, 1));
  }

  @Override
  public float getInterpolation(float input) {
    return (float) Math.sin(2 * cycles * Math.PI * input);
  }
}
