package android.animation;

import antecede.Bag;
import antecede.Callbacks;
import java.util.ArrayList;

/** Something that changes as time goes by, in frames of the thread that started it. */
public abstract class Animator implements Cloneable {
  public static final long DURATION_INFINITE = -1L;

  private Bag<AnimatorListener> listeners = new Bag<AnimatorListener>();
  private Bag<AnimatorPauseListener> pauseListeners = new Bag<AnimatorPauseListener>();
  boolean paused;

  /** Hears of an animation's beginning and end. */
  public static interface AnimatorListener {
    default void onAnimationStart(Animator animation, boolean isReverse) {
      onAnimationStart(animation);
    }

    default void onAnimationEnd(Animator animation, boolean isReverse) {
      onAnimationEnd(animation);
    }

    void onAnimationStart(Animator animation);

    void onAnimationEnd(Animator animation);

    void onAnimationCancel(Animator animation);

    void onAnimationRepeat(Animator animation);
  }

  /** Hears when an animation pauses. */
  public static interface AnimatorPauseListener {
    void onAnimationPause(Animator animation);

    void onAnimationResume(Animator animation);
  }

  public Animator() {}

  public void start() {}

  public void cancel() {}

  public void end() {}

  public void pause() {
    if (!isStarted() && !isRunning() || paused) return;
    paused = true;
    Bag<AnimatorPauseListener> all = pauseListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorPauseListener", all.get(i));
      all.get(i).onAnimationPause(this);
    }
  }

  public void resume() {
    if (!paused) return;
    paused = false;
    Bag<AnimatorPauseListener> all = pauseListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorPauseListener", all.get(i));
      all.get(i).onAnimationResume(this);
    }
  }

  public boolean isPaused() {
    return paused;
  }

  public abstract long getStartDelay();

  public abstract void setStartDelay(long startDelay);

  public abstract Animator setDuration(long duration);

  public abstract long getDuration();

  public long getTotalDuration() {
    long duration = getDuration();
    return duration == DURATION_INFINITE ? DURATION_INFINITE : getStartDelay() + duration;
  }

  public abstract void setInterpolator(TimeInterpolator value);

  public TimeInterpolator getInterpolator() {
    return null;
  }

  public abstract boolean isRunning();

  public boolean isStarted() {
    return isRunning();
  }

  public void addListener(AnimatorListener listener) {
    Callbacks.observe(this, "AnimatorListener", listener, true);
    listeners.add(listener);
  }

  public void removeListener(AnimatorListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "AnimatorListener", listener);
  }

  public ArrayList<AnimatorListener> getListeners() {
    if (listeners.isEmpty()) return null;
    ArrayList<AnimatorListener> result = new ArrayList<AnimatorListener>();
    for (int i = 0; i < listeners.size(); i++) result.add(listeners.get(i));
    return result;
  }

  public void addPauseListener(AnimatorPauseListener listener) {
    Callbacks.observe(this, "AnimatorPauseListener", listener, true);
    pauseListeners.add(listener);
  }

  public void removePauseListener(AnimatorPauseListener listener) {
    if (pauseListeners.remove(listener)) Callbacks.unregister(this, "AnimatorPauseListener", listener);
  }

  public void removeAllListeners() {
    Callbacks.unregister(this, "AnimatorListener", null);
    Callbacks.unregister(this, "AnimatorPauseListener", null);
    listeners.clear();
    pauseListeners.clear();
  }

  void tellStart(boolean reverse) {
    Bag<AnimatorListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorListener", all.get(i));
      all.get(i).onAnimationStart(this, reverse);
    }
  }

  void tellEnd(boolean reverse) {
    Bag<AnimatorListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorListener", all.get(i));
      all.get(i).onAnimationEnd(this, reverse);
    }
  }

  void tellCancel() {
    Bag<AnimatorListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorListener", all.get(i));
      all.get(i).onAnimationCancel(this);
    }
  }

  void tellRepeat() {
    Bag<AnimatorListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorListener", all.get(i));
      all.get(i).onAnimationRepeat(this);
    }
  }

  @Override
  public Animator clone() {
    try {
      Animator copy = (Animator) super.clone();
      copy.listeners = listeners.copy();
      copy.pauseListeners = pauseListeners.copy();
      for (int i = 0; i < listeners.size(); i++) Callbacks.observe(copy, "AnimatorListener", listeners.get(i), true);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError();
    }
  }

  public void setupStartValues() {}

  public void setupEndValues() {}

  public void setTarget(Object target) {}
}
