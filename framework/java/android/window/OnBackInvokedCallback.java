package android.window;

/** Hears that the user has gone back. */
public interface OnBackInvokedCallback {
  void onBackInvoked();
}
