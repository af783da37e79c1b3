package android.view;

import android.os.Parcel;
import android.os.Parcelable;
import android.os.Vibrator;
import java.util.ArrayList;
import java.util.List;

/** The touch screen. */
public final class InputDevice implements Parcelable {
  public static final int SOURCE_CLASS_MASK = 255;
  public static final int SOURCE_CLASS_NONE = 0;
  public static final int SOURCE_CLASS_BUTTON = 1;
  public static final int SOURCE_CLASS_POINTER = 2;
  public static final int SOURCE_CLASS_TRACKBALL = 4;
  public static final int SOURCE_CLASS_POSITION = 8;
  public static final int SOURCE_CLASS_JOYSTICK = 16;
  public static final int SOURCE_UNKNOWN = 0;
  public static final int SOURCE_KEYBOARD = 257;
  public static final int SOURCE_DPAD = 513;
  public static final int SOURCE_GAMEPAD = 1025;
  public static final int SOURCE_TOUCHSCREEN = 4098;
  public static final int SOURCE_MOUSE = 8194;
  public static final int SOURCE_STYLUS = 16386;
  public static final int SOURCE_BLUETOOTH_STYLUS = 49154;
  public static final int SOURCE_TRACKBALL = 65540;
  public static final int SOURCE_MOUSE_RELATIVE = 131076;
  public static final int SOURCE_TOUCHPAD = 1048584;
  public static final int SOURCE_TOUCH_NAVIGATION = 2097152;
  public static final int SOURCE_ROTARY_ENCODER = 4194304;
  public static final int SOURCE_JOYSTICK = 16777232;
  public static final int SOURCE_HDMI = 33554433;
  public static final int SOURCE_SENSOR = 67108864;
  public static final int SOURCE_ANY = -256;
  public static final int MOTION_RANGE_X = 0;
  public static final int MOTION_RANGE_Y = 1;
  public static final int MOTION_RANGE_PRESSURE = 2;
  public static final int MOTION_RANGE_SIZE = 3;
  public static final int MOTION_RANGE_TOUCH_MAJOR = 4;
  public static final int MOTION_RANGE_TOUCH_MINOR = 5;
  public static final int MOTION_RANGE_TOOL_MAJOR = 6;
  public static final int MOTION_RANGE_TOOL_MINOR = 7;
  public static final int MOTION_RANGE_ORIENTATION = 8;
  public static final int KEYBOARD_TYPE_NONE = 0;
  public static final int KEYBOARD_TYPE_NON_ALPHABETIC = 1;
  public static final int KEYBOARD_TYPE_ALPHABETIC = 2;
  public static final Parcelable.Creator<InputDevice> CREATOR = new Parcelable.Creator<InputDevice>() {
    @Override
    public InputDevice createFromParcel(Parcel in) {
      return instance;
    }

    @Override
    public InputDevice[] newArray(int size) {
      return new InputDevice[size];
    }
  };
  private static final InputDevice instance = new InputDevice();

  private InputDevice() {}

  public static InputDevice getDevice(int id) {
    return instance;
  }

  public static int[] getDeviceIds() {
    return new int[] {0};
  }

  public int getId() {
    return 0;
  }

  public int getControllerNumber() {
    return 0;
  }

  public int getVendorId() {
    return 0;
  }

  public int getProductId() {
    return 0;
  }

  public String getDescriptor() {
    return "touch";
  }

  public boolean isVirtual() {
    return false;
  }

  public boolean isExternal() {
    return false;
  }

  public String getName() {
    return "touch";
  }

  public int getSources() {
    return SOURCE_TOUCHSCREEN;
  }

  public boolean supportsSource(int source) {
    return (getSources() & source) == source;
  }

  public int getKeyboardType() {
    return 0;
  }

  public KeyCharacterMap getKeyCharacterMap() {
    return KeyCharacterMap.load(0);
  }

  public boolean[] hasKeys(int... keys) {
    return KeyCharacterMap.deviceHasKeys(keys);
  }

  public int getKeyCodeForKeyLocation(int locationKeyCode) {
    return locationKeyCode;
  }

  public MotionRange getMotionRange(int axis) {
    return null;
  }

  public MotionRange getMotionRange(int axis, int source) {
    return null;
  }

  public List<MotionRange> getMotionRanges() {
    return new ArrayList<MotionRange>();
  }

  public Vibrator getVibrator() {
    return null;
  }

  public boolean isEnabled() {
    return true;
  }

  public boolean hasMicrophone() {
    return false;
  }

  public void writeToParcel(Parcel out, int flags) {}

  public int describeContents() {
    return 0;
  }

  public String toString() {
    return "Input Device 0: touch";
  }

  /** Between which values an axis moves. */

  public static final class MotionRange {
    private MotionRange() {}

    public int getAxis() {
      return 0;
    }

    public int getSource() {
      return 0;
    }

    public boolean isFromSource(int source) {
      return false;
    }

    public float getMin() {
      return 0;
    }

    public float getMax() {
      return 0;
    }

    public float getRange() {
      return 0;
    }

    public float getFlat() {
      return 0;
    }

    public float getFuzz() {
      return 0;
    }

    public float getResolution() {
      return 0;
    }
  }

}
