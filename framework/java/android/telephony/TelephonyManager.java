package android.telephony;

import android.content.Context;
import android.content.pm.AppManifest;
import android.os.Process;
import android.os.Source;
import antecede.Bag;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/** The phone: idle, with a card in it; calls come from outside. */
public class TelephonyManager {
  public static final String ACTION_CARRIER_MESSAGING_CLIENT_SERVICE =
      "android.telephony.action.CARRIER_MESSAGING_CLIENT_SERVICE";
  public static final String ACTION_CARRIER_SIGNAL_DEFAULT_NETWORK_AVAILABLE =
      "android.telephony.action.CARRIER_SIGNAL_DEFAULT_NETWORK_AVAILABLE";
  public static final String ACTION_CARRIER_SIGNAL_PCO_VALUE = "android.telephony.action.CARRIER_SIGNAL_PCO_VALUE";
  public static final String ACTION_CARRIER_SIGNAL_REDIRECTED = "android.telephony.action.CARRIER_SIGNAL_REDIRECTED";
  public static final String ACTION_CARRIER_SIGNAL_REQUEST_NETWORK_FAILED =
      "android.telephony.action.CARRIER_SIGNAL_REQUEST_NETWORK_FAILED";
  public static final String ACTION_CARRIER_SIGNAL_RESET = "android.telephony.action.CARRIER_SIGNAL_RESET";
  public static final String ACTION_CONFIGURE_VOICEMAIL = "android.telephony.action.CONFIGURE_VOICEMAIL";
  public static final String ACTION_MULTI_SIM_CONFIG_CHANGED = "android.telephony.action.MULTI_SIM_CONFIG_CHANGED";
  public static final String ACTION_NETWORK_COUNTRY_CHANGED = "android.telephony.action.NETWORK_COUNTRY_CHANGED";
  public static final String ACTION_PHONE_STATE_CHANGED = "android.intent.action.PHONE_STATE";
  public static final String ACTION_RESET_MOBILE_NETWORK_SETTINGS = "android.telephony.action.RESET_MOBILE_NETWORK_SETTINGS";
  public static final String ACTION_RESPOND_VIA_MESSAGE = "android.intent.action.RESPOND_VIA_MESSAGE";
  public static final String ACTION_SECRET_CODE = "android.telephony.action.SECRET_CODE";
  public static final String ACTION_SHOW_VOICEMAIL_NOTIFICATION = "android.telephony.action.SHOW_VOICEMAIL_NOTIFICATION";
  public static final String ACTION_SUBSCRIPTION_CARRIER_IDENTITY_CHANGED =
      "android.telephony.action.SUBSCRIPTION_CARRIER_IDENTITY_CHANGED";
  public static final String ACTION_SUBSCRIPTION_SPECIFIC_CARRIER_IDENTITY_CHANGED =
      "android.telephony.action.SUBSCRIPTION_SPECIFIC_CARRIER_IDENTITY_CHANGED";
  public static final int ALLOWED_NETWORK_TYPES_REASON_CARRIER = 2;
  public static final int ALLOWED_NETWORK_TYPES_REASON_USER = 0;
  public static final int APPTYPE_CSIM = 4;
  public static final int APPTYPE_ISIM = 5;
  public static final int APPTYPE_RUIM = 3;
  public static final int APPTYPE_SIM = 1;
  public static final int APPTYPE_UNKNOWN = 0;
  public static final int APPTYPE_USIM = 2;
  public static final int AUTHTYPE_EAP_AKA = 129;
  public static final int AUTHTYPE_EAP_SIM = 128;
  public static final int AUTHTYPE_GBA_BOOTSTRAP = 132;
  public static final int AUTHTYPE_GBA_NAF_KEY_EXTERNAL = 133;
  public static final int CALL_COMPOSER_STATUS_BUSINESS_ONLY = 2;
  public static final int CALL_COMPOSER_STATUS_OFF = 0;
  public static final int CALL_COMPOSER_STATUS_ON = 1;
  public static final int CALL_STATE_IDLE = 0;
  public static final int CALL_STATE_OFFHOOK = 2;
  public static final int CALL_STATE_RINGING = 1;
  public static final String CAPABILITY_SLICING_CONFIG_SUPPORTED = "CAPABILITY_SLICING_CONFIG_SUPPORTED";
  public static final int CARRIER_RESTRICTION_STATUS_NOT_RESTRICTED = 1;
  public static final int CARRIER_RESTRICTION_STATUS_RESTRICTED = 2;
  public static final int CARRIER_RESTRICTION_STATUS_RESTRICTED_TO_CALLER = 3;
  public static final int CARRIER_RESTRICTION_STATUS_UNKNOWN = 0;
  public static final int CDMA_ROAMING_MODE_AFFILIATED = 1;
  public static final int CDMA_ROAMING_MODE_ANY = 2;
  public static final int CDMA_ROAMING_MODE_HOME = 0;
  public static final int CDMA_ROAMING_MODE_RADIO_DEFAULT = -1;
  public static final int DATA_ACTIVITY_DORMANT = 4;
  public static final int DATA_ACTIVITY_IN = 1;
  public static final int DATA_ACTIVITY_INOUT = 3;
  public static final int DATA_ACTIVITY_NONE = 0;
  public static final int DATA_ACTIVITY_OUT = 2;
  public static final int DATA_CONNECTED = 2;
  public static final int DATA_CONNECTING = 1;
  public static final int DATA_DISCONNECTED = 0;
  public static final int DATA_DISCONNECTING = 4;
  public static final int DATA_ENABLED_REASON_CARRIER = 2;
  public static final int DATA_ENABLED_REASON_OVERRIDE = 4;
  public static final int DATA_ENABLED_REASON_POLICY = 1;
  public static final int DATA_ENABLED_REASON_THERMAL = 3;
  public static final int DATA_ENABLED_REASON_UNKNOWN = -1;
  public static final int DATA_ENABLED_REASON_USER = 0;
  public static final int DATA_HANDOVER_IN_PROGRESS = 5;
  public static final int DATA_SUSPENDED = 3;
  public static final int DATA_UNKNOWN = -1;
  public static final int DEFAULT_PORT_INDEX = 0;
  public static final int ERI_FLASH = 2;
  public static final int ERI_OFF = 1;
  public static final int ERI_ON = 0;
  public static final String EVENT_DISPLAY_EMERGENCY_MESSAGE = "android.telephony.event.DISPLAY_EMERGENCY_MESSAGE";
  public static final String EXTRA_ACTIVE_SIM_SUPPORTED_COUNT = "android.telephony.extra.ACTIVE_SIM_SUPPORTED_COUNT";
  public static final String EXTRA_APN_PROTOCOL = "android.telephony.extra.APN_PROTOCOL";
  public static final String EXTRA_APN_TYPE = "android.telephony.extra.APN_TYPE";
  public static final String EXTRA_CALL_VOICEMAIL_INTENT = "android.telephony.extra.CALL_VOICEMAIL_INTENT";
  public static final String EXTRA_CARRIER_ID = "android.telephony.extra.CARRIER_ID";
  public static final String EXTRA_CARRIER_NAME = "android.telephony.extra.CARRIER_NAME";
  public static final String EXTRA_DATA_FAIL_CAUSE = "android.telephony.extra.DATA_FAIL_CAUSE";
  public static final String EXTRA_DEFAULT_NETWORK_AVAILABLE = "android.telephony.extra.DEFAULT_NETWORK_AVAILABLE";
  public static final String EXTRA_EMERGENCY_CALL_TO_SATELLITE_HANDOVER_TYPE =
      "android.telephony.extra.EMERGENCY_CALL_TO_SATELLITE_HANDOVER_TYPE";
  public static final String EXTRA_EMERGENCY_CALL_TO_SATELLITE_LAUNCH_INTENT =
      "android.telephony.extra.EMERGENCY_CALL_TO_SATELLITE_LAUNCH_INTENT";
  public static final String EXTRA_HIDE_PUBLIC_SETTINGS = "android.telephony.extra.HIDE_PUBLIC_SETTINGS";
  public static final String EXTRA_INCOMING_NUMBER = "incoming_number";
  public static final String EXTRA_IS_REFRESH = "android.telephony.extra.IS_REFRESH";
  public static final String EXTRA_LAST_KNOWN_NETWORK_COUNTRY = "android.telephony.extra.LAST_KNOWN_NETWORK_COUNTRY";
  public static final String EXTRA_LAUNCH_VOICEMAIL_SETTINGS_INTENT = "android.telephony.extra.LAUNCH_VOICEMAIL_SETTINGS_INTENT";
  public static final String EXTRA_NETWORK_COUNTRY = "android.telephony.extra.NETWORK_COUNTRY";
  public static final String EXTRA_NOTIFICATION_COUNT = "android.telephony.extra.NOTIFICATION_COUNT";
  public static final String EXTRA_PCO_ID = "android.telephony.extra.PCO_ID";
  public static final String EXTRA_PCO_VALUE = "android.telephony.extra.PCO_VALUE";
  public static final String EXTRA_PHONE_ACCOUNT_HANDLE = "android.telephony.extra.PHONE_ACCOUNT_HANDLE";
  public static final String EXTRA_REDIRECTION_URL = "android.telephony.extra.REDIRECTION_URL";
  public static final String EXTRA_SPECIFIC_CARRIER_ID = "android.telephony.extra.SPECIFIC_CARRIER_ID";
  public static final String EXTRA_SPECIFIC_CARRIER_NAME = "android.telephony.extra.SPECIFIC_CARRIER_NAME";
  public static final String EXTRA_STATE = "state";
  public static final String EXTRA_SUBSCRIPTION_ID = "android.telephony.extra.SUBSCRIPTION_ID";
  public static final String EXTRA_VOICEMAIL_NUMBER = "android.telephony.extra.VOICEMAIL_NUMBER";
  public static final int INCLUDE_LOCATION_DATA_COARSE = 1;
  public static final int INCLUDE_LOCATION_DATA_FINE = 2;
  public static final int INCLUDE_LOCATION_DATA_NONE = 0;
  public static final String METADATA_HIDE_VOICEMAIL_SETTINGS_MENU = "android.telephony.HIDE_VOICEMAIL_SETTINGS_MENU";
  public static final int MULTISIM_ALLOWED = 0;
  public static final int MULTISIM_NOT_SUPPORTED_BY_CARRIER = 2;
  public static final int MULTISIM_NOT_SUPPORTED_BY_HARDWARE = 1;
  public static final int NETWORK_SELECTION_MODE_AUTO = 1;
  public static final int NETWORK_SELECTION_MODE_MANUAL = 2;
  public static final int NETWORK_SELECTION_MODE_UNKNOWN = 0;
  public static final int NETWORK_TYPE_1xRTT = 7;
  public static final long NETWORK_TYPE_BITMASK_1xRTT = 64L;
  public static final long NETWORK_TYPE_BITMASK_CDMA = 8L;
  public static final long NETWORK_TYPE_BITMASK_EDGE = 2L;
  public static final long NETWORK_TYPE_BITMASK_EHRPD = 8192L;
  public static final long NETWORK_TYPE_BITMASK_EVDO_0 = 16L;
  public static final long NETWORK_TYPE_BITMASK_EVDO_A = 32L;
  public static final long NETWORK_TYPE_BITMASK_EVDO_B = 2048L;
  public static final long NETWORK_TYPE_BITMASK_GPRS = 1L;
  public static final long NETWORK_TYPE_BITMASK_GSM = 32768L;
  public static final long NETWORK_TYPE_BITMASK_HSDPA = 128L;
  public static final long NETWORK_TYPE_BITMASK_HSPA = 512L;
  public static final long NETWORK_TYPE_BITMASK_HSPAP = 16384L;
  public static final long NETWORK_TYPE_BITMASK_HSUPA = 256L;
  public static final long NETWORK_TYPE_BITMASK_IWLAN = 131072L;
  public static final long NETWORK_TYPE_BITMASK_LTE = 4096L;
  public static final long NETWORK_TYPE_BITMASK_LTE_CA = 262144L;
  public static final long NETWORK_TYPE_BITMASK_NR = 524288L;
  public static final long NETWORK_TYPE_BITMASK_TD_SCDMA = 65536L;
  public static final long NETWORK_TYPE_BITMASK_UMTS = 4L;
  public static final long NETWORK_TYPE_BITMASK_UNKNOWN = 0L;
  public static final int NETWORK_TYPE_CDMA = 4;
  public static final int NETWORK_TYPE_EDGE = 2;
  public static final int NETWORK_TYPE_EHRPD = 14;
  public static final int NETWORK_TYPE_EVDO_0 = 5;
  public static final int NETWORK_TYPE_EVDO_A = 6;
  public static final int NETWORK_TYPE_EVDO_B = 12;
  public static final int NETWORK_TYPE_GPRS = 1;
  public static final int NETWORK_TYPE_GSM = 16;
  public static final int NETWORK_TYPE_HSDPA = 8;
  public static final int NETWORK_TYPE_HSPA = 10;
  public static final int NETWORK_TYPE_HSPAP = 15;
  public static final int NETWORK_TYPE_HSUPA = 9;
  public static final int NETWORK_TYPE_IDEN = 11;
  public static final int NETWORK_TYPE_IWLAN = 18;
  public static final int NETWORK_TYPE_LTE = 13;
  public static final int NETWORK_TYPE_NR = 20;
  public static final int NETWORK_TYPE_TD_SCDMA = 17;
  public static final int NETWORK_TYPE_UMTS = 3;
  public static final int NETWORK_TYPE_UNKNOWN = 0;
  public static final int PHONE_TYPE_CDMA = 2;
  public static final int PHONE_TYPE_GSM = 1;
  public static final int PHONE_TYPE_NONE = 0;
  public static final int PHONE_TYPE_SIP = 3;
  public static final int PREMIUM_CAPABILITY_PRIORITIZE_LATENCY = 34;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_ALREADY_IN_PROGRESS = 4;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_ALREADY_PURCHASED = 3;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_CARRIER_DISABLED = 7;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_CARRIER_ERROR = 8;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_ENTITLEMENT_CHECK_FAILED = 13;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_FEATURE_NOT_SUPPORTED = 10;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_NETWORK_NOT_AVAILABLE = 12;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_NOT_DEFAULT_DATA_SUBSCRIPTION = 14;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_NOT_FOREGROUND = 5;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_PENDING_NETWORK_SETUP = 15;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_REQUEST_FAILED = 11;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_SUCCESS = 1;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_THROTTLED = 2;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_TIMEOUT = 9;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_USER_CANCELED = 6;
  public static final int PURCHASE_PREMIUM_CAPABILITY_RESULT_USER_DISABLED = 16;
  public static final int SET_OPPORTUNISTIC_SUB_INACTIVE_SUBSCRIPTION = 2;
  public static final int SET_OPPORTUNISTIC_SUB_NO_OPPORTUNISTIC_SUB_AVAILABLE = 3;
  public static final int SET_OPPORTUNISTIC_SUB_REMOTE_SERVICE_EXCEPTION = 4;
  public static final int SET_OPPORTUNISTIC_SUB_SUCCESS = 0;
  public static final int SET_OPPORTUNISTIC_SUB_VALIDATION_FAILED = 1;
  public static final int SIM_STATE_ABSENT = 1;
  public static final int SIM_STATE_CARD_IO_ERROR = 8;
  public static final int SIM_STATE_CARD_RESTRICTED = 9;
  public static final int SIM_STATE_NETWORK_LOCKED = 4;
  public static final int SIM_STATE_NOT_READY = 6;
  public static final int SIM_STATE_PERM_DISABLED = 7;
  public static final int SIM_STATE_PIN_REQUIRED = 2;
  public static final int SIM_STATE_PUK_REQUIRED = 3;
  public static final int SIM_STATE_READY = 5;
  public static final int SIM_STATE_UNKNOWN = 0;
  public static final int UNINITIALIZED_CARD_ID = -2;
  public static final int UNKNOWN_CARRIER_ID = -1;
  public static final int UNSUPPORTED_CARD_ID = -1;
  public static final int UPDATE_AVAILABLE_NETWORKS_ABORTED = 2;
  public static final int UPDATE_AVAILABLE_NETWORKS_DISABLE_MODEM_FAIL = 5;
  public static final int UPDATE_AVAILABLE_NETWORKS_ENABLE_MODEM_FAIL = 6;
  public static final int UPDATE_AVAILABLE_NETWORKS_INVALID_ARGUMENTS = 3;
  public static final int UPDATE_AVAILABLE_NETWORKS_MULTIPLE_NETWORKS_NOT_SUPPORTED = 7;
  public static final int UPDATE_AVAILABLE_NETWORKS_NO_CARRIER_PRIVILEGE = 4;
  public static final int UPDATE_AVAILABLE_NETWORKS_NO_OPPORTUNISTIC_SUB_AVAILABLE = 8;
  public static final int UPDATE_AVAILABLE_NETWORKS_REMOTE_SERVICE_EXCEPTION = 9;
  public static final int UPDATE_AVAILABLE_NETWORKS_SERVICE_IS_DISABLED = 10;
  public static final int UPDATE_AVAILABLE_NETWORKS_SUCCESS = 0;
  public static final int UPDATE_AVAILABLE_NETWORKS_UNKNOWN_FAILURE = 1;
  public static final int USSD_ERROR_SERVICE_UNAVAIL = -2;
  public static final int USSD_RETURN_FAILURE = -1;
  public static final String VVM_TYPE_CVVM = "vvm_type_cvvm";
  public static final String VVM_TYPE_OMTP = "vvm_type_omtp";

