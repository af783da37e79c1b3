package ground.aliasbindersafe;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.SystemClock;

/** Chooses a song. */
public class Player extends Service {
  String song = "silence";

  class Local extends Binder {
    Player player() { return Player.this; }
  }

  @Override public void onCreate() {
    super.onCreate();
    choose();
  }

  void choose() {
    SystemClock.sleep(14);
    song = "song"; // @write
  }

  @Override public IBinder onBind(Intent intent) { return new Local(); }
}
