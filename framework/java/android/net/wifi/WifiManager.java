package android.net.wifi;

import android.content.Context;
import android.net.DhcpInfo;
import android.os.WorkSource;
import antecede.Bag;
import antecede.Observable;
import antecede.Unlisted;
import java.util.ArrayList;

/** The wireless network: on, and connected to one. */
public class WifiManager {
  public static final String ACTION_PICK_WIFI_NETWORK = "android.net.wifi.PICK_WIFI_NETWORK";
  public static final int ACTION_REMOVE_SUGGESTION_DISCONNECT = 2;
  public static final int ACTION_REMOVE_SUGGESTION_LINGER = 1;
  public static final String ACTION_REQUEST_SCAN_ALWAYS_AVAILABLE = "android.net.wifi.action.REQUEST_SCAN_ALWAYS_AVAILABLE";
  public static final String ACTION_WIFI_NETWORK_SUGGESTION_POST_CONNECTION =
      "android.net.wifi.action.WIFI_NETWORK_SUGGESTION_POST_CONNECTION";
  public static final String ACTION_WIFI_SCAN_AVAILABILITY_CHANGED = "android.net.wifi.action.WIFI_SCAN_AVAILABILITY_CHANGED";
  public static final String CHANNEL_DATA_KEY_FREQUENCY_MHZ = "CHANNEL_DATA_KEY_FREQUENCY_MHZ";
  public static final String CHANNEL_DATA_KEY_NUM_AP = "CHANNEL_DATA_KEY_NUM_AP";
  public static final int ERROR_AUTHENTICATING = 1;
  public static final String EXTRA_BSSID = "bssid";
  public static final String EXTRA_NETWORK_INFO = "networkInfo";
  public static final String EXTRA_NETWORK_SUGGESTION = "android.net.wifi.extra.NETWORK_SUGGESTION";
  public static final String EXTRA_NEW_RSSI = "newRssi";
  public static final String EXTRA_NEW_STATE = "newState";
  public static final String EXTRA_PREVIOUS_WIFI_STATE = "previous_wifi_state";
  public static final String EXTRA_RESULTS_UPDATED = "resultsUpdated";
  public static final String EXTRA_SCAN_AVAILABLE = "android.net.wifi.extra.SCAN_AVAILABLE";
  public static final String EXTRA_SUPPLICANT_CONNECTED = "connected";
  public static final String EXTRA_SUPPLICANT_ERROR = "supplicantError";
  public static final String EXTRA_WIFI_INFO = "wifiInfo";
  public static final String EXTRA_WIFI_STATE = "wifi_state";
  public static final int FLAG_SEND_DHCP_HOSTNAME_RESTRICTION_OPEN = 1;
  public static final int FLAG_SEND_DHCP_HOSTNAME_RESTRICTION_SECURE = 2;
  public static final String NETWORK_IDS_CHANGED_ACTION = "android.net.wifi.NETWORK_IDS_CHANGED";
  public static final String NETWORK_STATE_CHANGED_ACTION = "android.net.wifi.STATE_CHANGE";
  public static final int ROAMING_MODE_AGGRESSIVE = 2;
  public static final int ROAMING_MODE_NONE = 0;
  public static final int ROAMING_MODE_NORMAL = 1;
  public static final String RSSI_CHANGED_ACTION = "android.net.wifi.RSSI_CHANGED";
  public static final String SCAN_RESULTS_AVAILABLE_ACTION = "android.net.wifi.SCAN_RESULTS";
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_ASSOCIATION = 1;
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_AUTHENTICATION = 2;
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_IP_PROVISIONING = 3;
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_NOT_FOUND = 4;
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_NO_RESPONSE = 5;
  public static final int STATUS_LOCAL_ONLY_CONNECTION_FAILURE_UNKNOWN = 0;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_ADD_DUPLICATE = 3;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_ADD_EXCEEDS_MAX_PER_APP = 4;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_ADD_INVALID = 7;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_ADD_NOT_ALLOWED = 6;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_APP_DISALLOWED = 2;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_INTERNAL = 1;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_REMOVE_INVALID = 5;
  public static final int STATUS_NETWORK_SUGGESTIONS_ERROR_RESTRICTED_BY_ADMIN = 8;
  public static final int STATUS_NETWORK_SUGGESTIONS_SUCCESS = 0;
  public static final int STATUS_SUGGESTION_APPROVAL_APPROVED_BY_CARRIER_PRIVILEGE = 4;
  public static final int STATUS_SUGGESTION_APPROVAL_APPROVED_BY_USER = 2;
  public static final int STATUS_SUGGESTION_APPROVAL_PENDING = 1;
  public static final int STATUS_SUGGESTION_APPROVAL_REJECTED_BY_USER = 3;
  public static final int STATUS_SUGGESTION_APPROVAL_UNKNOWN = 0;
  public static final int STATUS_SUGGESTION_CONNECTION_FAILURE_ASSOCIATION = 1;
  public static final int STATUS_SUGGESTION_CONNECTION_FAILURE_AUTHENTICATION = 2;
  public static final int STATUS_SUGGESTION_CONNECTION_FAILURE_IP_PROVISIONING = 3;
  public static final int STATUS_SUGGESTION_CONNECTION_FAILURE_UNKNOWN = 0;
  public static final String SUPPLICANT_CONNECTION_CHANGE_ACTION = "android.net.wifi.supplicant.CONNECTION_CHANGE";
  public static final String SUPPLICANT_STATE_CHANGED_ACTION = "android.net.wifi.supplicant.STATE_CHANGE";
  public static final String UNKNOWN_SSID = "<unknown ssid>";
  public static final int WIFI_INTERFACE_TYPE_AP = 1;
  public static final int WIFI_INTERFACE_TYPE_AWARE = 2;
  public static final int WIFI_INTERFACE_TYPE_DIRECT = 3;
  public static final int WIFI_INTERFACE_TYPE_STA = 0;
  public static final int WIFI_MODE_FULL = 1;
  public static final int WIFI_MODE_FULL_HIGH_PERF = 3;
  public static final int WIFI_MODE_FULL_LOW_LATENCY = 4;
  public static final int WIFI_MODE_SCAN_ONLY = 2;
  public static final int WIFI_MULTI_INTERNET_MODE_DBS_AP = 1;
  public static final int WIFI_MULTI_INTERNET_MODE_DISABLED = 0;
  public static final int WIFI_MULTI_INTERNET_MODE_MULTI_AP = 2;
  public static final String WIFI_STATE_CHANGED_ACTION = "android.net.wifi.WIFI_STATE_CHANGED";
  public static final int WIFI_STATE_DISABLED = 1;
  public static final int WIFI_STATE_DISABLING = 0;
  public static final int WIFI_STATE_ENABLED = 3;
  public static final int WIFI_STATE_ENABLING = 2;
  public static final int WIFI_STATE_UNKNOWN = 4;
  public static final int WPS_AUTH_FAILURE = 6;
  public static final int WPS_OVERLAP_ERROR = 3;
  public static final int WPS_TIMED_OUT = 7;
  public static final int WPS_TKIP_ONLY_PROHIBITED = 5;
  public static final int WPS_WEP_PROHIBITED = 4;

