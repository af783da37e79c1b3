package androidx.core.view;

import android.view.View;
import android.view.Window;

/** Shows and hides bars; there are none to be seen. */
public final class WindowInsetsControllerCompat {
  public static final int BEHAVIOR_SHOW_BARS_BY_TOUCH = 0;
  public static final int BEHAVIOR_DEFAULT = 1;
  public static final int BEHAVIOR_SHOW_BARS_BY_SWIPE = 1;
  public static final int BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE = 2;

  private int behavior = BEHAVIOR_DEFAULT;
  private boolean lightStatus;
  private boolean lightNavigation;

  WindowInsetsControllerCompat() {}

  public WindowInsetsControllerCompat(Window window, View view) {}

  public void show(int types) {}

  public void hide(int types) {}

  public boolean isAppearanceLightStatusBars() {
    return lightStatus;
  }

  public void setAppearanceLightStatusBars(boolean isLight) {
    lightStatus = isLight;
  }

  public boolean isAppearanceLightNavigationBars() {
    return lightNavigation;
  }

  public void setAppearanceLightNavigationBars(boolean isLight) {
    lightNavigation = isLight;
  }

  public void setSystemBarsBehavior(int behavior) {
    this.behavior = behavior;
  }

  public int getSystemBarsBehavior() {
    return behavior;
  }
}