  public static final String EXTRA_STATE_IDLE = "IDLE".toString();
  public static final String EXTRA_STATE_RINGING = "RINGING".toString();
  public static final String EXTRA_STATE_OFFHOOK = "OFFHOOK".toString();

  private static int callState = CALL_STATE_IDLE;

  private static final Bag<Watch> watches = new Bag<Watch>();
  private static final Bag<Call> calls = new Bag<Call>();

  /** The phone rings, is picked up, is put down. */
  private static int next() {
    callState = (callState + 1) % 3;
    return callState;
  }

  /** What a listener of the old kind hears. */
  private static final class Watch extends Source<PhoneStateListener> {
    private final int events;

    Watch(PhoneStateListener listener, int events) {
      super("phone", listener, listener.looper, listener.executor);
      this.events = events;
    }

    @Override
    protected void call(PhoneStateListener listener) {
      if ((events & PhoneStateListener.LISTEN_CALL_STATE) != 0) listener.onCallStateChanged(next(), "5551234");
      if ((events & PhoneStateListener.LISTEN_SERVICE_STATE) != 0) listener.onServiceStateChanged(new ServiceState());
      if ((events & PhoneStateListener.LISTEN_SIGNAL_STRENGTHS) != 0) listener.onSignalStrengthsChanged(new SignalStrength());
      if ((events & PhoneStateListener.LISTEN_SIGNAL_STRENGTH) != 0) listener.onSignalStrengthChanged(20);
      if ((events & PhoneStateListener.LISTEN_DATA_ACTIVITY) != 0) listener.onDataActivity(DATA_ACTIVITY_INOUT);
      if ((events & PhoneStateListener.LISTEN_CELL_LOCATION) != 0) listener.onCellLocationChanged(CellLocation.getEmpty());
      if ((events & PhoneStateListener.LISTEN_MESSAGE_WAITING_INDICATOR) != 0) listener.onMessageWaitingIndicatorChanged(false);
      if ((events & PhoneStateListener.LISTEN_CALL_FORWARDING_INDICATOR) != 0) listener.onCallForwardingIndicatorChanged(false);
      if ((events & PhoneStateListener.LISTEN_DATA_CONNECTION_STATE) != 0) {
        listener.onDataConnectionStateChanged(DATA_CONNECTED);
        listener.onDataConnectionStateChanged(DATA_CONNECTED, NETWORK_TYPE_LTE);
      }
    }
  }

