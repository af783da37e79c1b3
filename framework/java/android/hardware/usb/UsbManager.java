package android.hardware.usb;

import android.content.Context;
import antecede.Unlisted;
import java.util.HashMap;

/** Says that nothing is connected. */
public class UsbManager {
  public static final String ACTION_USB_ACCESSORY_ATTACHED = "android.hardware.usb.action.USB_ACCESSORY_ATTACHED";
  public static final String ACTION_USB_ACCESSORY_DETACHED = "android.hardware.usb.action.USB_ACCESSORY_DETACHED";
  public static final String ACTION_USB_DEVICE_ATTACHED = "android.hardware.usb.action.USB_DEVICE_ATTACHED";
  public static final String ACTION_USB_DEVICE_DETACHED = "android.hardware.usb.action.USB_DEVICE_DETACHED";
  public static final String EXTRA_ACCESSORY = "accessory";
  public static final String EXTRA_DEVICE = "device";
  public static final String EXTRA_PERMISSION_GRANTED = "permission";

  @Unlisted
  public UsbManager(Context context) {}

  public HashMap<String, UsbDevice> getDeviceList() {
    return new HashMap<String, UsbDevice>();
  }

  /** Null: there is none. */
  public UsbAccessory[] getAccessoryList() {
    return null;
  }
}
