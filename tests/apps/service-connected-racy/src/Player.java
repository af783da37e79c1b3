package ground.serviceconnectedracy;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

/** Plays songs. */
public class Player extends Service {
  class Local extends Binder {
    Player player() { return Player.this; }
  }

  @Override public IBinder onBind(Intent intent) { return new Local(); }

  String play(String song) { return "plays the " + song; }
}
