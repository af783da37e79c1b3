package androidx.core.view;

import android.view.ViewGroup;

/** Calls of margins that older platforms lack. */
public final class MarginLayoutParamsCompat {
  private MarginLayoutParamsCompat() {}

  public static int getLayoutDirection(ViewGroup.MarginLayoutParams marginLayoutParams) {
    return marginLayoutParams.getLayoutDirection();
  }

  public static int getMarginEnd(ViewGroup.MarginLayoutParams marginLayoutParams) {
    return marginLayoutParams.getMarginEnd();
  }

  public static int getMarginStart(ViewGroup.MarginLayoutParams marginLayoutParams) {
    return marginLayoutParams.getMarginStart();
  }

  public static boolean isMarginRelative(ViewGroup.MarginLayoutParams marginLayoutParams) {
    return marginLayoutParams.isMarginRelative();
  }

  public static void resolveLayoutDirection(ViewGroup.MarginLayoutParams marginLayoutParams, int value) {
    marginLayoutParams.resolveLayoutDirection(value);
  }

  public static void setLayoutDirection(ViewGroup.MarginLayoutParams marginLayoutParams, int layoutDirection) {
    marginLayoutParams.setLayoutDirection(layoutDirection);
  }

  public static void setMarginEnd(ViewGroup.MarginLayoutParams marginLayoutParams, int marginEnd) {
    marginLayoutParams.setMarginEnd(marginEnd);
  }

  public static void setMarginStart(ViewGroup.MarginLayoutParams marginLayoutParams, int marginStart) {
    marginLayoutParams.setMarginStart(marginStart);
  }
}
