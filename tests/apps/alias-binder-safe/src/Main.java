package ground.aliasbindersafe;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.widget.TextView;

/** Shows the song of a player that it reaches through a binder. */
public class Main extends Activity implements ServiceConnection {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    bindService(new Intent(this, Player.class), this, BIND_AUTO_CREATE);
  }

  @Override public void onServiceConnected(ComponentName name, IBinder binder) {
    Player player = ((Player.Local) binder).player();
    page.setText(player.song); // @read
  }

  @Override public void onServiceDisconnected(ComponentName name) {}

  @Override protected void onDestroy() {
    super.onDestroy();
    unbindService(this);
  }
}
