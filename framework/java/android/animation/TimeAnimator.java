package android.animation;

import antecede.Callbacks;

/** Tells how much time went by, frame by frame, until it is stopped. */
public class TimeAnimator extends ValueAnimator {
  private TimeListener listener;
  private long first = -1;
  private long last = -1;

  /** Hears of each frame. */
  public static interface TimeListener {
    void onTimeUpdate(TimeAnimator animation, long totalTime, long deltaTime);
  }

  public TimeAnimator() {
    setDuration(1000);
    setRepeatCount(INFINITE);
  }

  @Override
  public void start() {
    first = -1;
    last = -1;
    super.start();
  }

  @Override
  public void setCurrentPlayTime(long playTime) {}

  @Override
  void animateValue(float fraction) {
    long now = android.view.animation.AnimationUtils.currentAnimationTimeMillis();
    if (first < 0) first = now;
    long delta = last < 0 ? 0 : now - last;
    last = now;
    if (listener == null) return;
    Callbacks.invoke(this, "TimeListener", listener);
    listener.onTimeUpdate(this, now - first, delta);
  }

  public void setTimeListener(TimeListener listener) {
    this.listener = listener;
    if (listener == null) Callbacks.unregister(this, "TimeListener", null);
    else Callbacks.observe(this, "TimeListener", listener, false);
  }
}
