package android.accessibilityservice;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.Looper;
import android.os.Source;
import android.view.KeyEvent;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;

/** Helps people who cannot see or touch well: hears of what happens on the screen, on the main looper. */
public abstract class AccessibilityService extends Service {
  public static final int ERROR_TAKE_SCREENSHOT_INTERNAL_ERROR = 1;
  public static final int ERROR_TAKE_SCREENSHOT_INTERVAL_TIME_SHORT = 3;
  public static final int ERROR_TAKE_SCREENSHOT_INVALID_DISPLAY = 4;
  public static final int ERROR_TAKE_SCREENSHOT_INVALID_WINDOW = 5;
  public static final int ERROR_TAKE_SCREENSHOT_NO_ACCESSIBILITY_ACCESS = 2;
  public static final int ERROR_TAKE_SCREENSHOT_SECURE_WINDOW = 6;
  public static final int GESTURE_2_FINGER_DOUBLE_TAP = 20;
  public static final int GESTURE_2_FINGER_DOUBLE_TAP_AND_HOLD = 40;
  public static final int GESTURE_2_FINGER_SINGLE_TAP = 19;
  public static final int GESTURE_2_FINGER_SWIPE_DOWN = 26;
  public static final int GESTURE_2_FINGER_SWIPE_LEFT = 27;
  public static final int GESTURE_2_FINGER_SWIPE_RIGHT = 28;
  public static final int GESTURE_2_FINGER_SWIPE_UP = 25;
  public static final int GESTURE_2_FINGER_TRIPLE_TAP = 21;
  public static final int GESTURE_2_FINGER_TRIPLE_TAP_AND_HOLD = 43;
  public static final int GESTURE_3_FINGER_DOUBLE_TAP = 23;
  public static final int GESTURE_3_FINGER_DOUBLE_TAP_AND_HOLD = 41;
  public static final int GESTURE_3_FINGER_SINGLE_TAP = 22;
  public static final int GESTURE_3_FINGER_SINGLE_TAP_AND_HOLD = 44;
  public static final int GESTURE_3_FINGER_SWIPE_DOWN = 30;
  public static final int GESTURE_3_FINGER_SWIPE_LEFT = 31;
  public static final int GESTURE_3_FINGER_SWIPE_RIGHT = 32;
  public static final int GESTURE_3_FINGER_SWIPE_UP = 29;
  public static final int GESTURE_3_FINGER_TRIPLE_TAP = 24;
  public static final int GESTURE_3_FINGER_TRIPLE_TAP_AND_HOLD = 45;
  public static final int GESTURE_4_FINGER_DOUBLE_TAP = 38;
  public static final int GESTURE_4_FINGER_DOUBLE_TAP_AND_HOLD = 42;
  public static final int GESTURE_4_FINGER_SINGLE_TAP = 37;
  public static final int GESTURE_4_FINGER_SWIPE_DOWN = 34;
  public static final int GESTURE_4_FINGER_SWIPE_LEFT = 35;
  public static final int GESTURE_4_FINGER_SWIPE_RIGHT = 36;
  public static final int GESTURE_4_FINGER_SWIPE_UP = 33;
  public static final int GESTURE_4_FINGER_TRIPLE_TAP = 39;
  public static final int GESTURE_DOUBLE_TAP = 17;
  public static final int GESTURE_DOUBLE_TAP_AND_HOLD = 18;
  public static final int GESTURE_SWIPE_DOWN = 2;
  public static final int GESTURE_SWIPE_DOWN_AND_LEFT = 15;
  public static final int GESTURE_SWIPE_DOWN_AND_RIGHT = 16;
  public static final int GESTURE_SWIPE_DOWN_AND_UP = 8;
  public static final int GESTURE_SWIPE_LEFT = 3;
  public static final int GESTURE_SWIPE_LEFT_AND_DOWN = 10;
  public static final int GESTURE_SWIPE_LEFT_AND_RIGHT = 5;
  public static final int GESTURE_SWIPE_LEFT_AND_UP = 9;
  public static final int GESTURE_SWIPE_RIGHT = 4;
  public static final int GESTURE_SWIPE_RIGHT_AND_DOWN = 12;
  public static final int GESTURE_SWIPE_RIGHT_AND_LEFT = 6;
  public static final int GESTURE_SWIPE_RIGHT_AND_UP = 11;
  public static final int GESTURE_SWIPE_UP = 1;
  public static final int GESTURE_SWIPE_UP_AND_DOWN = 7;
  public static final int GESTURE_SWIPE_UP_AND_LEFT = 13;
  public static final int GESTURE_SWIPE_UP_AND_RIGHT = 14;
  public static final int GESTURE_UNKNOWN = 0;
  public static final int GLOBAL_ACTION_ACCESSIBILITY_ALL_APPS = 14;
  public static final int GLOBAL_ACTION_ACCESSIBILITY_BUTTON = 11;
  public static final int GLOBAL_ACTION_ACCESSIBILITY_BUTTON_CHOOSER = 12;
  public static final int GLOBAL_ACTION_ACCESSIBILITY_SHORTCUT = 13;
  public static final int GLOBAL_ACTION_BACK = 1;
  public static final int GLOBAL_ACTION_DISMISS_NOTIFICATION_SHADE = 15;
  public static final int GLOBAL_ACTION_DPAD_CENTER = 20;
  public static final int GLOBAL_ACTION_DPAD_DOWN = 17;
  public static final int GLOBAL_ACTION_DPAD_LEFT = 18;
  public static final int GLOBAL_ACTION_DPAD_RIGHT = 19;
  public static final int GLOBAL_ACTION_DPAD_UP = 16;
  public static final int GLOBAL_ACTION_HOME = 2;
  public static final int GLOBAL_ACTION_KEYCODE_HEADSETHOOK = 10;
  public static final int GLOBAL_ACTION_LOCK_SCREEN = 8;
  public static final int GLOBAL_ACTION_NOTIFICATIONS = 4;
  public static final int GLOBAL_ACTION_POWER_DIALOG = 6;
  public static final int GLOBAL_ACTION_QUICK_SETTINGS = 5;
  public static final int GLOBAL_ACTION_RECENTS = 3;
  public static final int GLOBAL_ACTION_TAKE_SCREENSHOT = 9;
  public static final int GLOBAL_ACTION_TOGGLE_SPLIT_SCREEN = 7;
  public static final String SERVICE_INTERFACE = "android.accessibilityservice.AccessibilityService";
  public static final String SERVICE_META_DATA = "android.accessibilityservice";
  public static final int SHOW_MODE_AUTO = 0;
  public static final int SHOW_MODE_HIDDEN = 1;
  public static final int SHOW_MODE_IGNORE_HARD_KEYBOARD = 2;

