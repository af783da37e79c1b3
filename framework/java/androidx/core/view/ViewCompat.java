package androidx.core.view;

import android.content.ClipData;
import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.TypedArray;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.Display;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.WindowInsets;
import android.view.accessibility.AccessibilityEvent;
import antecede.Callbacks;

/** Calls of views that older platforms lack. */
public class ViewCompat {
  public static final int ACCESSIBILITY_LIVE_REGION_ASSERTIVE = 2;
  public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0;
  public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 1;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_AUTO = 0;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS = 4;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_AUTO = 0;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_NO = 2;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_NO_EXCLUDE_DESCENDANTS = 8;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_YES = 1;
  public static final int IMPORTANT_FOR_CONTENT_CAPTURE_YES_EXCLUDE_DESCENDANTS = 4;
  public static final int LAYER_TYPE_HARDWARE = 2;
  public static final int LAYER_TYPE_NONE = 0;
  public static final int LAYER_TYPE_SOFTWARE = 1;
  public static final int LAYOUT_DIRECTION_INHERIT = 2;
  public static final int LAYOUT_DIRECTION_LOCALE = 3;
  public static final int LAYOUT_DIRECTION_LTR = 0;
  public static final int LAYOUT_DIRECTION_RTL = 1;
  public static final int MEASURED_HEIGHT_STATE_SHIFT = 16;
  public static final int MEASURED_SIZE_MASK = 16777215;
  public static final int MEASURED_STATE_MASK = -16777216;
  public static final int MEASURED_STATE_TOO_SMALL = 16777216;
  public static final int OVER_SCROLL_ALWAYS = 0;
  public static final int OVER_SCROLL_IF_CONTENT_SCROLLS = 1;
  public static final int OVER_SCROLL_NEVER = 2;
  public static final int SCROLL_AXIS_HORIZONTAL = 1;
  public static final int SCROLL_AXIS_NONE = 0;
  public static final int SCROLL_AXIS_VERTICAL = 2;
  public static final int SCROLL_INDICATOR_BOTTOM = 2;
  public static final int SCROLL_INDICATOR_END = 32;
  public static final int SCROLL_INDICATOR_LEFT = 4;
  public static final int SCROLL_INDICATOR_RIGHT = 8;
  public static final int SCROLL_INDICATOR_START = 16;
  public static final int SCROLL_INDICATOR_TOP = 1;
  public static final int TYPE_NON_TOUCH = 1;
  public static final int TYPE_TOUCH = 0;

  protected ViewCompat() {}

  public static boolean canScrollHorizontally(View view, int value) {
    return view.canScrollHorizontally(value);
  }

  public static boolean canScrollVertically(View view, int value) {
    return view.canScrollVertically(value);
  }

  public static boolean dispatchNestedFling(View view, float value1, float value2, boolean value) {
    return view.dispatchNestedFling(value1, value2, value);
  }

  public static boolean dispatchNestedPreFling(View view, float value1, float value2) {
    return view.dispatchNestedPreFling(value1, value2);
  }

  public static boolean dispatchNestedPreScroll(View view, int value1, int value2, int[] value3, int[] value4) {
    return view.dispatchNestedPreScroll(value1, value2, value3, value4);
  }

  public static boolean dispatchNestedScroll(View view, int value1, int value2, int value3, int value4, int[] value) {
    return view.dispatchNestedScroll(value1, value2, value3, value4, value);
  }

  public static int getAccessibilityLiveRegion(View view) {
    return view.getAccessibilityLiveRegion();
  }

  public static CharSequence getAccessibilityPaneTitle(View view) {
    return view.getAccessibilityPaneTitle();
  }

  public static float getAlpha(View view) {
    return view.getAlpha();
  }

  public static ColorStateList getBackgroundTintList(View view) {
    return view.getBackgroundTintList();
  }

  public static PorterDuff.Mode getBackgroundTintMode(View view) {
    return view.getBackgroundTintMode();
  }

  public static Rect getClipBounds(View view) {
    return view.getClipBounds();
  }

  public static Display getDisplay(View view) {
    return view.getDisplay();
  }

  public static float getElevation(View view) {
    return view.getElevation();
  }

  public static boolean getFitsSystemWindows(View view) {
    return view.getFitsSystemWindows();
  }

  public static int getImportantForAccessibility(View view) {
    return view.getImportantForAccessibility();
  }

  public static int getLabelFor(View view) {
    return view.getLabelFor();
  }

  public static int getLayerType(View view) {
    return view.getLayerType();
  }

  public static int getLayoutDirection(View view) {
    return view.getLayoutDirection();
  }

  public static Matrix getMatrix(View view) {
    return view.getMatrix();
  }

  public static int getMeasuredHeightAndState(View view) {
    return view.getMeasuredHeightAndState();
  }

