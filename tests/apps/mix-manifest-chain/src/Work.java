package ground.mixmanifestchain;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import android.os.SystemClock;

/** Answers on a thread. */
public class Work extends Service {
  @Override public IBinder onBind(Intent intent) { return null; }

  @Override public int onStartCommand(Intent intent, int flags, int id) {
    new Thread(new Answer()).start();
    return START_NOT_STICKY;
  }

  static class Answer implements Runnable {
    @Override public void run() {
      SystemClock.sleep(200);
      String text = State.request; // @read
      State.answer = text + " answered"; // @answer
    }
  }
}
