package android.view;

import android.graphics.Insets;
import android.view.animation.Interpolator;
import java.util.List;

/** Bars that come or go. */
public final class WindowInsetsAnimation {
  private final int typeMask;
  private final Interpolator interpolator;
  private final long durationMillis;
  private float fraction;
  private float alpha = 1;

  public WindowInsetsAnimation(int typeMask, Interpolator interpolator, long durationMillis) {
    this.typeMask = typeMask;
    this.interpolator = interpolator;
    this.durationMillis = durationMillis;
  }

  public int getTypeMask() {
    return typeMask;
  }

  public float getFraction() {
    return fraction;
  }

  public float getInterpolatedFraction() {
    return interpolator == null ? fraction : interpolator.getInterpolation(fraction);
  }

  public Interpolator getInterpolator() {
    return interpolator;
  }

  public long getDurationMillis() {
    return durationMillis;
  }

  public void setFraction(float fraction) {
    this.fraction = fraction;
  }

  public float getAlpha() {
    return alpha;
  }

  public void setAlpha(float alpha) {
    this.alpha = alpha;
  }

  /** From where to where. */
  public static final class Bounds {
    private final Insets lowerBound;
    private final Insets upperBound;

    public Bounds(Insets lowerBound, Insets upperBound) {
      this.lowerBound = lowerBound;
      this.upperBound = upperBound;
    }

    public Insets getLowerBound() {
      return lowerBound;
    }

    public Insets getUpperBound() {
      return upperBound;
    }

    public Bounds inset(Insets insets) {
      return new Bounds(Insets.max(Insets.NONE, Insets.subtract(lowerBound, insets)),
          Insets.max(Insets.NONE, Insets.subtract(upperBound, insets)));
    }

    @Override
    public String toString() {
      return "Bounds{lower=" + lowerBound + " upper=" + upperBound + "}";
    }
  }

  /** Hears of it. */
  public abstract static class Callback {
    public static final int DISPATCH_MODE_STOP = 0;
    public static final int DISPATCH_MODE_CONTINUE_ON_SUBTREE = 1;

    private final int dispatchMode;

    public Callback(int dispatchMode) {
      this.dispatchMode = dispatchMode;
    }

    public final int getDispatchMode() {
      return dispatchMode;
    }

    public void onPrepare(WindowInsetsAnimation animation) {}

    public Bounds onStart(WindowInsetsAnimation animation, Bounds bounds) {
      return bounds;
    }

    public abstract WindowInsets onProgress(WindowInsets insets, List<WindowInsetsAnimation> runningAnimations);

    public void onEnd(WindowInsetsAnimation animation) {}
  }
}
