package androidx.core.app;

import android.app.Notification;
import android.app.Service;

/** Calls of services that older platforms lack. */
public final class ServiceCompat {
  public static final int START_STICKY = 1;
  public static final int STOP_FOREGROUND_REMOVE = 1;
  public static final int STOP_FOREGROUND_DETACH = 2;

  private ServiceCompat() {}

  public static void startForeground(Service service, int id, Notification notification, int foregroundServiceType) {
    service.startForeground(id, notification, foregroundServiceType);
  }

  public static void stopForeground(Service service, int flags) {
    service.stopForeground(flags);
  }
}