  public static int getMeasuredState(View view) {
    return view.getMeasuredState();
  }

  public static int getMeasuredWidthAndState(View view) {
    return view.getMeasuredWidthAndState();
  }

  public static int getMinimumHeight(View view) {
    return view.getMinimumHeight();
  }

  public static int getMinimumWidth(View view) {
    return view.getMinimumWidth();
  }

  public static int getNextClusterForwardId(View view) {
    return view.getNextClusterForwardId();
  }

  public static int getOverScrollMode(View view) {
    return view.getOverScrollMode();
  }

  public static int getPaddingEnd(View view) {
    return view.getPaddingEnd();
  }

  public static int getPaddingStart(View view) {
    return view.getPaddingStart();
  }

  public static ViewParent getParentForAccessibility(View view) {
    return view.getParentForAccessibility();
  }

  public static float getPivotX(View view) {
    return view.getPivotX();
  }

  public static float getPivotY(View view) {
    return view.getPivotY();
  }

  public static float getRotation(View view) {
    return view.getRotation();
  }

  public static float getRotationX(View view) {
    return view.getRotationX();
  }

  public static float getRotationY(View view) {
    return view.getRotationY();
  }

  public static float getScaleX(View view) {
    return view.getScaleX();
  }

  public static float getScaleY(View view) {
    return view.getScaleY();
  }

  public static CharSequence getStateDescription(View view) {
    return view.getStateDescription();
  }

  public static String getTransitionName(View view) {
    return view.getTransitionName();
  }

  public static float getTranslationX(View view) {
    return view.getTranslationX();
  }

  public static float getTranslationY(View view) {
    return view.getTranslationY();
  }

  public static float getTranslationZ(View view) {
    return view.getTranslationZ();
  }

  public static int getWindowSystemUiVisibility(View view) {
    return view.getWindowSystemUiVisibility();
  }

  public static float getX(View view) {
    return view.getX();
  }

  public static float getY(View view) {
    return view.getY();
  }

  public static float getZ(View view) {
    return view.getZ();
  }

  public static boolean hasExplicitFocusable(View view) {
    return view.hasExplicitFocusable();
  }

  public static boolean hasNestedScrollingParent(View view) {
    return view.hasNestedScrollingParent();
  }

  public static boolean hasOnClickListeners(View view) {
    return view.hasOnClickListeners();
  }

  public static boolean hasOverlappingRendering(View view) {
    return view.hasOverlappingRendering();
  }

  public static boolean hasTransientState(View view) {
    return view.hasTransientState();
  }

  public static boolean isAccessibilityHeading(View view) {
    return view.isAccessibilityHeading();
  }

  public static boolean isAttachedToWindow(View view) {
    return view.isAttachedToWindow();
  }

  public static boolean isFocusedByDefault(View view) {
    return view.isFocusedByDefault();
  }

  public static boolean isImportantForAccessibility(View view) {
    return view.isImportantForAccessibility();
  }

  public static boolean isInLayout(View view) {
    return view.isInLayout();
  }

  public static boolean isKeyboardNavigationCluster(View view) {
    return view.isKeyboardNavigationCluster();
  }

  public static boolean isLaidOut(View view) {
    return view.isLaidOut();
  }

  public static boolean isLayoutDirectionResolved(View view) {
    return view.isLayoutDirectionResolved();
  }

  public static boolean isNestedScrollingEnabled(View view) {
    return view.isNestedScrollingEnabled();
  }

  public static boolean isOpaque(View view) {
    return view.isOpaque();
  }

  public static boolean isPaddingRelative(View view) {
    return view.isPaddingRelative();
  }

  public static boolean isScreenReaderFocusable(View view) {
    return view.isScreenReaderFocusable();
  }

  public static void jumpDrawablesToCurrentState(View view) {
    view.jumpDrawablesToCurrentState();
  }

  public static View keyboardNavigationClusterSearch(View view, View viewValue, int value) {
    return view.keyboardNavigationClusterSearch(viewValue, value);
  }

  public static void offsetLeftAndRight(View view, int value) {
    view.offsetLeftAndRight(value);
  }

  public static void offsetTopAndBottom(View view, int value) {
    view.offsetTopAndBottom(value);
  }

  public static void onInitializeAccessibilityEvent(View view, AccessibilityEvent accessibilityEvent) {
    view.onInitializeAccessibilityEvent(accessibilityEvent);
  }

  public static void onPopulateAccessibilityEvent(View view, AccessibilityEvent accessibilityEvent) {
    view.onPopulateAccessibilityEvent(accessibilityEvent);
  }

  public static boolean performAccessibilityAction(View view, int value, Bundle bundle) {
    return view.performAccessibilityAction(value, bundle);
  }

  public static boolean performHapticFeedback(View view, int value) {
    return view.performHapticFeedback(value);
  }

