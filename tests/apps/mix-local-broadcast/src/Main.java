package ground.mixlocalbroadcast;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import androidx.localbroadcastmanager.content.LocalBroadcastManager;

/** Is told twice when something was loaded. */
public class Main extends Activity {
  static final String LOADED = "loaded";
  final Good good = new Good();
  LocalBroadcastManager local;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    local = LocalBroadcastManager.getInstance(this);
    local.registerReceiver(good, new IntentFilter(LOADED));
    local.registerReceiver(new Bad(), new IntentFilter(LOADED));
    new Thread(this::load).start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    local.unregisterReceiver(good);
    page = null; // @free
  }

  void load() {
    SystemClock.sleep(300);
    local.sendBroadcast(new Intent(LOADED));
  }

  class Good extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      page.append("good "); // @use-good
    }
  }

  class Bad extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      page.append("bad "); // @use-bad
    }
  }
}
