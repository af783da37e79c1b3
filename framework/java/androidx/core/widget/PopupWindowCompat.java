package androidx.core.widget;

import android.view.View;
import android.widget.PopupWindow;

/** Calls of popup windows that older platforms lack. */
public final class PopupWindowCompat {
  private PopupWindowCompat() {}

  public static boolean getOverlapAnchor(PopupWindow popupWindow) {
    return popupWindow.getOverlapAnchor();
  }

  public static int getWindowLayoutType(PopupWindow popupWindow) {
    return popupWindow.getWindowLayoutType();
  }

  public static void setOverlapAnchor(PopupWindow popupWindow, boolean overlapAnchor) {
    popupWindow.setOverlapAnchor(overlapAnchor);
  }

  public static void setWindowLayoutType(PopupWindow popupWindow, int windowLayoutType) {
    popupWindow.setWindowLayoutType(windowLayoutType);
  }

  public static void showAsDropDown(PopupWindow popupWindow, View view, int value2, int value3, int value4) {
    popupWindow.showAsDropDown(view, value2, value3, value4);
  }
}
