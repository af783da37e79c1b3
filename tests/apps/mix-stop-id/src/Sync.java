package ground.mixstopid;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

/** Works on a thread for each start; who has the latest start ends the service. */
public class Sync extends Service {
  String log;

  @Override public IBinder onBind(Intent intent) { return null; }

  @Override public void onCreate() {
    super.onCreate();
    log = "log"; // @make
  }

  @Override public int onStartCommand(Intent intent, int flags, int id) {
    new Worker(this, id).start();
    return START_NOT_STICKY;
  }

  @Override public void onDestroy() {
    super.onDestroy();
    log = null; // @free
  }
}
