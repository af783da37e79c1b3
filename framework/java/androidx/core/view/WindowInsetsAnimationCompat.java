package androidx.core.view;

import java.util.List;

/** An animation of insets; there are none. */
public final class WindowInsetsAnimationCompat {
  private WindowInsetsAnimationCompat() {}

  /** Where an animation goes. */
  public static final class BoundsCompat {
    private BoundsCompat() {}
  }

  /** Hears of animations. */
  public abstract static class Callback {
    public static final int DISPATCH_MODE_STOP = 0;
    public static final int DISPATCH_MODE_CONTINUE_ON_SUBTREE = 1;

    private final int mode;

    public Callback(int dispatchMode) {
      mode = dispatchMode;
    }

    public final int getDispatchMode() {
      return mode;
    }

    public void onPrepare(WindowInsetsAnimationCompat animation) {}

    public BoundsCompat onStart(WindowInsetsAnimationCompat animation, BoundsCompat bounds) {
      return bounds;
    }

    public abstract WindowInsetsCompat onProgress(WindowInsetsCompat insets, List<WindowInsetsAnimationCompat> runningAnimations);

    public void onEnd(WindowInsetsAnimationCompat animation) {}
  }
}
