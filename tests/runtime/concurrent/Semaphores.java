package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import support.Together;

/** Semaphore as a bounded pool: never too many inside; try, drain, reduce, fairness, interrupts. */
public class Semaphores {
  static class Reducible extends Semaphore {
    Reducible(int n) { super(n); }
    void reduce(int n) { reducePermits(n); }
  }

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(2);
    AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger(), entries = new AtomicInteger();
    support.Tell.Body work = () -> {
      for (int i = 0; i < 10; i++) {
        s.acquire();
        most.accumulateAndGet(inside.incrementAndGet(), Math::max);
        Thread.yield();
        entries.incrementAndGet();
        inside.decrementAndGet();
        s.release();
      }
    };
    Together.run(work, work, work, work);
    p(entries, most.get() <= 2, s.availablePermits(), inside);
    Semaphore t = new Semaphore(3, true);
    p(t.isFair(), t.tryAcquire(2), t.tryAcquire(2), t.availablePermits(), t.drainPermits(), t.tryAcquire(),
        t.tryAcquire(1, TimeUnit.MILLISECONDS), t.hasQueuedThreads(), t.getQueueLength());
    t.release(5);
    p(t.availablePermits(), thrown(() -> t.acquire(-1)), thrown(() -> t.release(-1)), t.tryAcquire(0));
    Semaphore negative = new Semaphore(-1);
    Thread w = Together.start("w", () -> {
      negative.acquire(2);
      p("acquired two");
    });
    for (int i = 0; i < 3; i++) negative.release();
    w.join();
    p(negative.availablePermits());
    Thread x = Together.start("x", () -> {
      try {
        negative.acquire();
      } catch (InterruptedException e) {
        p("interrupted", Thread.interrupted());
        negative.acquireUninterruptibly();
        p("uninterruptibly");
      }
    });
    while (!negative.hasQueuedThreads()) Thread.sleep(1);
    x.interrupt();
    while (x.getState() != Thread.State.TERMINATED) {
      if (negative.hasQueuedThreads()) negative.release();
      Thread.sleep(1);
    }
    Reducible r = new Reducible(5);
    r.reduce(7);
    p(r.availablePermits(), r.tryAcquire(), thrown(() -> r.reduce(-1)));
    Semaphore order = new Semaphore(0);
    StringBuffer b = new StringBuffer();
    Together.run(
        ()
            -> {
          order.acquire();
          b.append("second");
        },
        () -> {
          b.append("first ");
          order.release();
        });
    p(b);
  }
}
