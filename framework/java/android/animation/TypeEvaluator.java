package android.animation;

/** What lies between two values. */
public interface TypeEvaluator<T> {
  T evaluate(float fraction, T startValue, T endValue);
}
