package android.view;

import android.animation.Animator;
import android.animation.ValueAnimator;

/** Makes animations of shapes. */
public final class ViewAnimationUtils {
  private ViewAnimationUtils() {}

  public static Animator createCircularReveal(View view, int centerX, int centerY, float startRadius, float endRadius) {
    return ValueAnimator.ofFloat(startRadius, endRadius);
  }
}
