package ground.mixsemaphoreturns;

import java.util.concurrent.Semaphore;

/** Lets one through for each time it is opened. */
class Gate {
  private final Semaphore permits = new Semaphore(0);

  void open() { permits.release(); }

  void pass() { permits.acquireUninterruptibly(); }
}
