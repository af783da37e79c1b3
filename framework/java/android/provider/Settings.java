package android.provider;

import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.content.res.Configuration;
import android.net.Uri;
import android.util.AndroidException;

/** The settings of the device. */
public final class Settings {
  public static final String ACTION_ACCESSIBILITY_SETTINGS = "android.settings.ACCESSIBILITY_SETTINGS",
      ACTION_ADD_ACCOUNT = "android.settings.ADD_ACCOUNT_SETTINGS",
      ACTION_ADVANCED_MEMORY_PROTECTION_SETTINGS = "android.settings.ADVANCED_MEMORY_PROTECTION_SETTINGS",
      ACTION_AIRPLANE_MODE_SETTINGS = "android.settings.AIRPLANE_MODE_SETTINGS",
      ACTION_ALL_APPS_NOTIFICATION_SETTINGS = "android.settings.ALL_APPS_NOTIFICATION_SETTINGS",
      ACTION_APN_SETTINGS = "android.settings.APN_SETTINGS",
      ACTION_APPLICATION_DETAILS_SETTINGS = "android.settings.APPLICATION_DETAILS_SETTINGS",
      ACTION_APPLICATION_DEVELOPMENT_SETTINGS = "android.settings.APPLICATION_DEVELOPMENT_SETTINGS",
      ACTION_APPLICATION_SETTINGS = "android.settings.APPLICATION_SETTINGS",
      ACTION_APP_LOCALE_SETTINGS = "android.settings.APP_LOCALE_SETTINGS",
      ACTION_APP_NOTIFICATION_BUBBLE_SETTINGS = "android.settings.APP_NOTIFICATION_BUBBLE_SETTINGS",
      ACTION_APP_NOTIFICATION_SETTINGS = "android.settings.APP_NOTIFICATION_SETTINGS",
      ACTION_APP_OPEN_BY_DEFAULT_SETTINGS = "android.settings.APP_OPEN_BY_DEFAULT_SETTINGS",
      ACTION_APP_SEARCH_SETTINGS = "android.settings.APP_SEARCH_SETTINGS",
      ACTION_APP_USAGE_SETTINGS = "android.settings.action.APP_USAGE_SETTINGS",
      ACTION_AUTOMATIC_ZEN_RULE_SETTINGS = "android.settings.AUTOMATIC_ZEN_RULE_SETTINGS",
      ACTION_AUTO_ROTATE_SETTINGS = "android.settings.AUTO_ROTATE_SETTINGS",
      ACTION_BATTERY_SAVER_SETTINGS = "android.settings.BATTERY_SAVER_SETTINGS",
      ACTION_BIOMETRIC_ENROLL = "android.settings.BIOMETRIC_ENROLL",
      ACTION_BLUETOOTH_SETTINGS = "android.settings.BLUETOOTH_SETTINGS",
      ACTION_CAPTIONING_SETTINGS = "android.settings.CAPTIONING_SETTINGS",
      ACTION_CAST_SETTINGS = "android.settings.CAST_SETTINGS",
      ACTION_CHANNEL_NOTIFICATION_SETTINGS = "android.settings.CHANNEL_NOTIFICATION_SETTINGS",
      ACTION_CONDITION_PROVIDER_SETTINGS = "android.settings.ACTION_CONDITION_PROVIDER_SETTINGS",
      ACTION_CREDENTIAL_PROVIDER = "android.settings.CREDENTIAL_PROVIDER",
      ACTION_DATA_ROAMING_SETTINGS = "android.settings.DATA_ROAMING_SETTINGS",
      ACTION_DATA_USAGE_SETTINGS = "android.settings.DATA_USAGE_SETTINGS",
      ACTION_DATE_SETTINGS = "android.settings.DATE_SETTINGS",
      ACTION_DEVICE_INFO_SETTINGS = "android.settings.DEVICE_INFO_SETTINGS",
      ACTION_DISPLAY_SETTINGS = "android.settings.DISPLAY_SETTINGS", ACTION_DREAM_SETTINGS = "android.settings.DREAM_SETTINGS",
      ACTION_FINGERPRINT_ENROLL = "android.settings.FINGERPRINT_ENROLL",
      ACTION_HARD_KEYBOARD_SETTINGS = "android.settings.HARD_KEYBOARD_SETTINGS",
      ACTION_HOME_SETTINGS = "android.settings.HOME_SETTINGS",
      ACTION_IGNORE_BACKGROUND_DATA_RESTRICTIONS_SETTINGS = "android.settings.IGNORE_BACKGROUND_DATA_RESTRICTIONS_SETTINGS",
      ACTION_IGNORE_BATTERY_OPTIMIZATION_SETTINGS = "android.settings.IGNORE_BATTERY_OPTIMIZATION_SETTINGS",
      ACTION_INPUT_METHOD_SETTINGS = "android.settings.INPUT_METHOD_SETTINGS",
      ACTION_INPUT_METHOD_SUBTYPE_SETTINGS = "android.settings.INPUT_METHOD_SUBTYPE_SETTINGS",
      ACTION_INTERNAL_STORAGE_SETTINGS = "android.settings.INTERNAL_STORAGE_SETTINGS",
      ACTION_LOCALE_SETTINGS = "android.settings.LOCALE_SETTINGS",
      ACTION_LOCATION_SOURCE_SETTINGS = "android.settings.LOCATION_SOURCE_SETTINGS",
      ACTION_MANAGE_ALL_APPLICATIONS_SETTINGS = "android.settings.MANAGE_ALL_APPLICATIONS_SETTINGS",
      ACTION_MANAGE_ALL_FILES_ACCESS_PERMISSION = "android.settings.MANAGE_ALL_FILES_ACCESS_PERMISSION",
      ACTION_MANAGE_ALL_SIM_PROFILES_SETTINGS = "android.settings.MANAGE_ALL_SIM_PROFILES_SETTINGS",
      ACTION_MANAGE_APPLICATIONS_SETTINGS = "android.settings.MANAGE_APPLICATIONS_SETTINGS",
      ACTION_MANAGE_APP_ALL_FILES_ACCESS_PERMISSION = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION",
      ACTION_MANAGE_APP_USE_FULL_SCREEN_INTENT = "android.settings.MANAGE_APP_USE_FULL_SCREEN_INTENT",
      ACTION_MANAGE_DEFAULT_APPS_SETTINGS = "android.settings.MANAGE_DEFAULT_APPS_SETTINGS",
      ACTION_MANAGE_OVERLAY_PERMISSION = "android.settings.action.MANAGE_OVERLAY_PERMISSION",
      ACTION_MANAGE_SUPERVISOR_RESTRICTED_SETTING = "android.settings.MANAGE_SUPERVISOR_RESTRICTED_SETTING",
      ACTION_MANAGE_UNKNOWN_APP_SOURCES = "android.settings.MANAGE_UNKNOWN_APP_SOURCES",
      ACTION_MANAGE_WRITE_SETTINGS = "android.settings.action.MANAGE_WRITE_SETTINGS",
      ACTION_MEMORY_CARD_SETTINGS = "android.settings.MEMORY_CARD_SETTINGS",
      ACTION_NETWORK_OPERATOR_SETTINGS = "android.settings.NETWORK_OPERATOR_SETTINGS",
      ACTION_NFCSHARING_SETTINGS = "android.settings.NFCSHARING_SETTINGS",
      ACTION_NFC_PAYMENT_SETTINGS = "android.settings.NFC_PAYMENT_SETTINGS",
      ACTION_NFC_SETTINGS = "android.settings.NFC_SETTINGS",
      ACTION_NIGHT_DISPLAY_SETTINGS = "android.settings.NIGHT_DISPLAY_SETTINGS",
      ACTION_NOTIFICATION_ASSISTANT_SETTINGS = "android.settings.NOTIFICATION_ASSISTANT_SETTINGS",
      ACTION_NOTIFICATION_LISTENER_DETAIL_SETTINGS = "android.settings.NOTIFICATION_LISTENER_DETAIL_SETTINGS",
      ACTION_NOTIFICATION_LISTENER_SETTINGS = "android.settings.ACTION_NOTIFICATION_LISTENER_SETTINGS",
      ACTION_NOTIFICATION_POLICY_ACCESS_SETTINGS = "android.settings.NOTIFICATION_POLICY_ACCESS_SETTINGS",
      ACTION_PRINT_SETTINGS = "android.settings.ACTION_PRINT_SETTINGS",
      ACTION_PRIVACY_SETTINGS = "android.settings.PRIVACY_SETTINGS",
      ACTION_PROCESS_WIFI_EASY_CONNECT_URI = "android.settings.PROCESS_WIFI_EASY_CONNECT_URI",
      ACTION_QUICK_ACCESS_WALLET_SETTINGS = "android.settings.QUICK_ACCESS_WALLET_SETTINGS",
      ACTION_QUICK_LAUNCH_SETTINGS = "android.settings.QUICK_LAUNCH_SETTINGS",
      ACTION_REGIONAL_PREFERENCES_SETTINGS = "android.settings.REGIONAL_PREFERENCES_SETTINGS",
      ACTION_REQUEST_IGNORE_BATTERY_OPTIMIZATIONS = "android.settings.REQUEST_IGNORE_BATTERY_OPTIMIZATIONS",
      ACTION_REQUEST_MANAGE_MEDIA = "android.settings.REQUEST_MANAGE_MEDIA",
      ACTION_REQUEST_MEDIA_ROUTING_CONTROL = "android.settings.REQUEST_MEDIA_ROUTING_CONTROL",
      ACTION_REQUEST_SCHEDULE_EXACT_ALARM = "android.settings.REQUEST_SCHEDULE_EXACT_ALARM",
      ACTION_REQUEST_SET_AUTOFILL_SERVICE = "android.settings.REQUEST_SET_AUTOFILL_SERVICE",
      ACTION_SATELLITE_SETTING = "android.settings.SATELLITE_SETTING",
      ACTION_SEARCH_SETTINGS = "android.search.action.SEARCH_SETTINGS",
      ACTION_SECURITY_SETTINGS = "android.settings.SECURITY_SETTINGS", ACTION_SETTINGS = "android.settings.SETTINGS",
      ACTION_SETTINGS_EMBED_DEEP_LINK_ACTIVITY = "android.settings.SETTINGS_EMBED_DEEP_LINK_ACTIVITY",
      ACTION_SHOW_REGULATORY_INFO = "android.settings.SHOW_REGULATORY_INFO",
      ACTION_SHOW_WORK_POLICY_INFO = "android.settings.SHOW_WORK_POLICY_INFO",
      ACTION_SOUND_SETTINGS = "android.settings.SOUND_SETTINGS",
      ACTION_STORAGE_VOLUME_ACCESS_SETTINGS = "android.settings.STORAGE_VOLUME_ACCESS_SETTINGS",
      ACTION_SYNC_SETTINGS = "android.settings.SYNC_SETTINGS",
      ACTION_USAGE_ACCESS_SETTINGS = "android.settings.USAGE_ACCESS_SETTINGS",
      ACTION_USER_DICTIONARY_SETTINGS = "android.settings.USER_DICTIONARY_SETTINGS",
      ACTION_VOICE_CONTROL_AIRPLANE_MODE = "android.settings.VOICE_CONTROL_AIRPLANE_MODE",
      ACTION_VOICE_CONTROL_BATTERY_SAVER_MODE = "android.settings.VOICE_CONTROL_BATTERY_SAVER_MODE",
      ACTION_VOICE_CONTROL_DO_NOT_DISTURB_MODE = "android.settings.VOICE_CONTROL_DO_NOT_DISTURB_MODE",
      ACTION_VOICE_INPUT_SETTINGS = "android.settings.VOICE_INPUT_SETTINGS",
      ACTION_VPN_SETTINGS = "android.settings.VPN_SETTINGS",
      ACTION_VR_LISTENER_SETTINGS = "android.settings.VR_LISTENER_SETTINGS",
      ACTION_WEBVIEW_SETTINGS = "android.settings.WEBVIEW_SETTINGS",
      ACTION_WIFI_ADD_NETWORKS = "android.settings.WIFI_ADD_NETWORKS",
      ACTION_WIFI_IP_SETTINGS = "android.settings.WIFI_IP_SETTINGS", ACTION_WIFI_SETTINGS = "android.settings.WIFI_SETTINGS",
      ACTION_WIRELESS_SETTINGS = "android.settings.WIRELESS_SETTINGS",
      ACTION_ZEN_MODE_PRIORITY_SETTINGS = "android.settings.ZEN_MODE_PRIORITY_SETTINGS", AUTHORITY = "settings",
      EXTRA_ACCOUNT_TYPES = "account_types", EXTRA_AIRPLANE_MODE_ENABLED = "airplane_mode_enabled",
      EXTRA_APP_PACKAGE = "android.provider.extra.APP_PACKAGE", EXTRA_AUTHORITIES = "authorities",
      EXTRA_AUTOMATIC_ZEN_RULE_ID = "android.provider.extra.AUTOMATIC_ZEN_RULE_ID",
      EXTRA_BATTERY_SAVER_MODE_ENABLED = "android.settings.extra.battery_saver_mode_enabled",
      EXTRA_BIOMETRIC_AUTHENTICATORS_ALLOWED = "android.provider.extra.BIOMETRIC_AUTHENTICATORS_ALLOWED",
      EXTRA_CHANNEL_FILTER_LIST = "android.provider.extra.CHANNEL_FILTER_LIST",
      EXTRA_CHANNEL_ID = "android.provider.extra.CHANNEL_ID", EXTRA_CONVERSATION_ID = "android.provider.extra.CONVERSATION_ID",
      EXTRA_DO_NOT_DISTURB_MODE_ENABLED = "android.settings.extra.do_not_disturb_mode_enabled",
      EXTRA_DO_NOT_DISTURB_MODE_MINUTES = "android.settings.extra.do_not_disturb_mode_minutes",
      EXTRA_EASY_CONNECT_ATTEMPTED_SSID = "android.provider.extra.EASY_CONNECT_ATTEMPTED_SSID",
      EXTRA_EASY_CONNECT_BAND_LIST = "android.provider.extra.EASY_CONNECT_BAND_LIST",
      EXTRA_EASY_CONNECT_CHANNEL_LIST = "android.provider.extra.EASY_CONNECT_CHANNEL_LIST",
      EXTRA_EASY_CONNECT_ERROR_CODE = "android.provider.extra.EASY_CONNECT_ERROR_CODE",
      EXTRA_INPUT_METHOD_ID = "input_method_id",
      EXTRA_NOTIFICATION_LISTENER_COMPONENT_NAME = "android.provider.extra.NOTIFICATION_LISTENER_COMPONENT_NAME",
      EXTRA_SETTINGS_EMBEDDED_DEEP_LINK_HIGHLIGHT_MENU_KEY =
          "android.provider.extra.SETTINGS_EMBEDDED_DEEP_LINK_HIGHLIGHT_MENU_KEY",
      EXTRA_SETTINGS_EMBEDDED_DEEP_LINK_INTENT_URI = "android.provider.extra.SETTINGS_EMBEDDED_DEEP_LINK_INTENT_URI",
      EXTRA_SUB_ID = "android.provider.extra.SUB_ID",
      EXTRA_SUPERVISOR_RESTRICTED_SETTING_KEY = "android.provider.extra.SUPERVISOR_RESTRICTED_SETTING_KEY",
      EXTRA_WIFI_NETWORK_LIST = "android.provider.extra.WIFI_NETWORK_LIST",
      EXTRA_WIFI_NETWORK_RESULT_LIST = "android.provider.extra.WIFI_NETWORK_RESULT_LIST",
      INTENT_CATEGORY_USAGE_ACCESS_CONFIG = "android.intent.category.USAGE_ACCESS_CONFIG",
      METADATA_USAGE_ACCESS_REASON = "android.settings.metadata.USAGE_ACCESS_REASON";
  public static final int ADD_WIFI_RESULT_ADD_OR_UPDATE_FAILED = 1, ADD_WIFI_RESULT_ALREADY_EXISTS = 2,
      ADD_WIFI_RESULT_SUCCESS = 0, SUPERVISOR_VERIFICATION_SETTING_BIOMETRICS = 1, SUPERVISOR_VERIFICATION_SETTING_UNKNOWN = 0;

