package ground.mixmanifestchain;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Hands it on. */
public class Alarm extends BroadcastReceiver {
  @Override public void onReceive(Context context, Intent intent) { context.startService(new Intent(context, Work.class)); }
}
