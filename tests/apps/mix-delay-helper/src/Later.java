package ground.mixdelayhelper;

import android.os.Handler;
import android.os.Looper;

/** Has things run on the main looper, later. */
class Later {
  private final Handler handler = new Handler(Looper.getMainLooper());

  void after(int millis, Runnable task) { handler.postDelayed(task, millis); }
}
