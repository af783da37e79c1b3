package android.location;

import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.SystemClock;
import android.util.Printer;

/** A point on the earth at a time. */
public class Location implements Parcelable {
  public static final int FORMAT_DEGREES = 0;
  public static final int FORMAT_MINUTES = 1;
  public static final int FORMAT_SECONDS = 2;

  private static final double RADIUS = 6371009;
  private static final int HAS_ALTITUDE = 1 << 0;
  private static final int HAS_SPEED = 1 << 1;
  private static final int HAS_BEARING = 1 << 2;
  private static final int HAS_ACCURACY = 1 << 3;
  private static final int HAS_VERTICAL_ACCURACY = 1 << 4;
  private static final int HAS_SPEED_ACCURACY = 1 << 5;
  private static final int HAS_BEARING_ACCURACY = 1 << 6;
  private static final int HAS_MSL_ALTITUDE = 1 << 7;
  private static final int HAS_MSL_ALTITUDE_ACCURACY = 1 << 8;
  private static final int HAS_ELAPSED_REALTIME_UNCERTAINTY_NANOS = 1 << 9;

  public static final Parcelable.Creator<Location> CREATOR = new Parcelable.Creator<Location>() {
    @Override
    public Location createFromParcel(Parcel in) {
      return new Location((Location) in.readWhole());
    }

    @Override
    public Location[] newArray(int size) {
      return new Location[size];
    }
  };

  private String provider;
  private long time;
  private long elapsedRealtimeNanos;
  private double latitude;
  private double longitude;
  private int has;
  private double altitude;
  private float speed;
  private float bearing;
  private float accuracy;
  private float verticalAccuracy;
  private float speedAccuracy;
  private float bearingAccuracy;
  private double mslAltitude;
  private float mslAltitudeAccuracy;
  private double uncertainty;
  private boolean mock;
  private Bundle extras;

  public Location(String provider) {
    this.provider = provider;
  }

  public Location(Location location) {
    set(location);
  }

  public void set(Location location) {
    provider = location.provider;
    time = location.time;
    elapsedRealtimeNanos = location.elapsedRealtimeNanos;
    latitude = location.latitude;
    longitude = location.longitude;
    has = location.has;
    altitude = location.altitude;
    speed = location.speed;
    bearing = location.bearing;
    accuracy = location.accuracy;
    verticalAccuracy = location.verticalAccuracy;
    speedAccuracy = location.speedAccuracy;
    bearingAccuracy = location.bearingAccuracy;
    mslAltitude = location.mslAltitude;
    mslAltitudeAccuracy = location.mslAltitudeAccuracy;
    uncertainty = location.uncertainty;
    mock = location.mock;
    extras = location.extras == null ? null : new Bundle(location.extras);
  }

  public void reset() {
    set(new Location((String) null));
  }

  public String getProvider() {
    return provider;
  }

  public void setProvider(String provider) {
    this.provider = provider;
  }

  public long getTime() {
    return time;
  }

  public void setTime(long timeMs) {
    time = timeMs;
  }

  public long getElapsedRealtimeNanos() {
    return elapsedRealtimeNanos;
  }

  public long getElapsedRealtimeMillis() {
    return elapsedRealtimeNanos / 1000000;
  }

  public long getElapsedRealtimeAgeMillis() {
    return getElapsedRealtimeAgeMillis(SystemClock.elapsedRealtime());
  }

  public long getElapsedRealtimeAgeMillis(long referenceRealtimeMs) {
    return referenceRealtimeMs - getElapsedRealtimeMillis();
  }

  public void setElapsedRealtimeNanos(long elapsedRealtimeNs) {
    elapsedRealtimeNanos = elapsedRealtimeNs;
  }

  public double getLatitude() {
    return latitude;
  }

  public void setLatitude(double latitudeDegrees) {
    latitude = latitudeDegrees;
  }

  public double getLongitude() {
    return longitude;
  }

  public void setLongitude(double longitudeDegrees) {
    longitude = longitudeDegrees;
  }

  public double getAltitude() {
    return altitude;
  }

  public void setAltitude(double value) {
    altitude = value;
    has |= HAS_ALTITUDE;
  }

  public boolean hasAltitude() {
    return (has & HAS_ALTITUDE) != 0;
  }

