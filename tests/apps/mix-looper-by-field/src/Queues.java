package ground.mixlooperbyfield;

import android.os.Handler;
import android.os.HandlerThread;

/** The loopers of this app. */
class Queues {
  final Handler disk = on("disk");
  final Handler net = on("net");

  /** Another handler of the looper of the disk. */
  Handler again() { return new Handler(disk.getLooper()); }

  private static Handler on(String name) {
    HandlerThread thread = new HandlerThread(name);
    thread.start();
    return new Handler(thread.getLooper());
  }
}