  /** What a callback hears. */
  private static final class Call extends Source<TelephonyCallback> {
    Call(TelephonyCallback callback, Executor executor) {
      super("phone", callback, null, executor);
    }

    @Override
    protected void call(TelephonyCallback callback) {
      if (callback instanceof TelephonyCallback.CallStateListener) ((TelephonyCallback.CallStateListener) callback)
          .onCallStateChanged(next());
      if (callback instanceof TelephonyCallback.ServiceStateListener) {
        ((TelephonyCallback.ServiceStateListener) callback).onServiceStateChanged(new ServiceState());
      }
      if (callback instanceof TelephonyCallback.SignalStrengthsListener) {
        ((TelephonyCallback.SignalStrengthsListener) callback).onSignalStrengthsChanged(new SignalStrength());
      }
      if (callback instanceof TelephonyCallback.DataConnectionStateListener) {
        ((TelephonyCallback.DataConnectionStateListener) callback).onDataConnectionStateChanged(DATA_CONNECTED, NETWORK_TYPE_LTE);
      }
      if (callback instanceof TelephonyCallback.DataActivityListener) {
        ((TelephonyCallback.DataActivityListener) callback).onDataActivity(DATA_ACTIVITY_INOUT);
      }
    }
  }

  @Unlisted
  public TelephonyManager(Context context) {}