  public static boolean performHapticFeedback(View view, int value1, int value2) {
    return view.performHapticFeedback(value1, value2);
  }

  public static void postInvalidateOnAnimation(View view) {
    view.postInvalidateOnAnimation();
  }

  public static void postInvalidateOnAnimation(View view, int value1, int value2, int value3, int value4) {
    view.postInvalidateOnAnimation(value1, value2, value3, value4);
  }

  public static void postOnAnimation(View view, Runnable runnable) {
    view.postOnAnimation(runnable);
  }

  public static void postOnAnimationDelayed(View view, Runnable runnable, long value) {
    view.postOnAnimationDelayed(runnable, value);
  }

  public static boolean restoreDefaultFocus(View view) {
    return view.restoreDefaultFocus();
  }

  public static void setAccessibilityLiveRegion(View view, int accessibilityLiveRegion) {
    view.setAccessibilityLiveRegion(accessibilityLiveRegion);
  }

  public static void setActivated(View view, boolean activated) {
    view.setActivated(activated);
  }

  public static void setAlpha(View view, float alpha) {
    view.setAlpha(alpha);
  }

  public static void setBackground(View view, Drawable background) {
    view.setBackground(background);
  }

  public static void setBackgroundTintList(View view, ColorStateList backgroundTintList) {
    view.setBackgroundTintList(backgroundTintList);
  }

  public static void setBackgroundTintMode(View view, PorterDuff.Mode backgroundTintMode) {
    view.setBackgroundTintMode(backgroundTintMode);
  }

  public static void setClipBounds(View view, Rect clipBounds) {
    view.setClipBounds(clipBounds);
  }

  public static void setElevation(View view, float elevation) {
    view.setElevation(elevation);
  }

  public static void setFitsSystemWindows(View view, boolean fitsSystemWindows) {
    view.setFitsSystemWindows(fitsSystemWindows);
  }

  public static void setFocusedByDefault(View view, boolean focusedByDefault) {
    view.setFocusedByDefault(focusedByDefault);
  }

  public static void setHasTransientState(View view, boolean hasTransientState) {
    view.setHasTransientState(hasTransientState);
  }

  public static void setImportantForAccessibility(View view, int importantForAccessibility) {
    view.setImportantForAccessibility(importantForAccessibility);
  }

  public static void setKeyboardNavigationCluster(View view, boolean keyboardNavigationCluster) {
    view.setKeyboardNavigationCluster(keyboardNavigationCluster);
  }

  public static void setLabelFor(View view, int labelFor) {
    view.setLabelFor(labelFor);
  }

  public static void setLayerType(View view, int value, Paint paint) {
    view.setLayerType(value, paint);
  }

  public static void setLayoutDirection(View view, int layoutDirection) {
    view.setLayoutDirection(layoutDirection);
  }

  public static void setNestedScrollingEnabled(View view, boolean nestedScrollingEnabled) {
    view.setNestedScrollingEnabled(nestedScrollingEnabled);
  }

  public static void setNextClusterForwardId(View view, int nextClusterForwardId) {
    view.setNextClusterForwardId(nextClusterForwardId);
  }

  public static void setOverScrollMode(View view, int overScrollMode) {
    view.setOverScrollMode(overScrollMode);
  }

  public static void setPaddingRelative(View view, int value1, int value2, int value3, int value4) {
    view.setPaddingRelative(value1, value2, value3, value4);
  }

  public static void setPivotX(View view, float pivotX) {
    view.setPivotX(pivotX);
  }

  public static void setPivotY(View view, float pivotY) {
    view.setPivotY(pivotY);
  }

  public static void setRotation(View view, float rotation) {
    view.setRotation(rotation);
  }

  public static void setRotationX(View view, float rotationX) {
    view.setRotationX(rotationX);
  }

  public static void setRotationY(View view, float rotationY) {
    view.setRotationY(rotationY);
  }

  public static void setSaveFromParentEnabled(View view, boolean saveFromParentEnabled) {
    view.setSaveFromParentEnabled(saveFromParentEnabled);
  }

  public static void setScaleX(View view, float scaleX) {
    view.setScaleX(scaleX);
  }

  public static void setScaleY(View view, float scaleY) {
    view.setScaleY(scaleY);
  }

  public static void setTooltipText(View view, CharSequence tooltipText) {
    view.setTooltipText(tooltipText);
  }

  public static void setTransitionName(View view, String transitionName) {
    view.setTransitionName(transitionName);
  }

  public static void setTranslationX(View view, float translationX) {
    view.setTranslationX(translationX);
  }

  public static void setTranslationY(View view, float translationY) {
    view.setTranslationY(translationY);
  }

  public static void setTranslationZ(View view, float translationZ) {
    view.setTranslationZ(translationZ);
  }

