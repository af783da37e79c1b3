package androidx.core.net;

import android.net.ConnectivityManager;

/** Calls of the connectivity manager that older platforms lack. */
public final class ConnectivityManagerCompat {
  public static final int RESTRICT_BACKGROUND_STATUS_DISABLED = 1;
  public static final int RESTRICT_BACKGROUND_STATUS_ENABLED = 3;
  public static final int RESTRICT_BACKGROUND_STATUS_WHITELISTED = 2;

  private ConnectivityManagerCompat() {}

  public static int getRestrictBackgroundStatus(ConnectivityManager connectivityManager) {
    return connectivityManager.getRestrictBackgroundStatus();
  }

  public static boolean isActiveNetworkMetered(ConnectivityManager connectivityManager) {
    return connectivityManager.isActiveNetworkMetered();
  }
}
