package android.view.animation;

/** What all interpolators extend. */
public abstract class BaseInterpolator implements Interpolator {
  public BaseInterpolator() {}
}
