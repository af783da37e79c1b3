package androidx.core.view;

import android.view.View;

/** Hears of every step. */
public interface ViewPropertyAnimatorUpdateListener {
  void onAnimationUpdate(View view);
}
