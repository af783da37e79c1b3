package android.location;

/** A provider of locations. */
@Deprecated
public class LocationProvider {
  public static final int AVAILABLE = 2;
  public static final int OUT_OF_SERVICE = 0;
  public static final int TEMPORARILY_UNAVAILABLE = 1;

  private final String name;

  LocationProvider(String name) {
    this.name = name;
  }

  public String getName() {
    return name;
  }

  public boolean requiresNetwork() {
    return name.equals(LocationManager.NETWORK_PROVIDER);
  }

  public boolean requiresSatellite() {
    return name.equals(LocationManager.GPS_PROVIDER);
  }

  public boolean requiresCell() {
    return requiresNetwork();
  }

  public boolean hasMonetaryCost() {
    return false;
  }

  public boolean supportsAltitude() {
    return requiresSatellite();
  }

  public boolean supportsSpeed() {
    return requiresSatellite();
  }

  public boolean supportsBearing() {
    return requiresSatellite();
  }

  public int getPowerRequirement() {
    return requiresSatellite() ? Criteria.POWER_HIGH : Criteria.POWER_LOW;
  }

  public int getAccuracy() {
    return requiresSatellite() ? Criteria.ACCURACY_FINE : Criteria.ACCURACY_COARSE;
  }

  public boolean meetsCriteria(Criteria criteria) {
    return true;
  }
}