  private static final Bag<WifiConfiguration> configurations = new Bag<WifiConfiguration>();
  @Observable private static boolean mEnabled = true;
  private static int networks;

  /** Keeps it awake. Whether it is held is what races. */
  public class WifiLock {
    private final String tag;
    @Observable private boolean held;
    private boolean counted = true;
    private int count;

    WifiLock(String tag) {
      this.tag = tag;
    }

    public void acquire() {
      count++;
      held = true;
    }

    public void release() {
      count = counted ? count - 1 : 0;
      if (count < 0) throw new RuntimeException("WifiLock under-locked " + tag);
      if (count == 0) held = false;
    }

    public void setReferenceCounted(boolean refCounted) {
      counted = refCounted;
    }

    public boolean isHeld() {
      return held;
    }

    public void setWorkSource(WorkSource ws) {}

    @Override
    protected void finalize() throws Throwable {}
  }

  /** Lets messages to many through. */
  public class MulticastLock {
    private final String tag;
    @Observable private boolean held;
    private boolean counted = true;
    private int count;

    MulticastLock(String tag) {
      this.tag = tag;
    }

    public void acquire() {
      count++;
      held = true;
    }

    public void release() {
      count = counted ? count - 1 : 0;
      if (count < 0) throw new RuntimeException("MulticastLock under-locked " + tag);
      if (count == 0) held = false;
    }

    public void setReferenceCounted(boolean refCounted) {
      counted = refCounted;
    }

    public boolean isHeld() {
      return held;
    }

    @Override
    protected void finalize() throws Throwable {}
  }

