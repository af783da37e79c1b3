package com.google.android.maps;

import antecede.Unlisted;

/** A point on the earth, in millionths of degrees. */
@Unlisted
public class GeoPoint {
  private final int latitude;
  private final int longitude;

  public GeoPoint(int latitudeE6, int longitudeE6) {
    latitude = latitudeE6;
    longitude = longitudeE6;
  }

  public int getLatitudeE6() {
    return latitude;
  }

  public int getLongitudeE6() {
    return longitude;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof GeoPoint && ((GeoPoint) object).latitude == latitude && ((GeoPoint) object).longitude == longitude;
  }

  @Override
  public int hashCode() {
    return latitude * 29 + longitude;
  }

  @Override
  public String toString() {
    return latitude + "," + longitude;
  }
}
