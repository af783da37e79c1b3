package android.animation;

import android.os.Looper;
import android.util.AndroidRuntimeException;
import android.view.Choreographer;
import android.view.animation.AccelerateDecelerateInterpolator;
import android.view.animation.AnimationUtils;
import antecede.Bag;
import antecede.Callbacks;

/**
 * Counts from one value to another. Without a delay the listeners hear of the start, and of the first value, within {@link
 * #start}; of everything else
 * in frames, unless the app ends it.
 */
public class ValueAnimator extends Animator {
  public static final int RESTART = 1;
  public static final int REVERSE = 2;
  public static final int INFINITE = -1;

  private static final TimeInterpolator DEFAULT = new AccelerateDecelerateInterpolator();
  private static long frameDelay = 10;

  private PropertyValuesHolder[] values = new PropertyValuesHolder[0];
  private Bag<AnimatorUpdateListener> updateListeners = new Bag<AnimatorUpdateListener>();
  private TimeInterpolator interpolator = DEFAULT;
  private long duration = 300;
  private long startDelay;
  private int repeatCount;
  private int repeatMode = RESTART;
  private boolean started;
  private boolean running;
  private boolean initialized;
  private boolean reversed;
  private long startTime = -1;
  private long pauseTime;
  private long seek = -1;
  private int iteration;
  private float fraction;
  private Frame frame;
  private Choreographer choreographer;

  /** Hears of each value. */
  public static interface AnimatorUpdateListener {
    void onAnimationUpdate(ValueAnimator animation);
  }

  /** Hears when all animations become faster or slower, which they do not. */
  public interface DurationScaleChangeListener {
    void onChanged(float scale);
  }

  private static final class Frame implements Choreographer.FrameCallback {
    private final ValueAnimator animator;

    Frame(ValueAnimator animator) {
      this.animator = animator;
    }

    @Override
    public void doFrame(long frameTimeNanos) {
      if (animator.frame == this) animator.frame(frameTimeNanos / 1000000);
    }
  }

  public ValueAnimator() {}

  public static float getDurationScale() {
    return 1;
  }

  public static boolean registerDurationScaleChangeListener(DurationScaleChangeListener listener) {
    Callbacks.register(ValueAnimator.class, "DurationScaleChangeListener", listener, true);
    return true;
  }

  public static boolean unregisterDurationScaleChangeListener(DurationScaleChangeListener listener) {
    Callbacks.unregister(ValueAnimator.class, "DurationScaleChangeListener", listener);
    return true;
  }

  public static boolean areAnimatorsEnabled() {
    return true;
  }

  public static ValueAnimator ofInt(int... values) {
    ValueAnimator animator = new ValueAnimator();
    animator.setIntValues(values);
    return animator;
  }

  public static ValueAnimator ofArgb(int... values) {
    ValueAnimator animator = ofInt(values);
    animator.setEvaluator(ArgbEvaluator.getInstance());
    return animator;
  }

  public static ValueAnimator ofFloat(float... values) {
    ValueAnimator animator = new ValueAnimator();
    animator.setFloatValues(values);
    return animator;
  }

  public static ValueAnimator ofPropertyValuesHolder(PropertyValuesHolder... values) {
    ValueAnimator animator = new ValueAnimator();
    animator.setValues(values);
    return animator;
  }

  public static ValueAnimator ofObject(TypeEvaluator evaluator, Object... values) {
    ValueAnimator animator = new ValueAnimator();
    animator.setObjectValues(values);
    animator.setEvaluator(evaluator);
    return animator;
  }

  // What it counts.

  public void setIntValues(int... values) {
    if (values == null || values.length == 0) return;
    if (this.values.length == 0) setValues(PropertyValuesHolder.ofInt("", values));
    else this.values[0].setIntValues(values);
    initialized = false;
  }

  public void setFloatValues(float... values) {
    if (values == null || values.length == 0) return;
    if (this.values.length == 0) setValues(PropertyValuesHolder.ofFloat("", values));
    else this.values[0].setFloatValues(values);
    initialized = false;
  }

  public void setObjectValues(Object... values) {
    if (values == null || values.length == 0) return;
    if (this.values.length == 0) setValues(PropertyValuesHolder.ofObject("", null, values));
    else this.values[0].setObjectValues(values);
    initialized = false;
  }

