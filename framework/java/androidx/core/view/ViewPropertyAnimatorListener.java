package androidx.core.view;

import android.view.View;

/** Hears of an animation. */
public interface ViewPropertyAnimatorListener {
  void onAnimationStart(View view);

  void onAnimationEnd(View view);

  void onAnimationCancel(View view);
}
