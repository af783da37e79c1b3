package android.accessibilityservice;

import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.os.Parcel;
import android.os.Parcelable;

/** What such a service wants. */
public class AccessibilityServiceInfo implements Parcelable {
  public static final int CAPABILITY_CAN_CONTROL_MAGNIFICATION = 16;
  public static final int CAPABILITY_CAN_PERFORM_GESTURES = 32;
  public static final int CAPABILITY_CAN_REQUEST_ENHANCED_WEB_ACCESSIBILITY = 4;
  public static final int CAPABILITY_CAN_REQUEST_FILTER_KEY_EVENTS = 8;
  public static final int CAPABILITY_CAN_REQUEST_FINGERPRINT_GESTURES = 64;
  public static final int CAPABILITY_CAN_REQUEST_TOUCH_EXPLORATION = 2;
  public static final int CAPABILITY_CAN_RETRIEVE_WINDOW_CONTENT = 1;
  public static final int CAPABILITY_CAN_TAKE_SCREENSHOT = 128;
  public static final int DEFAULT = 1;
  public static final int FEEDBACK_ALL_MASK = -1;
  public static final int FEEDBACK_AUDIBLE = 4;
  public static final int FEEDBACK_BRAILLE = 32;
  public static final int FEEDBACK_GENERIC = 16;
  public static final int FEEDBACK_HAPTIC = 2;
  public static final int FEEDBACK_SPOKEN = 1;
  public static final int FEEDBACK_VISUAL = 8;
  public static final int FLAG_ENABLE_ACCESSIBILITY_VOLUME = 128;
  public static final int FLAG_INCLUDE_NOT_IMPORTANT_VIEWS = 2;
  public static final int FLAG_INPUT_METHOD_EDITOR = 32768;
  public static final int FLAG_REPORT_VIEW_IDS = 16;
  public static final int FLAG_REQUEST_2_FINGER_PASSTHROUGH = 8192;
  public static final int FLAG_REQUEST_ACCESSIBILITY_BUTTON = 256;
  public static final int FLAG_REQUEST_ENHANCED_WEB_ACCESSIBILITY = 8;
  public static final int FLAG_REQUEST_FILTER_KEY_EVENTS = 32;
  public static final int FLAG_REQUEST_FINGERPRINT_GESTURES = 512;
  public static final int FLAG_REQUEST_MULTI_FINGER_GESTURES = 4096;
  public static final int FLAG_REQUEST_SHORTCUT_WARNING_DIALOG_SPOKEN_FEEDBACK = 1024;
  public static final int FLAG_REQUEST_TOUCH_EXPLORATION_MODE = 4;
  public static final int FLAG_RETRIEVE_INTERACTIVE_WINDOWS = 64;
  public static final int FLAG_SEND_MOTION_EVENTS = 16384;
  public static final int FLAG_SERVICE_HANDLES_DOUBLE_TAP = 2048;

  public int eventTypes;
  public String[] packageNames;
  public int feedbackType;
  public long notificationTimeout;
  public int flags;

  public static final Parcelable.Creator<AccessibilityServiceInfo> CREATOR = new Parcelable.Creator<AccessibilityServiceInfo>() {
    @Override
    public AccessibilityServiceInfo createFromParcel(Parcel in) {
      return (AccessibilityServiceInfo) in.readWhole();
    }

    @Override
    public AccessibilityServiceInfo[] newArray(int size) {
      return new AccessibilityServiceInfo[size];
    }
  };

  public AccessibilityServiceInfo() {}

  public boolean getCanRetrieveWindowContent() {
    return true;
  }

  public int getCapabilities() {
    return CAPABILITY_CAN_RETRIEVE_WINDOW_CONTENT;
  }

  @Deprecated
  public String getDescription() {
    return null;
  }

  public String getId() {
    return null;
  }

  public ResolveInfo getResolveInfo() {
    return null;
  }

  public String getSettingsActivityName() {
    return null;
  }

  public String loadDescription(PackageManager packageManager) {
    return null;
  }

  public CharSequence loadSummary(PackageManager packageManager) {
    return null;
  }

  public static String feedbackTypeToString(int feedbackType) {
    return "[" + feedbackType + "]";
  }

  public static String flagToString(int flag) {
    return Integer.toString(flag);
  }

  public static String capabilityToString(int capability) {
    return Integer.toString(capability);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}
