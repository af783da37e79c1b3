package android.animation;

/** Arrays of numbers between two others. */
public class FloatArrayEvaluator implements TypeEvaluator<float[]> {
  private final float[] reused;

  public FloatArrayEvaluator() {
    this(null);
  }

  public FloatArrayEvaluator(float[] reuseArray) {
    reused = reuseArray;
  }

  @Override
  public float[] evaluate(float fraction, float[] startValue, float[] endValue) {
    float[] result = reused == null ? new float[startValue.length] : reused;
    for (int i = 0; i < result.length; i++) result[i] = (float) (startValue[i] + fraction * (endValue[i] - startValue[i]));
    return result;
  }
}
