package android.hardware;

/** The earth's field, as of a dipole. */
public class GeomagneticField {
  private static final double POLE_LATITUDE = 80.65, POLE_LONGITUDE = -72.68;

  private final float x;
  private final float y;
  private final float z;

  public GeomagneticField(float gdLatitudeDeg, float gdLongitudeDeg, float altitudeMeters, long timeMillis) {
    double a = Math.toRadians(gdLatitudeDeg);
    double p = Math.toRadians(POLE_LATITUDE);
    double turn = Math.toRadians(POLE_LONGITUDE - gdLongitudeDeg);
    double sin = Math.sin(a) * Math.sin(p) + Math.cos(a) * Math.cos(p) * Math.cos(turn);
    double declination = Math.atan2(Math.cos(p) * Math.sin(turn), Math.cos(a) * Math.sin(p) - Math.sin(a) * Math.cos(p) * Math
        .cos(turn));
    double horizontal = 29404.8 * Math.sqrt(Math.max(0, 1 - sin * sin));
    x = (float) (horizontal * Math.cos(declination));
    y = (float) (horizontal * Math.sin(declination));
    z = (float) (2 * 29404.8 * sin);
  }

  public float getX() {
    return x;
  }

  public float getY() {
    return y;
  }

  public float getZ() {
    return z;
  }

  public float getDeclination() {
    return (float) Math.toDegrees(Math.atan2(y, x));
  }

  public float getInclination() {
    return (float) Math.toDegrees(Math.atan2(z, getHorizontalStrength()));
  }

  public float getHorizontalStrength() {
    return (float) Math.hypot(x, y);
  }

  public float getFieldStrength() {
    return (float) Math.sqrt(x * x + y * y + z * z);
  }
}
