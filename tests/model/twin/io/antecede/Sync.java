package antecede;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Stand-in on the JDK: threads of the JDK that run one at a time, and hand on only where they block. */
public final class Sync {
  /** Code of a test. */
  public interface Body {
    void run() throws Exception;
  }

  private static final ReentrantLock baton = new ReentrantLock(true);
  private static final Condition changed = baton.newCondition();

  private Sync() {}

  /** Runs code that uses the model, as one of several threads. */
  public static void run(Body body) {
    baton.lock();
    try {
      body.run();
    } catch (Exception e) {
      throw new AssertionError(e);
    } finally {
      baton.unlock();
    }
  }

  public static void join(Thread thread) throws InterruptedException {
    while (thread.isAlive()) block(thread, 1_000_000);
  }

  public static void release(Object token) {}

  public static void acquire(Object token) {}

  public static boolean block(Object place, long nanos) throws InterruptedException {
    changed.await(nanos < 0 ? 5_000_000 : Math.min(5_000_000, nanos), TimeUnit.NANOSECONDS);
    return true;
  }

  public static boolean blockUninterruptibly(Object place, long nanos) {
    try {
      return block(place, nanos);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void wake(Object place, boolean all) {
    if (baton.isHeldByCurrentThread()) changed.signalAll();
  }
}
