package objects;

import static support.Tell.p;
import static support.Tell.thrown;

/** Monitors in one thread: reentrancy, holdsLock, exceptions inside, IllegalMonitorState, synchronized methods. */
public class Monitors {
  static final Object LOCK = new Object();
  int depth;

  synchronized int reenter(int n) {
    depth++;
    return n == 0 ? (Thread.holdsLock(this) ? 1 : 0) : reenter(n - 1) + 1;
  }

  static synchronized boolean held() { return Thread.holdsLock(Monitors.class); }
  synchronized void fails() { throw new IllegalStateException(); }

  synchronized boolean waits(long millis) throws InterruptedException {
    wait(millis);
    return Thread.holdsLock(this);
  }

  static int early() {
    synchronized (LOCK) {
      for (int i = 0;; i++) {
        synchronized (new Object()) {
          if (i == 2) continue;
          if (i == 3) return Thread.holdsLock(LOCK) ? 10 : 20;
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Monitors m = new Monitors();
    p(m.reenter(5), m.depth, Thread.holdsLock(m), held(), Thread.holdsLock(Monitors.class), early(),
        Thread.holdsLock(LOCK));
    p(thrown(m::fails), Thread.holdsLock(m), thrown(m::notify), thrown(m::notifyAll), thrown(m::wait),
        thrown(() -> m.wait(5)), thrown(() -> Thread.holdsLock(null)));
    synchronized (m) {
      m.notify();
      m.notifyAll();
      m.wait(1);
      m.wait(0, 1000);
      p(Thread.holdsLock(m), thrown(() -> m.wait(-1)), thrown(() -> m.wait(1, -1)), thrown(() -> m.wait(1, 1000000)),
          thrown(() -> LOCK.notify()), m.waits(1));
    }
    p(thrown(() -> { synchronized (LOCK) { synchronized (m) { throw new Error();
  }
}
}), Thread.holdsLock(LOCK), Thread.holdsLock(m));
String text = null;
    p(thrown(() -> { synchronized (text) { p("never");
    }
    }));
    Object lock = new Object();
    StringBuilder b = new StringBuilder();
    synchronized (lock) {
      lock = new Object();
      b.append(Thread.holdsLock(lock));
    }
    p(b);
    Thread.currentThread().interrupt();
    synchronized (m) { p(thrown(m::wait), Thread.interrupted(), Thread.holdsLock(m)); }
    int[] array = {0};
    synchronized (array) { array[0] = Thread.holdsLock(array) ? 1 : 2; }
    p(array, Thread.holdsLock(array), new Monitors().reenter(200));
    Thread t = new Thread(() -> p(thrown(m::notify), Thread.holdsLock(m)));
    synchronized (m) {
      t.start();
      t.join();
    }
    }
    }
