package ground.mixservicelistens;

import android.app.Service;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.IBinder;

/** Hears what is told as long as it lives. */
public class Watch extends Service {
  static final String TOLD = "ground.mixservicelistens.TOLD";
  final Ear ear = new Ear();
  String name;

  @Override public IBinder onBind(Intent intent) { return null; }

  @Override public void onCreate() {
    super.onCreate();
    name = "watch"; // @make
    registerReceiver(ear, new IntentFilter(TOLD), RECEIVER_NOT_EXPORTED);
  }

  @Override public void onDestroy() {
    super.onDestroy();
    unregisterReceiver(ear);
    name = null; // @free
  }

  class Ear extends BroadcastReceiver {
    @Override public void onReceive(Context context, Intent intent) {
      boolean known = name.length() > 0; // @use
      if (known) Store.text = "told"; // @put
    }
  }
}
