package android.hardware.input;

import android.content.Context;
import android.os.Handler;
import android.view.InputDevice;
import antecede.Callbacks;
import antecede.Unlisted;

/** What the user has at hand: a touch screen. */
public final class InputManager {
  public static final String ACTION_QUERY_KEYBOARD_LAYOUTS = "android.hardware.input.action.QUERY_KEYBOARD_LAYOUTS";
  public static final String META_DATA_KEYBOARD_LAYOUTS = "android.hardware.input.metadata.KEYBOARD_LAYOUTS";

  public interface InputDeviceListener {
    void onInputDeviceAdded(int value);

    void onInputDeviceRemoved(int value);

    void onInputDeviceChanged(int value);
  }

  @Unlisted
  public InputManager(Context context) {}

  public InputDevice getInputDevice(int id) {
    return InputDevice.getDevice(id);
  }

  public int[] getInputDeviceIds() {
    return InputDevice.getDeviceIds();
  }

  public void registerInputDeviceListener(InputDeviceListener listener, Handler handler) {
    Callbacks.registerAway(handler == null ? null : handler.getLooper().getEvents(), this, "InputDeviceListener", listener, true);
    if (listener == null) throw new IllegalArgumentException("listener must not be null");
  }

  public void unregisterInputDeviceListener(InputDeviceListener listener) {
    Callbacks.unregister(this, "InputDeviceListener", listener);
    if (listener == null) throw new IllegalArgumentException("listener must not be null");
  }
}
