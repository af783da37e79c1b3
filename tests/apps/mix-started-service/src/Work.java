package ground.mixstartedservice;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import android.os.SystemClock;

/** Works once. */
public class Work extends Service {
  static final String DONE = "ground.mixstartedservice.DONE";

  @Override public IBinder onBind(Intent intent) { return null; }

  @Override public int onStartCommand(Intent intent, int flags, int id) {
    new Thread(this::work).start();
    return START_NOT_STICKY;
  }

  void work() {
    SystemClock.sleep(300);
    Store.value = "done"; // @set
    sendBroadcast(new Intent(DONE).setPackage(getPackageName()));
  }
}