  public void removeAltitude() {
    altitude = 0;
    has &= ~HAS_ALTITUDE;
  }

  public float getSpeed() {
    return speed;
  }

  public void setSpeed(float value) {
    speed = value;
    has |= HAS_SPEED;
  }

  public boolean hasSpeed() {
    return (has & HAS_SPEED) != 0;
  }

  public void removeSpeed() {
    speed = 0;
    has &= ~HAS_SPEED;
  }

  public float getBearing() {
    return bearing;
  }

  public void setBearing(float value) {
    bearing = value % 360;
    if (bearing < 0) bearing += 360;
    has |= HAS_BEARING;
  }

  public boolean hasBearing() {
    return (has & HAS_BEARING) != 0;
  }

  public void removeBearing() {
    bearing = 0;
    has &= ~HAS_BEARING;
  }

  public float getAccuracy() {
    return accuracy;
  }

  public void setAccuracy(float value) {
    accuracy = value;
    has |= HAS_ACCURACY;
  }

  public boolean hasAccuracy() {
    return (has & HAS_ACCURACY) != 0;
  }

  public void removeAccuracy() {
    accuracy = 0;
    has &= ~HAS_ACCURACY;
  }

  public float getVerticalAccuracyMeters() {
    return verticalAccuracy;
  }

  public void setVerticalAccuracyMeters(float value) {
    verticalAccuracy = value;
    has |= HAS_VERTICAL_ACCURACY;
  }

  public boolean hasVerticalAccuracy() {
    return (has & HAS_VERTICAL_ACCURACY) != 0;
  }

  public void removeVerticalAccuracy() {
    verticalAccuracy = 0;
    has &= ~HAS_VERTICAL_ACCURACY;
  }

  public float getSpeedAccuracyMetersPerSecond() {
    return speedAccuracy;
  }

  public void setSpeedAccuracyMetersPerSecond(float value) {
    speedAccuracy = value;
    has |= HAS_SPEED_ACCURACY;
  }

  public boolean hasSpeedAccuracy() {
    return (has & HAS_SPEED_ACCURACY) != 0;
  }

  public void removeSpeedAccuracy() {
    speedAccuracy = 0;
    has &= ~HAS_SPEED_ACCURACY;
  }

  public float getBearingAccuracyDegrees() {
    return bearingAccuracy;
  }

  public void setBearingAccuracyDegrees(float value) {
    bearingAccuracy = value;
    has |= HAS_BEARING_ACCURACY;
  }

  public boolean hasBearingAccuracy() {
    return (has & HAS_BEARING_ACCURACY) != 0;
  }

  public void removeBearingAccuracy() {
    bearingAccuracy = 0;
    has &= ~HAS_BEARING_ACCURACY;
  }

  public double getMslAltitudeMeters() {
    return mslAltitude;
  }

  public void setMslAltitudeMeters(double value) {
    mslAltitude = value;
    has |= HAS_MSL_ALTITUDE;
  }

  public boolean hasMslAltitude() {
    return (has & HAS_MSL_ALTITUDE) != 0;
  }

  public void removeMslAltitude() {
    mslAltitude = 0;
    has &= ~HAS_MSL_ALTITUDE;
  }

  public float getMslAltitudeAccuracyMeters() {
    return mslAltitudeAccuracy;
  }

  public void setMslAltitudeAccuracyMeters(float value) {
    mslAltitudeAccuracy = value;
    has |= HAS_MSL_ALTITUDE_ACCURACY;
  }

  public boolean hasMslAltitudeAccuracy() {
    return (has & HAS_MSL_ALTITUDE_ACCURACY) != 0;
  }

  public void removeMslAltitudeAccuracy() {
    mslAltitudeAccuracy = 0;
    has &= ~HAS_MSL_ALTITUDE_ACCURACY;
  }

  public double getElapsedRealtimeUncertaintyNanos() {
    return uncertainty;
  }

  public void setElapsedRealtimeUncertaintyNanos(double value) {
    uncertainty = value;
    has |= HAS_ELAPSED_REALTIME_UNCERTAINTY_NANOS;
  }

  public boolean hasElapsedRealtimeUncertaintyNanos() {
    return (has & HAS_ELAPSED_REALTIME_UNCERTAINTY_NANOS) != 0;
  }

