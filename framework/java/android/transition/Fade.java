package android.transition;

import android.animation.Animator;
import android.animation.ObjectAnimator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Lets views fade in and out. */
public class Fade extends Visibility {
  public static final int IN = 1;
  public static final int OUT = 2;

  public Fade() {}

  public Fade(int fadingMode) {
    setMode(fadingMode);
  }

  public Fade(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void captureStartValues(TransitionValues transitionValues) {
    super.captureStartValues(transitionValues);
  }

  public Animator onAppear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return ObjectAnimator.ofFloat(view, "alpha", 0, 1);
  }

  public Animator onDisappear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return ObjectAnimator.ofFloat(view, "alpha", 1, 0);
  }
}
