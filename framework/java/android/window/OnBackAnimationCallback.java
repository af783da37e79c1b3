package android.window;

/** Also hears how far the gesture is. */
public interface OnBackAnimationCallback extends OnBackInvokedCallback {
  default void onBackStarted(BackEvent backEvent) {}

  default void onBackProgressed(BackEvent backEvent) {}

  default void onBackCancelled() {}
}
