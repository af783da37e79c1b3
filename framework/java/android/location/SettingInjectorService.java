package android.location;

import android.content.Intent;

/** Adds a line to the system's settings of location. */
public abstract class SettingInjectorService extends android.app.Service {
  public static final String ACTION_INJECTED_SETTING_CHANGED = "android.location.InjectedSettingChanged";
  public static final String ACTION_SERVICE_INTENT = "android.location.SettingInjectorService";
  public static final String ATTRIBUTES_NAME = "injected-location-setting";
  public static final String META_DATA_NAME = "android.location.SettingInjectorService";

  public SettingInjectorService(String name) {}

  @Override
  public final android.os.IBinder onBind(Intent intent) {
    return null;
  }

  @Override
  public final void onStart(Intent intent, int startId) {
    super.onStart(intent, startId);
  }

  @Override
  public final int onStartCommand(Intent intent, int flags, int startId) {
    onStart(intent, startId);
    stopSelf(startId);
    return START_NOT_STICKY;
  }

  protected abstract String onGetSummary();

  protected abstract boolean onGetEnabled();
}
