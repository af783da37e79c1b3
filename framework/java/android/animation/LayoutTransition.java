package android.animation;

import android.view.View;
import android.view.ViewGroup;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Animates children that come and go. Only those are animated, not the ones that make room. */
public class LayoutTransition {
  public static final int CHANGE_APPEARING = 0;
  public static final int CHANGE_DISAPPEARING = 1;
  public static final int APPEARING = 2;
  public static final int DISAPPEARING = 3;
  public static final int CHANGING = 4;
  private static final int KINDS = 5;

  private final Animator[] animators = new Animator[KINDS];
  private final long[] durations = {300, 300, 300, 300, 300};
  private final long[] delays = {0, 300, 300, 0, 0};
  private final long[] staggers = new long[KINDS];
  private final TimeInterpolator[] interpolators = new TimeInterpolator[KINDS];
  private final boolean[] enabled = {true, true, true, true, false};
  private final Bag<TransitionListener> listeners = new Bag<TransitionListener>();
  private final Bag<Animator> running = new Bag<Animator>();

  /** Hears when a child is animated. */
  public interface TransitionListener {
    void startTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType);

    void endTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType);
  }

  private static final class Ending extends AnimatorListenerAdapter {
    private final LayoutTransition transition;
    private final ViewGroup parent;
    private final View child;
    private final int kind;

    Ending(LayoutTransition transition, ViewGroup parent, View child, int kind) {
      this.transition = transition;
      this.parent = parent;
      this.child = child;
      this.kind = kind;
    }

    @Override
    public void onAnimationEnd(Animator animation) {
      transition.running.remove(animation);
      transition.tell(parent, child, kind, false);
    }
  }

  public LayoutTransition() {
    animators[APPEARING] = ObjectAnimator.ofFloat(null, "alpha", 0, 1);
    animators[DISAPPEARING] = ObjectAnimator.ofFloat(null, "alpha", 1, 0);
  }

  public void setDuration(long duration) {
    for (int i = 0; i < KINDS; i++) durations[i] = duration;
  }

  public void enableTransitionType(int transitionType) {
    enabled[transitionType] = true;
  }

  public void disableTransitionType(int transitionType) {
    enabled[transitionType] = false;
  }

  public boolean isTransitionTypeEnabled(int transitionType) {
    return enabled[transitionType];
  }

  public void setStartDelay(int transitionType, long delay) {
    delays[transitionType] = delay;
  }

  public long getStartDelay(int transitionType) {
    return delays[transitionType];
  }

  public void setDuration(int transitionType, long duration) {
    durations[transitionType] = duration;
  }

  public long getDuration(int transitionType) {
    return durations[transitionType];
  }

  public void setStagger(int transitionType, long duration) {
    staggers[transitionType] = duration;
  }

  public long getStagger(int transitionType) {
    return staggers[transitionType];
  }

  public void setInterpolator(int transitionType, TimeInterpolator interpolator) {
    interpolators[transitionType] = interpolator;
  }

  public TimeInterpolator getInterpolator(int transitionType) {
    return interpolators[transitionType];
  }

  public void setAnimator(int transitionType, Animator animator) {
    animators[transitionType] = animator;
  }

  public Animator getAnimator(int transitionType) {
    return animators[transitionType];
  }

  public void setAnimateParentHierarchy(boolean animateParentHierarchy) {}

  public boolean isChangingLayout() {
    return false;
  }

  public boolean isRunning() {
    return !running.isEmpty();
  }

  @Unlisted
  public void layoutChange(ViewGroup parent) {}

  public void addChild(ViewGroup parent, View child) {
    run(parent, child, APPEARING);
  }

  @Deprecated
  public void showChild(ViewGroup parent, View child) {
    run(parent, child, APPEARING);
  }

  public void showChild(ViewGroup parent, View child, int oldVisibility) {
    run(parent, child, APPEARING);
  }

  public void removeChild(ViewGroup parent, View child) {
    run(parent, child, DISAPPEARING);
  }

  @Deprecated
  public void hideChild(ViewGroup parent, View child) {
    run(parent, child, DISAPPEARING);
  }

  public void hideChild(ViewGroup parent, View child, int newVisibility) {
    run(parent, child, DISAPPEARING);
  }

  private void run(ViewGroup parent, View child, int kind) {
    if (!enabled[kind] || animators[kind] == null || parent.getWindowVisibility() != View.VISIBLE) return;
    Animator animator = animators[kind].clone();
    animator.setTarget(child);
    animator.setStartDelay(delays[kind]);
    animator.setDuration(durations[kind]);
    if (interpolators[kind] != null) animator.setInterpolator(interpolators[kind]);
    animator.addListener(new Ending(this, parent, child, kind));
    running.add(animator);
    tell(parent, child, kind, true);
    animator.start();
  }

  private void tell(ViewGroup parent, View child, int kind, boolean start) {
    Bag<TransitionListener> all = listeners.copy();
    for (int i = 0; i < all.size(); i++) {
      Callbacks.invoke(this, "TransitionListener", all.get(i));
      if (start) all.get(i).startTransition(this, parent, child, kind);
      else all.get(i).endTransition(this, parent, child, kind);
    }
  }

  public void addTransitionListener(TransitionListener listener) {
    Callbacks.observe(this, "TransitionListener", listener, true);
    listeners.add(listener);
  }

  public void removeTransitionListener(TransitionListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "TransitionListener", listener);
  }

  public List<TransitionListener> getTransitionListeners() {
    ArrayList<TransitionListener> result = new ArrayList<TransitionListener>();
    for (int i = 0; i < listeners.size(); i++) result.add(listeners.get(i));
    return result;
  }
}
