package android.view;

import android.os.CancellationSignal;
import android.view.animation.Interpolator;

/** How a window asks for bars to be shown or hidden. */
public interface WindowInsetsController {
  int APPEARANCE_LIGHT_STATUS_BARS = 8;
  int APPEARANCE_LIGHT_NAVIGATION_BARS = 16;
  int APPEARANCE_TRANSPARENT_CAPTION_BAR_BACKGROUND = 128;
  int APPEARANCE_LIGHT_CAPTION_BARS = 256;
  int BEHAVIOR_SHOW_BARS_BY_TOUCH = 0;
  int BEHAVIOR_SHOW_BARS_BY_SWIPE = 1;
  int BEHAVIOR_DEFAULT = 1;
  int BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE = 2;

  void show(int types);

  void hide(int types);

  void controlWindowInsetsAnimation(int types, long durationMillis, Interpolator interpolator,
      CancellationSignal cancellationSignal, WindowInsetsAnimationControlListener listener);

  void setSystemBarsAppearance(int appearance, int mask);

  int getSystemBarsAppearance();

  void setSystemBarsBehavior(int behavior);

  int getSystemBarsBehavior();

  void addOnControllableInsetsChangedListener(OnControllableInsetsChangedListener listener);

  void removeOnControllableInsetsChangedListener(OnControllableInsetsChangedListener listener);

  /** Hears which bars can be controlled. */
  interface OnControllableInsetsChangedListener {
    void onControllableInsetsChanged(WindowInsetsController controller, int typeMask);
  }
}