  public static void setX(View view, float x) {
    view.setX(x);
  }

  public static void setY(View view, float y) {
    view.setY(y);
  }

  public static void setZ(View view, float z) {
    view.setZ(z);
  }

  public static boolean startNestedScroll(View view, int value) {
    return view.startNestedScroll(value);
  }

  public static void stopNestedScroll(View view) {
    view.stopNestedScroll();
  }

  public static void transformMatrixToGlobal(View view, Matrix matrix) {
    view.transformMatrixToGlobal(matrix);
  }

  public static ViewPropertyAnimatorCompat animate(View view) {
    return new ViewPropertyAnimatorCompat(view);
  }

  public static int generateViewId() {
    return View.generateViewId();
  }

  public static int combineMeasuredStates(int curState, int newState) {
    return View.combineMeasuredStates(curState, newState);
  }

  public static int resolveSizeAndState(int size, int measureSpec, int childMeasuredState) {
    return View.resolveSizeAndState(size, measureSpec, childMeasuredState);
  }

  public static <T extends View> T requireViewById(View view, int id) {
    return view.requireViewById(id);
  }

  public static void setLayerPaint(View view, Paint paint) {
    view.setLayerPaint(paint);
  }

  public static void requestApplyInsets(View view) {
    view.requestApplyInsets();
  }

  public static void setOnApplyWindowInsetsListener(View view, final OnApplyWindowInsetsListener listener) {
    if (listener == null) {
      view.setOnApplyWindowInsetsListener(null);
      return;
    }
    view.setOnApplyWindowInsetsListener(new View.OnApplyWindowInsetsListener() {
      @Override
      public WindowInsets onApplyWindowInsets(View v, WindowInsets insets) {
        return listener.onApplyWindowInsets(v, WindowInsetsCompat.toWindowInsetsCompat(insets, v)).toWindowInsets();
      }
    });
  }

  public static WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets) {
    return WindowInsetsCompat.toWindowInsetsCompat(view.onApplyWindowInsets(insets.toWindowInsets()), view);
  }

  public static WindowInsetsCompat dispatchApplyWindowInsets(View view, WindowInsetsCompat insets) {
    return WindowInsetsCompat.toWindowInsetsCompat(view.dispatchApplyWindowInsets(insets.toWindowInsets()), view);
  }

  public static WindowInsetsCompat getRootWindowInsets(View view) {
    WindowInsets insets = view.getRootWindowInsets();
    return insets == null ? null : WindowInsetsCompat.toWindowInsetsCompat(insets, view);
  }

  public static void setAccessibilityDelegate(View v, AccessibilityDelegateCompat delegate) {}

  public static AccessibilityDelegateCompat getAccessibilityDelegate(View view) {
    return null;
  }

  public static boolean hasAccessibilityDelegate(View view) {
    return false;
  }

  public static void setImportantForAutofill(View v, int mode) {}

  public static void setAutofillHints(View v, String... autofillHints) {}

  public static void setAccessibilityPaneTitle(View view, CharSequence accessibilityPaneTitle) {}

  public static void setScreenReaderFocusable(View view, boolean screenReaderFocusable) {}

  public static void setAccessibilityHeading(View view, boolean isHeading) {}

  public static void setStateDescription(View view, CharSequence stateDescription) {}

  public static void saveAttributeDataForStyleable(View view, Context context, int[] styleable, AttributeSet attrs, TypedArray t,
      int defStyleAttr, int defStyleRes) {}

  public static void setChildrenDrawingOrderEnabled(ViewGroup viewGroup, boolean enabled) {}

  public static boolean startNestedScroll(View view, int axes, int type) {
    return type == 0 && view.startNestedScroll(axes);
  }

  public static void stopNestedScroll(View view, int type) {
    if (type == 0) view.stopNestedScroll();
  }

  public static boolean hasNestedScrollingParent(View view, int type) {
    return type == 0 && view.hasNestedScrollingParent();
  }

  public static boolean dispatchNestedScroll(View view, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed,
      int[] offsetInWindow, int type) {
    return type == 0 && view.dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, offsetInWindow);
  }

  public static boolean dispatchNestedPreScroll(View view, int dx, int dy, int[] consumed, int[] offsetInWindow, int type) {
    return type == 0 && view.dispatchNestedPreScroll(dx, dy, consumed, offsetInWindow);
  }

  public static void setPointerIcon(View view, PointerIconCompat pointerIcon) {}

  public static WindowInsetsControllerCompat getWindowInsetsController(View view) {
    return new WindowInsetsControllerCompat();
  }

  public static void setWindowInsetsAnimationCallback(View view, WindowInsetsAnimationCompat.Callback callback) {
    Callbacks.register(view, "WindowInsetsAnimationCompat.Callback", callback, false);
  }
}
