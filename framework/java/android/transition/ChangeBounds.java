package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** Views that move or grow. (They do it at once.) */
public class ChangeBounds extends Transition {
  private boolean resizeClip;
  private boolean reparent;

  public ChangeBounds() {}

  public ChangeBounds(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public String[] getTransitionProperties() {
    return new String[] {"android:changeBounds"};
  }

  public void setResizeClip(boolean resizeClip) {
    this.resizeClip = resizeClip;
  }

  public boolean getResizeClip() {
    return resizeClip;
  }

  public void setReparent(boolean reparent) {
    this.reparent = reparent;
  }

  public void captureStartValues(TransitionValues transitionValues) {
    View view = transitionValues.view;
    transitionValues.values.put("android:changeBounds:bounds", new Rect(view.getLeft(), view.getTop(), view.getRight(),
        view.getBottom()));
  }

  public void captureEndValues(TransitionValues transitionValues) {
    View view = transitionValues.view;
    transitionValues.values.put("android:changeBounds:bounds", new Rect(view.getLeft(), view.getTop(), view.getRight(),
        view.getBottom()));
  }

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
