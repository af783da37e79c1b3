package android.transition;

import android.view.ViewGroup;

/** How much later the farther ones begin. */
public class CircularPropagation extends VisibilityPropagation {
  private float propagationSpeed;

  public CircularPropagation() {}

  public void setPropagationSpeed(float propagationSpeed) {
    this.propagationSpeed = propagationSpeed;
  }

  public long getStartDelay(ViewGroup sceneRoot, Transition transition, TransitionValues startValues,
      TransitionValues endValues) {
    return 0;
  }
}
