package android.view;

/** Hears of an animation of bars that it asked to control. */
public interface WindowInsetsAnimationControlListener {
  void onReady(WindowInsetsAnimationController controller, int types);

  void onFinished(WindowInsetsAnimationController controller);

  void onCancelled(WindowInsetsAnimationController controller);
}