  public Settings() {}

  public static boolean canDrawOverlays(Context context) {
    return context.checkSelfPermission("android.permission.SYSTEM_ALERT_WINDOW") == 0;
  }

  /** There is no such setting. */
  public static class SettingNotFoundException extends AndroidException {
    public SettingNotFoundException(String msg) {
      super(msg);
    }
  }

  /** What is the same for all users. */
  public static final class Global extends NameValueTable {
    public static final String ADB_ENABLED = "adb_enabled", AIRPLANE_MODE_ON = "airplane_mode_on",
        AIRPLANE_MODE_RADIOS = "airplane_mode_radios", ALWAYS_FINISH_ACTIVITIES = "always_finish_activities",
        ANIMATOR_DURATION_SCALE = "animator_duration_scale", APPLY_RAMPING_RINGER = "apply_ramping_ringer",
        AUTO_TIME = "auto_time", AUTO_TIME_ZONE = "auto_time_zone", BLUETOOTH_ON = "bluetooth_on", BOOT_COUNT = "boot_count",
        CONTACT_METADATA_SYNC_ENABLED = "contact_metadata_sync_enabled", DATA_ROAMING = "data_roaming", DEBUG_APP = "debug_app",
        DEVELOPMENT_SETTINGS_ENABLED = "development_settings_enabled", DEVICE_NAME = "device_name",
        DEVICE_PROVISIONED = "device_provisioned", HTTP_PROXY = "http_proxy",
        INSTALL_NON_MARKET_APPS = "install_non_market_apps", MODE_RINGER = "mode_ringer",
        NETWORK_PREFERENCE = "network_preference", RADIO_BLUETOOTH = "bluetooth", RADIO_CELL = "cell", RADIO_NFC = "nfc",
        RADIO_WIFI = "wifi", SECURE_FRP_MODE = "secure_frp_mode", SHOW_PROCESSES = "show_processes",
        STAY_ON_WHILE_PLUGGED_IN = "stay_on_while_plugged_in", SYS_PROP_SETTING_VERSION = "sys.settings_global_version",
        TRANSITION_ANIMATION_SCALE = "transition_animation_scale", USB_MASS_STORAGE_ENABLED = "usb_mass_storage_enabled",
        USE_GOOGLE_MAIL = "use_google_mail", WAIT_FOR_DEBUGGER = "wait_for_debugger",
        WIFI_DEVICE_OWNER_CONFIGS_LOCKDOWN = "wifi_device_owner_configs_lockdown",
        WIFI_MAX_DHCP_RETRY_COUNT = "wifi_max_dhcp_retry_count",
        WIFI_MOBILE_DATA_TRANSITION_WAKELOCK_TIMEOUT_MS = "wifi_mobile_data_transition_wakelock_timeout_ms",
        WIFI_NETWORKS_AVAILABLE_NOTIFICATION_ON = "wifi_networks_available_notification_on",
        WIFI_NETWORKS_AVAILABLE_REPEAT_DELAY = "wifi_networks_available_repeat_delay",
        WIFI_NUM_OPEN_NETWORKS_KEPT = "wifi_num_open_networks_kept", WIFI_ON = "wifi_on",
        WIFI_SLEEP_POLICY = "wifi_sleep_policy", WIFI_WATCHDOG_ON = "wifi_watchdog_on",
        WINDOW_ANIMATION_SCALE = "window_animation_scale";
    public static final int WIFI_SLEEP_POLICY_DEFAULT = 0, WIFI_SLEEP_POLICY_NEVER = 2,
        WIFI_SLEEP_POLICY_NEVER_WHILE_PLUGGED = 1;
    public static final Uri CONTENT_URI = Uri.parse("content://settings/global");

