package ground.receiverorderedsafe;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.SystemClock;
import android.widget.TextView;

/** Two receivers of one broadcast, on two threads. */
public class Main extends Activity {
  static final String LOGIN = "ground.receiverorderedsafe.LOGIN";
  final HandlerThread worker = new HandlerThread("worker");
  final BroadcastReceiver first = new First();
  final BroadcastReceiver second = new Second();
  TextView page;
  String token = "none";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    worker.start();
    IntentFilter early = new IntentFilter(LOGIN);
    early.setPriority(10);
    registerReceiver(first, early, null, new Handler(worker.getLooper()), RECEIVER_NOT_EXPORTED);
    registerReceiver(second, new IntentFilter(LOGIN), RECEIVER_NOT_EXPORTED);
    sendOrderedBroadcast(new Intent(LOGIN).setPackage(getPackageName()), null);
    page = new TextView(this);
    setContentView(page);
  }

  class First extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      SystemClock.sleep(2);
      token = "secret"; // @set
    }
  }

  class Second extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      page.setText(token); // @use
    }
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(first);
    unregisterReceiver(second);
    worker.quit();
  }
}
