package androidx.core.view;

import android.view.View;

/** Hears of what it wants. */
public class ViewPropertyAnimatorListenerAdapter implements ViewPropertyAnimatorListener {
  @Override
  public void onAnimationStart(View view) {}

  @Override
  public void onAnimationEnd(View view) {}

  @Override
  public void onAnimationCancel(View view) {}
}
