package ground.mixrepository;

import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** One load; its result is delivered on the main looper. */
class Call implements Runnable {
  private static final Handler MAIN = new Handler(Looper.getMainLooper());
  private final String what;
  private final Callback callback;
  private boolean cancelled;

  Call(String what, Callback callback) {
    this.what = what;
    this.callback = callback;
  }

  @Override public void run() {
    SystemClock.sleep(200);
    MAIN.post(this::deliver);
  }

  void deliver() {
    if (!cancelled) callback.loaded(what); // @look
  }

  void cancel() {
    cancelled = true; // @cancel
  }
}
