package android.transition;

import android.view.ViewGroup;

/** How much later the farther ones begin. */
public class SidePropagation extends VisibilityPropagation {
  private int side;
  private float propagationSpeed;

  public SidePropagation() {}

  public void setSide(int side) {
    this.side = side;
  }

  public void setPropagationSpeed(float propagationSpeed) {
    this.propagationSpeed = propagationSpeed;
  }

  public long getStartDelay(ViewGroup sceneRoot, Transition transition, TransitionValues startValues,
      TransitionValues endValues) {
    return 0;
  }
}
