package android.location;

import android.os.Bundle;
import java.util.List;

/** Hears where the device is. */
public interface LocationListener {
  void onLocationChanged(Location location);

  default void onLocationChanged(List<Location> locations) {
    for (int i = 0; i < locations.size(); i++) onLocationChanged(locations.get(i));
  }

  default void onFlushComplete(int requestCode) {}

  @Deprecated
  default void onStatusChanged(String provider, int status, Bundle extras) {}

  default void onProviderEnabled(String provider) {}

  default void onProviderDisabled(String provider) {}
}
