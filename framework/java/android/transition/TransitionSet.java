package android.transition;

import android.animation.TimeInterpolator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import antecede.Bag;

/** Several transitions, together or one after the other. */
public class TransitionSet extends Transition {
  private Bag<Transition> transitions = new Bag<Transition>();
  private int ordering;
  public static final int ORDERING_TOGETHER = 0;
  public static final int ORDERING_SEQUENTIAL = 1;

  public TransitionSet() {}

  public TransitionSet(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public TransitionSet setOrdering(int ordering) {
    this.ordering = ordering;
    return this;
  }

  public int getOrdering() {
    return ordering;
  }

  public TransitionSet addTransition(Transition transition) {
    transitions.add(transition);
    if (getDuration() >= 0) transition.setDuration(getDuration());
    return this;
  }

  public int getTransitionCount() {
    return transitions.size();
  }

  public Transition getTransitionAt(int index) {
    return index < 0 || index >= transitions.size() ? null : transitions.get(index);
  }

  public TransitionSet setDuration(long duration) {
    super.setDuration(duration);
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).setDuration(duration);
    return this;
  }

  public TransitionSet setStartDelay(long startDelay) {
    super.setStartDelay(startDelay);
    return this;
  }

  public TransitionSet setInterpolator(TimeInterpolator interpolator) {
    super.setInterpolator(interpolator);
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).setInterpolator(interpolator);
    return this;
  }

  public TransitionSet addTarget(View target) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).addTarget(target);
    super.addTarget(target);
    return this;
  }

  public TransitionSet addTarget(int targetId) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).addTarget(targetId);
    super.addTarget(targetId);
    return this;
  }

  public TransitionSet addTarget(String targetName) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).addTarget(targetName);
    super.addTarget(targetName);
    return this;
  }

  public TransitionSet addTarget(Class targetType) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).addTarget(targetType);
    super.addTarget(targetType);
    return this;
  }

  public TransitionSet addListener(Transition.TransitionListener listener) {
    super.addListener(listener);
    return this;
  }

  public TransitionSet removeTarget(int targetId) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).removeTarget(targetId);
    super.removeTarget(targetId);
    return this;
  }

  public TransitionSet removeTarget(View target) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).removeTarget(target);
    super.removeTarget(target);
    return this;
  }

  public TransitionSet removeTarget(Class target) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).removeTarget(target);
    super.removeTarget(target);
    return this;
  }

  public TransitionSet removeTarget(String target) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).removeTarget(target);
    super.removeTarget(target);
    return this;
  }

  public Transition excludeTarget(View target, boolean exclude) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).excludeTarget(target, exclude);
    return super.excludeTarget(target, exclude);
  }

  public Transition excludeTarget(String targetName, boolean exclude) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).excludeTarget(targetName, exclude);
    return super.excludeTarget(targetName, exclude);
  }

  public Transition excludeTarget(int targetId, boolean exclude) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).excludeTarget(targetId, exclude);
    return super.excludeTarget(targetId, exclude);
  }

  public Transition excludeTarget(Class type, boolean exclude) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).excludeTarget(type, exclude);
    return super.excludeTarget(type, exclude);
  }

  public TransitionSet removeListener(Transition.TransitionListener listener) {
    super.removeListener(listener);
    return this;
  }

  public void setPathMotion(PathMotion pathMotion) {
    super.setPathMotion(pathMotion);
  }

  public TransitionSet removeTransition(Transition transition) {
    transitions.remove(transition);
    return this;
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public void setPropagation(TransitionPropagation propagation) {
    super.setPropagation(propagation);
  }

  public void setEpicenterCallback(Transition.EpicenterCallback epicenterCallback) {
    super.setEpicenterCallback(epicenterCallback);
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).setEpicenterCallback(epicenterCallback);
  }

  public TransitionSet clone() {
    TransitionSet copy = (TransitionSet) super.clone();
    copy.transitions = new Bag<Transition>();
    for (int i = 0; i < transitions.size(); i++) copy.transitions.add(transitions.get(i).clone());
    return copy;
  }

  @Override
  void capture(View view, boolean start) {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).capture(view, start);
  }

  @Override
  void forget() {
    for (int i = 0; i < transitions.size(); i++) transitions.get(i).forget();
  }

  /** All at once: what they animate seldom depends on the order. */
  @Override
  void play(ViewGroup root) {
    tell(0);
    Bag<Transition> all = transitions.copy();
    open = all.size() + 1;
    for (int i = 0; i < all.size(); i++) {
      Transition one = all.get(i);
      one.addListener(new Part(this));
      one.play(root);
    }
    partEnded();
  }

  private int open;

  private void partEnded() {
    if (--open == 0) tell(1);
  }

  private static final class Part extends TransitionListenerAdapter {
    private final TransitionSet set;

    Part(TransitionSet set) {
      this.set = set;
    }

    @Override
    public void onTransitionEnd(Transition transition) {
      transition.removeListener(this);
      set.partEnded();
    }
  }
}
