package androidx.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

/** A service with a lifecycle. */
public class LifecycleService extends Service implements LifecycleOwner {
  private final ServiceLifecycleDispatcher dispatcher = new ServiceLifecycleDispatcher(this);

  @Override
  public void onCreate() {
    dispatcher.onServicePreSuperOnCreate();
    super.onCreate();
  }

  @Override
  public IBinder onBind(Intent intent) {
    dispatcher.onServicePreSuperOnBind();
    return null;
  }

  @Override
  @Deprecated
  public void onStart(Intent intent, int startId) {
    dispatcher.onServicePreSuperOnStart();
    super.onStart(intent, startId);
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    return super.onStartCommand(intent, flags, startId);
  }

  @Override
  public void onDestroy() {
    dispatcher.onServicePreSuperOnDestroy();
    super.onDestroy();
  }

  @Override
  public Lifecycle getLifecycle() {
    return dispatcher.getLifecycle();
  }
}
