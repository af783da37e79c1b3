package android.net.wifi;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Unlisted;

/** The wireless network that the device is on. */
public class WifiInfo implements android.net.TransportInfo, Parcelable {
  @Unlisted
  public static final Parcelable.Creator<WifiInfo> CREATOR = new Parcelable.Creator<WifiInfo>() {
    @Override
    public WifiInfo createFromParcel(Parcel in) {
      return (WifiInfo) in.readWhole();
    }

    @Override
    public WifiInfo[] newArray(int size) {
      return new WifiInfo[size];
    }
  };

  public static final String FREQUENCY_UNITS = "MHz";
  public static final String LINK_SPEED_UNITS = "Mbps";
  public static final int LINK_SPEED_UNKNOWN = -1;
  public static final int SECURITY_TYPE_DPP = 13;
  public static final int SECURITY_TYPE_EAP = 3;
  public static final int SECURITY_TYPE_EAP_WPA3_ENTERPRISE = 9;
  public static final int SECURITY_TYPE_EAP_WPA3_ENTERPRISE_192_BIT = 5;
  public static final int SECURITY_TYPE_OPEN = 0;
  public static final int SECURITY_TYPE_OSEN = 10;
  public static final int SECURITY_TYPE_OWE = 6;
  public static final int SECURITY_TYPE_PASSPOINT_R1_R2 = 11;
  public static final int SECURITY_TYPE_PASSPOINT_R3 = 12;
  public static final int SECURITY_TYPE_PSK = 2;
  public static final int SECURITY_TYPE_SAE = 4;
  public static final int SECURITY_TYPE_UNKNOWN = -1;
  public static final int SECURITY_TYPE_WAPI_CERT = 8;
  public static final int SECURITY_TYPE_WAPI_PSK = 7;
  public static final int SECURITY_TYPE_WEP = 1;

  WifiInfo() {}

  public String getSSID() {
    return "\"Home\"";
  }

  public String getBSSID() {
    return "02:00:00:00:00:00";
  }

  public int getRssi() {
    return -55;
  }

  public int getLinkSpeed() {
    return 72;
  }

  public int getFrequency() {
    return 2437;
  }

  public String getMacAddress() {
    return "02:00:00:00:00:00";
  }

  public int getNetworkId() {
    return 0;
  }

  @Deprecated
  public int getIpAddress() {
    return 192 | 168 << 8 | 1 << 16 | 2 << 24;
  }

  public boolean getHiddenSSID() {
    return false;
  }

  public SupplicantState getSupplicantState() {
    return SupplicantState.COMPLETED;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
