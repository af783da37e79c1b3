package android.view;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.PropertyValuesHolder;
import android.animation.TimeInterpolator;
import android.animation.ValueAnimator;
import antecede.Bag;
import antecede.Callbacks;

/** Animates several numbers of a view together. It starts by itself, with the next frame. */
public class ViewPropertyAnimator {
  private final View view;
  private long duration = -1;
  private long startDelay = -1;
  private TimeInterpolator interpolator;
  private Animator.AnimatorListener listener;
  private ValueAnimator.AnimatorUpdateListener updateListener;
  private Runnable startAction;
  private Runnable endAction;
  private Bag<Change> pending = new Bag<Change>();
  private final Bag<Running> running = new Bag<Running>();
  private final Starter starter = new Starter(this);

  /** From where to where. */
  private static final class Change {
    final String name;
    final float from;
    final float to;

    Change(String name, float from, float to) {
      this.name = name;
      this.from = from;
      this.to = to;
    }
  }

  private static final class Starter implements Runnable {
    private final ViewPropertyAnimator owner;

    Starter(ViewPropertyAnimator owner) {
      this.owner = owner;
    }

    @Override
    public void run() {
      owner.begin();
    }
  }

  /** Changes that began together. */
  private static final class Running extends AnimatorListenerAdapter implements ValueAnimator.AnimatorUpdateListener {
    private final ViewPropertyAnimator owner;
    private final Bag<Change> changes;
    private final ValueAnimator animator;
    private final Animator.AnimatorListener listener;
    private final Runnable startAction;
    private final Runnable endAction;

    Running(ViewPropertyAnimator owner, Bag<Change> changes) {
      this.owner = owner;
      this.changes = changes;
      listener = owner.listener;
      startAction = owner.startAction;
      endAction = owner.endAction;
      PropertyValuesHolder[] values = new PropertyValuesHolder[changes.size()];
      for (int i = 0; i < values.length; i++) {
        Change change = changes.get(i);
        values[i] = PropertyValuesHolder.ofFloat(change.name, change.from, change.to);
      }
      animator = ValueAnimator.ofPropertyValuesHolder(values);
      animator.addUpdateListener(this);
      animator.addListener(this);
    }

    boolean drop(String name) {
      for (int i = 0; i < changes.size(); i++) {
        if (changes.get(i).name.equals(name)) {
          changes.removeAt(i);
          break;
        }
      }
      return changes.isEmpty();
    }

    @Override
    public void onAnimationUpdate(ValueAnimator animation) {
      for (int i = 0; i < changes.size(); i++) {
        String name = changes.get(i).name;
        owner.view.setFloat(name, (Float) animation.getAnimatedValue(name));
      }
      if (owner.updateListener == null) return;
      Callbacks.invoke(owner, "AnimatorUpdateListener", owner.updateListener);
      owner.updateListener.onAnimationUpdate(animation);
    }

    @Override
    public void onAnimationStart(Animator animation) {
      if (startAction != null) startAction.run();
      if (listener == null) return;
      Callbacks.invoke(owner, "AnimatorListener", listener);
      listener.onAnimationStart(animation);
    }

    @Override
    public void onAnimationCancel(Animator animation) {
      owner.cancelled = true;
      if (listener == null) return;
      Callbacks.invoke(owner, "AnimatorListener", listener);
      listener.onAnimationCancel(animation);
    }

    /** An animation that was cancelled has no end action. */
    @Override
    public void onAnimationEnd(Animator animation) {
      owner.view.setHasTransientState(false);
      boolean ended = !owner.cancelled;
      owner.cancelled = false;
      owner.running.remove(this);
      if (endAction != null && ended) endAction.run();
      if (listener == null) return;
      Callbacks.invoke(owner, "AnimatorListener", listener);
      listener.onAnimationEnd(animation);
    }
  }

  private boolean cancelled;

  ViewPropertyAnimator(View view) {
    this.view = view;
  }

  public ViewPropertyAnimator setDuration(long duration) {
    if (duration < 0) throw new IllegalArgumentException("Animators cannot have negative duration: " + duration);
    this.duration = duration;
    return this;
  }

  public long getDuration() {
    return duration < 0 ? 300 : duration;
  }

  public long getStartDelay() {
    return Math.max(0, startDelay);
  }

  public ViewPropertyAnimator setStartDelay(long startDelay) {
    this.startDelay = Math.max(0, startDelay);
    return this;
  }

  public ViewPropertyAnimator setInterpolator(TimeInterpolator interpolator) {
    this.interpolator = interpolator;
    return this;
  }

