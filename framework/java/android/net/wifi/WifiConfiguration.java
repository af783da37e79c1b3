package android.net.wifi;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Unlisted;
import java.util.BitSet;

/** How to join a wireless network. */
@Deprecated
public class WifiConfiguration implements Parcelable {
  @Unlisted
  public static final Parcelable.Creator<WifiConfiguration> CREATOR = new Parcelable.Creator<WifiConfiguration>() {
    @Override
    public WifiConfiguration createFromParcel(Parcel in) {
      return new WifiConfiguration((WifiConfiguration) in.readWhole());
    }

    @Override
    public WifiConfiguration[] newArray(int size) {
      return new WifiConfiguration[size];
    }
  };

  public int networkId = -1;
  public int status = Status.DISABLED;
  public String SSID;
  public String BSSID;
  public String FQDN;
  public String providerFriendlyName;
  public String preSharedKey;
  public String[] wepKeys = new String[4];
  public int wepTxKeyIndex;
  public int priority;
  public boolean hiddenSSID;
  public boolean isHomeProviderNetwork;
  public BitSet allowedKeyManagement = new BitSet();
  public BitSet allowedProtocols = new BitSet();
  public BitSet allowedAuthAlgorithms = new BitSet();
  public BitSet allowedPairwiseCiphers = new BitSet();
  public BitSet allowedGroupCiphers = new BitSet();
  public long[] roamingConsortiumIds = new long[0];

  /** Numbers of bits or states. */
  public static class AuthAlgorithm {
    public static final int LEAP = 2;
    public static final int OPEN = 0;
    public static final int SAE = 3;
    public static final int SHARED = 1;
    public static final String varName = "auth_alg";

    private AuthAlgorithm() {}
  }

  /** Numbers of bits or states. */
  public static class GroupCipher {
    public static final int CCMP = 3;
    public static final int GCMP_128 = 7;
    public static final int GCMP_256 = 5;
    public static final int SMS4 = 6;
    public static final int TKIP = 2;
    public static final int WEP104 = 1;
    public static final int WEP40 = 0;
    public static final String varName = "group";

    private GroupCipher() {}
  }

  /** Numbers of bits or states. */
  public static class KeyMgmt {
    public static final int DPP = 17;
    public static final int FILS_SHA256 = 15;
    public static final int FILS_SHA384 = 16;
    public static final int FT_EAP = 7;
    public static final int FT_PSK = 6;
    public static final int IEEE8021X = 3;
    public static final int NONE = 0;
    public static final int OSEN = 5;
    public static final int OWE = 9;
    public static final int SAE = 8;
    public static final int SUITE_B_192 = 10;
    public static final int WAPI_CERT = 14;
    public static final int WAPI_PSK = 13;
    public static final int WPA2_PSK = 4;
    public static final int WPA_EAP = 2;
    public static final int WPA_EAP_SHA256 = 12;
    public static final int WPA_PSK = 1;
    public static final int WPA_PSK_SHA256 = 11;
    public static final String varName = "key_mgmt";

    private KeyMgmt() {}
  }

  /** Numbers of bits or states. */
  public static class PairwiseCipher {
    public static final int CCMP = 2;
    public static final int GCMP_128 = 5;
    public static final int GCMP_256 = 3;
    public static final int NONE = 0;
    public static final int SMS4 = 4;
    public static final int TKIP = 1;
    public static final String varName = "pairwise";

    private PairwiseCipher() {}
  }

  /** Numbers of bits or states. */
  public static class Protocol {
    public static final int RSN = 1;
    public static final int WAPI = 3;
    public static final int WPA = 0;
    public static final String varName = "proto";

    private Protocol() {}
  }

  /** Numbers of bits or states. */
  public static class Status {
    public static final int CURRENT = 0;
    public static final int DISABLED = 1;
    public static final int ENABLED = 2;

    private Status() {}
  }

  public WifiConfiguration() {}

  public WifiConfiguration(WifiConfiguration source) {
    networkId = source.networkId;
    status = source.status;
    SSID = source.SSID;
    BSSID = source.BSSID;
    FQDN = source.FQDN;
    preSharedKey = source.preSharedKey;
    wepKeys = source.wepKeys.clone();
    wepTxKeyIndex = source.wepTxKeyIndex;
    priority = source.priority;
    hiddenSSID = source.hiddenSSID;
    allowedKeyManagement = (BitSet) source.allowedKeyManagement.clone();
    allowedProtocols = (BitSet) source.allowedProtocols.clone();
    allowedAuthAlgorithms = (BitSet) source.allowedAuthAlgorithms.clone();
    allowedPairwiseCiphers = (BitSet) source.allowedPairwiseCiphers.clone();
    allowedGroupCiphers = (BitSet) source.allowedGroupCiphers.clone();
  }

  public String getKey() {
    return SSID;
  }

  @Override
  public String toString() {
    return "ID: " + networkId + " SSID: " + SSID;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(new WifiConfiguration(this));
  }
}
