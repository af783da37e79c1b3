package android.animation;

/** Numbers between two others. */
public class FloatEvaluator implements TypeEvaluator<Number> {
  public FloatEvaluator() {}

  @Override
  public Float evaluate(float fraction, Number startValue, Number endValue) {
    return startValue.floatValue() + fraction * (endValue.floatValue() - startValue.floatValue());
  }
}
