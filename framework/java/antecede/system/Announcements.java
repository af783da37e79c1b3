package antecede.system;

import android.content.Intent;
import android.net.NetworkInfo;
import android.net.Uri;
import android.view.KeyEvent;
import antecede.Bag;
import antecede.Concrete;

/** The broadcasts that the system sends by itself, with what they carry. */
@Concrete
final class Announcements {
  private static final String BATTERY = "android.intent.action.BATTERY_CHANGED";
  private static final String CONNECTIVITY = "android.net.conn.CONNECTIVITY_CHANGE";
  private static final String WIFI = "android.net.wifi.WIFI_STATE_CHANGED";
  private static final String WIFI_NETWORK = "android.net.wifi.STATE_CHANGE";
  private static final String RINGER = "android.media.RINGER_MODE_CHANGED";
  private static final String[] STICKY = {BATTERY, CONNECTIVITY, WIFI, WIFI_NETWORK, RINGER};

  /** Only for receivers that are registered. */
  private static final String[] REGISTERED = {
    "BATTERY_CHANGED", "SCREEN_ON", "SCREEN_OFF", "TIME_TICK", "CONFIGURATION_CHANGED", "HEADSET_PLUG", "DREAMING_STARTED", "DREAMING_STOPPED"
  };
  /** For receivers of the manifest only of apps that target less than Android 8: others are not among the exceptions. */
  private static final String[] IMPLICIT = {
    CONNECTIVITY, WIFI, WIFI_NETWORK, RINGER, "ACTION_POWER_CONNECTED", "ACTION_POWER_DISCONNECTED", "BATTERY_LOW", "BATTERY_OKAY",
    "USER_PRESENT", "AIRPLANE_MODE", "PACKAGE_ADDED", "PACKAGE_REMOVED", "PACKAGE_REPLACED", "PACKAGE_CHANGED", "DEVICE_STORAGE_LOW",
    "DEVICE_STORAGE_OK", "DATE_CHANGED", "CLOSE_SYSTEM_DIALOGS", "android.hardware.action.NEW_PICTURE", "android.hardware.action.NEW_VIDEO",
    "android.bluetooth.adapter.action.STATE_CHANGED", "WALLPAPER_CHANGED"
  };

  private Announcements() {}

  /** Only the system may say that, and it never does: nothing is connected by USB. */
  static boolean isNever(String action) {
    return action.startsWith("android.hardware.usb.");
  }

  /** Whether the system, and not only some app, sends that action. */
  static boolean isSystem(String action) {
    return action.startsWith("android.") || action.equals("com.android.vending.INSTALL_REFERRER");
  }

  /** Those that stay, so that whoever registers later hears them at once. */
  static Bag<Intent> sticky() {
    Bag<Intent> all = new Bag<Intent>();
    for (int i = 0; i < STICKY.length; i++) all.add(of(STICKY[i]));
    return all;
  }

  static boolean isSticky(String action) {
    for (int i = 0; i < STICKY.length; i++) {
      if (STICKY[i].equals(action)) return true;
    }
    return false;
  }

  /** Whether receivers of the manifest get it from no system, or from none since Android 8. */
  private static boolean isFor(String action, String[] names) {
    for (int i = 0; i < names.length; i++) {
      if (action.equals(names[i]) || action.equals("android.intent.action." + names[i])) return true;
    }
    return false;
  }

