package ground.mixboundservice;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Plays what the player has. */
public class Main extends Activity implements ServiceConnection, View.OnClickListener {
  TextView page;
  Player player;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Play");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
    bindService(new Intent(this, Player.class), this, BIND_AUTO_CREATE);
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unbindService(this);
  }

  @Override public void onServiceConnected(ComponentName name, IBinder binder) {
    player = ((Player.Local) binder).player(); // @connect
  }

  @Override public void onServiceDisconnected(ComponentName name) {}

  @Override public void onClick(View view) {
    Player ready = player; // @use
    page.setText(ready == null ? "no player" : ready.song());
  }
}