  public void setValues(PropertyValuesHolder... values) {
    this.values = values;
    initialized = false;
  }

  public PropertyValuesHolder[] getValues() {
    return values;
  }

  public void setEvaluator(TypeEvaluator value) {
    if (value != null && values.length > 0) values[0].setEvaluator(value);
  }

  public Object getAnimatedValue() {
    return values.length == 0 ? null : values[0].getAnimatedValue();
  }

  public Object getAnimatedValue(String propertyName) {
    for (PropertyValuesHolder holder : values) {
      if (propertyName.equals(holder.getPropertyName())) return holder.getAnimatedValue();
    }
    return null;
  }

  public float getAnimatedFraction() {
    return fraction;
  }

  // How long.

  @Override
  public ValueAnimator setDuration(long duration) {
    if (duration < 0) throw new IllegalArgumentException("Animators cannot have negative duration: " + duration);
    this.duration = duration;
    return this;
  }

  @Override
  public long getDuration() {
    return duration;
  }

  @Override
  public long getTotalDuration() {
    return repeatCount == INFINITE ? DURATION_INFINITE : startDelay + duration * (repeatCount + 1);
  }

  @Override
  public long getStartDelay() {
    return startDelay;
  }

  @Override
  public void setStartDelay(long startDelay) {
    this.startDelay = Math.max(0, startDelay);
  }

  public static long getFrameDelay() {
    return frameDelay;
  }

  public static void setFrameDelay(long frameDelay) {
    ValueAnimator.frameDelay = frameDelay;
  }

  public void setRepeatCount(int value) {
    repeatCount = value;
  }

  public int getRepeatCount() {
    return repeatCount;
  }

  public void setRepeatMode(int value) {
    repeatMode = value;
  }

  public int getRepeatMode() {
    return repeatMode;
  }

  @Override
  public void setInterpolator(TimeInterpolator value) {
    interpolator = value;
  }

  @Override
  public TimeInterpolator getInterpolator() {
    return interpolator;
  }

  public void setCurrentPlayTime(long playTime) {
    setCurrentFraction(duration > 0 ? playTime / (float) duration : 1);
  }

  public void setCurrentFraction(float fraction) {
    initAnimation();
    long played = (long) (Math.max(0, fraction) * duration);
    if (started) startTime = now() - played;
    else seek = played;
    iteration = duration == 0 ? 0 : (int) Math.min(played / duration, repeatCount == INFINITE ? Integer.MAX_VALUE : repeatCount);
    animateValue(within(Math.max(0, fraction)));
  }

  public long getCurrentPlayTime() {
    return !started || startTime < 0 ? 0 : now() - startTime;
  }

  public void addUpdateListener(AnimatorUpdateListener listener) {
    Callbacks.observe(this, "AnimatorUpdateListener", listener, true);
    updateListeners.add(listener);
  }

  public void removeAllUpdateListeners() {
    Callbacks.unregister(this, "AnimatorUpdateListener", null);
    updateListeners.clear();
  }

  public void removeUpdateListener(AnimatorUpdateListener listener) {
    if (updateListeners.remove(listener)) Callbacks.unregister(this, "AnimatorUpdateListener", listener);
  }

  // Running.

  private static long now() {
    return AnimationUtils.currentAnimationTimeMillis();
  }

  @Override
  public void start() {
    start(false);
  }

  private void start(boolean backwards) {
    if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
    reversed = backwards;
    started = true;
    paused = false;
    running = false;
    startTime = -1;
    iteration = 0;
    requestFrame();
    if (startDelay != 0 && seek < 0) return;
    startAnimation();
    if (seek < 0) setCurrentPlayTime(0);
    else setCurrentPlayTime(seek);
  }

  private void requestFrame() {
    choreographer = Choreographer.getInstance();
    if (frame == null) frame = new Frame(this);
    choreographer.removeFrameCallback(frame);
    choreographer.postFrameCallback(frame);
  }

  private void startAnimation() {
    initAnimation();
    running = true;
    tellStart(reversed);
  }

  void initAnimation() {
    if (initialized) return;
    for (PropertyValuesHolder holder : values) holder.setupStart(null);
    initialized = true;
  }

