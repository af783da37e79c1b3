package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** What a network can do: reach the internet, through wireless. */
public final class NetworkCapabilities implements Parcelable {
  public static final int NET_CAPABILITY_CAPTIVE_PORTAL = 17;
  public static final int NET_CAPABILITY_CBS = 5;
  public static final int NET_CAPABILITY_DUN = 2;
  public static final int NET_CAPABILITY_EIMS = 10;
  public static final int NET_CAPABILITY_ENTERPRISE = 29;
  public static final int NET_CAPABILITY_FOREGROUND = 19;
  public static final int NET_CAPABILITY_FOTA = 3;
  public static final int NET_CAPABILITY_HEAD_UNIT = 32;
  public static final int NET_CAPABILITY_IA = 7;
  public static final int NET_CAPABILITY_IMS = 4;
  public static final int NET_CAPABILITY_INTERNET = 12;
  public static final int NET_CAPABILITY_LOCAL_NETWORK = 36;
  public static final int NET_CAPABILITY_MCX = 23;
  public static final int NET_CAPABILITY_MMS = 0;
  public static final int NET_CAPABILITY_MMTEL = 33;
  public static final int NET_CAPABILITY_NOT_CONGESTED = 20;
  public static final int NET_CAPABILITY_NOT_METERED = 11;
  public static final int NET_CAPABILITY_NOT_RESTRICTED = 13;
  public static final int NET_CAPABILITY_NOT_ROAMING = 18;
  public static final int NET_CAPABILITY_NOT_SUSPENDED = 21;
  public static final int NET_CAPABILITY_NOT_VPN = 15;
  public static final int NET_CAPABILITY_PRIORITIZE_BANDWIDTH = 35;
  public static final int NET_CAPABILITY_PRIORITIZE_LATENCY = 34;
  public static final int NET_CAPABILITY_RCS = 8;
  public static final int NET_CAPABILITY_SUPL = 1;
  public static final int NET_CAPABILITY_TEMPORARILY_NOT_METERED = 25;
  public static final int NET_CAPABILITY_TRUSTED = 14;
  public static final int NET_CAPABILITY_VALIDATED = 16;
  public static final int NET_CAPABILITY_WIFI_P2P = 6;
  public static final int NET_CAPABILITY_XCAP = 9;
  public static final int NET_ENTERPRISE_ID_1 = 1;
  public static final int NET_ENTERPRISE_ID_2 = 2;
  public static final int NET_ENTERPRISE_ID_3 = 3;
  public static final int NET_ENTERPRISE_ID_4 = 4;
  public static final int NET_ENTERPRISE_ID_5 = 5;
  public static final int SIGNAL_STRENGTH_UNSPECIFIED = -2147483648;
  public static final int TRANSPORT_BLUETOOTH = 2;
  public static final int TRANSPORT_CELLULAR = 0;
  public static final int TRANSPORT_ETHERNET = 3;
  public static final int TRANSPORT_LOWPAN = 6;
  public static final int TRANSPORT_SATELLITE = 10;
  public static final int TRANSPORT_THREAD = 9;
  public static final int TRANSPORT_USB = 8;
  public static final int TRANSPORT_VPN = 4;
  public static final int TRANSPORT_WIFI = 1;
  public static final int TRANSPORT_WIFI_AWARE = 5;

  private long transports;
  private long capabilities;

  public static final Parcelable.Creator<NetworkCapabilities> CREATOR = new Parcelable.Creator<NetworkCapabilities>() {
    @Override
    public NetworkCapabilities createFromParcel(Parcel in) {
      NetworkCapabilities made = new NetworkCapabilities();
      made.transports = in.readLong();
      made.capabilities = in.readLong();
      return made;
    }

    @Override
    public NetworkCapabilities[] newArray(int size) {
      return new NetworkCapabilities[size];
    }
  };

  public NetworkCapabilities() {
    capabilities = 1L << NET_CAPABILITY_NOT_RESTRICTED | 1L << NET_CAPABILITY_TRUSTED | 1L << NET_CAPABILITY_NOT_VPN;
  }

  public NetworkCapabilities(NetworkCapabilities nc) {
    transports = nc.transports;
    capabilities = nc.capabilities;
  }

  static NetworkCapabilities wireless() {
    NetworkCapabilities made = new NetworkCapabilities();
    made.transports = 1L << TRANSPORT_WIFI;
    made.capabilities |= 1L << NET_CAPABILITY_INTERNET | 1L << NET_CAPABILITY_VALIDATED | 1L << NET_CAPABILITY_NOT_METERED
        | 1L << NET_CAPABILITY_NOT_ROAMING | 1L << NET_CAPABILITY_NOT_SUSPENDED | 1L << NET_CAPABILITY_FOREGROUND;
    return made;
  }

  public int[] getCapabilities() {
    int[] list = new int[Long.bitCount(capabilities)];
    int count = 0;
    for (int i = 0; i < 64; i++) {
      if (hasCapability(i)) list[count++] = i;
    }
    return list;
  }

  public boolean hasCapability(int capability) {
    return capability >= 0 && capability < 64 && (capabilities >>> capability & 1) != 0;
  }

  public boolean hasTransport(int transportType) {
    return transportType >= 0 && transportType < 64 && (transports >>> transportType & 1) != 0;
  }

  public int getOwnerUid() {
    return -1;
  }

  public int getLinkUpstreamBandwidthKbps() {
    return 30000;
  }

  public int getLinkDownstreamBandwidthKbps() {
    return 60000;
  }

  public int getSignalStrength() {
    return -55;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof NetworkCapabilities && ((NetworkCapabilities) obj).transports == transports
        && ((NetworkCapabilities) obj).capabilities == capabilities;
  }

  @Override
  public int hashCode() {
    return (int) (capabilities * 31 + transports);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeLong(transports);
    dest.writeLong(capabilities);
  }
}