  @Unlisted
  public WifiManager(Context context) {}

  static {
    WifiConfiguration home = new WifiConfiguration();
    home.SSID = "\"Home\"";
    home.networkId = networks++;
    home.status = WifiConfiguration.Status.CURRENT;
    configurations.add(home);
  }

  private WifiConfiguration find(int id) {
    for (int i = 0; i < configurations.size(); i++) {
      if (configurations.get(i).networkId == id) return configurations.get(i);
    }
    return null;
  }

  @Deprecated
  public java.util.List<WifiConfiguration> getConfiguredNetworks() {
    ArrayList<WifiConfiguration> list = new ArrayList<WifiConfiguration>();
    for (int i = 0; i < configurations.size(); i++) list.add(new WifiConfiguration(configurations.get(i)));
    return list;
  }

  @Deprecated
  public int addNetwork(WifiConfiguration config) {
    if (config == null) return -1;
    WifiConfiguration copy = new WifiConfiguration(config);
    copy.networkId = networks++;
    configurations.add(copy);
    return copy.networkId;
  }

  @Deprecated
  public int updateNetwork(WifiConfiguration config) {
    WifiConfiguration old = config == null ? null : find(config.networkId);
    if (old == null) return -1;
    configurations.set(configurations.indexOf(old), new WifiConfiguration(config));
    return config.networkId;
  }

  @Deprecated
  public boolean removeNetwork(int netId) {
    WifiConfiguration found = find(netId);
    return found != null && configurations.remove(found);
  }

  @Deprecated
  public boolean enableNetwork(int netId, boolean attemptConnect) {
    WifiConfiguration found = find(netId);
    if (found == null) return false;
    found.status = attemptConnect ? WifiConfiguration.Status.CURRENT : WifiConfiguration.Status.ENABLED;
    return true;
  }

  @Deprecated
  public boolean disableNetwork(int netId) {
    WifiConfiguration found = find(netId);
    if (found == null) return false;
    found.status = WifiConfiguration.Status.DISABLED;
    return true;
  }

  @Deprecated
  public boolean disconnect() {
    return true;
  }

  @Deprecated
  public boolean reconnect() {
    return true;
  }

  @Deprecated
  public boolean reassociate() {
    return true;
  }

  @Deprecated
  public boolean pingSupplicant() {
    return mEnabled;
  }

  @Deprecated
  public boolean saveConfiguration() {
    return true;
  }

  @Deprecated
  public boolean startScan() {
    return mEnabled;
  }

  @Deprecated
  public WifiInfo getConnectionInfo() {
    return new WifiInfo();
  }

  public java.util.List<ScanResult> getScanResults() {
    ArrayList<ScanResult> list = new ArrayList<ScanResult>();
    ScanResult home = new ScanResult();
    home.SSID = "Home";
    home.BSSID = "02:00:00:00:00:00";
    home.capabilities = "[WPA2-PSK-CCMP][ESS]";
    home.level = -55;
    home.frequency = 2437;
    list.add(home);
    return list;
  }

  @Deprecated
  public boolean setWifiEnabled(boolean enabled) {
    mEnabled = enabled;
    return true;
  }

  public int getWifiState() {
    return mEnabled ? WIFI_STATE_ENABLED : WIFI_STATE_DISABLED;
  }

  public boolean isWifiEnabled() {
    return mEnabled;
  }

  public boolean isScanAlwaysAvailable() {
    return false;
  }

  public boolean is5GHzBandSupported() {
    return true;
  }

  public boolean isP2pSupported() {
    return false;
  }

  public int calculateSignalLevel(int rssi) {
    return calculateSignalLevel(rssi, 5);
  }

  @Deprecated
  public static int calculateSignalLevel(int rssi, int numLevels) {
    if (rssi <= -100) return 0;
    return rssi >= -55 ? numLevels - 1 : (rssi + 100) * (numLevels - 1) / 45;
  }

  public static int compareSignalLevel(int rssiA, int rssiB) {
    return rssiA - rssiB;
  }

  @Deprecated
  public DhcpInfo getDhcpInfo() {
    return new DhcpInfo();
  }

  @Deprecated
  public WifiLock createWifiLock(String tag) {
    return new WifiLock(tag);
  }

  public WifiLock createWifiLock(int lockType, String tag) {
    return new WifiLock(tag);
  }

  public MulticastLock createMulticastLock(String tag) {
    return new MulticastLock(tag);
  }
}
