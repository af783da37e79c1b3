package android.animation;

/** Numbers between two others. */
public class IntEvaluator implements TypeEvaluator<Integer> {
  public IntEvaluator() {}

  @Override
  public Integer evaluate(float fraction, Integer startValue, Integer endValue) {
    return startValue + (int) (fraction * (endValue - startValue));
  }
}
