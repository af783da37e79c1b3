package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.os.Handler;
import android.util.AttributeSet;
import antecede.Callbacks;
import antecede.Unlisted;

/**
 * Changes how a view looks, frame by frame. A listener hears by messages to the front of the window's queue (or at once, where
 * the animation was not
 * started by a view).
 */
public abstract class Animation implements Cloneable {
  public static final int INFINITE = -1;
  public static final int RESTART = 1;
  public static final int REVERSE = 2;
  public static final int START_ON_FIRST_FRAME = -1;
  public static final int ABSOLUTE = 0;
  public static final int RELATIVE_TO_SELF = 1;
  public static final int RELATIVE_TO_PARENT = 2;
  public static final int ZORDER_NORMAL = 0;
  public static final int ZORDER_TOP = 1;
  public static final int ZORDER_BOTTOM = -1;

  private static final int[] NAMES = {android.R.attr.interpolator, android.R.attr.duration, android.R.attr.fillBefore,
      android.R.attr.fillAfter, android.R.attr.startOffset, android.R.attr.repeatCount, android.R.attr.repeatMode,
      android.R.attr.fillEnabled};
  private static final int STARTED = 0;
  private static final int REPEATED = 1;
  private static final int ENDED = 2;

  private Interpolator interpolator;
  private long startTime = -1;
  private long startOffset;
  private long duration;
  private int repeatMode = RESTART;
  private int repeatCount;
  private boolean fillBefore = true;
  private boolean fillAfter;
  private boolean fillEnabled;
  private boolean initialized;
  private boolean started;
  private boolean ended;
  private boolean more = true;
  private boolean backwards;
  private int repeated;
  private float scale = 1;
  private int zAdjustment;
  private int backgroundColor;
  private AnimationListener listener;
  private Handler handler;

  /** Hears of the beginning, the end, and each time it goes on. */
  public static interface AnimationListener {
    void onAnimationStart(Animation animation);

    void onAnimationEnd(Animation animation);

    void onAnimationRepeat(Animation animation);
  }

  /** A length: its kind and value. */
  protected static class Description {
    public int type;
    public float value;

    protected Description() {}
  }

  private static final class Tell implements Runnable {
    private final Animation animation;
    private final AnimationListener listener;
    private final int what;

    Tell(Animation animation, AnimationListener listener, int what) {
      this.animation = animation;
      this.listener = listener;
      this.what = what;
    }

    @Override
    public void run() {
      Callbacks.invoke(animation, "AnimationListener", listener);
      if (what == STARTED) listener.onAnimationStart(animation);
      else if (what == REPEATED) listener.onAnimationRepeat(animation);
      else listener.onAnimationEnd(animation);
    }
  }

  public Animation() {
    ensureInterpolator();
  }

  public Animation(Context context, AttributeSet attrs) {
    TypedArray values = context.obtainStyledAttributes(attrs, NAMES);
    setDuration(values.getInt(1, 0));
    setFillBefore(values.getBoolean(2, true));
    setFillAfter(values.getBoolean(3, false));
    setStartOffset(values.getInt(4, 0));
    setRepeatCount(values.getInt(5, 0));
    setRepeatMode(values.getInt(6, RESTART));
    setFillEnabled(values.getBoolean(7, false));
    int curve = values.getResourceId(0, 0);
    values.recycle();
    if (curve != 0) setInterpolator(context, curve);
    ensureInterpolator();
  }

  @Override
  protected Animation clone() throws CloneNotSupportedException {
    Animation copy = (Animation) super.clone();
    copy.initialized = false;
    copy.started = false;
    copy.ended = false;
    return copy;
  }

  public void reset() {
    initialized = false;
    backwards = false;
    repeated = 0;
    more = true;
    started = false;
    ended = false;
  }

  public void cancel() {
    if (started && !ended) {
      ended = true;
      tell(ENDED);
    }
    startTime = Long.MIN_VALUE;
    more = false;
  }

  /** The view leaves its window. */
  @Unlisted
  public void detach() {
    if (!started || ended) return;
    ended = true;
    tell(ENDED);
  }

  public boolean isInitialized() {
    return initialized;
  }

  public void initialize(int width, int height, int parentWidth, int parentHeight) {
    reset();
    initialized = true;
  }

  /** Where the listener is called. */
  @Unlisted
  public void setListenerHandler(Handler handler) {
    this.handler = handler;
  }

  public void setInterpolator(Context context, int resID) {
    setInterpolator(AnimationUtils.loadInterpolator(context, resID));
  }

  public void setInterpolator(Interpolator i) {
    interpolator = i;
  }

  public void setStartOffset(long startOffset) {
    this.startOffset = startOffset;
  }

  public void setDuration(long durationMillis) {
    if (durationMillis < 0) throw new IllegalArgumentException("Animation duration cannot be negative");
    duration = durationMillis;
  }

  public void restrictDuration(long durationMillis) {
    if (startOffset > durationMillis) {
      startOffset = durationMillis;
      duration = 0;
      repeatCount = 0;
    } else if (startOffset + duration > durationMillis) {
      duration = durationMillis - startOffset;
    }
  }

