package android.view.accessibility;

/** From what accessibility events come. */
public interface AccessibilityEventSource {
  void sendAccessibilityEvent(int eventType);

  void sendAccessibilityEventUnchecked(AccessibilityEvent event);
}
