package ground.mixhandlerbase;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;

/** Takes back all that it has posted when it ends. */
abstract class Base extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    handler.removeCallbacksAndMessages(null);
    drop();
  }

  abstract void drop();
}
