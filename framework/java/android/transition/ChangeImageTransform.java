package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

/** Pictures that move or grow. (They do it at once.) */
public class ChangeImageTransform extends Transition {
  public ChangeImageTransform() {}

  public ChangeImageTransform(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public String[] getTransitionProperties() {
    return new String[] {"android:changeImageTransform"};
  }

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
