package ground.sierrafigure2;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import android.os.SystemClock;

/** Tells the activity when there is something new. */
public class News extends Service {
  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    new Thread(() -> {
      SystemClock.sleep(250);
      sendBroadcast(new Intent("ground.NEWS").setPackage(getPackageName()));
    }).start();
    return START_NOT_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
