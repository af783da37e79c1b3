package android;

/** Names of permissions. */
public final class Manifest {
  public Manifest() {}

  public static final class permission {
    public static final String ACCEPT_HANDOVER = "android.permission.ACCEPT_HANDOVER";
    public static final String ACCESS_BACKGROUND_LOCATION = "android.permission.ACCESS_BACKGROUND_LOCATION";
    public static final String ACCESS_BLOBS_ACROSS_USERS = "android.permission.ACCESS_BLOBS_ACROSS_USERS";
    public static final String ACCESS_CHECKIN_PROPERTIES = "android.permission.ACCESS_CHECKIN_PROPERTIES";
    public static final String ACCESS_COARSE_LOCATION = "android.permission.ACCESS_COARSE_LOCATION";
    public static final String ACCESS_FINE_LOCATION = "android.permission.ACCESS_FINE_LOCATION";
    public static final String ACCESS_HIDDEN_PROFILES = "android.permission.ACCESS_HIDDEN_PROFILES";
    public static final String ACCESS_LOCATION_EXTRA_COMMANDS = "android.permission.ACCESS_LOCATION_EXTRA_COMMANDS";
    public static final String ACCESS_MEDIA_LOCATION = "android.permission.ACCESS_MEDIA_LOCATION";
    public static final String ACCESS_MOCK_LOCATION = "android.permission.ACCESS_MOCK_LOCATION";
    public static final String ACCESS_NETWORK_STATE = "android.permission.ACCESS_NETWORK_STATE";
    public static final String ACCESS_NOTIFICATION_POLICY = "android.permission.ACCESS_NOTIFICATION_POLICY";
    public static final String ACCESS_SURFACE_FLINGER = "android.permission.ACCESS_SURFACE_FLINGER";
    public static final String ACCESS_WIFI_STATE = "android.permission.ACCESS_WIFI_STATE";
    public static final String ACCOUNT_MANAGER = "android.permission.ACCOUNT_MANAGER";
    public static final String ACTIVITY_RECOGNITION = "android.permission.ACTIVITY_RECOGNITION";
    public static final String ADD_VOICEMAIL = "com.android.voicemail.permission.ADD_VOICEMAIL";
    public static final String ANSWER_PHONE_CALLS = "android.permission.ANSWER_PHONE_CALLS";
    public static final String AUTHENTICATE_ACCOUNTS = "android.permission.AUTHENTICATE_ACCOUNTS";
    public static final String BATTERY_STATS = "android.permission.BATTERY_STATS";
    public static final String BIND_ACCESSIBILITY_SERVICE = "android.permission.BIND_ACCESSIBILITY_SERVICE";
    public static final String BIND_APPWIDGET = "android.permission.BIND_APPWIDGET";
    public static final String BIND_AUTOFILL_SERVICE = "android.permission.BIND_AUTOFILL_SERVICE";
    public static final String BIND_CALL_REDIRECTION_SERVICE = "android.permission.BIND_CALL_REDIRECTION_SERVICE";
    public static final String BIND_CARRIER_MESSAGING_CLIENT_SERVICE = "android.permission.BIND_CARRIER_MESSAGING_CLIENT_SERVICE";
    public static final String BIND_CARRIER_MESSAGING_SERVICE = "android.permission.BIND_CARRIER_MESSAGING_SERVICE";
    public static final String BIND_CARRIER_SERVICES = "android.permission.BIND_CARRIER_SERVICES";
    public static final String BIND_CHOOSER_TARGET_SERVICE = "android.permission.BIND_CHOOSER_TARGET_SERVICE";
    public static final String BIND_COMPANION_DEVICE_SERVICE = "android.permission.BIND_COMPANION_DEVICE_SERVICE";
    public static final String BIND_CONDITION_PROVIDER_SERVICE = "android.permission.BIND_CONDITION_PROVIDER_SERVICE";
    public static final String BIND_CONTROLS = "android.permission.BIND_CONTROLS";
    public static final String BIND_CREDENTIAL_PROVIDER_SERVICE = "android.permission.BIND_CREDENTIAL_PROVIDER_SERVICE";
    public static final String BIND_DEVICE_ADMIN = "android.permission.BIND_DEVICE_ADMIN";
    public static final String BIND_DREAM_SERVICE = "android.permission.BIND_DREAM_SERVICE";
    public static final String BIND_INCALL_SERVICE = "android.permission.BIND_INCALL_SERVICE";
    public static final String BIND_INPUT_METHOD = "android.permission.BIND_INPUT_METHOD";
    public static final String BIND_MIDI_DEVICE_SERVICE = "android.permission.BIND_MIDI_DEVICE_SERVICE";
    public static final String BIND_NFC_SERVICE = "android.permission.BIND_NFC_SERVICE";
    public static final String BIND_NOTIFICATION_LISTENER_SERVICE = "android.permission.BIND_NOTIFICATION_LISTENER_SERVICE";
    public static final String BIND_PRINT_SERVICE = "android.permission.BIND_PRINT_SERVICE";
    public static final String BIND_QUICK_ACCESS_WALLET_SERVICE = "android.permission.BIND_QUICK_ACCESS_WALLET_SERVICE";
    public static final String BIND_QUICK_SETTINGS_TILE = "android.permission.BIND_QUICK_SETTINGS_TILE";
    public static final String BIND_REMOTEVIEWS = "android.permission.BIND_REMOTEVIEWS";
    public static final String BIND_SCREENING_SERVICE = "android.permission.BIND_SCREENING_SERVICE";
    public static final String BIND_TELECOM_CONNECTION_SERVICE = "android.permission.BIND_TELECOM_CONNECTION_SERVICE";
    public static final String BIND_TEXT_SERVICE = "android.permission.BIND_TEXT_SERVICE";
    public static final String BIND_TV_INPUT = "android.permission.BIND_TV_INPUT";
    public static final String BIND_TV_INTERACTIVE_APP = "android.permission.BIND_TV_INTERACTIVE_APP";
    public static final String BIND_VISUAL_VOICEMAIL_SERVICE = "android.permission.BIND_VISUAL_VOICEMAIL_SERVICE";
    public static final String BIND_VOICE_INTERACTION = "android.permission.BIND_VOICE_INTERACTION";
    public static final String BIND_VPN_SERVICE = "android.permission.BIND_VPN_SERVICE";
    public static final String BIND_VR_LISTENER_SERVICE = "android.permission.BIND_VR_LISTENER_SERVICE";
    public static final String BIND_WALLPAPER = "android.permission.BIND_WALLPAPER";
    public static final String BLUETOOTH = "android.permission.BLUETOOTH";
    public static final String BLUETOOTH_ADMIN = "android.permission.BLUETOOTH_ADMIN";
    public static final String BLUETOOTH_ADVERTISE = "android.permission.BLUETOOTH_ADVERTISE";
    public static final String BLUETOOTH_CONNECT = "android.permission.BLUETOOTH_CONNECT";
    public static final String BLUETOOTH_PRIVILEGED = "android.permission.BLUETOOTH_PRIVILEGED";
    public static final String BLUETOOTH_SCAN = "android.permission.BLUETOOTH_SCAN";
    public static final String BODY_SENSORS = "android.permission.BODY_SENSORS";
    public static final String BODY_SENSORS_BACKGROUND = "android.permission.BODY_SENSORS_BACKGROUND";
    public static final String BRICK = "android.permission.BRICK";
    public static final String BROADCAST_PACKAGE_REMOVED = "android.permission.BROADCAST_PACKAGE_REMOVED";
    public static final String BROADCAST_SMS = "android.permission.BROADCAST_SMS";
    public static final String BROADCAST_STICKY = "android.permission.BROADCAST_STICKY";
    public static final String BROADCAST_WAP_PUSH = "android.permission.BROADCAST_WAP_PUSH";
    public static final String CALL_COMPANION_APP = "android.permission.CALL_COMPANION_APP";
    public static final String CALL_PHONE = "android.permission.CALL_PHONE";
    public static final String CALL_PRIVILEGED = "android.permission.CALL_PRIVILEGED";
    public static final String CAMERA = "android.permission.CAMERA";
    public static final String CAPTURE_AUDIO_OUTPUT = "android.permission.CAPTURE_AUDIO_OUTPUT";
    public static final String CAPTURE_SECURE_VIDEO_OUTPUT = "android.permission.CAPTURE_SECURE_VIDEO_OUTPUT";
    public static final String CAPTURE_VIDEO_OUTPUT = "android.permission.CAPTURE_VIDEO_OUTPUT";
    public static final String CHANGE_COMPONENT_ENABLED_STATE = "android.permission.CHANGE_COMPONENT_ENABLED_STATE";
    public static final String CHANGE_CONFIGURATION = "android.permission.CHANGE_CONFIGURATION";
    public static final String CHANGE_NETWORK_STATE = "android.permission.CHANGE_NETWORK_STATE";
    public static final String CHANGE_WIFI_MULTICAST_STATE = "android.permission.CHANGE_WIFI_MULTICAST_STATE";
    public static final String CHANGE_WIFI_STATE = "android.permission.CHANGE_WIFI_STATE";
    public static final String CLEAR_APP_CACHE = "android.permission.CLEAR_APP_CACHE";
    public static final String CLEAR_APP_USER_DATA = "android.permission.CLEAR_APP_USER_DATA";
    public static final String CONFIGURE_WIFI_DISPLAY = "android.permission.CONFIGURE_WIFI_DISPLAY";
    public static final String CONTROL_LOCATION_UPDATES = "android.permission.CONTROL_LOCATION_UPDATES";
    public static final String CREDENTIAL_MANAGER_QUERY_CANDIDATE_CREDENTIALS =
        "android.permission.CREDENTIAL_MANAGER_QUERY_CANDIDATE_CREDENTIALS";
    public static final String CREDENTIAL_MANAGER_SET_ALLOWED_PROVIDERS =
        "android.permission.CREDENTIAL_MANAGER_SET_ALLOWED_PROVIDERS";
    public static final String CREDENTIAL_MANAGER_SET_ORIGIN = "android.permission.CREDENTIAL_MANAGER_SET_ORIGIN";
    public static final String DELETE_CACHE_FILES = "android.permission.DELETE_CACHE_FILES";
    public static final String DELETE_PACKAGES = "android.permission.DELETE_PACKAGES";
    public static final String DELIVER_COMPANION_MESSAGES = "android.permission.DELIVER_COMPANION_MESSAGES";
    public static final String DETECT_SCREEN_CAPTURE = "android.permission.DETECT_SCREEN_CAPTURE";
    public static final String DETECT_SCREEN_RECORDING = "android.permission.DETECT_SCREEN_RECORDING";
    public static final String DEVICE_POWER = "android.permission.DEVICE_POWER";
    public static final String DIAGNOSTIC = "android.permission.DIAGNOSTIC";
    public static final String DISABLE_KEYGUARD = "android.permission.DISABLE_KEYGUARD";
    public static final String DUMP = "android.permission.DUMP";
    public static final String ENFORCE_UPDATE_OWNERSHIP = "android.permission.ENFORCE_UPDATE_OWNERSHIP";
    public static final String EXECUTE_APP_ACTION = "android.permission.EXECUTE_APP_ACTION";
    public static final String EXPAND_STATUS_BAR = "android.permission.EXPAND_STATUS_BAR";
    public static final String FACTORY_TEST = "android.permission.FACTORY_TEST";
    public static final String FLASHLIGHT = "android.permission.FLASHLIGHT";
    public static final String FORCE_BACK = "android.permission.FORCE_BACK";
    public static final String FOREGROUND_SERVICE = "android.permission.FOREGROUND_SERVICE";
    public static final String FOREGROUND_SERVICE_CAMERA = "android.permission.FOREGROUND_SERVICE_CAMERA";
    public static final String FOREGROUND_SERVICE_CONNECTED_DEVICE = "android.permission.FOREGROUND_SERVICE_CONNECTED_DEVICE";
    public static final String FOREGROUND_SERVICE_DATA_SYNC = "android.permission.FOREGROUND_SERVICE_DATA_SYNC";
    public static final String FOREGROUND_SERVICE_HEALTH = "android.permission.FOREGROUND_SERVICE_HEALTH";
    public static final String FOREGROUND_SERVICE_LOCATION = "android.permission.FOREGROUND_SERVICE_LOCATION";
    public static final String FOREGROUND_SERVICE_MEDIA_PLAYBACK = "android.permission.FOREGROUND_SERVICE_MEDIA_PLAYBACK";
    public static final String FOREGROUND_SERVICE_MEDIA_PROCESSING = "android.permission.FOREGROUND_SERVICE_MEDIA_PROCESSING";
    public static final String FOREGROUND_SERVICE_MEDIA_PROJECTION = "android.permission.FOREGROUND_SERVICE_MEDIA_PROJECTION";
    public static final String FOREGROUND_SERVICE_MICROPHONE = "android.permission.FOREGROUND_SERVICE_MICROPHONE";
    public static final String FOREGROUND_SERVICE_PHONE_CALL = "android.permission.FOREGROUND_SERVICE_PHONE_CALL";
    public static final String FOREGROUND_SERVICE_REMOTE_MESSAGING = "android.permission.FOREGROUND_SERVICE_REMOTE_MESSAGING";
    public static final String FOREGROUND_SERVICE_SPECIAL_USE = "android.permission.FOREGROUND_SERVICE_SPECIAL_USE";
    public static final String FOREGROUND_SERVICE_SYSTEM_EXEMPTED = "android.permission.FOREGROUND_SERVICE_SYSTEM_EXEMPTED";
    public static final String GET_ACCOUNTS = "android.permission.GET_ACCOUNTS";
    public static final String GET_ACCOUNTS_PRIVILEGED = "android.permission.GET_ACCOUNTS_PRIVILEGED";
    public static final String GET_PACKAGE_SIZE = "android.permission.GET_PACKAGE_SIZE";
    public static final String GET_TASKS = "android.permission.GET_TASKS";
    public static final String GET_TOP_ACTIVITY_INFO = "android.permission.GET_TOP_ACTIVITY_INFO";
    public static final String GLOBAL_SEARCH = "android.permission.GLOBAL_SEARCH";
    public static final String HARDWARE_TEST = "android.permission.HARDWARE_TEST";
    public static final String HIDE_OVERLAY_WINDOWS = "android.permission.HIDE_OVERLAY_WINDOWS";
    public static final String HIGH_SAMPLING_RATE_SENSORS = "android.permission.HIGH_SAMPLING_RATE_SENSORS";
    public static final String INJECT_EVENTS = "android.permission.INJECT_EVENTS";
    public static final String INSTALL_LOCATION_PROVIDER = "android.permission.INSTALL_LOCATION_PROVIDER";
    public static final String INSTALL_PACKAGES = "android.permission.INSTALL_PACKAGES";
    public static final String INSTALL_SHORTCUT = "com.android.launcher.permission.INSTALL_SHORTCUT";
    public static final String INSTANT_APP_FOREGROUND_SERVICE = "android.permission.INSTANT_APP_FOREGROUND_SERVICE";
    public static final String INTERACT_ACROSS_PROFILES = "android.permission.INTERACT_ACROSS_PROFILES";
    public static final String INTERNAL_SYSTEM_WINDOW = "android.permission.INTERNAL_SYSTEM_WINDOW";
    public static final String INTERNET = "android.permission.INTERNET";
    public static final String KILL_BACKGROUND_PROCESSES = "android.permission.KILL_BACKGROUND_PROCESSES";
    public static final String LAUNCH_CAPTURE_CONTENT_ACTIVITY_FOR_NOTE =
        "android.permission.LAUNCH_CAPTURE_CONTENT_ACTIVITY_FOR_NOTE";
    public static final String LAUNCH_MULTI_PANE_SETTINGS_DEEP_LINK = "android.permission.LAUNCH_MULTI_PANE_SETTINGS_DEEP_LINK";
    public static final String LOADER_USAGE_STATS = "android.permission.LOADER_USAGE_STATS";
    public static final String LOCATION_HARDWARE = "android.permission.LOCATION_HARDWARE";
    public static final String MANAGE_ACCOUNTS = "android.permission.MANAGE_ACCOUNTS";
    public static final String MANAGE_APP_TOKENS = "android.permission.MANAGE_APP_TOKENS";
    public static final String MANAGE_DEVICE_LOCK_STATE = "android.permission.MANAGE_DEVICE_LOCK_STATE";
    public static final String MANAGE_DEVICE_POLICY_ACCESSIBILITY = "android.permission.MANAGE_DEVICE_POLICY_ACCESSIBILITY";
    public static final String MANAGE_DEVICE_POLICY_ACCOUNT_MANAGEMENT =
        "android.permission.MANAGE_DEVICE_POLICY_ACCOUNT_MANAGEMENT";
    public static final String MANAGE_DEVICE_POLICY_ACROSS_USERS = "android.permission.MANAGE_DEVICE_POLICY_ACROSS_USERS";
    public static final String MANAGE_DEVICE_POLICY_ACROSS_USERS_FULL =
        "android.permission.MANAGE_DEVICE_POLICY_ACROSS_USERS_FULL";
    public static final String MANAGE_DEVICE_POLICY_ACROSS_USERS_SECURITY_CRITICAL =
        "android.permission.MANAGE_DEVICE_POLICY_ACROSS_USERS_SECURITY_CRITICAL";
    public static final String MANAGE_DEVICE_POLICY_AIRPLANE_MODE = "android.permission.MANAGE_DEVICE_POLICY_AIRPLANE_MODE";
    public static final String MANAGE_DEVICE_POLICY_APPS_CONTROL = "android.permission.MANAGE_DEVICE_POLICY_APPS_CONTROL";
    public static final String MANAGE_DEVICE_POLICY_APP_RESTRICTIONS = "android.permission.MANAGE_DEVICE_POLICY_APP_RESTRICTIONS";
    public static final String MANAGE_DEVICE_POLICY_APP_USER_DATA = "android.permission.MANAGE_DEVICE_POLICY_APP_USER_DATA";
    public static final String MANAGE_DEVICE_POLICY_ASSIST_CONTENT = "android.permission.MANAGE_DEVICE_POLICY_ASSIST_CONTENT";
    public static final String MANAGE_DEVICE_POLICY_AUDIO_OUTPUT = "android.permission.MANAGE_DEVICE_POLICY_AUDIO_OUTPUT";
    public static final String MANAGE_DEVICE_POLICY_AUTOFILL = "android.permission.MANAGE_DEVICE_POLICY_AUTOFILL";
    public static final String MANAGE_DEVICE_POLICY_BACKUP_SERVICE = "android.permission.MANAGE_DEVICE_POLICY_BACKUP_SERVICE";
    public static final String MANAGE_DEVICE_POLICY_BLOCK_UNINSTALL = "android.permission.MANAGE_DEVICE_POLICY_BLOCK_UNINSTALL";
    public static final String MANAGE_DEVICE_POLICY_BLUETOOTH = "android.permission.MANAGE_DEVICE_POLICY_BLUETOOTH";
    public static final String MANAGE_DEVICE_POLICY_BUGREPORT = "android.permission.MANAGE_DEVICE_POLICY_BUGREPORT";
    public static final String MANAGE_DEVICE_POLICY_CALLS = "android.permission.MANAGE_DEVICE_POLICY_CALLS";
    public static final String MANAGE_DEVICE_POLICY_CAMERA = "android.permission.MANAGE_DEVICE_POLICY_CAMERA";
    public static final String MANAGE_DEVICE_POLICY_CAMERA_TOGGLE = "android.permission.MANAGE_DEVICE_POLICY_CAMERA_TOGGLE";
    public static final String MANAGE_DEVICE_POLICY_CERTIFICATES = "android.permission.MANAGE_DEVICE_POLICY_CERTIFICATES";
    public static final String MANAGE_DEVICE_POLICY_COMMON_CRITERIA_MODE =
        "android.permission.MANAGE_DEVICE_POLICY_COMMON_CRITERIA_MODE";
    public static final String MANAGE_DEVICE_POLICY_CONTENT_PROTECTION =
        "android.permission.MANAGE_DEVICE_POLICY_CONTENT_PROTECTION";
    public static final String MANAGE_DEVICE_POLICY_DEBUGGING_FEATURES =
        "android.permission.MANAGE_DEVICE_POLICY_DEBUGGING_FEATURES";
    public static final String MANAGE_DEVICE_POLICY_DEFAULT_SMS = "android.permission.MANAGE_DEVICE_POLICY_DEFAULT_SMS";
    public static final String MANAGE_DEVICE_POLICY_DEVICE_IDENTIFIERS =
        "android.permission.MANAGE_DEVICE_POLICY_DEVICE_IDENTIFIERS";
    public static final String MANAGE_DEVICE_POLICY_DISPLAY = "android.permission.MANAGE_DEVICE_POLICY_DISPLAY";
    public static final String MANAGE_DEVICE_POLICY_FACTORY_RESET = "android.permission.MANAGE_DEVICE_POLICY_FACTORY_RESET";
    public static final String MANAGE_DEVICE_POLICY_FUN = "android.permission.MANAGE_DEVICE_POLICY_FUN";
    public static final String MANAGE_DEVICE_POLICY_INPUT_METHODS = "android.permission.MANAGE_DEVICE_POLICY_INPUT_METHODS";
    public static final String MANAGE_DEVICE_POLICY_INSTALL_UNKNOWN_SOURCES =
        "android.permission.MANAGE_DEVICE_POLICY_INSTALL_UNKNOWN_SOURCES";
    public static final String MANAGE_DEVICE_POLICY_KEEP_UNINSTALLED_PACKAGES =
        "android.permission.MANAGE_DEVICE_POLICY_KEEP_UNINSTALLED_PACKAGES";
    public static final String MANAGE_DEVICE_POLICY_KEYGUARD = "android.permission.MANAGE_DEVICE_POLICY_KEYGUARD";
    public static final String MANAGE_DEVICE_POLICY_LOCALE = "android.permission.MANAGE_DEVICE_POLICY_LOCALE";
    public static final String MANAGE_DEVICE_POLICY_LOCATION = "android.permission.MANAGE_DEVICE_POLICY_LOCATION";
    public static final String MANAGE_DEVICE_POLICY_LOCK = "android.permission.MANAGE_DEVICE_POLICY_LOCK";
    public static final String MANAGE_DEVICE_POLICY_LOCK_CREDENTIALS = "android.permission.MANAGE_DEVICE_POLICY_LOCK_CREDENTIALS";
    public static final String MANAGE_DEVICE_POLICY_LOCK_TASK = "android.permission.MANAGE_DEVICE_POLICY_LOCK_TASK";
    public static final String MANAGE_DEVICE_POLICY_MANAGED_SUBSCRIPTIONS =
        "android.permission.MANAGE_DEVICE_POLICY_MANAGED_SUBSCRIPTIONS";
    public static final String MANAGE_DEVICE_POLICY_METERED_DATA = "android.permission.MANAGE_DEVICE_POLICY_METERED_DATA";
    public static final String MANAGE_DEVICE_POLICY_MICROPHONE = "android.permission.MANAGE_DEVICE_POLICY_MICROPHONE";
    public static final String MANAGE_DEVICE_POLICY_MICROPHONE_TOGGLE =
        "android.permission.MANAGE_DEVICE_POLICY_MICROPHONE_TOGGLE";
    public static final String MANAGE_DEVICE_POLICY_MOBILE_NETWORK = "android.permission.MANAGE_DEVICE_POLICY_MOBILE_NETWORK";
    public static final String MANAGE_DEVICE_POLICY_MODIFY_USERS = "android.permission.MANAGE_DEVICE_POLICY_MODIFY_USERS";
    public static final String MANAGE_DEVICE_POLICY_MTE = "android.permission.MANAGE_DEVICE_POLICY_MTE";
    public static final String MANAGE_DEVICE_POLICY_NEARBY_COMMUNICATION =
        "android.permission.MANAGE_DEVICE_POLICY_NEARBY_COMMUNICATION";
    public static final String MANAGE_DEVICE_POLICY_NETWORK_LOGGING = "android.permission.MANAGE_DEVICE_POLICY_NETWORK_LOGGING";
    public static final String MANAGE_DEVICE_POLICY_ORGANIZATION_IDENTITY =
        "android.permission.MANAGE_DEVICE_POLICY_ORGANIZATION_IDENTITY";
    public static final String MANAGE_DEVICE_POLICY_OVERRIDE_APN = "android.permission.MANAGE_DEVICE_POLICY_OVERRIDE_APN";
    public static final String MANAGE_DEVICE_POLICY_PACKAGE_STATE = "android.permission.MANAGE_DEVICE_POLICY_PACKAGE_STATE";
    public static final String MANAGE_DEVICE_POLICY_PHYSICAL_MEDIA = "android.permission.MANAGE_DEVICE_POLICY_PHYSICAL_MEDIA";
    public static final String MANAGE_DEVICE_POLICY_PRINTING = "android.permission.MANAGE_DEVICE_POLICY_PRINTING";
    public static final String MANAGE_DEVICE_POLICY_PRIVATE_DNS = "android.permission.MANAGE_DEVICE_POLICY_PRIVATE_DNS";
    public static final String MANAGE_DEVICE_POLICY_PROFILES = "android.permission.MANAGE_DEVICE_POLICY_PROFILES";
    public static final String MANAGE_DEVICE_POLICY_PROFILE_INTERACTION =
        "android.permission.MANAGE_DEVICE_POLICY_PROFILE_INTERACTION";
    public static final String MANAGE_DEVICE_POLICY_PROXY = "android.permission.MANAGE_DEVICE_POLICY_PROXY";
    public static final String MANAGE_DEVICE_POLICY_QUERY_SYSTEM_UPDATES =
        "android.permission.MANAGE_DEVICE_POLICY_QUERY_SYSTEM_UPDATES";
    public static final String MANAGE_DEVICE_POLICY_RESET_PASSWORD = "android.permission.MANAGE_DEVICE_POLICY_RESET_PASSWORD";
    public static final String MANAGE_DEVICE_POLICY_RESTRICT_PRIVATE_DNS =
        "android.permission.MANAGE_DEVICE_POLICY_RESTRICT_PRIVATE_DNS";
    public static final String MANAGE_DEVICE_POLICY_RUNTIME_PERMISSIONS =
        "android.permission.MANAGE_DEVICE_POLICY_RUNTIME_PERMISSIONS";
    public static final String MANAGE_DEVICE_POLICY_RUN_IN_BACKGROUND =
        "android.permission.MANAGE_DEVICE_POLICY_RUN_IN_BACKGROUND";
    public static final String MANAGE_DEVICE_POLICY_SAFE_BOOT = "android.permission.MANAGE_DEVICE_POLICY_SAFE_BOOT";
    public static final String MANAGE_DEVICE_POLICY_SCREEN_CAPTURE = "android.permission.MANAGE_DEVICE_POLICY_SCREEN_CAPTURE";
    public static final String MANAGE_DEVICE_POLICY_SCREEN_CONTENT = "android.permission.MANAGE_DEVICE_POLICY_SCREEN_CONTENT";
    public static final String MANAGE_DEVICE_POLICY_SECURITY_LOGGING = "android.permission.MANAGE_DEVICE_POLICY_SECURITY_LOGGING";
    public static final String MANAGE_DEVICE_POLICY_SETTINGS = "android.permission.MANAGE_DEVICE_POLICY_SETTINGS";
    public static final String MANAGE_DEVICE_POLICY_SMS = "android.permission.MANAGE_DEVICE_POLICY_SMS";
    public static final String MANAGE_DEVICE_POLICY_STATUS_BAR = "android.permission.MANAGE_DEVICE_POLICY_STATUS_BAR";
    public static final String MANAGE_DEVICE_POLICY_SUPPORT_MESSAGE = "android.permission.MANAGE_DEVICE_POLICY_SUPPORT_MESSAGE";
    public static final String MANAGE_DEVICE_POLICY_SUSPEND_PERSONAL_APPS =
        "android.permission.MANAGE_DEVICE_POLICY_SUSPEND_PERSONAL_APPS";
    public static final String MANAGE_DEVICE_POLICY_SYSTEM_APPS = "android.permission.MANAGE_DEVICE_POLICY_SYSTEM_APPS";
    public static final String MANAGE_DEVICE_POLICY_SYSTEM_DIALOGS = "android.permission.MANAGE_DEVICE_POLICY_SYSTEM_DIALOGS";
    public static final String MANAGE_DEVICE_POLICY_SYSTEM_UPDATES = "android.permission.MANAGE_DEVICE_POLICY_SYSTEM_UPDATES";
    public static final String MANAGE_DEVICE_POLICY_TIME = "android.permission.MANAGE_DEVICE_POLICY_TIME";
    public static final String MANAGE_DEVICE_POLICY_USB_DATA_SIGNALLING =
        "android.permission.MANAGE_DEVICE_POLICY_USB_DATA_SIGNALLING";
    public static final String MANAGE_DEVICE_POLICY_USB_FILE_TRANSFER =
        "android.permission.MANAGE_DEVICE_POLICY_USB_FILE_TRANSFER";
    public static final String MANAGE_DEVICE_POLICY_USERS = "android.permission.MANAGE_DEVICE_POLICY_USERS";
    public static final String MANAGE_DEVICE_POLICY_VPN = "android.permission.MANAGE_DEVICE_POLICY_VPN";
    public static final String MANAGE_DEVICE_POLICY_WALLPAPER = "android.permission.MANAGE_DEVICE_POLICY_WALLPAPER";
    public static final String MANAGE_DEVICE_POLICY_WIFI = "android.permission.MANAGE_DEVICE_POLICY_WIFI";
    public static final String MANAGE_DEVICE_POLICY_WINDOWS = "android.permission.MANAGE_DEVICE_POLICY_WINDOWS";
    public static final String MANAGE_DEVICE_POLICY_WIPE_DATA = "android.permission.MANAGE_DEVICE_POLICY_WIPE_DATA";
    public static final String MANAGE_DOCUMENTS = "android.permission.MANAGE_DOCUMENTS";
    public static final String MANAGE_EXTERNAL_STORAGE = "android.permission.MANAGE_EXTERNAL_STORAGE";
    public static final String MANAGE_MEDIA = "android.permission.MANAGE_MEDIA";
    public static final String MANAGE_ONGOING_CALLS = "android.permission.MANAGE_ONGOING_CALLS";
    public static final String MANAGE_OWN_CALLS = "android.permission.MANAGE_OWN_CALLS";
    public static final String MANAGE_WIFI_INTERFACES = "android.permission.MANAGE_WIFI_INTERFACES";
    public static final String MANAGE_WIFI_NETWORK_SELECTION = "android.permission.MANAGE_WIFI_NETWORK_SELECTION";
    public static final String MASTER_CLEAR = "android.permission.MASTER_CLEAR";
    public static final String MEDIA_CONTENT_CONTROL = "android.permission.MEDIA_CONTENT_CONTROL";
    public static final String MEDIA_ROUTING_CONTROL = "android.permission.MEDIA_ROUTING_CONTROL";
    public static final String MODIFY_AUDIO_SETTINGS = "android.permission.MODIFY_AUDIO_SETTINGS";
    public static final String MODIFY_PHONE_STATE = "android.permission.MODIFY_PHONE_STATE";
    public static final String MOUNT_FORMAT_FILESYSTEMS = "android.permission.MOUNT_FORMAT_FILESYSTEMS";
    public static final String MOUNT_UNMOUNT_FILESYSTEMS = "android.permission.MOUNT_UNMOUNT_FILESYSTEMS";
    public static final String NEARBY_WIFI_DEVICES = "android.permission.NEARBY_WIFI_DEVICES";
    public static final String NFC = "android.permission.NFC";
    public static final String NFC_PREFERRED_PAYMENT_INFO = "android.permission.NFC_PREFERRED_PAYMENT_INFO";
    public static final String NFC_TRANSACTION_EVENT = "android.permission.NFC_TRANSACTION_EVENT";
    public static final String OVERRIDE_WIFI_CONFIG = "android.permission.OVERRIDE_WIFI_CONFIG";
    public static final String PACKAGE_USAGE_STATS = "android.permission.PACKAGE_USAGE_STATS";
    public static final String PERSISTENT_ACTIVITY = "android.permission.PERSISTENT_ACTIVITY";
    public static final String POST_NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS";
    public static final String PROCESS_OUTGOING_CALLS = "android.permission.PROCESS_OUTGOING_CALLS";
    public static final String PROVIDE_OWN_AUTOFILL_SUGGESTIONS = "android.permission.PROVIDE_OWN_AUTOFILL_SUGGESTIONS";
    public static final String PROVIDE_REMOTE_CREDENTIALS = "android.permission.PROVIDE_REMOTE_CREDENTIALS";
    public static final String QUERY_ALL_PACKAGES = "android.permission.QUERY_ALL_PACKAGES";
    public static final String READ_ASSISTANT_APP_SEARCH_DATA = "android.permission.READ_ASSISTANT_APP_SEARCH_DATA";
    public static final String READ_BASIC_PHONE_STATE = "android.permission.READ_BASIC_PHONE_STATE";
    public static final String READ_CALENDAR = "android.permission.READ_CALENDAR";
    public static final String READ_CALL_LOG = "android.permission.READ_CALL_LOG";
    public static final String READ_CONTACTS = "android.permission.READ_CONTACTS";
    public static final String READ_DROPBOX_DATA = "android.permission.READ_DROPBOX_DATA";
    public static final String READ_EXTERNAL_STORAGE = "android.permission.READ_EXTERNAL_STORAGE";
    public static final String READ_FRAME_BUFFER = "android.permission.READ_FRAME_BUFFER";
    public static final String READ_HISTORY_BOOKMARKS = "com.android.browser.permission.READ_HISTORY_BOOKMARKS";
    public static final String READ_HOME_APP_SEARCH_DATA = "android.permission.READ_HOME_APP_SEARCH_DATA";
    public static final String READ_INPUT_STATE = "android.permission.READ_INPUT_STATE";
    public static final String READ_LOGS = "android.permission.READ_LOGS";
    public static final String READ_MEDIA_AUDIO = "android.permission.READ_MEDIA_AUDIO";
    public static final String READ_MEDIA_IMAGES = "android.permission.READ_MEDIA_IMAGES";
    public static final String READ_MEDIA_VIDEO = "android.permission.READ_MEDIA_VIDEO";
    public static final String READ_MEDIA_VISUAL_USER_SELECTED = "android.permission.READ_MEDIA_VISUAL_USER_SELECTED";
    public static final String READ_NEARBY_STREAMING_POLICY = "android.permission.READ_NEARBY_STREAMING_POLICY";
    public static final String READ_PHONE_NUMBERS = "android.permission.READ_PHONE_NUMBERS";
    public static final String READ_PHONE_STATE = "android.permission.READ_PHONE_STATE";
    public static final String READ_PRECISE_PHONE_STATE = "android.permission.READ_PRECISE_PHONE_STATE";
    public static final String READ_PROFILE = "android.permission.READ_PROFILE";
    public static final String READ_SMS = "android.permission.READ_SMS";
    public static final String READ_SOCIAL_STREAM = "android.permission.READ_SOCIAL_STREAM";
    public static final String READ_SYNC_SETTINGS = "android.permission.READ_SYNC_SETTINGS";
    public static final String READ_SYNC_STATS = "android.permission.READ_SYNC_STATS";
    public static final String READ_USER_DICTIONARY = "android.permission.READ_USER_DICTIONARY";
    public static final String READ_VOICEMAIL = "com.android.voicemail.permission.READ_VOICEMAIL";
    public static final String REBOOT = "android.permission.REBOOT";
    public static final String RECEIVE_BOOT_COMPLETED = "android.permission.RECEIVE_BOOT_COMPLETED";
    public static final String RECEIVE_MMS = "android.permission.RECEIVE_MMS";
    public static final String RECEIVE_SMS = "android.permission.RECEIVE_SMS";
    public static final String RECEIVE_WAP_PUSH = "android.permission.RECEIVE_WAP_PUSH";
    public static final String RECORD_AUDIO = "android.permission.RECORD_AUDIO";
    public static final String REORDER_TASKS = "android.permission.REORDER_TASKS";
    public static final String REQUEST_COMPANION_PROFILE_APP_STREAMING =
        "android.permission.REQUEST_COMPANION_PROFILE_APP_STREAMING";
    public static final String REQUEST_COMPANION_PROFILE_AUTOMOTIVE_PROJECTION =
        "android.permission.REQUEST_COMPANION_PROFILE_AUTOMOTIVE_PROJECTION";
    public static final String REQUEST_COMPANION_PROFILE_COMPUTER = "android.permission.REQUEST_COMPANION_PROFILE_COMPUTER";
    public static final String REQUEST_COMPANION_PROFILE_GLASSES = "android.permission.REQUEST_COMPANION_PROFILE_GLASSES";
    public static final String REQUEST_COMPANION_PROFILE_NEARBY_DEVICE_STREAMING =
        "android.permission.REQUEST_COMPANION_PROFILE_NEARBY_DEVICE_STREAMING";
    public static final String REQUEST_COMPANION_PROFILE_WATCH = "android.permission.REQUEST_COMPANION_PROFILE_WATCH";
    public static final String REQUEST_COMPANION_RUN_IN_BACKGROUND = "android.permission.REQUEST_COMPANION_RUN_IN_BACKGROUND";
    public static final String REQUEST_COMPANION_SELF_MANAGED = "android.permission.REQUEST_COMPANION_SELF_MANAGED";
    public static final String REQUEST_COMPANION_START_FOREGROUND_SERVICES_FROM_BACKGROUND =
        "android.permission.REQUEST_COMPANION_START_FOREGROUND_SERVICES_FROM_BACKGROUND";
    public static final String REQUEST_COMPANION_USE_DATA_IN_BACKGROUND =
        "android.permission.REQUEST_COMPANION_USE_DATA_IN_BACKGROUND";
    public static final String REQUEST_DELETE_PACKAGES = "android.permission.REQUEST_DELETE_PACKAGES";
    public static final String REQUEST_IGNORE_BATTERY_OPTIMIZATIONS = "android.permission.REQUEST_IGNORE_BATTERY_OPTIMIZATIONS";
    public static final String REQUEST_INSTALL_PACKAGES = "android.permission.REQUEST_INSTALL_PACKAGES";
    public static final String REQUEST_OBSERVE_COMPANION_DEVICE_PRESENCE =
        "android.permission.REQUEST_OBSERVE_COMPANION_DEVICE_PRESENCE";
    public static final String REQUEST_PASSWORD_COMPLEXITY = "android.permission.REQUEST_PASSWORD_COMPLEXITY";
    public static final String RESTART_PACKAGES = "android.permission.RESTART_PACKAGES";
    public static final String RUN_USER_INITIATED_JOBS = "android.permission.RUN_USER_INITIATED_JOBS";
    public static final String SCHEDULE_EXACT_ALARM = "android.permission.SCHEDULE_EXACT_ALARM";
    public static final String SEND_RESPOND_VIA_MESSAGE = "android.permission.SEND_RESPOND_VIA_MESSAGE";
    public static final String SEND_SMS = "android.permission.SEND_SMS";
    public static final String SET_ACTIVITY_WATCHER = "android.permission.SET_ACTIVITY_WATCHER";
    public static final String SET_ALARM = "com.android.alarm.permission.SET_ALARM";
    public static final String SET_ALWAYS_FINISH = "android.permission.SET_ALWAYS_FINISH";
    public static final String SET_ANIMATION_SCALE = "android.permission.SET_ANIMATION_SCALE";
    public static final String SET_BIOMETRIC_DIALOG_ADVANCED = "android.permission.SET_BIOMETRIC_DIALOG_ADVANCED";
    public static final String SET_DEBUG_APP = "android.permission.SET_DEBUG_APP";
    public static final String SET_ORIENTATION = "android.permission.SET_ORIENTATION";
    public static final String SET_POINTER_SPEED = "android.permission.SET_POINTER_SPEED";
    public static final String SET_PREFERRED_APPLICATIONS = "android.permission.SET_PREFERRED_APPLICATIONS";
    public static final String SET_PROCESS_LIMIT = "android.permission.SET_PROCESS_LIMIT";
    public static final String SET_TIME = "android.permission.SET_TIME";
    public static final String SET_TIME_ZONE = "android.permission.SET_TIME_ZONE";
    public static final String SET_WALLPAPER = "android.permission.SET_WALLPAPER";
    public static final String SET_WALLPAPER_HINTS = "android.permission.SET_WALLPAPER_HINTS";
    public static final String SIGNAL_PERSISTENT_PROCESSES = "android.permission.SIGNAL_PERSISTENT_PROCESSES";
    public static final String SMS_FINANCIAL_TRANSACTIONS = "android.permission.SMS_FINANCIAL_TRANSACTIONS";
    public static final String START_FOREGROUND_SERVICES_FROM_BACKGROUND =
        "android.permission.START_FOREGROUND_SERVICES_FROM_BACKGROUND";
    public static final String START_VIEW_APP_FEATURES = "android.permission.START_VIEW_APP_FEATURES";
    public static final String START_VIEW_PERMISSION_USAGE = "android.permission.START_VIEW_PERMISSION_USAGE";
    public static final String STATUS_BAR = "android.permission.STATUS_BAR";
    public static final String SUBSCRIBED_FEEDS_READ = "android.permission.SUBSCRIBED_FEEDS_READ";
    public static final String SUBSCRIBED_FEEDS_WRITE = "android.permission.SUBSCRIBED_FEEDS_WRITE";
    public static final String SUBSCRIBE_TO_KEYGUARD_LOCKED_STATE = "android.permission.SUBSCRIBE_TO_KEYGUARD_LOCKED_STATE";
    public static final String SYSTEM_ALERT_WINDOW = "android.permission.SYSTEM_ALERT_WINDOW";
    public static final String TRANSMIT_IR = "android.permission.TRANSMIT_IR";
    public static final String TURN_SCREEN_ON = "android.permission.TURN_SCREEN_ON";
    public static final String UNINSTALL_SHORTCUT = "com.android.launcher.permission.UNINSTALL_SHORTCUT";
    public static final String UPDATE_DEVICE_STATS = "android.permission.UPDATE_DEVICE_STATS";
    public static final String UPDATE_PACKAGES_WITHOUT_USER_ACTION = "android.permission.UPDATE_PACKAGES_WITHOUT_USER_ACTION";
    public static final String USE_BIOMETRIC = "android.permission.USE_BIOMETRIC";
    public static final String USE_CREDENTIALS = "android.permission.USE_CREDENTIALS";
    public static final String USE_EXACT_ALARM = "android.permission.USE_EXACT_ALARM";
    public static final String USE_FINGERPRINT = "android.permission.USE_FINGERPRINT";
    public static final String USE_FULL_SCREEN_INTENT = "android.permission.USE_FULL_SCREEN_INTENT";
    public static final String USE_ICC_AUTH_WITH_DEVICE_IDENTIFIER = "android.permission.USE_ICC_AUTH_WITH_DEVICE_IDENTIFIER";
    public static final String USE_SIP = "android.permission.USE_SIP";
    public static final String UWB_RANGING = "android.permission.UWB_RANGING";
    public static final String VIBRATE = "android.permission.VIBRATE";
    public static final String WAKE_LOCK = "android.permission.WAKE_LOCK";
    public static final String WRITE_APN_SETTINGS = "android.permission.WRITE_APN_SETTINGS";
    public static final String WRITE_CALENDAR = "android.permission.WRITE_CALENDAR";
    public static final String WRITE_CALL_LOG = "android.permission.WRITE_CALL_LOG";
    public static final String WRITE_CONTACTS = "android.permission.WRITE_CONTACTS";
    public static final String WRITE_EXTERNAL_STORAGE = "android.permission.WRITE_EXTERNAL_STORAGE";
    public static final String WRITE_GSERVICES = "android.permission.WRITE_GSERVICES";
    public static final String WRITE_HISTORY_BOOKMARKS = "com.android.browser.permission.WRITE_HISTORY_BOOKMARKS";
    public static final String WRITE_PROFILE = "android.permission.WRITE_PROFILE";
    public static final String WRITE_SECURE_SETTINGS = "android.permission.WRITE_SECURE_SETTINGS";
    public static final String WRITE_SETTINGS = "android.permission.WRITE_SETTINGS";
    public static final String WRITE_SMS = "android.permission.WRITE_SMS";
    public static final String WRITE_SOCIAL_STREAM = "android.permission.WRITE_SOCIAL_STREAM";
    public static final String WRITE_SYNC_SETTINGS = "android.permission.WRITE_SYNC_SETTINGS";
    public static final String WRITE_USER_DICTIONARY = "android.permission.WRITE_USER_DICTIONARY";
    public static final String WRITE_VOICEMAIL = "com.android.voicemail.permission.WRITE_VOICEMAIL";

