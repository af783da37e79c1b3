package ground.mixreceiverdynamic;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Listens as long as it is visible. */
public class Main extends Activity {
  static final String TOLD = "ground.mixreceiverdynamic.TOLD";
  final Told receiver = new Told();
  TextView bar;
  String sound;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::tell).start();
  }

  @Override protected void onStart() {
    super.onStart();
    bar = new TextView(this); // @make
    setContentView(bar);
    registerReceiver(receiver, new IntentFilter(TOLD), RECEIVER_NOT_EXPORTED);
  }

  @Override protected void onResume() {
    super.onResume();
    sound = "bell"; // @on
  }

  @Override protected void onPause() {
    super.onPause();
    sound = null; // @off
  }

  @Override protected void onStop() {
    super.onStop();
    unregisterReceiver(receiver);
    bar = null; // @free
  }

  void tell() {
    SystemClock.sleep(300);
    sendBroadcast(new Intent(TOLD).setPackage(getPackageName()));
  }

  class Told extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      int length = sound.length(); // @use-sound
      bar.setText("told " + length); // @use-bar
    }
  }
}