  private Source<AccessibilityService> events;
  private AccessibilityServiceInfo info;
  private boolean connected;

  public AccessibilityService() {}

  public abstract void onAccessibilityEvent(AccessibilityEvent event);

  public abstract void onInterrupt();

  protected void onServiceConnected() {}

  protected boolean onGesture(int gestureId) {
    return false;
  }

  protected boolean onKeyEvent(KeyEvent event) {
    return false;
  }

  private void happen() {
    if (!connected) {
      connected = true;
      onServiceConnected();
    } else {
      onAccessibilityEvent(AccessibilityEvent.obtain(AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED));
    }
  }

  public AccessibilityNodeInfo getRootInActiveWindow() {
    return null;
  }

  public final void disableSelf() {
    stopSelf();
  }

  public final boolean performGlobalAction(int action) {
    return connected;
  }

  public AccessibilityNodeInfo findFocus(int focus) {
    return null;
  }

  public final AccessibilityServiceInfo getServiceInfo() {
    return info;
  }

  public final void setServiceInfo(AccessibilityServiceInfo info) {
    this.info = info;
  }

  @Override
  public Object getSystemService(String name) {
    return super.getSystemService(name);
  }

  @Override
  public final IBinder onBind(Intent intent) {
    if (events == null) {
      events = new Source<AccessibilityService>("accessibility", this, Looper.getMainLooper(), null) {
        @Override
        protected void call(AccessibilityService service) {
          service.happen();
        }
      };
      events.add();
    }
    return new Binder();
  }
}
