package android.app;

import android.accounts.AccountManager;
import android.app.admin.DevicePolicyManager;
import android.app.job.JobScheduler;
import android.appwidget.AppWidgetManager;
import android.bluetooth.BluetoothManager;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.RestrictionsManager;
import android.content.pm.ShortcutManager;
import android.hardware.SensorManager;
import android.hardware.SystemSensorManager;
import android.hardware.biometrics.BiometricManager;
import android.hardware.camera2.CameraManager;
import android.hardware.display.DisplayManager;
import android.hardware.fingerprint.FingerprintManager;
import android.hardware.input.InputManager;
import android.hardware.usb.UsbManager;
import android.location.LocationManager;
import android.media.AudioManager;
import android.media.MediaRouter;
import android.media.projection.MediaProjectionManager;
import android.media.session.MediaSessionManager;
import android.net.ConnectivityManager;
import android.net.nsd.NsdManager;
import android.net.wifi.WifiManager;
import android.nfc.NfcManager;
import android.os.BatteryManager;
import android.os.DropBoxManager;
import android.os.PowerManager;
import android.os.SystemVibrator;
import android.os.SystemVibratorManager;
import android.os.UserManager;
import android.os.Vibrator;
import android.os.VibratorManager;
import android.os.storage.StorageManager;
import android.print.PrintManager;
import android.telephony.CarrierConfigManager;
import android.telephony.SubscriptionManager;
import android.telephony.TelephonyManager;
import android.view.LayoutInflater;
import android.view.PhoneLayoutInflater;
import android.view.WindowManager;
import android.view.WindowManagerImpl;
import android.view.accessibility.AccessibilityManager;
import android.view.autofill.AutofillManager;
import android.view.inputmethod.InputMethodManager;
import antecede.Bag;

/** Makes the managers that a context gives out, one of each kind. */
final class SystemServices {
  /** Has a name, which the SDK does not list. */
  private static final String AUTOFILL = "autofill";

  private final ContextImpl context;
  private final Bag<String> names = new Bag<String>();
  private final Bag<Object> made = new Bag<Object>();

  SystemServices(ContextImpl context) {
    this.context = context;
  }

