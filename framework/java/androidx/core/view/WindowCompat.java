package androidx.core.view;

import android.view.View;
import android.view.Window;

/** Calls of windows that older platforms lack. */
public final class WindowCompat {
  public static final int FEATURE_ACTION_BAR = 8;
  public static final int FEATURE_ACTION_BAR_OVERLAY = 9;
  public static final int FEATURE_ACTION_MODE_OVERLAY = 10;

  private WindowCompat() {}

  public static <T extends View> T requireViewById(Window window, int id) {
    T view = window.findViewById(id);
    if (view == null) throw new IllegalArgumentException("ID does not reference a View inside this Window");
    return view;
  }

  public static void setDecorFitsSystemWindows(Window window, boolean decorFitsSystemWindows) {}

  public static WindowInsetsControllerCompat getInsetsController(Window window, View view) {
    return new WindowInsetsControllerCompat(window, view);
  }
}
