package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

/** Views that scroll. (They do it at once.) */
public class ChangeScroll extends Transition {
  public ChangeScroll() {}

  public ChangeScroll(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public String[] getTransitionProperties() {
    return new String[] {"android:changeScroll"};
  }

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
