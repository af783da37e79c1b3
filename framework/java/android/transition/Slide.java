package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Views that slide in and out. (They do it at once.) */
public class Slide extends Visibility {
  private int slideEdge;

  public Slide() {}

  public Slide(int slideEdge) {}

  public Slide(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void captureStartValues(TransitionValues transitionValues) {}

  public void captureEndValues(TransitionValues transitionValues) {}

  public void setSlideEdge(int slideEdge) {
    this.slideEdge = slideEdge;
  }

  public int getSlideEdge() {
    return slideEdge;
  }

  public Animator onAppear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }

  public Animator onDisappear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
