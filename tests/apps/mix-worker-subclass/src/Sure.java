package ground.mixworkersubclass;

import android.os.Handler;
import android.os.HandlerThread;

/** Waits for its looper. */
class Sure extends HandlerThread {
  Sure() { super("sure"); }

  void later(Runnable task) { new Handler(getLooper()).post(task); }
}
