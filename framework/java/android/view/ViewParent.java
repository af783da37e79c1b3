package android.view;

import android.graphics.Point;
import android.graphics.Rect;
import android.os.Bundle;
import android.view.accessibility.AccessibilityEvent;

/** What a view is in: a group, or the root of a window. */
public interface ViewParent {
  void requestLayout();

  boolean isLayoutRequested();

  void requestTransparentRegion(View view);

  default void onDescendantInvalidated(View child, View target) {}

  void invalidateChild(View view, Rect rect);

  ViewParent invalidateChildInParent(int[] value, Rect rect);

  ViewParent getParent();

  void requestChildFocus(View child, View target);

  void recomputeViewAttributes(View view);

  void clearChildFocus(View view);

  boolean getChildVisibleRect(View view, Rect rect, Point point);

  View focusSearch(View view, int value);

  View keyboardNavigationClusterSearch(View view, int value);

  void bringChildToFront(View view);

  void focusableViewAvailable(View view);

  boolean showContextMenuForChild(View view);

  boolean showContextMenuForChild(View view, float value, float value2);

  void createContextMenu(ContextMenu contextMenu);

  ActionMode startActionModeForChild(View view, ActionMode.Callback callback);

  ActionMode startActionModeForChild(View view, ActionMode.Callback callback, int value);

  void childDrawableStateChanged(View view);

  void requestDisallowInterceptTouchEvent(boolean on);

  boolean requestChildRectangleOnScreen(View view, Rect rect, boolean on);

  boolean requestSendAccessibilityEvent(View view, AccessibilityEvent accessibilityEvent);

  void childHasTransientStateChanged(View view, boolean on);

  void requestFitSystemWindows();

  ViewParent getParentForAccessibility();

  void notifySubtreeAccessibilityStateChanged(View child, View target, int value);

  boolean canResolveLayoutDirection();

  boolean isLayoutDirectionResolved();

  int getLayoutDirection();

  boolean canResolveTextDirection();

  boolean isTextDirectionResolved();

  int getTextDirection();

  boolean canResolveTextAlignment();

  boolean isTextAlignmentResolved();

  int getTextAlignment();

  boolean onStartNestedScroll(View child, View target, int value);

  void onNestedScrollAccepted(View child, View target, int value);

  void onStopNestedScroll(View view);

  void onNestedScroll(View view, int value, int value2, int value3, int value4);

  void onNestedPreScroll(View view, int value, int value2, int[] value3);

  boolean onNestedFling(View view, float value, float value2, boolean on);

  boolean onNestedPreFling(View view, float value, float value2);

  boolean onNestedPrePerformAccessibilityAction(View view, int value, Bundle bundle);

}
