package android.location;

import android.content.Context;
import android.os.AsyncTask;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names of places; there is a street at every point. */
public final class Geocoder {
  private final Locale locale;

  /** Gets the result later. */
  public interface GeocodeListener {
    void onGeocode(List<Address> addresses);

    default void onError(String errorMessage) {}
  }

  public Geocoder(Context context) {
    this(context, Locale.getDefault());
  }

  public Geocoder(Context context, Locale locale) {
    if (locale == null) throw new NullPointerException("locale == null");
    this.locale = locale;
  }

  public static boolean isPresent() {
    return true;
  }

  private List<Address> addresses(double latitude, double longitude, String name) {
    Address address = new Address(locale);
    address.setLatitude(latitude);
    address.setLongitude(longitude);
    address.setFeatureName(name);
    address.setThoroughfare("Main Street");
    address.setLocality("Springfield");
    address.setCountryCode("US");
    address.setCountryName("United States");
    address.setAddressLine(0, "1 Main Street, Springfield");
    ArrayList<Address> list = new ArrayList<Address>();
    list.add(address);
    return list;
  }

  public List<Address> getFromLocation(double latitude, double longitude, int maxResults) throws IOException {
    if (latitude < -90 || latitude > 90) throw new IllegalArgumentException("latitude == " + latitude);
    if (longitude < -180 || longitude > 180) throw new IllegalArgumentException("longitude == " + longitude);
    return addresses(latitude, longitude, "1");
  }

  public List<Address> getFromLocationName(String locationName, int maxResults) throws IOException {
    if (locationName == null) throw new IllegalArgumentException("locationName == null");
    return addresses(37.422, -122.084, locationName);
  }

  public List<Address> getFromLocationName(String locationName, int maxResults, double lowerLeftLatitude,
      double lowerLeftLongitude,
      double upperRightLatitude, double upperRightLongitude) throws IOException {
    return getFromLocationName(locationName, maxResults);
  }

  /** The answer comes from another process, on a thread that serves it. */
  private static void answer(GeocodeListener listener, List<Address> addresses) {
    AsyncTask.execute(new Runnable() {
      @Override
      public void run() {
        listener.onGeocode(addresses);
      }
    });
  }

  public void getFromLocation(double latitude, double longitude, int maxResults, GeocodeListener listener) {
    answer(listener, addresses(latitude, longitude, "1"));
  }

  public void getFromLocationName(String locationName, int maxResults, GeocodeListener listener) {
    answer(listener, addresses(37.422, -122.084, locationName));
  }

  public void getFromLocationName(String locationName, int maxResults, double lowerLeftLatitude, double lowerLeftLongitude,
      double upperRightLatitude,
      double upperRightLongitude, GeocodeListener listener) {
    getFromLocationName(locationName, maxResults, listener);
  }
}
