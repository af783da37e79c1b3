package androidx.core.view;

import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityEvent;

/** Calls of view groups that older platforms lack. */
public final class ViewGroupCompat {
  public static final int LAYOUT_MODE_CLIP_BOUNDS = 0;
  public static final int LAYOUT_MODE_OPTICAL_BOUNDS = 1;

  private ViewGroupCompat() {}

  public static int getLayoutMode(ViewGroup viewGroup) {
    return viewGroup.getLayoutMode();
  }

  public static int getNestedScrollAxes(ViewGroup viewGroup) {
    return viewGroup.getNestedScrollAxes();
  }

  public static boolean isTransitionGroup(ViewGroup viewGroup) {
    return viewGroup.isTransitionGroup();
  }

  public static boolean onRequestSendAccessibilityEvent(ViewGroup viewGroup, View view, AccessibilityEvent accessibilityEvent) {
    return viewGroup.onRequestSendAccessibilityEvent(view, accessibilityEvent);
  }

  public static void setLayoutMode(ViewGroup viewGroup, int layoutMode) {
    viewGroup.setLayoutMode(layoutMode);
  }

  public static void setMotionEventSplittingEnabled(ViewGroup viewGroup, boolean motionEventSplittingEnabled) {
    viewGroup.setMotionEventSplittingEnabled(motionEventSplittingEnabled);
  }

  public static void setTransitionGroup(ViewGroup viewGroup, boolean transitionGroup) {
    viewGroup.setTransitionGroup(transitionGroup);
  }
}
