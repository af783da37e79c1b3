package android.location;

import java.util.ArrayList;

/** The state of the satellites: none is seen. */
@Deprecated
public final class GpsStatus {
  public static final int GPS_EVENT_FIRST_FIX = 3;
  public static final int GPS_EVENT_SATELLITE_STATUS = 4;
  public static final int GPS_EVENT_STARTED = 1;
  public static final int GPS_EVENT_STOPPED = 2;

  public interface Listener {
    void onGpsStatusChanged(int value);
  }

  public interface NmeaListener {
    void onNmeaReceived(long value, String text);
  }

  GpsStatus() {}

  public int getTimeToFirstFix() {
    return 0;
  }

  public Iterable<GpsSatellite> getSatellites() {
    return new ArrayList<GpsSatellite>();
  }

  public int getMaxSatellites() {
    return 255;
  }
}
