package androidx.core.view;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityEvent;

/** Answers for a view to those who cannot see it; nobody asks here. */
public class AccessibilityDelegateCompat {
  public AccessibilityDelegateCompat() {}

  public void sendAccessibilityEvent(View host, int eventType) {}

  public void sendAccessibilityEventUnchecked(View host, AccessibilityEvent event) {}

  public boolean dispatchPopulateAccessibilityEvent(View host, AccessibilityEvent event) {
    return false;
  }

  public void onPopulateAccessibilityEvent(View host, AccessibilityEvent event) {}

  public void onInitializeAccessibilityEvent(View host, AccessibilityEvent event) {}

  public boolean onRequestSendAccessibilityEvent(ViewGroup host, View child, AccessibilityEvent event) {
    return true;
  }

  public boolean performAccessibilityAction(View host, int action, Bundle args) {
    return false;
  }
}
