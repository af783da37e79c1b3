package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

/** Views that turn or scale. (They do it at once.) */
public class ChangeTransform extends Transition {
  private boolean reparentWithOverlay;
  private boolean reparent;

  public ChangeTransform() {}

  public ChangeTransform(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public boolean getReparentWithOverlay() {
    return reparentWithOverlay;
  }

  public void setReparentWithOverlay(boolean reparentWithOverlay) {
    this.reparentWithOverlay = reparentWithOverlay;
  }

  public boolean getReparent() {
    return reparent;
  }

  public void setReparent(boolean reparent) {
    this.reparent = reparent;
  }

  public String[] getTransitionProperties() {
    return new String[] {"android:changeTransform"};
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
