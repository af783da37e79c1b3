package ground.serviceconnectedracy;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.IBinder;
import android.os.SystemClock;
import android.widget.TextView;

/** Binds a player and loads a song; the song is played when it is there. */
public class Main extends Activity implements ServiceConnection {
  TextView page;
  Player player;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    bindService(new Intent(this, Player.class), this, BIND_AUTO_CREATE);
    new Load().execute(); // @execute
  }

  @Override public void onServiceConnected(ComponentName name, IBinder binder) {
    player = ((Player.Local) binder).player(); // @connect
  }

  @Override public void onServiceDisconnected(ComponentName name) {}

  @Override protected void onDestroy() {
    super.onDestroy();
    unbindService(this);
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(5);
      return "song";
    }

    @Override protected void onPostExecute(String song) {
      Player ready = player; // @use
      page.setText(ready == null ? "no player" : ready.play(song));
    }
  }
}
