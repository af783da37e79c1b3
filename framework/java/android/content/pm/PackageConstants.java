package android.content.pm;

/** The constants of {@link PackageManager}. */
interface PackageConstants {
  int CERT_INPUT_RAW_X509 = 0, CERT_INPUT_SHA256 = 1, COMPONENT_ENABLED_STATE_DEFAULT = 0,
      COMPONENT_ENABLED_STATE_DISABLED = 2, COMPONENT_ENABLED_STATE_DISABLED_UNTIL_USED = 4,
      COMPONENT_ENABLED_STATE_DISABLED_USER = 3, COMPONENT_ENABLED_STATE_ENABLED = 1, DELETE_ARCHIVE = 16, DONT_KILL_APP = 1,
      FLAG_PERMISSION_WHITELIST_INSTALLER = 2, FLAG_PERMISSION_WHITELIST_SYSTEM = 1, FLAG_PERMISSION_WHITELIST_UPGRADE = 4,
      GET_ACTIVITIES = 1, GET_ATTRIBUTIONS = -2147483648, GET_CONFIGURATIONS = 16384, GET_DISABLED_COMPONENTS = 512,
      GET_DISABLED_UNTIL_USED_COMPONENTS = 32768, GET_GIDS = 256, GET_INSTRUMENTATION = 16, GET_INTENT_FILTERS = 32,
      GET_META_DATA = 128, GET_PERMISSIONS = 4096, GET_PROVIDERS = 8, GET_RECEIVERS = 2, GET_RESOLVED_FILTER = 64,
      GET_SERVICES = 4, GET_SHARED_LIBRARY_FILES = 1024, GET_SIGNATURES = 64, GET_SIGNING_CERTIFICATES = 134217728,
      GET_UNINSTALLED_PACKAGES = 8192, GET_URI_PERMISSION_PATTERNS = 2048, INSTALL_REASON_DEVICE_RESTORE = 2,
      INSTALL_REASON_DEVICE_SETUP = 3, INSTALL_REASON_POLICY = 1, INSTALL_REASON_UNKNOWN = 0, INSTALL_REASON_USER = 4,
      INSTALL_SCENARIO_BULK = 2, INSTALL_SCENARIO_BULK_SECONDARY = 3, INSTALL_SCENARIO_DEFAULT = 0, INSTALL_SCENARIO_FAST = 1,
      MATCH_ALL = 131072, MATCH_APEX = 1073741824, MATCH_DEFAULT_ONLY = 65536, MATCH_DIRECT_BOOT_AUTO = 268435456,
      MATCH_DIRECT_BOOT_AWARE = 524288, MATCH_DIRECT_BOOT_UNAWARE = 262144, MATCH_DISABLED_COMPONENTS = 512,
      MATCH_DISABLED_UNTIL_USED_COMPONENTS = 32768, MATCH_SYSTEM_ONLY = 1048576, MATCH_UNINSTALLED_PACKAGES = 8192,
      PERMISSION_DENIED = -1, PERMISSION_GRANTED = 0, SIGNATURE_FIRST_NOT_SIGNED = -1, SIGNATURE_MATCH = 0,
      SIGNATURE_NEITHER_SIGNED = 1, SIGNATURE_NO_MATCH = -3, SIGNATURE_SECOND_NOT_SIGNED = -2, SIGNATURE_UNKNOWN_PACKAGE = -4,
      SYNCHRONOUS = 2, VERIFICATION_ALLOW = 1, VERIFICATION_REJECT = -1, VERSION_CODE_HIGHEST = -1;
  String EXTRA_VERIFICATION_ID = "android.content.pm.extra.VERIFICATION_ID";
  String EXTRA_VERIFICATION_RESULT = "android.content.pm.extra.VERIFICATION_RESULT";
  String FEATURE_ACTIVITIES_ON_SECONDARY_DISPLAYS = "android.software.activities_on_secondary_displays";
  String FEATURE_APP_WIDGETS = "android.software.app_widgets";
  String FEATURE_AUDIO_LOW_LATENCY = "android.hardware.audio.low_latency";
  String FEATURE_AUDIO_OUTPUT = "android.hardware.audio.output";
  String FEATURE_AUDIO_PRO = "android.hardware.audio.pro";
  String FEATURE_AUTOFILL = "android.software.autofill";
  String FEATURE_AUTOMOTIVE = "android.hardware.type.automotive";
  String FEATURE_BACKUP = "android.software.backup";
  String FEATURE_BLUETOOTH = "android.hardware.bluetooth";
  String FEATURE_BLUETOOTH_LE = "android.hardware.bluetooth_le";
  String FEATURE_CAMERA = "android.hardware.camera";
  String FEATURE_CAMERA_ANY = "android.hardware.camera.any";
  String FEATURE_CAMERA_AR = "android.hardware.camera.ar";
  String FEATURE_CAMERA_AUTOFOCUS = "android.hardware.camera.autofocus";
  String FEATURE_CAMERA_CAPABILITY_MANUAL_POST_PROCESSING = "android.hardware.camera.capability.manual_post_processing";
  String FEATURE_CAMERA_CAPABILITY_MANUAL_SENSOR = "android.hardware.camera.capability.manual_sensor";
  String FEATURE_CAMERA_CAPABILITY_RAW = "android.hardware.camera.capability.raw";
  String FEATURE_CAMERA_CONCURRENT = "android.hardware.camera.concurrent";
  String FEATURE_CAMERA_EXTERNAL = "android.hardware.camera.external";
  String FEATURE_CAMERA_FLASH = "android.hardware.camera.flash";
  String FEATURE_CAMERA_FRONT = "android.hardware.camera.front";
  String FEATURE_CAMERA_LEVEL_FULL = "android.hardware.camera.level.full";
  String FEATURE_CANT_SAVE_STATE = "android.software.cant_save_state";
  String FEATURE_COMPANION_DEVICE_SETUP = "android.software.companion_device_setup";
  String FEATURE_CONNECTION_SERVICE = "android.software.connectionservice";
  String FEATURE_CONSUMER_IR = "android.hardware.consumerir";
  String FEATURE_CONTROLS = "android.software.controls";
  String FEATURE_CREDENTIALS = "android.software.credentials";
  String FEATURE_DEVICE_ADMIN = "android.software.device_admin";
  String FEATURE_DEVICE_LOCK = "android.software.device_lock";
  String FEATURE_EMBEDDED = "android.hardware.type.embedded";
  String FEATURE_ETHERNET = "android.hardware.ethernet";
  String FEATURE_EXPANDED_PICTURE_IN_PICTURE = "android.software.expanded_picture_in_picture";
  String FEATURE_FACE = "android.hardware.biometrics.face";
  String FEATURE_FAKETOUCH = "android.hardware.faketouch";
  String FEATURE_FAKETOUCH_MULTITOUCH_DISTINCT = "android.hardware.faketouch.multitouch.distinct";
  String FEATURE_FAKETOUCH_MULTITOUCH_JAZZHAND = "android.hardware.faketouch.multitouch.jazzhand";
  String FEATURE_FINGERPRINT = "android.hardware.fingerprint";
  String FEATURE_FREEFORM_WINDOW_MANAGEMENT = "android.software.freeform_window_management";
  String FEATURE_GAMEPAD = "android.hardware.gamepad";
  String FEATURE_HARDWARE_KEYSTORE = "android.hardware.hardware_keystore";
  String FEATURE_HIFI_SENSORS = "android.hardware.sensor.hifi_sensors";
  String FEATURE_HOME_SCREEN = "android.software.home_screen";
  String FEATURE_IDENTITY_CREDENTIAL_HARDWARE = "android.hardware.identity_credential";
  String FEATURE_IDENTITY_CREDENTIAL_HARDWARE_DIRECT_ACCESS = "android.hardware.identity_credential_direct_access";
  String FEATURE_INPUT_METHODS = "android.software.input_methods";
  String FEATURE_IPSEC_TUNNELS = "android.software.ipsec_tunnels";
  String FEATURE_IPSEC_TUNNEL_MIGRATION = "android.software.ipsec_tunnel_migration";
  String FEATURE_IRIS = "android.hardware.biometrics.iris";
  String FEATURE_KEYSTORE_APP_ATTEST_KEY = "android.hardware.keystore.app_attest_key";
  String FEATURE_KEYSTORE_LIMITED_USE_KEY = "android.hardware.keystore.limited_use_key";
  String FEATURE_KEYSTORE_SINGLE_USE_KEY = "android.hardware.keystore.single_use_key";
  String FEATURE_LEANBACK = "android.software.leanback";
  String FEATURE_LEANBACK_ONLY = "android.software.leanback_only";
  String FEATURE_LIVE_TV = "android.software.live_tv";
  String FEATURE_LIVE_WALLPAPER = "android.software.live_wallpaper";
  String FEATURE_LOCATION = "android.hardware.location";
  String FEATURE_LOCATION_GPS = "android.hardware.location.gps";
  String FEATURE_LOCATION_NETWORK = "android.hardware.location.network";
  String FEATURE_MANAGED_USERS = "android.software.managed_users";
  String FEATURE_MICROPHONE = "android.hardware.microphone";
  String FEATURE_MIDI = "android.software.midi";
  String FEATURE_NFC = "android.hardware.nfc";
  String FEATURE_NFC_BEAM = "android.sofware.nfc.beam";
  String FEATURE_NFC_HOST_CARD_EMULATION = "android.hardware.nfc.hce";
  String FEATURE_NFC_HOST_CARD_EMULATION_NFCF = "android.hardware.nfc.hcef";
  String FEATURE_NFC_OFF_HOST_CARD_EMULATION_ESE = "android.hardware.nfc.ese";
  String FEATURE_NFC_OFF_HOST_CARD_EMULATION_UICC = "android.hardware.nfc.uicc";
  String FEATURE_OPENGLES_DEQP_LEVEL = "android.software.opengles.deqp.level";
  String FEATURE_OPENGLES_EXTENSION_PACK = "android.hardware.opengles.aep";
  String FEATURE_PC = "android.hardware.type.pc";
  String FEATURE_PICTURE_IN_PICTURE = "android.software.picture_in_picture";
  String FEATURE_PRINTING = "android.software.print";
  String FEATURE_RAM_LOW = "android.hardware.ram.low";
  String FEATURE_RAM_NORMAL = "android.hardware.ram.normal";
  String FEATURE_SCREEN_LANDSCAPE = "android.hardware.screen.landscape";
  String FEATURE_SCREEN_PORTRAIT = "android.hardware.screen.portrait";
  String FEATURE_SECURELY_REMOVES_USERS = "android.software.securely_removes_users";
  String FEATURE_SECURE_LOCK_SCREEN = "android.software.secure_lock_screen";
  String FEATURE_SECURITY_MODEL_COMPATIBLE = "android.hardware.security.model.compatible";
  String FEATURE_SENSOR_ACCELEROMETER = "android.hardware.sensor.accelerometer";
  String FEATURE_SENSOR_ACCELEROMETER_LIMITED_AXES = "android.hardware.sensor.accelerometer_limited_axes";
  String FEATURE_SENSOR_ACCELEROMETER_LIMITED_AXES_UNCALIBRATED =
      "android.hardware.sensor.accelerometer_limited_axes_uncalibrated";
  String FEATURE_SENSOR_AMBIENT_TEMPERATURE = "android.hardware.sensor.ambient_temperature";
  String FEATURE_SENSOR_BAROMETER = "android.hardware.sensor.barometer";
  String FEATURE_SENSOR_COMPASS = "android.hardware.sensor.compass";
  String FEATURE_SENSOR_DYNAMIC_HEAD_TRACKER = "android.hardware.sensor.dynamic.head_tracker";
  String FEATURE_SENSOR_GYROSCOPE = "android.hardware.sensor.gyroscope";
  String FEATURE_SENSOR_GYROSCOPE_LIMITED_AXES = "android.hardware.sensor.gyroscope_limited_axes";
  String FEATURE_SENSOR_GYROSCOPE_LIMITED_AXES_UNCALIBRATED = "android.hardware.sensor.gyroscope_limited_axes_uncalibrated";
  String FEATURE_SENSOR_HEADING = "android.hardware.sensor.heading";
  String FEATURE_SENSOR_HEART_RATE = "android.hardware.sensor.heartrate";
  String FEATURE_SENSOR_HEART_RATE_ECG = "android.hardware.sensor.heartrate.ecg";
  String FEATURE_SENSOR_HINGE_ANGLE = "android.hardware.sensor.hinge_angle";
  String FEATURE_SENSOR_LIGHT = "android.hardware.sensor.light";
  String FEATURE_SENSOR_PROXIMITY = "android.hardware.sensor.proximity";
  String FEATURE_SENSOR_RELATIVE_HUMIDITY = "android.hardware.sensor.relative_humidity";
  String FEATURE_SENSOR_STEP_COUNTER = "android.hardware.sensor.stepcounter";
  String FEATURE_SENSOR_STEP_DETECTOR = "android.hardware.sensor.stepdetector";
  String FEATURE_SE_OMAPI_ESE = "android.hardware.se.omapi.ese";
  String FEATURE_SE_OMAPI_SD = "android.hardware.se.omapi.sd";
  String FEATURE_SE_OMAPI_UICC = "android.hardware.se.omapi.uicc";
  String FEATURE_SIP = "android.software.sip";
  String FEATURE_SIP_VOIP = "android.software.sip.voip";
  String FEATURE_STRONGBOX_KEYSTORE = "android.hardware.strongbox_keystore";
  String FEATURE_TELECOM = "android.software.telecom";
  String FEATURE_TELEPHONY = "android.hardware.telephony";
  String FEATURE_TELEPHONY_CALLING = "android.hardware.telephony.calling";
  String FEATURE_TELEPHONY_CDMA = "android.hardware.telephony.cdma";
  String FEATURE_TELEPHONY_DATA = "android.hardware.telephony.data";
  String FEATURE_TELEPHONY_EUICC = "android.hardware.telephony.euicc";
  String FEATURE_TELEPHONY_EUICC_MEP = "android.hardware.telephony.euicc.mep";
  String FEATURE_TELEPHONY_GSM = "android.hardware.telephony.gsm";
  String FEATURE_TELEPHONY_IMS = "android.hardware.telephony.ims";
  String FEATURE_TELEPHONY_MBMS = "android.hardware.telephony.mbms";
  String FEATURE_TELEPHONY_MESSAGING = "android.hardware.telephony.messaging";
  String FEATURE_TELEPHONY_RADIO_ACCESS = "android.hardware.telephony.radio.access";
  String FEATURE_TELEPHONY_SUBSCRIPTION = "android.hardware.telephony.subscription";
  String FEATURE_TELEVISION = "android.hardware.type.television";
  String FEATURE_TOUCHSCREEN = "android.hardware.touchscreen";
  String FEATURE_TOUCHSCREEN_MULTITOUCH = "android.hardware.touchscreen.multitouch";
  String FEATURE_TOUCHSCREEN_MULTITOUCH_DISTINCT = "android.hardware.touchscreen.multitouch.distinct";
  String FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND = "android.hardware.touchscreen.multitouch.jazzhand";
  String FEATURE_USB_ACCESSORY = "android.hardware.usb.accessory";
  String FEATURE_USB_HOST = "android.hardware.usb.host";
  String FEATURE_UWB = "android.hardware.uwb";
  String FEATURE_VERIFIED_BOOT = "android.software.verified_boot";
  String FEATURE_VR_HEADTRACKING = "android.hardware.vr.headtracking";
  String FEATURE_VR_MODE = "android.software.vr.mode";
  String FEATURE_VR_MODE_HIGH_PERFORMANCE = "android.hardware.vr.high_performance";
  String FEATURE_VULKAN_DEQP_LEVEL = "android.software.vulkan.deqp.level";
  String FEATURE_VULKAN_HARDWARE_COMPUTE = "android.hardware.vulkan.compute";
  String FEATURE_VULKAN_HARDWARE_LEVEL = "android.hardware.vulkan.level";
  String FEATURE_VULKAN_HARDWARE_VERSION = "android.hardware.vulkan.version";
  String FEATURE_WALLET_LOCATION_BASED_SUGGESTIONS = "android.software.wallet_location_based_suggestions";
  String FEATURE_WATCH = "android.hardware.type.watch";
  String FEATURE_WEBVIEW = "android.software.webview";
  String FEATURE_WIFI = "android.hardware.wifi";
  String FEATURE_WIFI_AWARE = "android.hardware.wifi.aware";
  String FEATURE_WIFI_DIRECT = "android.hardware.wifi.direct";
  String FEATURE_WIFI_PASSPOINT = "android.hardware.wifi.passpoint";
  String FEATURE_WIFI_RTT = "android.hardware.wifi.rtt";
  String FEATURE_WINDOW_MAGNIFICATION = "android.software.window_magnification";
  String PROPERTY_COMPAT_OVERRIDE_LANDSCAPE_TO_PORTRAIT = "android.camera.PROPERTY_COMPAT_OVERRIDE_LANDSCAPE_TO_PORTRAIT";
  String PROPERTY_MEDIA_CAPABILITIES = "android.media.PROPERTY_MEDIA_CAPABILITIES";
  String PROPERTY_SELF_CERTIFIED_NETWORK_CAPABILITIES = "android.net.PROPERTY_SELF_CERTIFIED_NETWORK_CAPABILITIES";
  String PROPERTY_SPECIAL_USE_FGS_SUBTYPE = "android.app.PROPERTY_SPECIAL_USE_FGS_SUBTYPE";
  long GET_ATTRIBUTIONS_LONG = 2147483648L, MATCH_ARCHIVED_PACKAGES = 4294967296L, MAXIMUM_VERIFICATION_TIMEOUT = 3600000L;
}
