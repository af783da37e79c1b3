package ground.mixworkersubclass;

import android.os.Handler;
import android.os.HandlerThread;

/** Makes a handler as soon as it can. */
class Worker extends HandlerThread {
  private Handler handler;

  Worker() { super("worker"); }

  @Override protected void onLooperPrepared() {
    handler = new Handler(getLooper()); // @ready
  }

  void later(Runnable task) {
    handler.post(task); // @use
  }
}
