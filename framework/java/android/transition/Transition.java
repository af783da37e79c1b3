package android.transition;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.TimeInterpolator;
import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Bag;
import antecede.Callbacks;
import java.util.ArrayList;
import java.util.List;

/** Animates what differs between two states of a tree of views. */
public abstract class Transition implements Cloneable {
  private ArrayList<Integer> targetIds = new ArrayList<Integer>();
  private ArrayList<View> targets = new ArrayList<View>();
  private ArrayList<String> targetNames = new ArrayList<String>();
  private ArrayList<Class> targetTypes = new ArrayList<Class>();
  private ArrayList<Object> excluded = new ArrayList<Object>();
  private Bag<TransitionListener> listeners = new Bag<TransitionListener>();
  private final Bag<TransitionValues> starts = new Bag<TransitionValues>();
  private final Bag<TransitionValues> ends = new Bag<TransitionValues>();
  private int open;
  private long duration = -1;
  private long startDelay = -1;
  private TimeInterpolator interpolator;
  private EpicenterCallback epicenterCallback;
  private PathMotion pathMotion;
  private TransitionPropagation propagation;
  public static final int MATCH_INSTANCE = 1;
  public static final int MATCH_NAME = 2;
  public static final int MATCH_ID = 3;
  public static final int MATCH_ITEM_ID = 4;

  public Transition() {}

  public Transition(Context context, AttributeSet attrs) {}

  public Transition setDuration(long duration) {
    this.duration = duration;
    return this;
  }

  public long getDuration() {
    return duration;
  }

  public Transition setStartDelay(long startDelay) {
    this.startDelay = startDelay;
    return this;
  }

  public long getStartDelay() {
    return startDelay;
  }

  public Transition setInterpolator(TimeInterpolator interpolator) {
    this.interpolator = interpolator;
    return this;
  }

  public TimeInterpolator getInterpolator() {
    return interpolator;
  }

