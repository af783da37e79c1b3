package ground.mixstopid;

import android.os.SystemClock;

/** One piece of work of a service. */
class Worker extends Thread {
  private final Sync sync;
  private final int id;

  Worker(Sync sync, int id) {
    this.sync = sync;
    this.id = id;
  }

  @Override public void run() {
    SystemClock.sleep(200);
    if (sync.log.length() > 0) sync.stopSelf(id); // @use
  }
}
