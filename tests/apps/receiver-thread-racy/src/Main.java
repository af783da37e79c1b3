package ground.receiverthreadracy;

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

/** A receiver that is called on a thread of its own. */
public class Main extends Activity {
  static final String SYNC = "ground.receiverthreadracy.SYNC";
  final HandlerThread worker = new HandlerThread("worker");
  String account = "nobody";

  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) {
      System.out.println(account); // @use
    }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    worker.start();
    Handler handler = new Handler(worker.getLooper());
    registerReceiver(receiver, new IntentFilter(SYNC), null, handler, RECEIVER_NOT_EXPORTED);
    sendBroadcast(new Intent(SYNC).setPackage(getPackageName()));
    setContentView(new TextView(this));
  }

  @Override protected void onResume() {
    super.onResume();
    SystemClock.sleep(5);
    account = "Ada"; // @set
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
    worker.quit();
  }
}