  @Unlisted
  public static TelephonyManager getDefault() {
    return new TelephonyManager(null);
  }

  @Deprecated
  public void listen(PhoneStateListener listener, int events) {
    for (int i = watches.size() - 1; i >= 0; i--) {
      if (watches.get(i).listener == listener) watches.removeAt(i).remove();
    }
    if (events == PhoneStateListener.LISTEN_NONE) return;
    Watch watch = new Watch(listener, events);
    watches.add(watch);
    watch.add();
  }

  public void registerTelephonyCallback(Executor executor, TelephonyCallback callback) {
    if (executor == null || callback == null) {
      throw new IllegalArgumentException("TelephonyCallback and executor must be non-null");
    }
    Call call = new Call(callback, executor);
    calls.add(call);
    call.add();
  }

  public void unregisterTelephonyCallback(TelephonyCallback callback) {
    for (int i = calls.size() - 1; i >= 0; i--) {
      if (calls.get(i).listener == callback) calls.removeAt(i).remove();
    }
  }

  public TelephonyManager createForSubscriptionId(int subId) {
    return this;
  }

  /** Numbers of the device and its SIM: only apps that target less than Android 10 may know them. */
  private static String identifier(String method, String number) {
    AppManifest manifest = AppManifest.get();
    if (manifest.application().targetSdkVersion >= 29) {
      throw new SecurityException(method + ": The user " + Process.myUid()
          + " does not meet the requirements to access device identifiers.");
    }
    manifest.enforce("android.permission.READ_PHONE_STATE", method);
    return number;
  }

