package android.location;

/** A satellite. */
public final class GpsSatellite {
  GpsSatellite() {}
}
