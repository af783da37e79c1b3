package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;

/** Views whose clip changes. (They do it at once.) */
public class ChangeClipBounds extends Transition {
  public ChangeClipBounds() {}

  public ChangeClipBounds(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public String[] getTransitionProperties() {
    return new String[] {"android:changeClipBounds"};
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
