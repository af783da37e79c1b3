package androidx.core.view;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.ValueAnimator;
import android.view.View;
import android.view.ViewPropertyAnimator;
import android.view.animation.Interpolator;

/** Animates the properties of a view, by the platform's animator. */
public final class ViewPropertyAnimatorCompat {
  private final View view;
  private final ViewPropertyAnimator animator;

  ViewPropertyAnimatorCompat(View view) {
    this.view = view;
    animator = view.animate();
  }

  public ViewPropertyAnimatorCompat alpha(float value) {
    animator.alpha(value);
    return this;
  }

  public ViewPropertyAnimatorCompat alphaBy(float value) {
    animator.alphaBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationX(float value) {
    animator.translationX(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationXBy(float value) {
    animator.translationXBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationY(float value) {
    animator.translationY(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationYBy(float value) {
    animator.translationYBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationZ(float value) {
    animator.translationZ(value);
    return this;
  }

  public ViewPropertyAnimatorCompat translationZBy(float value) {
    animator.translationZBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat z(float value) {
    animator.z(value);
    return this;
  }

  public ViewPropertyAnimatorCompat zBy(float value) {
    animator.zBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotation(float value) {
    animator.rotation(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotationBy(float value) {
    animator.rotationBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotationX(float value) {
    animator.rotationX(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotationXBy(float value) {
    animator.rotationXBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotationY(float value) {
    animator.rotationY(value);
    return this;
  }

  public ViewPropertyAnimatorCompat rotationYBy(float value) {
    animator.rotationYBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat scaleX(float value) {
    animator.scaleX(value);
    return this;
  }

  public ViewPropertyAnimatorCompat scaleXBy(float value) {
    animator.scaleXBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat scaleY(float value) {
    animator.scaleY(value);
    return this;
  }

  public ViewPropertyAnimatorCompat scaleYBy(float value) {
    animator.scaleYBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat x(float value) {
    animator.x(value);
    return this;
  }

  public ViewPropertyAnimatorCompat xBy(float value) {
    animator.xBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat y(float value) {
    animator.y(value);
    return this;
  }

  public ViewPropertyAnimatorCompat yBy(float value) {
    animator.yBy(value);
    return this;
  }

  public ViewPropertyAnimatorCompat setDuration(long value) {
    animator.setDuration(value);
    return this;
  }

  public long getDuration() {
    return animator.getDuration();
  }

  public ViewPropertyAnimatorCompat setInterpolator(Interpolator value) {
    animator.setInterpolator(value);
    return this;
  }

  public Interpolator getInterpolator() {
    return (Interpolator) animator.getInterpolator();
  }

  public ViewPropertyAnimatorCompat setStartDelay(long value) {
    animator.setStartDelay(value);
    return this;
  }

  public long getStartDelay() {
    return animator.getStartDelay();
  }

  public ViewPropertyAnimatorCompat withStartAction(Runnable runnable) {
    animator.withStartAction(runnable);
    return this;
  }

  public ViewPropertyAnimatorCompat withEndAction(Runnable runnable) {
    animator.withEndAction(runnable);
    return this;
  }

  public ViewPropertyAnimatorCompat withLayer() {
    animator.withLayer();
    return this;
  }

  public void cancel() {
    animator.cancel();
  }

  public void start() {
    animator.start();
  }

  public ViewPropertyAnimatorCompat setListener(final ViewPropertyAnimatorListener listener) {
    if (listener == null) {
      animator.setListener(null);
      return this;
    }
    animator.setListener(new AnimatorListenerAdapter() {
      @Override
      public void onAnimationStart(Animator animation) {
        listener.onAnimationStart(view);
      }

      @Override
      public void onAnimationEnd(Animator animation) {
        listener.onAnimationEnd(view);
      }

      @Override
      public void onAnimationCancel(Animator animation) {
        listener.onAnimationCancel(view);
      }
    });
    return this;
  }

  public ViewPropertyAnimatorCompat setUpdateListener(final ViewPropertyAnimatorUpdateListener listener) {
    if (listener == null) {
      animator.setUpdateListener(null);
      return this;
    }
    animator.setUpdateListener(new ValueAnimator.AnimatorUpdateListener() {
      @Override
      public void onAnimationUpdate(ValueAnimator animation) {
        listener.onAnimationUpdate(view);
      }
    });
    return this;
  }
}