  /** Null: there is no such service. */
  Object get(String name) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(name)) return made.get(i);
    }
    Object service = name == null ? null : make(name, context.getOuterContext());
    if (service == null) return antecede.Missing.value("the system service " + name);
    names.add(name);
    made.add(service);
    return service;
  }

  private static Object make(String name, Context outer) {
    switch (name) {
      case Context.ACCESSIBILITY_SERVICE:
        return new AccessibilityManager(outer);
      case Context.ACCOUNT_SERVICE:
        return new AccountManager(outer);
      case Context.ACTIVITY_SERVICE:
        return new ActivityManager(outer);
      case Context.ALARM_SERVICE:
        return new AlarmManager(outer);
      case Context.APP_OPS_SERVICE:
        return new AppOpsManager(outer);
      case Context.APPWIDGET_SERVICE:
        return new AppWidgetManager(outer);
      case Context.AUDIO_SERVICE:
        return new AudioManager(outer);
      case AUTOFILL:
        return new AutofillManager(outer);
      case Context.BATTERY_SERVICE:
        return new BatteryManager(outer);
      case Context.BLUETOOTH_SERVICE:
        return new BluetoothManager(outer);
      case Context.CAMERA_SERVICE:
        return new CameraManager(outer);
      case Context.CARRIER_CONFIG_SERVICE:
        return new CarrierConfigManager(outer);
      case Context.CLIPBOARD_SERVICE:
        return new ClipboardManager(outer);
      case Context.CONNECTIVITY_SERVICE:
        return new ConnectivityManager(outer);
      case Context.DEVICE_POLICY_SERVICE:
        return new DevicePolicyManager(outer);
      case Context.DISPLAY_SERVICE:
        return new DisplayManager(outer);
      case Context.DOWNLOAD_SERVICE:
        return new DownloadManager(outer);
      case Context.DROPBOX_SERVICE:
        return new DropBoxManager(outer);
      case Context.BIOMETRIC_SERVICE:
        return new BiometricManager();
      case Context.FINGERPRINT_SERVICE:
        return new FingerprintManager(outer);
      case Context.INPUT_METHOD_SERVICE:
        return new InputMethodManager(outer);
      case Context.INPUT_SERVICE:
        return new InputManager(outer);
      case Context.JOB_SCHEDULER_SERVICE:
        return new JobSchedulerImpl(outer);
      case Context.KEYGUARD_SERVICE:
        return new KeyguardManager(outer);
      case Context.LAYOUT_INFLATER_SERVICE:
        return new PhoneLayoutInflater(outer);
      case Context.LOCATION_SERVICE:
        return new LocationManager(outer);
      case Context.MEDIA_PROJECTION_SERVICE:
        return new MediaProjectionManager(outer);
      case Context.MEDIA_ROUTER_SERVICE:
        return new MediaRouter(outer);
      case Context.NFC_SERVICE:
        return new NfcManager(outer);
      case Context.NOTIFICATION_SERVICE:
        return new NotificationManager(outer);
      case Context.NSD_SERVICE:
        return new NsdManager(outer);
      case Context.POWER_SERVICE:
        return new PowerManager();
      case Context.PRINT_SERVICE:
        return new PrintManager(outer);
      case Context.SEARCH_SERVICE:
        return new SearchManager(outer);
      case Context.SENSOR_SERVICE:
        return new SystemSensorManager(outer);
      case Context.STORAGE_SERVICE:
        return new StorageManager(outer);
      case Context.TELEPHONY_SERVICE:
        return new TelephonyManager(outer);
      case Context.TELEPHONY_SUBSCRIPTION_SERVICE:
        return new SubscriptionManager(outer);
      case Context.UI_MODE_SERVICE:
        return new UiModeManager(outer);
      case Context.USER_SERVICE:
        return new UserManager(outer);
      case Context.VIBRATOR_MANAGER_SERVICE:
        return new SystemVibratorManager(outer);
      case Context.VIBRATOR_SERVICE:
        return new SystemVibrator(outer);
      case Context.WALLPAPER_SERVICE:
        return new WallpaperManager(outer);
      case Context.WIFI_SERVICE:
        return new WifiManager(outer);
      case Context.LOCALE_SERVICE:
        return new LocaleManager(outer);
      case Context.MEDIA_SESSION_SERVICE:
        return new MediaSessionManager(outer);
      case Context.RESTRICTIONS_SERVICE:
        return new RestrictionsManager(outer);
      case Context.SHORTCUT_SERVICE:
        return new ShortcutManager(outer);
      case Context.USB_SERVICE:
        return new UsbManager(outer);
      case Context.WINDOW_SERVICE:
        return new WindowManagerImpl(outer);
      default:
        return null;
    }
  }

  static String nameOf(Class<?> type) {
    if (type == AccessibilityManager.class) return Context.ACCESSIBILITY_SERVICE;
    if (type == AccountManager.class) return Context.ACCOUNT_SERVICE;
    if (type == ActivityManager.class) return Context.ACTIVITY_SERVICE;
    if (type == AlarmManager.class) return Context.ALARM_SERVICE;
    if (type == AppWidgetManager.class) return Context.APPWIDGET_SERVICE;
    if (type == AudioManager.class) return Context.AUDIO_SERVICE;
    if (type == AutofillManager.class) return AUTOFILL;
    if (type == BatteryManager.class) return Context.BATTERY_SERVICE;
    if (type == BluetoothManager.class) return Context.BLUETOOTH_SERVICE;
    if (type == CameraManager.class) return Context.CAMERA_SERVICE;
    if (type == CarrierConfigManager.class) return Context.CARRIER_CONFIG_SERVICE;
    if (type == ClipboardManager.class) return Context.CLIPBOARD_SERVICE;
    if (type == ConnectivityManager.class) return Context.CONNECTIVITY_SERVICE;
    if (type == DevicePolicyManager.class) return Context.DEVICE_POLICY_SERVICE;
    if (type == DisplayManager.class) return Context.DISPLAY_SERVICE;
    if (type == DownloadManager.class) return Context.DOWNLOAD_SERVICE;
    if (type == DropBoxManager.class) return Context.DROPBOX_SERVICE;
    if (type == BiometricManager.class) return Context.BIOMETRIC_SERVICE;
    if (type == FingerprintManager.class) return Context.FINGERPRINT_SERVICE;
    if (type == InputMethodManager.class) return Context.INPUT_METHOD_SERVICE;
    if (type == InputManager.class) return Context.INPUT_SERVICE;
    if (type == JobScheduler.class) return Context.JOB_SCHEDULER_SERVICE;
    if (type == KeyguardManager.class) return Context.KEYGUARD_SERVICE;
    if (type == LayoutInflater.class) return Context.LAYOUT_INFLATER_SERVICE;
    if (type == LocationManager.class) return Context.LOCATION_SERVICE;
    if (type == MediaProjectionManager.class) return Context.MEDIA_PROJECTION_SERVICE;
    if (type == MediaRouter.class) return Context.MEDIA_ROUTER_SERVICE;
    if (type == NfcManager.class) return Context.NFC_SERVICE;
    if (type == NotificationManager.class) return Context.NOTIFICATION_SERVICE;
    if (type == NsdManager.class) return Context.NSD_SERVICE;
    if (type == PowerManager.class) return Context.POWER_SERVICE;
    if (type == PrintManager.class) return Context.PRINT_SERVICE;
    if (type == SearchManager.class) return Context.SEARCH_SERVICE;
    if (type == SensorManager.class) return Context.SENSOR_SERVICE;
    if (type == StorageManager.class) return Context.STORAGE_SERVICE;
    if (type == TelephonyManager.class) return Context.TELEPHONY_SERVICE;
    if (type == SubscriptionManager.class) return Context.TELEPHONY_SUBSCRIPTION_SERVICE;
    if (type == UiModeManager.class) return Context.UI_MODE_SERVICE;
    if (type == UserManager.class) return Context.USER_SERVICE;
    if (type == VibratorManager.class) return Context.VIBRATOR_MANAGER_SERVICE;
    if (type == Vibrator.class) return Context.VIBRATOR_SERVICE;
    if (type == WallpaperManager.class) return Context.WALLPAPER_SERVICE;
    if (type == WifiManager.class) return Context.WIFI_SERVICE;
    if (type == LocaleManager.class) return Context.LOCALE_SERVICE;
    if (type == MediaSessionManager.class) return Context.MEDIA_SESSION_SERVICE;
    if (type == RestrictionsManager.class) return Context.RESTRICTIONS_SERVICE;
    if (type == ShortcutManager.class) return Context.SHORTCUT_SERVICE;
    if (type == UsbManager.class) return Context.USB_SERVICE;
    if (type == WindowManager.class) return Context.WINDOW_SERVICE;
    if (type == android.text.ClipboardManager.class) return Context.CLIPBOARD_SERVICE;
    return null;
  }
}
