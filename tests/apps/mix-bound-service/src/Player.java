package ground.mixboundservice;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.SystemClock;

/** Tunes for a while when it is made. */
public class Player extends Service {
  private String song = "noise";

  class Local extends Binder {
    Player player() { return Player.this; }
  }

  @Override public void onCreate() {
    super.onCreate();
    new Thread(this::tune).start();
    SystemClock.sleep(150);
  }

  @Override public IBinder onBind(Intent intent) { return new Local(); }

  void tune() {
    SystemClock.sleep(100);
    song = "song"; // @tune
  }

  String song() {
    return song; // @song
  }
}
