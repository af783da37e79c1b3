package android.transition;

/** How much later the farther ones begin. */
public abstract class VisibilityPropagation extends TransitionPropagation {
  public VisibilityPropagation() {}

  public void captureValues(TransitionValues values) {}

  public String[] getPropagationProperties() {
    return null;
  }

  public int getViewVisibility(TransitionValues values) {
    return 0;
  }

  public int getViewX(TransitionValues values) {
    return 0;
  }

  public int getViewY(TransitionValues values) {
    return 0;
  }
}
