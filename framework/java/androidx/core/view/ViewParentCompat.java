package androidx.core.view;

import android.view.View;
import android.view.ViewParent;
import android.view.accessibility.AccessibilityEvent;

/** Calls of view parents that older platforms lack. */
public final class ViewParentCompat {
  private ViewParentCompat() {}

  public static void notifySubtreeAccessibilityStateChanged(ViewParent viewParent, View view1, View view2, int value) {
    viewParent.notifySubtreeAccessibilityStateChanged(view1, view2, value);
  }

  public static boolean onNestedFling(ViewParent viewParent, View view, float value2, float value3, boolean value) {
    return viewParent.onNestedFling(view, value2, value3, value);
  }

  public static boolean onNestedPreFling(ViewParent viewParent, View view, float value2, float value3) {
    return viewParent.onNestedPreFling(view, value2, value3);
  }

  public static void onNestedPreScroll(ViewParent viewParent, View view, int value2, int value3, int[] value) {
    viewParent.onNestedPreScroll(view, value2, value3, value);
  }

  public static void onNestedScroll(ViewParent viewParent, View view, int value2, int value3, int value4, int value5) {
    viewParent.onNestedScroll(view, value2, value3, value4, value5);
  }

  public static void onNestedScrollAccepted(ViewParent viewParent, View view1, View view2, int value) {
    viewParent.onNestedScrollAccepted(view1, view2, value);
  }

  public static boolean onStartNestedScroll(ViewParent viewParent, View view1, View view2, int value) {
    return viewParent.onStartNestedScroll(view1, view2, value);
  }

  public static void onStopNestedScroll(ViewParent viewParent, View view) {
    viewParent.onStopNestedScroll(view);
  }

  public static boolean requestSendAccessibilityEvent(ViewParent viewParent, View view, AccessibilityEvent accessibilityEvent) {
    return viewParent.requestSendAccessibilityEvent(view, accessibilityEvent);
  }
}