  public void removeElapsedRealtimeUncertaintyNanos() {
    uncertainty = 0;
    has &= ~HAS_ELAPSED_REALTIME_UNCERTAINTY_NANOS;
  }

  @Deprecated
  public boolean isFromMockProvider() {
    return mock;
  }

  public boolean isMock() {
    return mock;
  }

  public void setMock(boolean mock) {
    this.mock = mock;
  }

  public Bundle getExtras() {
    return extras;
  }

  public void setExtras(Bundle extras) {
    this.extras = extras == null ? null : new Bundle(extras);
  }

  public boolean isComplete() {
    return provider != null && hasAccuracy() && time != 0 && elapsedRealtimeNanos != 0;
  }

  public float distanceTo(Location dest) {
    float[] results = new float[1];
    distanceBetween(latitude, longitude, dest.latitude, dest.longitude, results);
    return results[0];
  }

  public float bearingTo(Location dest) {
    float[] results = new float[2];
    distanceBetween(latitude, longitude, dest.latitude, dest.longitude, results);
    return results[1];
  }

  /** On a sphere. */
  public static void distanceBetween(double startLatitude, double startLongitude, double endLatitude, double endLongitude,
      float[] results) {
    if (results == null || results.length < 1) throw new IllegalArgumentException("results is null or has length < 1");
    double a = Math.toRadians(startLatitude);
    double b = Math.toRadians(endLatitude);
    double turn = Math.toRadians(endLongitude - startLongitude);
    double half = Math.sin((b - a) / 2) * Math.sin((b - a) / 2) + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) * Math
        .sin(turn / 2);
    results[0] = (float) (2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(half))));
    if (results.length > 1) results[1] = bearing(a, b, turn);
    if (results.length > 2) results[2] = -bearing(b, a, turn);
  }

  private static float bearing(double a, double b, double turn) {
    return (float) Math.toDegrees(Math.atan2(Math.sin(turn) * Math.cos(b), Math.cos(a) * Math.sin(b) - Math.sin(a) * Math
        .cos(b) * Math.cos(turn)));
  }

  public static String convert(double coordinate, int outputType) {
    if (coordinate < -180 || coordinate > 180 || Double.isNaN(coordinate)) {
      throw new IllegalArgumentException("coordinate=" + coordinate);
    }
    if (outputType < FORMAT_DEGREES || outputType > FORMAT_SECONDS) {
      throw new IllegalArgumentException("outputType=" + outputType);
    }
    StringBuilder text = new StringBuilder(coordinate < 0 ? "-" : "");
    double rest = Math.abs(coordinate);
    for (int i = FORMAT_DEGREES; i < outputType; i++) {
      int whole = (int) Math.floor(rest);
      text.append(whole).append(':');
      rest = (rest - whole) * 60;
    }
    return text.append(new java.text.DecimalFormat("###.#####").format(rest)).toString();
  }

  public static double convert(String coordinate) {
    if (coordinate == null) throw new NullPointerException("coordinate");
    boolean negative = coordinate.startsWith("-");
    String[] parts = (negative ? coordinate.substring(1) : coordinate).split(":");
    if (parts.length == 0 || parts.length > 3) throw new IllegalArgumentException("coordinate=" + coordinate);
    double seconds = 0;
    double unit = 3600;
    try {
      for (int i = 0; i < parts.length; i++) {
        seconds += Double.parseDouble(parts[i]) * unit;
        unit /= 60;
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("coordinate=" + coordinate, e);
    }
    double value = seconds / 3600;
    return negative ? -value : value;
  }

  public void dump(Printer pw, String prefix) {
    pw.println(prefix + this);
  }

  @Override
  public String toString() {
    return "Location[" + provider + " " + latitude + "," + longitude + " hAcc=" + accuracy + "]";
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Location)) return false;
    Location other = (Location) o;
    return time == other.time && elapsedRealtimeNanos == other.elapsedRealtimeNanos && latitude == other.latitude
        && longitude == other.longitude
        && has == other.has && (provider == null ? other.provider == null : provider.equals(other.provider));
  }

  @Override
  public int hashCode() {
    return (int) time ^ Double.valueOf(latitude).hashCode() ^ 31 * Double.valueOf(longitude).hashCode();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(new Location(this));
  }
}
