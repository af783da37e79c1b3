package ground.mixpostattime;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Has things run at their time. */
class Clock {
  private final Handler handler = new Handler(Looper.getMainLooper());

  long now() { return SystemClock.uptimeMillis(); }

  void at(long time, Runnable task) { handler.postAtTime(task, time); }
}
