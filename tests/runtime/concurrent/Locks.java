package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;
import support.Together;

/** ReentrantLock: holds, conditions of several kinds, fairness, interrupts, timeouts, wrong use. */
public class Locks {
  static int count;

  public static void main(String[] args) throws Exception {
    ReentrantLock l = new ReentrantLock();
    support.Tell.Body work = () -> {
      for (int i = 0; i < 40; i++) {
        l.lock();
        try {
          int c = count;
          if (i % 7 == 0) Thread.yield();
          count = c + 1;
        } finally {
          l.unlock();
        }
      }
    };
    Together.run(work, work, work);
    p(count, l.isLocked(), thrown(l::unlock), l.getHoldCount());
    l.lock();
    l.lock();
    p(l.getHoldCount(), l.isHeldByCurrentThread(), l.tryLock(), l.tryLock(1, TimeUnit.SECONDS), l.getHoldCount());
    Together.run(()
                     -> p(l.tryLock(), l.tryLock(1, TimeUnit.MILLISECONDS), l.isHeldByCurrentThread(),
                         thrown(l::unlock), l.isLocked()));
    for (int i = 0; i < 4; i++) l.unlock();
    Condition notEmpty = l.newCondition(), notFull = l.newCondition();
    Deque<Integer> items = new ArrayDeque<>();
    int[] sum = {0};
    Together.run(
        ()
            -> {
          for (int i = 1; i <= 20; i++) {
            l.lock();
            try {
              while (items.size() == 2) notFull.await();
              items.add(i);
              notEmpty.signal();
            } finally {
              l.unlock();
            }
          }
        },
        () -> {
          for (int i = 1; i <= 20; i++) {
            l.lock();
            try {
              while (items.isEmpty()) notEmpty.awaitUninterruptibly();
              sum[0] = sum[0] * 3 % 1000003 + items.poll();
              notFull.signalAll();
            } finally {
              l.unlock();
            }
          }
        });
    p(sum[0], items, thrown(notEmpty::signal), thrown(notEmpty::await), thrown(() -> l.hasWaiters(notEmpty)));
    l.lock();
    p(notEmpty.awaitNanos(1000) <= 0, notEmpty.await(1, TimeUnit.MILLISECONDS), notEmpty.awaitUntil(new Date(0)),
        l.getHoldCount(), l.hasWaiters(notEmpty), l.getWaitQueueLength(notEmpty));
    Thread t = Together.start("t", () -> {
      try {
        l.lockInterruptibly();
      } catch (InterruptedException e) {
        p("interrupted", l.isHeldByCurrentThread());
      }
    });
    while (!l.hasQueuedThread(t)) Thread.sleep(1);
    p(l.getQueueLength(), l.hasQueuedThreads());
    t.interrupt();
    t.join();
    l.unlock();
    Thread w = Together.start("w", () -> {
      l.lock();
      l.lock();
      try {
        notEmpty.await();
      } catch (InterruptedException e) {
        p("await interrupted, holds", l.getHoldCount());
      } finally {
        l.unlock();
        l.unlock();
      }
    });
    for (boolean waits = false; !waits; Thread.sleep(1)) {
      l.lock();
      waits = l.hasWaiters(notEmpty);
      l.unlock();
    }
    w.interrupt();
    w.join();
    Thread.currentThread().interrupt();
    p(thrown(l::lockInterruptibly), l.isLocked(), Thread.interrupted(), new ReentrantLock(true).isFair());
  }
}
