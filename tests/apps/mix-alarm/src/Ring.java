package ground.mixalarm;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Rings. */
public class Ring extends BroadcastReceiver {
  @Override public void onReceive(Context context, Intent intent) {
    Main.page.setText("rings"); // @use
  }
}
