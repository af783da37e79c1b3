package ground.mixservicehandler;

import android.app.Service;
import android.content.Intent;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.os.SystemClock;

/** Handles its commands on a worker. */
public class Work extends Service {
  private HandlerThread thread;
  private Worker worker;
  private String log = "";

  @Override public void onCreate() {
    super.onCreate();
    thread = new HandlerThread("work");
    thread.start();
    worker = new Worker(thread.getLooper());
  }

  @Override public int onStartCommand(Intent intent, int flags, int id) {
    worker.obtainMessage(id).sendToTarget();
    return START_NOT_STICKY;
  }

  @Override public void onDestroy() {
    super.onDestroy();
    thread.quit();
    log = null; // @free
  }

  @Override public IBinder onBind(Intent intent) { return null; }

  private class Worker extends Handler {
    Worker(Looper looper) { super(looper); }

    @Override public void handleMessage(Message message) {
      SystemClock.sleep(150);
      String all = log.concat("handled "); // @get
      log = all; // @put
    }
  }
}