  public String[] getTransitionProperties() {
    return null;
  }

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }

  public void setMatchOrder(int... matches) {}

  public abstract void captureStartValues(TransitionValues transitionValues);

  public abstract void captureEndValues(TransitionValues transitionValues);

  public Transition addTarget(int targetId) {
    targetIds.add(targetId);
    return this;
  }

  public Transition addTarget(String targetName) {
    targetNames.add(targetName);
    return this;
  }

  public Transition addTarget(Class targetType) {
    targetTypes.add(targetType);
    return this;
  }

  public Transition removeTarget(int targetId) {
    targetIds.remove(Integer.valueOf(targetId));
    return this;
  }

  public Transition removeTarget(String targetName) {
    targetNames.remove(targetName);
    return this;
  }

  public Transition excludeTarget(int targetId, boolean exclude) {
    if (exclude) excluded.add(targetId);
    else excluded.remove((Object) targetId);
    return this;
  }

  public Transition excludeTarget(String targetName, boolean exclude) {
    if (exclude) excluded.add(targetName);
    else excluded.remove((Object) targetName);
    return this;
  }

  public Transition excludeChildren(int targetId, boolean exclude) {
    return this;
  }

  public Transition excludeTarget(View target, boolean exclude) {
    if (exclude) excluded.add(target);
    else excluded.remove((Object) target);
    return this;
  }

  public Transition excludeChildren(View target, boolean exclude) {
    return this;
  }

  public Transition excludeTarget(Class type, boolean exclude) {
    if (exclude) excluded.add(type);
    else excluded.remove((Object) type);
    return this;
  }

  public Transition excludeChildren(Class type, boolean exclude) {
    return this;
  }

  public Transition addTarget(View target) {
    targets.add(target);
    return this;
  }

  public Transition removeTarget(View target) {
    targets.remove(target);
    return this;
  }

  public Transition removeTarget(Class target) {
    targetTypes.remove(target);
    return this;
  }

  public List<Integer> getTargetIds() {
    return targetIds;
  }

  public List<View> getTargets() {
    return targets;
  }

  public List<String> getTargetNames() {
    return targetNames;
  }

  public List<Class> getTargetTypes() {
    return targetTypes;
  }

  public TransitionValues getTransitionValues(View view, boolean start) {
    Bag<TransitionValues> all = start ? starts : ends;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).view == view) return all.get(i);
    }
    return null;
  }

  public boolean isTransitionRequired(TransitionValues startValues, TransitionValues endValues) {
    return startValues != null && endValues != null && !startValues.values.equals(endValues.values);
  }

  public Transition addListener(TransitionListener listener) {
    Callbacks.observe(this, "TransitionListener", listener, true);
    listeners.add(listener);
    return this;
  }

  public Transition removeListener(TransitionListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "TransitionListener", listener);
    return this;
  }

  public void setEpicenterCallback(EpicenterCallback epicenterCallback) {
    this.epicenterCallback = epicenterCallback;
  }

  public EpicenterCallback getEpicenterCallback() {
    return epicenterCallback;
  }

  public Rect getEpicenter() {
    return epicenterCallback == null ? null : epicenterCallback.onGetEpicenter(this);
  }

  public void setPathMotion(PathMotion pathMotion) {
    this.pathMotion = pathMotion;
  }

  public PathMotion getPathMotion() {
    return pathMotion;
  }

  public void setPropagation(TransitionPropagation transitionPropagation) {
    propagation = transitionPropagation;
  }

  public TransitionPropagation getPropagation() {
    return propagation;
  }

  public boolean canRemoveViews() {
    return false;
  }

  public String toString() {
    return getClass().getSimpleName();
  }

  public Transition clone() {
    try {
      Transition copy = (Transition) super.clone();
      copy.listeners = listeners.copy();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public String getName() {
    return getClass().getName();
  }

  /** Says where the middle is. */

  public static abstract class EpicenterCallback {
    public EpicenterCallback() {}

    public abstract Rect onGetEpicenter(Transition transition);
  }

  /** Hears of the beginning and the end. */

  public interface TransitionListener {
    void onTransitionStart(Transition transition);

    void onTransitionEnd(Transition transition);

    void onTransitionCancel(Transition transition);

    void onTransitionPause(Transition transition);

    void onTransitionResume(Transition transition);
  }

  boolean concerns(View view) {
    if (excluded.contains(view) || excluded.contains(view.getId())) return false;
    if (targetIds.isEmpty() && targets.isEmpty() && targetNames.isEmpty() && targetTypes.isEmpty()) return true;
    if (targetIds.contains(view.getId()) || targets.contains(view) || targetNames.contains(view.getTransitionName())) return true;
    for (Class type : targetTypes) {
      if (type.isInstance(view)) return true;
    }
    return false;
  }

  /** Notes how the views are, before or after the change. */
  void capture(View view, boolean start) {
    if (concerns(view)) {
      TransitionValues values = new TransitionValues(view);
      if (start) captureStartValues(values);
      else captureEndValues(values);
      (start ? starts : ends).add(values);
    }
    if (!(view instanceof ViewGroup)) return;
    ViewGroup group = (ViewGroup) view;
    for (int i = 0; i < group.childCount(); i++) capture(group.childAt(i), start);
  }

  void forget() {
    starts.clear();
    ends.clear();
  }

  /** Animates the differences; the listeners hear of the beginning at once, of the end when the last animation has ended. */
  void play(ViewGroup root) {
    tell(STARTED);
    open = 1;
    for (int i = 0; i < ends.size(); i++) {
      TransitionValues end = ends.get(i);
      TransitionValues start = getTransitionValues(end.view, true);
      if (!isTransitionRequired(start, end)) continue;
      Animator animator = createAnimator(root, start, end);
      if (animator != null) run(animator);
    }
    ended();
  }

  private void run(Animator animator) {
    open++;
    if (duration >= 0) animator.setDuration(duration);
    if (startDelay >= 0) animator.setStartDelay(startDelay);
    if (interpolator != null) animator.setInterpolator(interpolator);
    animator.addListener(new Ending(this));
    animator.start();
  }

  final void ended() {
    if (--open == 0) tell(ENDED);
  }

  private static final int STARTED = 0;
  private static final int ENDED = 1;

  final void tell(int what) {
    Bag<TransitionListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "TransitionListener", all.get(i));
      if (what == STARTED) all.get(i).onTransitionStart(this);
      else all.get(i).onTransitionEnd(this);
    }
  }

  private static final class Ending extends AnimatorListenerAdapter {
    private final Transition transition;

    Ending(Transition transition) {
      this.transition = transition;
    }

    @Override
    public void onAnimationEnd(Animator animation) {
      transition.ended();
    }
  }
}
