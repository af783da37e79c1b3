package android.animation;

/** Arrays of numbers between two others. */
public class IntArrayEvaluator implements TypeEvaluator<int[]> {
  private final int[] reused;

  public IntArrayEvaluator() {
    this(null);
  }

  public IntArrayEvaluator(int[] reuseArray) {
    reused = reuseArray;
  }

  @Override
  public int[] evaluate(float fraction, int[] startValue, int[] endValue) {
    int[] result = reused == null ? new int[startValue.length] : reused;
    for (int i = 0; i < result.length; i++) result[i] = (int) (startValue[i] + fraction * (endValue[i] - startValue[i]));
    return result;
  }
}
