package android.graphics.drawable;

/** Can move, and says when. */
public interface Animatable2 extends Animatable {
  /** Hears of start and end. */
  abstract class AnimationCallback {
    public AnimationCallback() {}

    public void onAnimationStart(Drawable drawable) {}

    public void onAnimationEnd(Drawable drawable) {}
  }

  void registerAnimationCallback(AnimationCallback callback);

  boolean unregisterAnimationCallback(AnimationCallback callback);

  void clearAnimationCallbacks();
}
