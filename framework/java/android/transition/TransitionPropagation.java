package android.transition;

import android.view.ViewGroup;

/** How much later the farther ones begin. */
public abstract class TransitionPropagation {
  public TransitionPropagation() {}

  public abstract long getStartDelay(ViewGroup viewGroup, Transition transition, TransitionValues transitionValues,
      TransitionValues transitionValues2);

  public abstract void captureValues(TransitionValues transitionValues);

  public abstract String[] getPropagationProperties();
}
