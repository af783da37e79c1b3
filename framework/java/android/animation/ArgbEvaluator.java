package android.animation;

/** Colours between two others. */
public class ArgbEvaluator implements TypeEvaluator {
  private static final ArgbEvaluator instance = new ArgbEvaluator();

  public ArgbEvaluator() {}

  static ArgbEvaluator getInstance() {
    return instance;
  }

  @Override
  public Object evaluate(float fraction, Object startValue, Object endValue) {
    int start = (Integer) startValue;
    int end = (Integer) endValue;
    int result = 0;
    for (int shift = 24; shift >= 0; shift -= 8) {
      int from = start >> shift & 0xFF;
      int to = end >> shift & 0xFF;
      result |= Math.round(from + fraction * (to - from)) << shift;
    }
    return result;
  }
}