    public permission() {}
  }

  public static final class permission_group {
    public static final String ACCESSIBILITY_FEATURES = "android.permission-group.ACCESSIBILITY_FEATURES";
    public static final String ACCOUNTS = "android.permission-group.ACCOUNTS";
    public static final String ACTIVITY_RECOGNITION = "android.permission-group.ACTIVITY_RECOGNITION";
    public static final String AFFECTS_BATTERY = "android.permission-group.AFFECTS_BATTERY";
    public static final String APP_INFO = "android.permission-group.APP_INFO";
    public static final String AUDIO_SETTINGS = "android.permission-group.AUDIO_SETTINGS";
    public static final String BLUETOOTH_NETWORK = "android.permission-group.BLUETOOTH_NETWORK";
    public static final String BOOKMARKS = "android.permission-group.BOOKMARKS";
    public static final String CALENDAR = "android.permission-group.CALENDAR";
    public static final String CALL_LOG = "android.permission-group.CALL_LOG";
    public static final String CAMERA = "android.permission-group.CAMERA";
    public static final String CONTACTS = "android.permission-group.CONTACTS";
    public static final String COST_MONEY = "android.permission-group.COST_MONEY";
    public static final String DEVELOPMENT_TOOLS = "android.permission-group.DEVELOPMENT_TOOLS";
    public static final String DEVICE_ALARMS = "android.permission-group.DEVICE_ALARMS";
    public static final String DISPLAY = "android.permission-group.DISPLAY";
    public static final String HARDWARE_CONTROLS = "android.permission-group.HARDWARE_CONTROLS";
    public static final String LOCATION = "android.permission-group.LOCATION";
    public static final String MESSAGES = "android.permission-group.MESSAGES";
    public static final String MICROPHONE = "android.permission-group.MICROPHONE";
    public static final String NEARBY_DEVICES = "android.permission-group.NEARBY_DEVICES";
    public static final String NETWORK = "android.permission-group.NETWORK";
    public static final String NOTIFICATIONS = "android.permission-group.NOTIFICATIONS";
    public static final String PERSONAL_INFO = "android.permission-group.PERSONAL_INFO";
    public static final String PHONE = "android.permission-group.PHONE";
    public static final String PHONE_CALLS = "android.permission-group.PHONE_CALLS";
    public static final String READ_MEDIA_AURAL = "android.permission-group.READ_MEDIA_AURAL";
    public static final String READ_MEDIA_VISUAL = "android.permission-group.READ_MEDIA_VISUAL";
    public static final String SCREENLOCK = "android.permission-group.SCREENLOCK";
    public static final String SENSORS = "android.permission-group.SENSORS";
    public static final String SMS = "android.permission-group.SMS";
    public static final String SOCIAL_INFO = "android.permission-group.SOCIAL_INFO";
    public static final String STATUS_BAR = "android.permission-group.STATUS_BAR";
    public static final String STORAGE = "android.permission-group.STORAGE";
    public static final String SYNC_SETTINGS = "android.permission-group.SYNC_SETTINGS";
    public static final String SYSTEM_CLOCK = "android.permission-group.SYSTEM_CLOCK";
    public static final String SYSTEM_TOOLS = "android.permission-group.SYSTEM_TOOLS";
    public static final String USER_DICTIONARY = "android.permission-group.USER_DICTIONARY";
    public static final String VOICEMAIL = "android.permission-group.VOICEMAIL";
    public static final String WALLPAPER = "android.permission-group.WALLPAPER";
    public static final String WRITE_USER_DICTIONARY = "android.permission-group.WRITE_USER_DICTIONARY";

    public permission_group() {}
  }
}
