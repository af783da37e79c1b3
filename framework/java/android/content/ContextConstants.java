package android.content;

/** The constants of {@link Context}. */
interface ContextConstants {
  String ACCESSIBILITY_SERVICE = "accessibility";
  String ACCOUNT_SERVICE = "account";
  String ACTIVITY_SERVICE = "activity";
  String ALARM_SERVICE = "alarm";
  String APPWIDGET_SERVICE = "appwidget";
  String APP_OPS_SERVICE = "appops";
  String APP_SEARCH_SERVICE = "app_search";
  String AUDIO_SERVICE = "audio";
  String BATTERY_SERVICE = "batterymanager";
  String BIOMETRIC_SERVICE = "biometric";
  String BLOB_STORE_SERVICE = "blob_store";
  String BLUETOOTH_SERVICE = "bluetooth";
  String BUGREPORT_SERVICE = "bugreport";
  String CAMERA_SERVICE = "camera";
  String CAPTIONING_SERVICE = "captioning";
  String CARRIER_CONFIG_SERVICE = "carrier_config";
  String CLIPBOARD_SERVICE = "clipboard";
  String COMPANION_DEVICE_SERVICE = "companiondevice";
  String CONNECTIVITY_DIAGNOSTICS_SERVICE = "connectivity_diagnostics";
  String CONNECTIVITY_SERVICE = "connectivity";
  String CONSUMER_IR_SERVICE = "consumer_ir";
  String CONTACT_KEYS_SERVICE = "contact_keys";
  String CREDENTIAL_SERVICE = "credential";
  String CROSS_PROFILE_APPS_SERVICE = "crossprofileapps";
  String DEVICE_LOCK_SERVICE = "device_lock";
  String DEVICE_POLICY_SERVICE = "device_policy";
  String DISPLAY_HASH_SERVICE = "display_hash";
  String DISPLAY_SERVICE = "display";
  String DOMAIN_VERIFICATION_SERVICE = "domain_verification";
  String DOWNLOAD_SERVICE = "download";
  String DROPBOX_SERVICE = "dropbox";
  String EUICC_SERVICE = "euicc";
  String FILE_INTEGRITY_SERVICE = "file_integrity";
  String FINGERPRINT_SERVICE = "fingerprint";
  String GAME_SERVICE = "game";
  String GRAMMATICAL_INFLECTION_SERVICE = "grammatical_inflection";
  String HARDWARE_PROPERTIES_SERVICE = "hardware_properties";
  String HEALTHCONNECT_SERVICE = "healthconnect";
  String INPUT_METHOD_SERVICE = "input_method";
  String INPUT_SERVICE = "input";
  String IPSEC_SERVICE = "ipsec";
  String JOB_SCHEDULER_SERVICE = "jobscheduler";
  String KEYGUARD_SERVICE = "keyguard";
  String LAUNCHER_APPS_SERVICE = "launcherapps";
  String LAYOUT_INFLATER_SERVICE = "layout_inflater";
  String LOCALE_SERVICE = "locale";
  String LOCATION_SERVICE = "location";
  String MEDIA_COMMUNICATION_SERVICE = "media_communication";
  String MEDIA_METRICS_SERVICE = "media_metrics";
  String MEDIA_PROJECTION_SERVICE = "media_projection";
  String MEDIA_ROUTER_SERVICE = "media_router";
  String MEDIA_SESSION_SERVICE = "media_session";
  String MIDI_SERVICE = "midi";
  String NETWORK_STATS_SERVICE = "netstats";
  String NFC_SERVICE = "nfc";
  String NOTIFICATION_SERVICE = "notification";
  String NSD_SERVICE = "servicediscovery";
  String OVERLAY_SERVICE = "overlay";
  String PEOPLE_SERVICE = "people";
  String PERFORMANCE_HINT_SERVICE = "performance_hint";
  String PERSISTENT_DATA_BLOCK_SERVICE = "persistent_data_block";
  String POWER_SERVICE = "power";
  String PRINT_SERVICE = "print";
  String PROFILING_SERVICE = "profiling";
  String RESTRICTIONS_SERVICE = "restrictions";
  String ROLE_SERVICE = "role";
  String SEARCH_SERVICE = "search";
  String SECURITY_STATE_SERVICE = "security_state";
  String SENSOR_SERVICE = "sensor";
  String SHORTCUT_SERVICE = "shortcut";
  String STATUS_BAR_SERVICE = "statusbar";
  String STORAGE_SERVICE = "storage";
  String STORAGE_STATS_SERVICE = "storagestats";
  String SYSTEM_HEALTH_SERVICE = "systemhealth";
  String TELECOM_SERVICE = "telecom";
  String TELEPHONY_IMS_SERVICE = "telephony_ims";
  String TELEPHONY_SERVICE = "phone";
  String TELEPHONY_SUBSCRIPTION_SERVICE = "telephony_subscription_service";
  String TEXT_CLASSIFICATION_SERVICE = "textclassification";
  String TEXT_SERVICES_MANAGER_SERVICE = "textservices";
  String TV_INPUT_SERVICE = "tv_input";
  String TV_INTERACTIVE_APP_SERVICE = "tv_interactive_app";
  String UI_MODE_SERVICE = "uimode";
  String USAGE_STATS_SERVICE = "usagestats";
  String USB_SERVICE = "usb";
  String USER_SERVICE = "user";
  String VIBRATOR_MANAGER_SERVICE = "vibrator_manager";
  String VIBRATOR_SERVICE = "vibrator";
  String VIRTUAL_DEVICE_SERVICE = "virtualdevice";
  String VPN_MANAGEMENT_SERVICE = "vpn_management";
  String WALLPAPER_SERVICE = "wallpaper";
  String WIFI_AWARE_SERVICE = "wifiaware";
  String WIFI_P2P_SERVICE = "wifip2p";
  String WIFI_RTT_RANGING_SERVICE = "wifirtt";
  String WIFI_SERVICE = "wifi";
  String WINDOW_SERVICE = "window";
  int BIND_ABOVE_CLIENT = 8, BIND_ADJUST_WITH_ACTIVITY = 128, BIND_ALLOW_ACTIVITY_STARTS = 512, BIND_ALLOW_OOM_MANAGEMENT = 16,
      BIND_AUTO_CREATE = 1, BIND_DEBUG_UNBIND = 2, BIND_EXTERNAL_SERVICE = -2147483648, BIND_IMPORTANT = 64,
      BIND_INCLUDE_CAPABILITIES = 4096, BIND_NOT_FOREGROUND = 4, BIND_NOT_PERCEPTIBLE = 256,
      BIND_PACKAGE_ISOLATED_PROCESS = 16384, BIND_SHARED_ISOLATED_PROCESS = 8192, BIND_WAIVE_PRIORITY = 32,
      CONTEXT_IGNORE_SECURITY = 2, CONTEXT_INCLUDE_CODE = 1, CONTEXT_RESTRICTED = 4, DEVICE_ID_DEFAULT = 0,
      DEVICE_ID_INVALID = -1, MODE_APPEND = 32768, MODE_ENABLE_WRITE_AHEAD_LOGGING = 8, MODE_MULTI_PROCESS = 4,
      MODE_NO_LOCALIZED_COLLATORS = 16, MODE_PRIVATE = 0, MODE_WORLD_READABLE = 1, MODE_WORLD_WRITEABLE = 2,
      RECEIVER_EXPORTED = 2, RECEIVER_NOT_EXPORTED = 4, RECEIVER_VISIBLE_TO_INSTANT_APPS = 1;
  long BIND_EXTERNAL_SERVICE_LONG = 4611686018427387904L;
}
