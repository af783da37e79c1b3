package ground.receiverthreadsafe;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** A receiver that is called on the main thread. */
public class Main extends Activity {
  static final String SYNC = "ground.receiverthreadsafe.SYNC";
  String account = "nobody";

  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) {
      context.getSharedPreferences("sync", 0).edit().putString("account", account).commit(); // @use
    }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    registerReceiver(receiver, new IntentFilter(SYNC), RECEIVER_NOT_EXPORTED);
    sendBroadcast(new Intent(SYNC).setPackage(getPackageName()));
    setContentView(new TextView(this));
  }

  @Override protected void onPostCreate(Bundle saved) {
    super.onPostCreate(saved);
    SystemClock.sleep(5);
    account = "Ada"; // @set
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
  }
}