    public Global() {}

    private static final SettingsStore STORE = new SettingsStore("global");

    public static String getString(ContentResolver resolver, String name) {
      return STORE.get(name);
    }

    public static boolean putString(ContentResolver resolver, String name, String value) {
      return STORE.put(resolver, CONTENT_URI, name, value);
    }

    public static Uri getUriFor(String name) {
      return getUriFor(CONTENT_URI, name);
    }

    public static int getInt(ContentResolver cr, String name, int def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static int getInt(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putInt(ContentResolver cr, String name, int value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static long getLong(ContentResolver cr, String name, long def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Long.parseLong(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static long getLong(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Long.parseLong(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putLong(ContentResolver cr, String name, long value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static float getFloat(ContentResolver cr, String name, float def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static float getFloat(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putFloat(ContentResolver cr, String name, float value) {
      return putString(cr, name, String.valueOf(value));
    }
  }

  /** A table of names and values. */
  public static class NameValueTable implements BaseColumns {
    public static final String NAME = "name", VALUE = "value";

    public NameValueTable() {}

    protected static boolean putString(ContentResolver resolver, Uri uri, String name, String value) {
      ContentValues values = new ContentValues();
      values.put(NAME, name);
      values.put(VALUE, value);
      resolver.insert(uri, values);
      return true;
    }

    public static Uri getUriFor(Uri uri, String name) {
      return Uri.withAppendedPath(uri, name);
    }
  }

  /** Panels for settings. */
  public static final class Panel {
    public static final String ACTION_INTERNET_CONNECTIVITY = "android.settings.panel.action.INTERNET_CONNECTIVITY",
        ACTION_NFC = "android.settings.panel.action.NFC", ACTION_VOLUME = "android.settings.panel.action.VOLUME",
        ACTION_WIFI = "android.settings.panel.action.WIFI";

    private Panel() {}
  }

  /** What apps may read, not write. */
  public static final class Secure extends NameValueTable {
    public static final String ACCESSIBILITY_DISPLAY_INVERSION_ENABLED = "accessibility_display_inversion_enabled",
        ACCESSIBILITY_ENABLED = "accessibility_enabled", ACCESSIBILITY_SPEAK_PASSWORD = "speak_password",
        ADB_ENABLED = "adb_enabled", ALLOWED_GEOLOCATION_ORIGINS = "allowed_geolocation_origins",
        ALLOW_MOCK_LOCATION = "mock_location", ANDROID_ID = "android_id", BACKGROUND_DATA = "background_data",
        BLUETOOTH_ON = "bluetooth_on", DATA_ROAMING = "data_roaming", DEFAULT_INPUT_METHOD = "default_input_method",
        DEVELOPMENT_SETTINGS_ENABLED = "development_settings_enabled", DEVICE_PROVISIONED = "device_provisioned",
        ENABLED_ACCESSIBILITY_SERVICES = "enabled_accessibility_services", ENABLED_INPUT_METHODS = "enabled_input_methods",
        HTTP_PROXY = "http_proxy", INPUT_METHOD_SELECTOR_VISIBILITY = "input_method_selector_visibility",
        INSTALL_NON_MARKET_APPS = "install_non_market_apps", LOCATION_MODE = "location_mode",
        LOCATION_PROVIDERS_ALLOWED = "location_providers_allowed", LOCK_PATTERN_ENABLED = "lock_pattern_autolock",
        LOCK_PATTERN_TACTILE_FEEDBACK_ENABLED = "lock_pattern_tactile_feedback_enabled",
        LOCK_PATTERN_VISIBLE = "lock_pattern_visible_pattern", LOGGING_ID = "logging_id",
        NETWORK_PREFERENCE = "network_preference", PARENTAL_CONTROL_ENABLED = "parental_control_enabled",
        PARENTAL_CONTROL_LAST_UPDATE = "parental_control_last_update",
        PARENTAL_CONTROL_REDIRECT_URL = "parental_control_redirect_url", RTT_CALLING_MODE = "rtt_calling_mode",
        SECURE_FRP_MODE = "secure_frp_mode", SELECTED_INPUT_METHOD_SUBTYPE = "selected_input_method_subtype",
        SETTINGS_CLASSNAME = "settings_classname", SKIP_FIRST_USE_HINTS = "skip_first_use_hints",
        SYS_PROP_SETTING_VERSION = "sys.settings_secure_version", TOUCH_EXPLORATION_ENABLED = "touch_exploration_enabled",
        TTS_DEFAULT_COUNTRY = "tts_default_country", TTS_DEFAULT_LANG = "tts_default_lang",
        TTS_DEFAULT_PITCH = "tts_default_pitch", TTS_DEFAULT_RATE = "tts_default_rate", TTS_DEFAULT_SYNTH = "tts_default_synth",
        TTS_DEFAULT_VARIANT = "tts_default_variant", TTS_ENABLED_PLUGINS = "tts_enabled_plugins",
        TTS_USE_DEFAULTS = "tts_use_defaults", USB_MASS_STORAGE_ENABLED = "usb_mass_storage_enabled",
        USE_GOOGLE_MAIL = "use_google_mail", WIFI_MAX_DHCP_RETRY_COUNT = "wifi_max_dhcp_retry_count",
        WIFI_MOBILE_DATA_TRANSITION_WAKELOCK_TIMEOUT_MS = "wifi_mobile_data_transition_wakelock_timeout_ms",
        WIFI_NETWORKS_AVAILABLE_NOTIFICATION_ON = "wifi_networks_available_notification_on",
        WIFI_NETWORKS_AVAILABLE_REPEAT_DELAY = "wifi_networks_available_repeat_delay",
        WIFI_NUM_OPEN_NETWORKS_KEPT = "wifi_num_open_networks_kept", WIFI_ON = "wifi_on",
        WIFI_WATCHDOG_ACCEPTABLE_PACKET_LOSS_PERCENTAGE = "wifi_watchdog_acceptable_packet_loss_percentage",
        WIFI_WATCHDOG_AP_COUNT = "wifi_watchdog_ap_count",
        WIFI_WATCHDOG_BACKGROUND_CHECK_DELAY_MS = "wifi_watchdog_background_check_delay_ms",
        WIFI_WATCHDOG_BACKGROUND_CHECK_ENABLED = "wifi_watchdog_background_check_enabled",
        WIFI_WATCHDOG_BACKGROUND_CHECK_TIMEOUT_MS = "wifi_watchdog_background_check_timeout_ms",
        WIFI_WATCHDOG_INITIAL_IGNORED_PING_COUNT = "wifi_watchdog_initial_ignored_ping_count",
        WIFI_WATCHDOG_MAX_AP_CHECKS = "wifi_watchdog_max_ap_checks", WIFI_WATCHDOG_ON = "wifi_watchdog_on",
        WIFI_WATCHDOG_PING_COUNT = "wifi_watchdog_ping_count", WIFI_WATCHDOG_PING_DELAY_MS = "wifi_watchdog_ping_delay_ms",
        WIFI_WATCHDOG_PING_TIMEOUT_MS = "wifi_watchdog_ping_timeout_ms", WIFI_WATCHDOG_WATCH_LIST = "wifi_watchdog_watch_list";
    public static final int LOCATION_MODE_BATTERY_SAVING = 2, LOCATION_MODE_HIGH_ACCURACY = 3, LOCATION_MODE_OFF = 0,
        LOCATION_MODE_SENSORS_ONLY = 1;
    public static final Uri CONTENT_URI = Uri.parse("content://settings/secure");

    public Secure() {}

    private static final SettingsStore STORE = new SettingsStore("secure");

    public static String getString(ContentResolver resolver, String name) {
      return STORE.get(name);
    }

    public static boolean putString(ContentResolver resolver, String name, String value) {
      return STORE.put(resolver, CONTENT_URI, name, value);
    }

    public static Uri getUriFor(String name) {
      return getUriFor(CONTENT_URI, name);
    }

    public static int getInt(ContentResolver cr, String name, int def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static int getInt(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putInt(ContentResolver cr, String name, int value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static long getLong(ContentResolver cr, String name, long def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Long.parseLong(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static long getLong(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Long.parseLong(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putLong(ContentResolver cr, String name, long value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static float getFloat(ContentResolver cr, String name, float def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static float getFloat(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putFloat(ContentResolver cr, String name, float value) {
      return putString(cr, name, String.valueOf(value));
    }

    @Deprecated
    public static boolean isLocationProviderEnabled(ContentResolver cr, String provider) {
      String allowed = getString(cr, LOCATION_PROVIDERS_ALLOWED);
      return allowed != null && ("," + allowed + ",").contains("," + provider + ",");
    }

    @Deprecated
    public static void setLocationProviderEnabled(ContentResolver cr, String provider, boolean enabled) {
      putString(cr, LOCATION_PROVIDERS_ALLOWED, (enabled ? "+" : "-") + provider);
    }
  }

  /** What the user prefers. */
  public static final class System extends NameValueTable {
    public static final String ACCELEROMETER_ROTATION = "accelerometer_rotation", ADB_ENABLED = "adb_enabled",
        AIRPLANE_MODE_ON = "airplane_mode_on", AIRPLANE_MODE_RADIOS = "airplane_mode_radios", ALARM_ALERT = "alarm_alert",
        ALWAYS_FINISH_ACTIVITIES = "always_finish_activities", ANDROID_ID = "android_id",
        ANIMATOR_DURATION_SCALE = "animator_duration_scale", APPEND_FOR_LAST_AUDIBLE = "_last_audible", AUTO_TIME = "auto_time",
        AUTO_TIME_ZONE = "auto_time_zone", BLUETOOTH_DISCOVERABILITY = "bluetooth_discoverability",
        BLUETOOTH_DISCOVERABILITY_TIMEOUT = "bluetooth_discoverability_timeout", BLUETOOTH_ON = "bluetooth_on",
        DATA_ROAMING = "data_roaming", DATE_FORMAT = "date_format", DEBUG_APP = "debug_app",
        DEVICE_PROVISIONED = "device_provisioned", DIM_SCREEN = "dim_screen", DTMF_TONE_TYPE_WHEN_DIALING = "dtmf_tone_type",
        DTMF_TONE_WHEN_DIALING = "dtmf_tone", END_BUTTON_BEHAVIOR = "end_button_behavior", FONT_SCALE = "font_scale",
        HAPTIC_FEEDBACK_ENABLED = "haptic_feedback_enabled", HTTP_PROXY = "http_proxy",
        INSTALL_NON_MARKET_APPS = "install_non_market_apps", LOCATION_PROVIDERS_ALLOWED = "location_providers_allowed",
        LOCK_PATTERN_ENABLED = "lock_pattern_autolock",
        LOCK_PATTERN_TACTILE_FEEDBACK_ENABLED = "lock_pattern_tactile_feedback_enabled",
        LOCK_PATTERN_VISIBLE = "lock_pattern_visible_pattern", LOGGING_ID = "logging_id", MODE_RINGER = "mode_ringer",
        MODE_RINGER_STREAMS_AFFECTED = "mode_ringer_streams_affected", MUTE_STREAMS_AFFECTED = "mute_streams_affected",
        NETWORK_PREFERENCE = "network_preference", NEXT_ALARM_FORMATTED = "next_alarm_formatted",
        NOTIFICATION_SOUND = "notification_sound", PARENTAL_CONTROL_ENABLED = "parental_control_enabled",
        PARENTAL_CONTROL_LAST_UPDATE = "parental_control_last_update",
        PARENTAL_CONTROL_REDIRECT_URL = "parental_control_redirect_url", RADIO_BLUETOOTH = "bluetooth", RADIO_CELL = "cell",
        RADIO_NFC = "nfc", RADIO_WIFI = "wifi", RINGTONE = "ringtone", SCREEN_BRIGHTNESS = "screen_brightness",
        SCREEN_BRIGHTNESS_MODE = "screen_brightness_mode", SCREEN_OFF_TIMEOUT = "screen_off_timeout",
        SETTINGS_CLASSNAME = "settings_classname", SETUP_WIZARD_HAS_RUN = "setup_wizard_has_run",
        SHOW_GTALK_SERVICE_STATUS = "SHOW_GTALK_SERVICE_STATUS", SHOW_PROCESSES = "show_processes",
        SHOW_WEB_SUGGESTIONS = "show_web_suggestions", SOUND_EFFECTS_ENABLED = "sound_effects_enabled",
        STAY_ON_WHILE_PLUGGED_IN = "stay_on_while_plugged_in", SYS_PROP_SETTING_VERSION = "sys.settings_system_version",
        TEXT_AUTO_CAPS = "auto_caps", TEXT_AUTO_PUNCTUATE = "auto_punctuate", TEXT_AUTO_REPLACE = "auto_replace",
        TEXT_SHOW_PASSWORD = "show_password", TIME_12_24 = "time_12_24",
        TRANSITION_ANIMATION_SCALE = "transition_animation_scale", USB_MASS_STORAGE_ENABLED = "usb_mass_storage_enabled",
        USER_ROTATION = "user_rotation", USE_GOOGLE_MAIL = "use_google_mail", VIBRATE_ON = "vibrate_on",
        VIBRATE_WHEN_RINGING = "vibrate_when_ringing", VOLUME_ALARM = "volume_alarm",
        VOLUME_BLUETOOTH_SCO = "volume_bluetooth_sco", VOLUME_MUSIC = "volume_music",
        VOLUME_NOTIFICATION = "volume_notification", VOLUME_RING = "volume_ring", VOLUME_SYSTEM = "volume_system",
        VOLUME_VOICE = "volume_voice", WAIT_FOR_DEBUGGER = "wait_for_debugger", WALLPAPER_ACTIVITY = "wallpaper_activity",
        WIFI_MAX_DHCP_RETRY_COUNT = "wifi_max_dhcp_retry_count",
        WIFI_MOBILE_DATA_TRANSITION_WAKELOCK_TIMEOUT_MS = "wifi_mobile_data_transition_wakelock_timeout_ms",
        WIFI_NETWORKS_AVAILABLE_NOTIFICATION_ON = "wifi_networks_available_notification_on",
        WIFI_NETWORKS_AVAILABLE_REPEAT_DELAY = "wifi_networks_available_repeat_delay",
        WIFI_NUM_OPEN_NETWORKS_KEPT = "wifi_num_open_networks_kept", WIFI_ON = "wifi_on",
        WIFI_SLEEP_POLICY = "wifi_sleep_policy", WIFI_STATIC_DNS1 = "wifi_static_dns1", WIFI_STATIC_DNS2 = "wifi_static_dns2",
        WIFI_STATIC_GATEWAY = "wifi_static_gateway", WIFI_STATIC_IP = "wifi_static_ip",
        WIFI_STATIC_NETMASK = "wifi_static_netmask", WIFI_USE_STATIC_IP = "wifi_use_static_ip",
        WIFI_WATCHDOG_ACCEPTABLE_PACKET_LOSS_PERCENTAGE = "wifi_watchdog_acceptable_packet_loss_percentage",
        WIFI_WATCHDOG_AP_COUNT = "wifi_watchdog_ap_count",
        WIFI_WATCHDOG_BACKGROUND_CHECK_DELAY_MS = "wifi_watchdog_background_check_delay_ms",
        WIFI_WATCHDOG_BACKGROUND_CHECK_ENABLED = "wifi_watchdog_background_check_enabled",
        WIFI_WATCHDOG_BACKGROUND_CHECK_TIMEOUT_MS = "wifi_watchdog_background_check_timeout_ms",
        WIFI_WATCHDOG_INITIAL_IGNORED_PING_COUNT = "wifi_watchdog_initial_ignored_ping_count",
        WIFI_WATCHDOG_MAX_AP_CHECKS = "wifi_watchdog_max_ap_checks", WIFI_WATCHDOG_ON = "wifi_watchdog_on",
        WIFI_WATCHDOG_PING_COUNT = "wifi_watchdog_ping_count", WIFI_WATCHDOG_PING_DELAY_MS = "wifi_watchdog_ping_delay_ms",
        WIFI_WATCHDOG_PING_TIMEOUT_MS = "wifi_watchdog_ping_timeout_ms", WINDOW_ANIMATION_SCALE = "window_animation_scale";
    public static final int SCREEN_BRIGHTNESS_MODE_AUTOMATIC = 1, SCREEN_BRIGHTNESS_MODE_MANUAL = 0,
        WIFI_SLEEP_POLICY_DEFAULT = 0, WIFI_SLEEP_POLICY_NEVER = 2, WIFI_SLEEP_POLICY_NEVER_WHILE_PLUGGED = 1;
    public static final Uri CONTENT_URI = Uri.parse("content://settings/system");
    public static final Uri DEFAULT_ALARM_ALERT_URI = Uri.parse("content://settings/system/alarm_alert");
    public static final Uri DEFAULT_NOTIFICATION_URI = Uri.parse("content://settings/system/notification_sound");
    public static final Uri DEFAULT_RINGTONE_URI = Uri.parse("content://settings/system/ringtone");
    public static final String[] VOLUME_SETTINGS = {"volume_voice", "volume_system", "volume_ring", "volume_music",
        "volume_alarm", "volume_notification", "volume_bluetooth_sco"};

    public System() {}

    private static final SettingsStore STORE = new SettingsStore("system");

    public static String getString(ContentResolver resolver, String name) {
      return STORE.get(name);
    }

    public static boolean putString(ContentResolver resolver, String name, String value) {
      return STORE.put(resolver, CONTENT_URI, name, value);
    }

    public static Uri getUriFor(String name) {
      return getUriFor(CONTENT_URI, name);
    }

    public static int getInt(ContentResolver cr, String name, int def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static int getInt(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Integer.parseInt(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putInt(ContentResolver cr, String name, int value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static long getLong(ContentResolver cr, String name, long def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Long.parseLong(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static long getLong(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Long.parseLong(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putLong(ContentResolver cr, String name, long value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static float getFloat(ContentResolver cr, String name, float def) {
      String value = getString(cr, name);
      try {
        return value == null ? def : Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        return def;
      }
    }

    public static float getFloat(ContentResolver cr, String name) throws SettingNotFoundException {
      String value = getString(cr, name);
      try {
        if (value != null) return Float.parseFloat(value);
      } catch (NumberFormatException bad) {
        // As if there were none.
      }
      throw new SettingNotFoundException(name);
    }

    public static boolean putFloat(ContentResolver cr, String name, float value) {
      return putString(cr, name, String.valueOf(value));
    }

    public static void getConfiguration(ContentResolver cr, Configuration outConfig) {
      outConfig.fontScale = getFloat(cr, FONT_SCALE, 1);
    }

    @Deprecated
    public static boolean putConfiguration(ContentResolver cr, Configuration config) {
      return putFloat(cr, FONT_SCALE, config.fontScale);
    }

    @Deprecated
    public static boolean getShowGTalkServiceStatus(ContentResolver cr) {
      return getInt(cr, SHOW_GTALK_SERVICE_STATUS, 0) != 0;
    }

    @Deprecated
    public static void setShowGTalkServiceStatus(ContentResolver cr, boolean flag) {
      putInt(cr, SHOW_GTALK_SERVICE_STATUS, flag ? 1 : 0);
    }

    public static boolean canWrite(Context context) {
      return true;
    }
  }
}