  @Deprecated
  public String getDeviceId() {
    return identifier("getDeviceId", "000000000000000");
  }

  @Deprecated
  public String getDeviceId(int slotIndex) {
    return getDeviceId();
  }

  public String getImei() {
    return identifier("getImei", "000000000000000");
  }

  public String getDeviceSoftwareVersion() {
    return "01";
  }

  @Deprecated
  public CellLocation getCellLocation() {
    return CellLocation.getEmpty();
  }

  public int getPhoneType() {
    return PHONE_TYPE_GSM;
  }

  public int getPhoneCount() {
    return 1;
  }

  public String getNetworkOperatorName() {
    return "Antecede";
  }

  public String getNetworkOperator() {
    return "310260";
  }

  public boolean isNetworkRoaming() {
    return false;
  }

  public String getNetworkCountryIso() {
    return "us";
  }

  public int getNetworkType() {
    return NETWORK_TYPE_LTE;
  }

  public int getDataNetworkType() {
    return NETWORK_TYPE_LTE;
  }

  public int getVoiceNetworkType() {
    return NETWORK_TYPE_LTE;
  }

  public boolean hasIccCard() {
    return true;
  }

  public int getSimState() {
    return SIM_STATE_READY;
  }

  public String getSimOperator() {
    return "310260";
  }

