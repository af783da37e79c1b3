package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Views that fly apart. (They do it at once.) */
public class Explode extends Visibility {
  public Explode() {}

  public Explode(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public Animator onAppear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }

  public Animator onDisappear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
