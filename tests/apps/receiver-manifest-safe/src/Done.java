package ground.receivermanifestsafe;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Is told when the work is done, whether or not anybody looks. */
public class Done extends BroadcastReceiver {
  @Override public void onReceive(Context context, Intent intent) {
    if (Main.page == null) return; // @check
    Main.page.setText("done"); // @use
  }
}