  /** The broadcast of that action. */
  static Intent of(String action) {
    Intent intent = new Intent(action);
    if (isFor(action, REGISTERED)) intent.addFlags(Intent.FLAG_RECEIVER_REGISTERED_ONLY);
    else if (!isFor(action, IMPLICIT)) intent.addFlags(Broadcasts.INCLUDE_BACKGROUND);
    if (action.startsWith("android.intent.action.MEDIA_") && !action.endsWith("_BUTTON")) {
      return intent.setData(Uri.parse("file:///storage/emulated/0"));
    }
    if (action.startsWith("android.intent.action.PACKAGE_")) {
      return intent.setData(Uri.parse("package:com.example.other")).putExtra("android.intent.extra.UID", 10099);
    }
    switch (action) {
      case BATTERY:
        return intent.putExtra("present", true).putExtra("level", 80).putExtra("scale", 100).putExtra("status", 3)
            .putExtra("plugged", 0).putExtra("health", 2).putExtra("temperature", 270).putExtra("voltage", 4000).putExtra("technology", "Li-ion");
      case CONNECTIVITY:
        return intent.putExtra("networkInfo", network()).putExtra("networkType", 1).putExtra("inetCondition", 100);
      case WIFI_NETWORK:
        return intent.putExtra("networkInfo", network());
      case WIFI:
        return intent.putExtra("wifi_state", 3).putExtra("previous_wifi_state", 2);
      case RINGER:
        return intent.putExtra("android.media.EXTRA_RINGER_MODE", 2);
      case "android.intent.action.MEDIA_BUTTON":
        return intent.putExtra("android.intent.extra.KEY_EVENT", new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_HEADSETHOOK));
      case "android.intent.action.HEADSET_PLUG":
        return intent.putExtra("state", 1).putExtra("microphone", 1).putExtra("name", "h2w");
      case "android.intent.action.AIRPLANE_MODE":
        return intent.putExtra("state", true);
      case "android.intent.action.TIMEZONE_CHANGED":
        return intent.putExtra("time-zone", "Europe/Berlin");
      case "android.intent.action.PHONE_STATE":
        return intent.putExtra("state", "RINGING").putExtra("incoming_number", "5551234");
      case "android.intent.action.NEW_OUTGOING_CALL":
        return intent.putExtra("android.intent.extra.PHONE_NUMBER", "5551234");
      case "android.intent.action.CLOSE_SYSTEM_DIALOGS":
        return intent.putExtra("reason", "homekey");
      case "android.intent.action.DOWNLOAD_COMPLETE":
        return intent.putExtra("extra_download_id", 1L);
      case "android.appwidget.action.APPWIDGET_UPDATE":
      case "android.appwidget.action.APPWIDGET_DELETED":
        return intent.putExtra("appWidgetIds", new int[] {1}).putExtra("appWidgetId", 1);
      case "android.bluetooth.adapter.action.STATE_CHANGED":
        return intent.putExtra("android.bluetooth.adapter.extra.STATE", 12)
            .putExtra("android.bluetooth.adapter.extra.PREVIOUS_STATE", 11);
      case "android.net.wifi.SCAN_RESULTS":
        return intent.putExtra("resultsUpdated", true);
      case "android.net.wifi.supplicant.CONNECTION_CHANGE":
        return intent.putExtra("connected", true);
      case "android.net.wifi.RSSI_CHANGED":
        return intent.putExtra("newRssi", -55);
      case "android.media.VOLUME_CHANGED_ACTION":
        return intent.putExtra("android.media.EXTRA_VOLUME_STREAM_TYPE", 3).putExtra("android.media.EXTRA_VOLUME_STREAM_VALUE", 5)
            .putExtra("android.media.EXTRA_PREV_VOLUME_STREAM_VALUE", 4);
      case "android.location.PROVIDERS_CHANGED":
      case "android.location.MODE_CHANGED":
        return intent.putExtra("android.location.extra.PROVIDER_NAME", "gps").putExtra("android.location.extra.PROVIDER_ENABLED", true)
            .putExtra("android.location.extra.LOCATION_ENABLED", true);
      case "android.nfc.action.ADAPTER_STATE_CHANGED":
        return intent.putExtra("android.nfc.extra.ADAPTER_STATE", 3);
      case "android.bluetooth.adapter.action.SCAN_MODE_CHANGED":
        return intent.putExtra("android.bluetooth.adapter.extra.SCAN_MODE", 21)
            .putExtra("android.bluetooth.adapter.extra.PREVIOUS_SCAN_MODE", 20);
      case "android.intent.action.DOCK_EVENT":
        return intent.putExtra("android.intent.extra.DOCK_STATE", 1);
      case "android.intent.action.SERVICE_STATE":
        return intent.putExtra("state", 0);
      case "android.intent.action.USER_INITIALIZE":
      case "android.intent.action.BOOT_COMPLETED":
      case "android.intent.action.LOCKED_BOOT_COMPLETED":
        return intent.putExtra("android.intent.extra.user_handle", 0);
      case "android.provider.Telephony.SMS_RECEIVED":
      case "android.provider.Telephony.SMS_DELIVER":
        return intent.putExtra("pdus", new Object[] {message()}).putExtra("format", "3gpp").putExtra("subscription", 1);
      case "android.appwidget.action.APPWIDGET_OPTIONS_CHANGED":
        return intent.putExtra("appWidgetId", 1).putExtra("appWidgetOptions", new android.os.Bundle());
      case "com.android.vending.INSTALL_REFERRER":
        return intent.putExtra("referrer", "utm_source=store");
      default:
        return intent;
    }
  }

  /** A short message as a network delivers it (3GPP TS 23.040): "Hi" from 5551234, without a date worth mentioning. */
  private static byte[] message() {
    return new byte[] {0, 0x04, 0x07, (byte) 0x81, 0x55, 0x15, 0x32, (byte) 0xf4, 0, 0, 0x32, 0x11, 0x41, 0, 0, 0, 0, 2, (byte) 0xc8, 0x34};
  }

  private static NetworkInfo network() {
    NetworkInfo info = new NetworkInfo(1, 0, "WIFI", "");
    info.setDetailedState(NetworkInfo.DetailedState.CONNECTED, null, null);
    return info;
  }
}