  public TimeInterpolator getInterpolator() {
    return interpolator;
  }

  public ViewPropertyAnimator setListener(Animator.AnimatorListener listener) {
    this.listener = listener;
    if (listener == null) Callbacks.unregister(this, "AnimatorListener", null);
    else Callbacks.observe(this, "AnimatorListener", listener, false);
    return this;
  }

  public ViewPropertyAnimator setUpdateListener(ValueAnimator.AnimatorUpdateListener listener) {
    updateListener = listener;
    if (listener == null) Callbacks.unregister(this, "AnimatorUpdateListener", null);
    else Callbacks.observe(this, "AnimatorUpdateListener", listener, false);
    return this;
  }

  public ViewPropertyAnimator withLayer() {
    return this;
  }

  public ViewPropertyAnimator withStartAction(Runnable runnable) {
    startAction = runnable;
    return this;
  }

  public ViewPropertyAnimator withEndAction(Runnable runnable) {
    endAction = runnable;
    return this;
  }

  public void start() {
    view.removeCallbacks(starter);
    begin();
  }

  private void begin() {
    view.setHasTransientState(true);
    Running run = new Running(this, pending);
    pending = new Bag<Change>();
    running.add(run);
    startAction = null;
    endAction = null;
    if (startDelay >= 0) run.animator.setStartDelay(startDelay);
    if (duration >= 0) run.animator.setDuration(duration);
    if (interpolator != null) run.animator.setInterpolator(interpolator);
    run.animator.start();
  }

  public void cancel() {
    Bag<Running> all = running.copy();
    for (int i = 0; i < all.size(); i++) all.get(i).animator.cancel();
    pending.clear();
    startAction = null;
    endAction = null;
    view.removeCallbacks(starter);
  }

  private ViewPropertyAnimator to(String name, float value) {
    return change(name, view.getFloat(name), value);
  }

  private ViewPropertyAnimator by(String name, float value) {
    float from = view.getFloat(name);
    return change(name, from, from + value);
  }

  /** An animation of the same number ends where it is. */
  private ViewPropertyAnimator change(String name, float from, float to) {
    Bag<Running> all = running.copy();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).drop(name)) all.get(i).animator.cancel();
    }
    pending.add(new Change(name, from, to));
    view.removeCallbacks(starter);
    view.postOnAnimation(starter);
    return this;
  }

  public ViewPropertyAnimator x(float value) {
    return to("x", value);
  }

  public ViewPropertyAnimator xBy(float value) {
    return by("x", value);
  }

  public ViewPropertyAnimator y(float value) {
    return to("y", value);
  }

  public ViewPropertyAnimator yBy(float value) {
    return by("y", value);
  }

  public ViewPropertyAnimator z(float value) {
    return to("z", value);
  }

  public ViewPropertyAnimator zBy(float value) {
    return by("z", value);
  }

  public ViewPropertyAnimator rotation(float value) {
    return to("rotation", value);
  }

  public ViewPropertyAnimator rotationBy(float value) {
    return by("rotation", value);
  }

  public ViewPropertyAnimator rotationX(float value) {
    return to("rotationX", value);
  }

  public ViewPropertyAnimator rotationXBy(float value) {
    return by("rotationX", value);
  }

  public ViewPropertyAnimator rotationY(float value) {
    return to("rotationY", value);
  }

  public ViewPropertyAnimator rotationYBy(float value) {
    return by("rotationY", value);
  }

  public ViewPropertyAnimator translationX(float value) {
    return to("translationX", value);
  }

  public ViewPropertyAnimator translationXBy(float value) {
    return by("translationX", value);
  }

  public ViewPropertyAnimator translationY(float value) {
    return to("translationY", value);
  }

  public ViewPropertyAnimator translationYBy(float value) {
    return by("translationY", value);
  }

  public ViewPropertyAnimator translationZ(float value) {
    return to("translationZ", value);
  }

  public ViewPropertyAnimator translationZBy(float value) {
    return by("translationZ", value);
  }

  public ViewPropertyAnimator scaleX(float value) {
    return to("scaleX", value);
  }

  public ViewPropertyAnimator scaleXBy(float value) {
    return by("scaleX", value);
  }

  public ViewPropertyAnimator scaleY(float value) {
    return to("scaleY", value);
  }

  public ViewPropertyAnimator scaleYBy(float value) {
    return by("scaleY", value);
  }

  public ViewPropertyAnimator alpha(float value) {
    return to("alpha", value);
  }

  public ViewPropertyAnimator alphaBy(float value) {
    return by("alpha", value);
  }
}
