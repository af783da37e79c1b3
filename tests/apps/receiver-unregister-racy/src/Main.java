package ground.receiverunregisterracy;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Shows how far a download has come, as long as it is visible. */
public class Main extends Activity {
  static final String PROGRESS = "ground.receiverunregisterracy.PROGRESS";
  TextView bar;

  final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override public void onReceive(Context context, Intent intent) {
      bar.setText("done"); // @use
    }
  };

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    registerReceiver(receiver, new IntentFilter(PROGRESS), RECEIVER_NOT_EXPORTED);
    new Download().start();
  }

  @Override protected void onStart() {
    super.onStart();
    bar = new TextView(this); // @make
    setContentView(bar);
  }

  @Override protected void onStop() {
    super.onStop();
    bar = null; // @free
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    unregisterReceiver(receiver);
  }

  class Download extends Thread {
    @Override public void run() {
      SystemClock.sleep(600);
      sendBroadcast(new Intent(PROGRESS).setPackage(getPackageName()));
    }
  }
}
