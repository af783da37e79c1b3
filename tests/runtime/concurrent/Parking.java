package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import support.Together;

/**
 * LockSupport: permits do not add up, interrupts end a park, deadlines; a lock by hand on AbstractQueuedSynchronizer.
 */
public class Parking {
  static class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int n) {
      if (!compareAndSetState(0, 1)) return false;
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }
    @Override
    protected boolean tryRelease(int n) {
      if (getState() == 0) throw new IllegalMonitorStateException();
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }
    @Override
    protected boolean isHeldExclusively() {
      return getExclusiveOwnerThread() == Thread.currentThread();
    }
    Condition condition() { return new ConditionObject(); }
  }

  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int n) {
      return getState() == 1 ? 1 : -1;
    }
    @Override
    protected boolean tryReleaseShared(int n) {
      setState(1);
      return true;
    }
  }

  static int count;

  public static void main(String[] args) throws Exception {
    Thread me = Thread.currentThread();
    LockSupport.unpark(me);
    LockSupport.unpark(me);
    LockSupport.park();
    long before = System.nanoTime();
    LockSupport.parkNanos(3_000_000);
    p(System.nanoTime() - before >= 3_000_000);
    me.interrupt();
    LockSupport.park("blocker");
    p(me.isInterrupted(), Thread.interrupted(), LockSupport.getBlocker(me));
    LockSupport.parkUntil(1);
    LockSupport.unpark(null);
    AtomicBoolean go = new AtomicBoolean();
    Thread t = Together.start("t", () -> {
      while (!go.get()) LockSupport.park("why");
      p("released");
    });
    while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
    p(LockSupport.getBlocker(t));
    go.set(true);
    LockSupport.unpark(t);
    t.join();
    Mutex m = new Mutex();
    support.Tell.Body work = () -> {
      for (int i = 0; i < 20; i++) {
        m.acquire(1);
        int c = count;
        Thread.yield();
        count = c + 1;
        m.release(1);
      }
    };
    Together.run(work, work, work);
    p(count, thrown(() -> m.release(1)), m.hasQueuedThreads(), m.tryAcquireNanos(1, 1000),
        m.tryAcquireNanos(1, 1_000_000), m.hasContended());
    m.release(1);
    Condition c = m.condition();
    StringBuffer b = new StringBuffer();
    Thread waiter = Together.start("waiter", () -> {
      m.acquire(1);
      b.append("waits ");
      c.await();
      b.append("woken ");
      m.release(1);
    });
    for (boolean done = false; !done; Thread.sleep(1)) {
      m.acquire(1);
      if (b.length() > 0) {
        c.signal();
        b.append("signalled ");
        done = true;
      }
      m.release(1);
    }
    waiter.join();
    p(b, thrown(c::signal));
    Gate g = new Gate();
    AtomicInteger passed = new AtomicInteger();
    Thread x = Together.start("x", () -> {
      g.acquireSharedInterruptibly(0);
      passed.incrementAndGet();
    }), y = Together.start("y", () -> {
      g.acquireShared(0);
      passed.incrementAndGet();
    });
    while (g.getQueueLength() < 2) Thread.sleep(1);
    p(passed, g.hasQueuedThreads(), g.tryAcquireSharedNanos(0, 1000));
    g.releaseShared(0);
    x.join();
    y.join();
    p(passed, g.getQueueLength(), TimeUnit.NANOSECONDS.toNanos(1));
  }
}
