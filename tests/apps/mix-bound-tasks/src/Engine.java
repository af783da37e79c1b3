package ground.mixboundtasks;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

/** Has fuel as long as it lives. */
public class Engine extends Service {
  private String fuel;

  /** Hands out the engine. */
  class Local extends Binder {
    Engine engine() { return Engine.this; }
  }

  @Override public void onCreate() {
    super.onCreate();
    fuel = "fuel"; // @fill
  }

  @Override public IBinder onBind(Intent intent) { return new Local(); }

  @Override public void onDestroy() {
    super.onDestroy();
    fuel = "empty"; // @burn
  }

  String fuel() {
    return fuel; // @look
  }
}
