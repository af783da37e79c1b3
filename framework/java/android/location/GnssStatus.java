package android.location;

import android.os.Parcel;
import android.os.Parcelable;

/** The state of the satellites: none is seen. */
public final class GnssStatus implements Parcelable {
  public static final int CONSTELLATION_BEIDOU = 5;
  public static final int CONSTELLATION_GALILEO = 6;
  public static final int CONSTELLATION_GLONASS = 3;
  public static final int CONSTELLATION_GPS = 1;
  public static final int CONSTELLATION_IRNSS = 7;
  public static final int CONSTELLATION_QZSS = 4;
  public static final int CONSTELLATION_SBAS = 2;
  public static final int CONSTELLATION_UNKNOWN = 0;

  /** Hears of the satellites. */
  public abstract static class Callback {
    public Callback() {}

    public void onStarted() {}

    public void onStopped() {}

    public void onFirstFix(int ttffMillis) {}

    public void onSatelliteStatusChanged(GnssStatus status) {}
  }

  GnssStatus() {}

  public int getSatelliteCount() {
    return 0;
  }

  public static final Parcelable.Creator<GnssStatus> CREATOR = new Parcelable.Creator<GnssStatus>() {
    @Override
    public GnssStatus createFromParcel(Parcel source) {
      GnssStatus value = new GnssStatus();
      return value;
    }

    @Override
    public GnssStatus[] newArray(int size) {
      return new GnssStatus[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {}
}
