package android.net.wifi;

import android.os.Parcel;
import android.os.Parcelable;

/** A wireless network that was seen. */
public final class ScanResult implements Parcelable {
  public static final int CHANNEL_WIDTH_160MHZ = 3;
  public static final int CHANNEL_WIDTH_20MHZ = 0;
  public static final int CHANNEL_WIDTH_320MHZ = 5;
  public static final int CHANNEL_WIDTH_40MHZ = 1;
  public static final int CHANNEL_WIDTH_80MHZ = 2;
  public static final int CHANNEL_WIDTH_80MHZ_PLUS_MHZ = 4;
  public static final int PREAMBLE_EHT = 4;
  public static final int PREAMBLE_HE = 3;
  public static final int PREAMBLE_HT = 1;
  public static final int PREAMBLE_LEGACY = 0;
  public static final int PREAMBLE_VHT = 2;
  public static final int UNSPECIFIED = -1;
  public static final int WIFI_BAND_24_GHZ = 1;
  public static final int WIFI_BAND_5_GHZ = 2;
  public static final int WIFI_BAND_60_GHZ = 16;
  public static final int WIFI_BAND_6_GHZ = 8;
  public static final int WIFI_STANDARD_11AC = 5;
  public static final int WIFI_STANDARD_11AD = 7;
  public static final int WIFI_STANDARD_11AX = 6;
  public static final int WIFI_STANDARD_11BE = 8;
  public static final int WIFI_STANDARD_11N = 4;
  public static final int WIFI_STANDARD_LEGACY = 1;
  public static final int WIFI_STANDARD_UNKNOWN = 0;

  public String SSID;
  public String BSSID;
  public String capabilities;
  public int level;
  public int frequency;
  public int channelWidth;
  public int centerFreq0;
  public int centerFreq1;
  public long timestamp;
  public CharSequence venueName;
  public CharSequence operatorFriendlyName;

  public static final Parcelable.Creator<ScanResult> CREATOR = new Parcelable.Creator<ScanResult>() {
    @Override
    public ScanResult createFromParcel(Parcel in) {
      return new ScanResult((ScanResult) in.readWhole());
    }

    @Override
    public ScanResult[] newArray(int size) {
      return new ScanResult[size];
    }
  };

  public ScanResult() {}

  public ScanResult(ScanResult source) {
    SSID = source.SSID;
    BSSID = source.BSSID;
    capabilities = source.capabilities;
    level = source.level;
    frequency = source.frequency;
    timestamp = source.timestamp;
  }

  @Override
  public String toString() {
    return "SSID: " + SSID + ", BSSID: " + BSSID + ", capabilities: " + capabilities + ", level: " + level;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(new ScanResult(this));
  }
}
