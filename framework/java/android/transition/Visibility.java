package android.transition;

import android.animation.Animator;
import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

/** For views that come and go. */
public abstract class Visibility extends Transition {
  private int mode = MODE_IN | MODE_OUT;
  public static final int MODE_IN = 1;
  public static final int MODE_OUT = 2;

  public Visibility() {}

  public Visibility(Context context, AttributeSet attrs) {
    super(context, attrs);
  }

  public void setMode(int mode) {
    this.mode = mode;
  }

  public int getMode() {
    return mode;
  }

  public String[] getTransitionProperties() {
    return new String[] {"android:visibility:visibility", "android:visibility:parent"};
  }

  public void captureStartValues(TransitionValues transitionValues) {
    transitionValues.values.put("android:visibility:visibility", transitionValues.view.getVisibility());
  }

  public void captureEndValues(TransitionValues transitionValues) {
    transitionValues.values.put("android:visibility:visibility", transitionValues.view.getVisibility());
  }

  public boolean isVisible(TransitionValues values) {
    return values != null && Integer.valueOf(View.VISIBLE).equals(values.values.get("android:visibility:visibility"));
  }

  public Animator createAnimator(ViewGroup sceneRoot, TransitionValues startValues, TransitionValues endValues) {
    boolean appears = isVisible(endValues);
    if ((mode & (appears ? MODE_IN : MODE_OUT)) == 0) return null;
    return appears ? onAppear(sceneRoot, endValues.view, startValues, endValues) : onDisappear(sceneRoot, startValues.view,
        startValues, endValues);
  }

  public Animator onAppear(ViewGroup sceneRoot, TransitionValues startValues, int startVisibility, TransitionValues endValues,
      int endVisibility) {
    return onAppear(sceneRoot, endValues.view, startValues, endValues);
  }

  public Animator onAppear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }

  public Animator onDisappear(ViewGroup sceneRoot, TransitionValues startValues, int startVisibility,
      TransitionValues endValues, int endVisibility) {
    return onDisappear(sceneRoot, startValues.view, startValues, endValues);
  }

  public boolean isTransitionRequired(TransitionValues startValues, TransitionValues newValues) {
    return isVisible(startValues) != isVisible(newValues);
  }

  public Animator onDisappear(ViewGroup sceneRoot, View view, TransitionValues startValues, TransitionValues endValues) {
    return null;
  }
}
