package ground.mixboundtasks;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.widget.TextView;

/** Uses a service while it is bound. */
public class Main extends Activity {
  private final Link link = new Link();
  Engine engine;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    bindService(new Intent(this, Engine.class), link, BIND_AUTO_CREATE);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    unbindService(link);
    engine = null; // @drop
  }

  void ready(Engine bound) {
    engine = bound; // @bind
    page.postDelayed(this::ask, 300);
  }

  void ask() {
    Engine current = engine; // @use
    page.setText(current.fuel());
  }

  class Link implements ServiceConnection {
    @Override public void onServiceConnected(ComponentName name, IBinder binder) { ready(((Engine.Local) binder).engine()); }

    @Override public void onServiceDisconnected(ComponentName name) {}
  }
}
