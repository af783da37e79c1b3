package androidx.core.view;

import android.content.Context;
import android.view.ViewConfiguration;

/** Calls of view configurations that older platforms lack. */
public final class ViewConfigurationCompat {
  private ViewConfigurationCompat() {}

  public static int getScaledHoverSlop(ViewConfiguration viewConfiguration) {
    return viewConfiguration.getScaledHoverSlop();
  }

  public static int getScaledPagingTouchSlop(ViewConfiguration viewConfiguration) {
    return viewConfiguration.getScaledPagingTouchSlop();
  }

  public static boolean hasPermanentMenuKey(ViewConfiguration viewConfiguration) {
    return viewConfiguration.hasPermanentMenuKey();
  }

  public static float getScaledHorizontalScrollFactor(ViewConfiguration config, Context context) {
    return config.getScaledHorizontalScrollFactor();
  }

  public static float getScaledVerticalScrollFactor(ViewConfiguration config, Context context) {
    return config.getScaledVerticalScrollFactor();
  }

  public static boolean shouldShowMenuShortcutsWhenKeyboardPresent(ViewConfiguration config, Context context) {
    return false;
  }
}