  boolean isInitialized() {
    return initialized;
  }

  void markInitialized() {
    initialized = true;
  }

  private void frame(long time) {
    if (!started) return;
    if (startTime < 0) startTime = seek >= 0 ? time - seek : running ? time : time + startDelay;
    if (paused) {
      if (pauseTime < 0) pauseTime = time;
      frame = null;
      return;
    }
    if (pauseTime > 0) {
      startTime += time - pauseTime;
      pauseTime = 0;
    }
    if (!running) {
      if (startTime > time) {
        choreographer.postFrameCallback(frame);
        return;
      }
      startAnimation();
    }
    seek = -1;
    if (animateTo(Math.max(time, startTime))) endAnimation();
    else if (frame != null) choreographer.postFrameCallback(frame);
  }

  /** True: that was the last value. */
  private boolean animateTo(long time) {
    float whole = duration > 0 ? (time - startTime) / (float) duration : 1;
    boolean endless = repeatCount == INFINITE;
    boolean done = !endless && (duration == 0 || whole >= repeatCount + 1);
    int now = duration == 0 ? 0 : (int) Math.min((int) whole, endless ? Integer.MAX_VALUE : repeatCount);
    if (!done && now > iteration) {
      iteration = now;
      tellRepeat();
    }
    iteration = now;
    animateValue(within(endless ? whole : Math.min(whole, repeatCount + 1)));
    return done;
  }

  private float within(float whole) {
    float part = whole - iteration;
    boolean backwards = reversed;
    if (repeatMode == REVERSE && iteration % 2 == 1) backwards = !backwards;
    part = Math.max(0, Math.min(1, part));
    return backwards ? 1 - part : part;
  }

  void animateValue(float at) {
    fraction = interpolator == null ? at : interpolator.getInterpolation(at);
    for (PropertyValuesHolder holder : values) holder.calculate(fraction);
    Bag<AnimatorUpdateListener> all = updateListeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "AnimatorUpdateListener", all.get(i));
      all.get(i).onAnimationUpdate(this);
    }
  }

  private void endAnimation() {
    if (frame != null) choreographer.removeFrameCallback(frame);
    frame = null;
    boolean told = started || running;
    if (told && !running) tellStart(reversed);
    running = false;
    started = false;
    paused = false;
    startTime = -1;
    seek = -1;
    if (told) tellEnd(reversed);
    reversed = false;
  }

  @Override
  public void cancel() {
    if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
    if (!started && !running) return;
    if (!running) {
      running = true;
      tellStart(reversed);
    }
    tellCancel();
    endAnimation();
  }

  @Override
  public void end() {
    if (Looper.myLooper() == null) throw new AndroidRuntimeException("Animators may only be run on Looper threads");
    if (!running) {
      started = true;
      startAnimation();
    } else {
      initAnimation();
    }
    boolean atStart = repeatMode == REVERSE && repeatCount != INFINITE && repeatCount % 2 == 1;
    animateValue(atStart != reversed ? 0 : 1);
    endAnimation();
  }

  @Override
  public void pause() {
    boolean before = paused;
    super.pause();
    if (!before && paused) pauseTime = -1;
  }

  @Override
  public void resume() {
    boolean before = paused;
    super.resume();
    if (before && !paused && started) requestFrame();
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public boolean isStarted() {
    return started;
  }

  public void reverse() {
    if (!started) {
      start(true);
      return;
    }
    long played = now() - startTime;
    startTime = now() - (duration - played);
    reversed = !reversed;
  }

  @Override
  public ValueAnimator clone() {
    ValueAnimator copy = (ValueAnimator) super.clone();
    copy.updateListeners = updateListeners.copy();
    for (int i = 0; i < updateListeners.size(); i++) Callbacks.observe(copy, "AnimatorUpdateListener", updateListeners.get(i), true);
    copy.values = new PropertyValuesHolder[values.length];
    for (int i = 0; i < values.length; i++) copy.values[i] = values[i].clone();
    copy.frame = null;
    copy.started = false;
    copy.running = false;
    copy.paused = false;
    copy.initialized = false;
    copy.seek = -1;
    copy.startTime = -1;
    return copy;
  }

  @Override
  public String toString() {
    return "ValueAnimator@" + Integer.toHexString(hashCode());
  }
}
