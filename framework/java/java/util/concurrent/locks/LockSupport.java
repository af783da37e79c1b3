package java.util.concurrent.locks;

import antecede.Threads;
import antecede.World;

/** Lets threads wait for a permit that each of them has. */
public class LockSupport {
  private LockSupport() {}

  public static void unpark(Thread thread) {
    if (thread != null) Threads.unpark(thread);
  }

  private static void park(Object blocker, long nanos) {
    Thread thread = Threads.current();
    thread.parkBlocker = blocker;
    Threads.park(blocker, nanos);
    thread.parkBlocker = null;
  }

  public static void park(Object blocker) {
    park(blocker, Threads.FOREVER);
  }

  public static void park() {
    Threads.park(null, Threads.FOREVER);
  }

  public static void parkNanos(Object blocker, long nanos) {
    if (nanos > 0) park(blocker, nanos);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) Threads.park(null, nanos);
  }

  public static void parkUntil(Object blocker, long deadline) {
    park(blocker, until(deadline));
  }

  public static void parkUntil(long deadline) {
    Threads.park(null, until(deadline));
  }

  private static long until(long deadline) {
    long millis = deadline - World.currentTimeMillis();
    return Math.min(Math.max(millis, 0), Long.MAX_VALUE / 1000000) * 1000000;
  }

  public static void setCurrentBlocker(Object blocker) {
    Threads.current().parkBlocker = blocker;
  }

  public static Object getBlocker(Thread thread) {
    if (thread == null) throw new NullPointerException();
    return thread.parkBlocker;
  }
}
