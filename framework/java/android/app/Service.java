package android.app;

import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Build;
import android.os.IBinder;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Work without a screen. The system moves it along its automaton. */
public abstract class Service extends ContextWrapper implements ComponentCallbacks2 {
  public static final int START_CONTINUATION_MASK = 0xf;
  public static final int START_STICKY_COMPATIBILITY = 0;
  public static final int START_STICKY = 1;
  public static final int START_NOT_STICKY = 2;
  public static final int START_REDELIVER_INTENT = 3;
  public static final int START_FLAG_REDELIVERY = 1;
  public static final int START_FLAG_RETRY = 2;
  public static final int STOP_FOREGROUND_LEGACY = 0;
  public static final int STOP_FOREGROUND_REMOVE = 1;
  public static final int STOP_FOREGROUND_DETACH = 2;

  @Hidden public final Lifecycle life = new Lifecycle(this, "service");
  /** What the system hands to the next command, beside the intent. */
  @Hidden public int requestFlags;
  @Hidden public int requestId;
  /** What the last command said of the service's return after the process has died: START_STICKY, ... */
  @Hidden public int mode = START_STICKY;
  /** What onBind gave. */
  @Hidden public IBinder binder;
  /** onUnbind wants onRebind. */
  @Hidden public boolean rebind;
  private Application application;
  private String className;
  private Object token;
  private int foregroundId;

  public Service() {
    super(null);
  }

  @Hidden
  public void attach(Context base, Application application, String className, Object token) {
    attachBaseContext(base);
    this.application = application;
    this.className = className;
    this.token = token;
  }

  // ---- steps of the automaton

  @Hidden
  public void lifeCommand() {
    mode = onStartCommand((Intent) life.get("intent"), requestFlags, requestId);
  }

  @Hidden
  public void lifeBind() {
    binder = onBind((Intent) life.get("intent"));
  }

  @Hidden
  public void lifeUnbind() {
    rebind = onUnbind((Intent) life.get("intent"));
  }

  @Hidden
  public void lifeDestroyed() {
    token = null;
    Server.cleanUp(this);
    if (foregroundId != 0) stopForeground(true);
  }

  // ---- callbacks

  public void onCreate() {}

  @Deprecated
  public void onStart(Intent intent, int startId) {}

  public int onStartCommand(Intent intent, int flags, int startId) {
    onStart(intent, startId);
    return getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.ECLAIR ? START_STICKY_COMPATIBILITY : START_STICKY;
  }

  public void onDestroy() {}

  @Override
  public void onConfigurationChanged(Configuration newConfig) {}

  @Override
  public void onLowMemory() {}

  @Override
  public void onTrimMemory(int level) {}

  public abstract IBinder onBind(Intent intent);

  public boolean onUnbind(Intent intent) {
    return false;
  }

  public void onRebind(Intent intent) {}

  public void onTaskRemoved(Intent rootIntent) {}

  public void onTimeout(int startId) {}

  public void onTimeout(int startId, int fgsType) {}

  // ---- requests

  public final Application getApplication() {
    return application;
  }

  public final void stopSelf() {
    stopSelf(-1);
  }

  public final void stopSelf(int startId) {
    Server.stopSelf(this, startId);
  }

  public final boolean stopSelfResult(int startId) {
    return Server.stopSelf(this, startId);
  }

  /** Whether the system must let it run. */
  @Hidden
  public final boolean isForeground() {
    return foregroundId != 0;
  }

  @Unlisted
  @Deprecated
  public final void setForeground(boolean isForeground) {}

  public final void startForeground(int id, Notification notification) {
    if (id == 0) throw new IllegalArgumentException("id is 0");
    foregroundId = id;
    manager().notify(id, notification);
  }

  public final void startForeground(int id, Notification notification, int foregroundServiceType) {
    startForeground(id, notification);
  }

  @Deprecated
  public final void stopForeground(boolean removeNotification) {
    if (removeNotification && foregroundId != 0) manager().cancel(foregroundId);
    foregroundId = 0;
  }

  public final void stopForeground(int notificationBehavior) {
    stopForeground((notificationBehavior & STOP_FOREGROUND_REMOVE) != 0);
  }

  private NotificationManager manager() {
    return (NotificationManager) getSystemService(Context.NOTIFICATION_SERVICE);
  }

  public final int getForegroundServiceType() {
    return 0;
  }

  @Unlisted
  public final String getClassName() {
    return className;
  }

  protected void dump(FileDescriptor fd, PrintWriter writer, String[] args) {
    writer.println("nothing to dump");
  }

  @Override
  protected void attachBaseContext(Context newBase) {
    super.attachBaseContext(newBase);
  }
}