  public void scaleCurrentDuration(float scale) {
    duration = (long) (duration * scale);
    startOffset = (long) (startOffset * scale);
  }

  public void setStartTime(long startTimeMillis) {
    startTime = startTimeMillis;
    started = ended = false;
    backwards = false;
    repeated = 0;
    more = true;
  }

  public void start() {
    setStartTime(-1);
  }

  public void startNow() {
    setStartTime(AnimationUtils.currentAnimationTimeMillis());
  }

  public void setRepeatMode(int repeatMode) {
    this.repeatMode = repeatMode;
  }

  public void setRepeatCount(int repeatCount) {
    this.repeatCount = repeatCount < 0 ? INFINITE : repeatCount;
  }

  public boolean isFillEnabled() {
    return fillEnabled;
  }

  public void setFillEnabled(boolean fillEnabled) {
    this.fillEnabled = fillEnabled;
  }

  public void setFillBefore(boolean fillBefore) {
    this.fillBefore = fillBefore;
  }

  public void setFillAfter(boolean fillAfter) {
    this.fillAfter = fillAfter;
  }

  public void setZAdjustment(int zAdjustment) {
    this.zAdjustment = zAdjustment;
  }

  @Deprecated
  public void setBackgroundColor(int bg) {
    backgroundColor = bg;
  }

  protected float getScaleFactor() {
    return scale;
  }

  @Deprecated
  public void setDetachWallpaper(boolean detachWallpaper) {}

  public Interpolator getInterpolator() {
    return interpolator;
  }

  public long getStartTime() {
    return startTime;
  }

  public long getDuration() {
    return duration;
  }

  public long getStartOffset() {
    return startOffset;
  }

  public int getRepeatMode() {
    return repeatMode;
  }

  public int getRepeatCount() {
    return repeatCount;
  }

  public boolean getFillBefore() {
    return fillBefore;
  }

  public boolean getFillAfter() {
    return fillAfter;
  }

  public int getZAdjustment() {
    return zAdjustment;
  }

  @Deprecated
  public int getBackgroundColor() {
    return backgroundColor;
  }

  @Deprecated
  public boolean getDetachWallpaper() {
    return true;
  }

  public boolean willChangeTransformationMatrix() {
    return true;
  }

  public boolean willChangeBounds() {
    return true;
  }

  public void setAnimationListener(AnimationListener listener) {
    this.listener = listener;
    if (listener == null) Callbacks.unregister(this, "AnimationListener", null);
    else Callbacks.observe(this, "AnimationListener", listener, false);
  }

  AnimationListener getListener() {
    return listener;
  }

  protected void ensureInterpolator() {
    if (interpolator == null) interpolator = new AccelerateDecelerateInterpolator();
  }

  public long computeDurationHint() {
    return (getStartOffset() + getDuration()) * (getRepeatCount() + 1);
  }

  /** One step; false: it is over. */
  public boolean getTransformation(long currentTime, Transformation outTransformation) {
    if (startTime == -1) startTime = currentTime;
    float time = fraction(currentTime);
    boolean expired = time >= 1 || startTime == Long.MIN_VALUE;
    more = !expired;
    if (!fillEnabled) time = Math.max(Math.min(time, 1), 0);
    if ((time >= 0 || fillBefore) && (time <= 1 || fillAfter)) {
      if (!started) {
        started = true;
        tell(STARTED);
      }
      time = Math.max(Math.min(time, 1), 0);
      if (backwards) time = 1 - time;
      applyTransformation(interpolator.getInterpolation(time), outTransformation);
    }
    if (expired) expire();
    return more;
  }

  private float fraction(long now) {
    if (duration != 0) return (now - (startTime + startOffset)) / (float) duration;
    return now < startTime ? 0 : 1;
  }

  private void expire() {
    if (repeatCount == repeated || startTime == Long.MIN_VALUE) {
      if (!ended) {
        ended = true;
        tell(ENDED);
      }
      return;
    }
    if (repeatCount > 0) repeated++;
    if (repeatMode == REVERSE) backwards = !backwards;
    startTime = -1;
    more = true;
    tell(REPEATED);
  }

  /** A set of animations began, or ended. */
  final void progress(boolean goesOn) {
    if (!started) {
      started = true;
      tell(STARTED);
    }
    if (goesOn || ended) return;
    ended = true;
    tell(ENDED);
  }

  private void tell(int what) {
    AnimationListener current = listener;
    if (current == null) return;
    Tell call = new Tell(this, current, what);
    if (handler == null) call.run();
    else handler.postAtFrontOfQueue(call);
  }

  public boolean getTransformation(long currentTime, Transformation outTransformation, float scale) {
    this.scale = scale;
    return getTransformation(currentTime, outTransformation);
  }

  public boolean hasStarted() {
    return started;
  }

  public boolean hasEnded() {
    return ended;
  }

  protected void applyTransformation(float interpolatedTime, Transformation t) {}

  protected float resolveSize(int type, float value, int size, int parentSize) {
    if (type == RELATIVE_TO_SELF) return size * value;
    return type == RELATIVE_TO_PARENT ? parentSize * value : value;
  }
}