  public String getSimOperatorName() {
    return "Antecede";
  }

  public String getSimCountryIso() {
    return "us";
  }

  @Deprecated
  public String getSimSerialNumber() {
    return identifier("getSimSerialNumber", "89014103211118510720");
  }

  public String getSubscriberId() {
    return identifier("getSubscriberId", "310260000000000");
  }

  @Deprecated
  public String getLine1Number() {
    AppManifest manifest = AppManifest.get();
    boolean other = manifest.isGranted("android.permission.READ_PHONE_NUMBERS")
        || manifest.isGranted("android.permission.READ_SMS");
    if (!other && manifest.application().targetSdkVersion < 30) manifest.enforce("android.permission.READ_PHONE_STATE", "getLine1Number");
    else if (!other) manifest.enforce("android.permission.READ_PHONE_NUMBERS", "getLine1Number");
    return "15555215554";
  }

  public String getVoiceMailNumber() {
    return "+15552175049";
  }

  public String getVoiceMailAlphaTag() {
    return "Voicemail";
  }

  public int getCallState() {
    return callState;
  }

  public int getDataActivity() {
    return DATA_ACTIVITY_NONE;
  }

  public int getDataState() {
    return DATA_CONNECTED;
  }

  public boolean isDataEnabled() {
    return true;
  }

  public boolean isVoiceCapable() {
    return true;
  }

  public boolean isSmsCapable() {
    return true;
  }

  public List<CellInfo> getAllCellInfo() {
    return new ArrayList<CellInfo>();
  }

  public boolean isEmergencyNumber(String number) {
    return number.equals("911") || number.equals("112");
  }
}
