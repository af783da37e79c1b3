package android.view.accessibility;

import android.accessibilityservice.AccessibilityServiceInfo;
import android.content.Context;
import android.os.Handler;
import antecede.Callbacks;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Says that no accessibility service runs. */
public final class AccessibilityManager {
  @Unlisted
  public AccessibilityManager(Context context) {}

  public static final int FLAG_CONTENT_ICONS = 1;
  public static final int FLAG_CONTENT_TEXT = 2;
  public static final int FLAG_CONTENT_CONTROLS = 4;

  public boolean isEnabled() {
    return false;
  }

  public boolean isTouchExplorationEnabled() {
    return false;
  }

  public void sendAccessibilityEvent(AccessibilityEvent event) {}

  public void interrupt() {}

  public List<AccessibilityServiceInfo> getInstalledAccessibilityServiceList() {
    return new ArrayList<AccessibilityServiceInfo>();
  }

  public List<AccessibilityServiceInfo> getEnabledAccessibilityServiceList(int feedbackTypeFlags) {
    return new ArrayList<AccessibilityServiceInfo>();
  }

  public boolean addAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) {
    Callbacks.register(this, "AccessibilityStateChangeListener", listener, true);
    return true;
  }

  public void addAccessibilityStateChangeListener(AccessibilityStateChangeListener listener, Handler handler) {
    Callbacks.registerOn(handler == null ? android.os.Looper.getMainLooper().getEvents() : handler.getLooper().getEvents(),
        this, "AccessibilityStateChangeListener", listener, true);
  }

  public boolean removeAccessibilityStateChangeListener(AccessibilityStateChangeListener listener) {
    Callbacks.unregister(this, "AccessibilityStateChangeListener", listener);
    return true;
  }

  public boolean addTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener) {
    Callbacks.register(this, "TouchExplorationStateChangeListener", listener, true);
    return true;
  }

  public void addTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener, Handler handler) {
    Callbacks.registerOn(handler == null ? android.os.Looper.getMainLooper().getEvents() : handler.getLooper().getEvents(),
        this, "TouchExplorationStateChangeListener", listener, true);
  }

  public boolean removeTouchExplorationStateChangeListener(TouchExplorationStateChangeListener listener) {
    Callbacks.unregister(this, "TouchExplorationStateChangeListener", listener);
    return true;
  }

  public void addAccessibilityServicesStateChangeListener(AccessibilityServicesStateChangeListener listener) {
    Callbacks.register(this, "AccessibilityServicesStateChangeListener", listener, true);
  }

  public boolean removeAccessibilityServicesStateChangeListener(AccessibilityServicesStateChangeListener listener) {
    Callbacks.unregister(this, "AccessibilityServicesStateChangeListener", listener);
    return false;
  }

  public boolean isRequestFromAccessibilityTool() {
    return false;
  }

  public int getRecommendedTimeoutMillis(int originalTimeout, int uiContentFlags) {
    return originalTimeout;
  }

  public int getAccessibilityFocusStrokeWidth() {
    return 0;
  }

  public int getAccessibilityFocusColor() {
    return 0;
  }

  public boolean isAudioDescriptionRequested() {
    return false;
  }

  public static boolean isAccessibilityButtonSupported() {
    return false;
  }

  /** Hears when services come and go. */

  public interface AccessibilityServicesStateChangeListener {
    void onAccessibilityServicesStateChanged(AccessibilityManager accessibilityManager);
  }

  /** Hears when accessibility is turned on. */

  public interface AccessibilityStateChangeListener {
    void onAccessibilityStateChanged(boolean enabled);
  }

  /** Hears when descriptions are wanted. */

  public interface AudioDescriptionRequestedChangeListener {
    void onAudioDescriptionRequestedChanged(boolean enabled);
  }

  /** Hears when exploring by touch is turned on. */

  public interface TouchExplorationStateChangeListener {
    void onTouchExplorationStateChanged(boolean enabled);
  }
}
