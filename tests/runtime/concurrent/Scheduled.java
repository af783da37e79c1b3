package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** ScheduledThreadPoolExecutor, Timer, DelayQueue: order by time, repetition, cancellation, failure. */
public class Scheduled {
  static final class Later implements Delayed {
    final String name;
    final long at;
    Later(String name, long millis) {
      this.name = name;
      at = System.nanoTime() + millis * 1_000_000;
    }
    @Override
    public long getDelay(TimeUnit u) {
      return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
    }
    @Override
    public int compareTo(Delayed o) {
      return Long.compare(at, ((Later) o).at);
    }
    @Override
    public String toString() {
      return name;
    }
  }

  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor s = new ScheduledThreadPoolExecutor(1);
    StringBuffer b = new StringBuffer();
    s.submit(() -> b.append('0')).get();
    s.schedule(() -> b.append('c'), 200, TimeUnit.MILLISECONDS);
    s.schedule(() -> b.append('a'), 1, TimeUnit.MILLISECONDS);
    ScheduledFuture<String> f = s.schedule(() -> {
      b.append('b');
      return "result";
    }, 100, TimeUnit.MILLISECONDS);
    s.schedule(() -> b.append('d'), 200, TimeUnit.MILLISECONDS);
    p(f.get(), f.isDone(), f.getDelay(TimeUnit.NANOSECONDS) <= 0);
    AtomicInteger ticks = new AtomicInteger();
    CountDownLatch five = new CountDownLatch(5);
    ScheduledFuture<?> rate = s.scheduleAtFixedRate(() -> {
      ticks.incrementAndGet();
      five.countDown();
    }, 0, 1, TimeUnit.MILLISECONDS);
    five.await();
    p(rate.cancel(false), rate.isCancelled(), thrown(rate::get), ticks.get() >= 5);
    AtomicInteger fails = new AtomicInteger();
    ScheduledFuture<?> failing = s.scheduleWithFixedDelay(() -> {
      if (fails.incrementAndGet() == 3) throw new IllegalStateException();
    }, 0, 1, TimeUnit.MILLISECONDS);
    p(thrown(failing::get), fails, failing.isDone());
    s.schedule(() -> b.append('!'), 300, TimeUnit.MILLISECONDS);
    s.setExecuteExistingDelayedTasksAfterShutdownPolicy(true);
    ScheduledFuture<?> never = s.schedule(() -> b.append('?'), 1, TimeUnit.DAYS);
    p(never.compareTo(f) > 0, never.cancel(false), s.getRemoveOnCancelPolicy());
    s.shutdown();
    p(s.awaitTermination(10, TimeUnit.SECONDS), b, thrown(() -> s.schedule(() -> {}, 1, TimeUnit.SECONDS)),
        thrown(() -> new ScheduledThreadPoolExecutor(-1)),
        thrown(() -> Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> {}, 0, 0, TimeUnit.SECONDS)));
    ScheduledThreadPoolExecutor drop = new ScheduledThreadPoolExecutor(1);
    drop.schedule(() -> b.append('x'), 1, TimeUnit.HOURS);
    drop.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    drop.shutdown();
    p(drop.awaitTermination(10, TimeUnit.SECONDS), drop.getQueue().size());
    Timer t = new Timer("timer");
    CountDownLatch done = new CountDownLatch(3);
    StringBuffer tb = new StringBuffer();
    TimerTask repeated = new TimerTask() {
      int n;
      @Override
      public void run() {
        tb.append(n++);
        done.countDown();
        if (n == 2) cancel();
      }
    };
    t.schedule(repeated, 5, 1);
    t.schedule(new TimerTask() {
      @Override
      public void run() {
        tb.append('z');
        done.countDown();
      }
    }, 100);
    done.await();
    p(tb, repeated.cancel(), thrown(() -> t.schedule(repeated, 1)), t.purge(), thrown(() -> t.schedule(new TimerTask() {
      @Override
      public void run() {}
    }, -1)));
    t.cancel();
    p(thrown(() -> t.schedule(new TimerTask() {
      @Override
      public void run() {}
    }, 1)));
    DelayQueue<Later> q = new DelayQueue<>();
    q.add(new Later("late", 300));
    q.add(new Later("early", 100));
    q.add(new Later("middle", 200));
    p(q.size(), q.peek(), q.poll(), q.take(), q.poll(10, TimeUnit.SECONDS), q.take(), q.isEmpty());
  }
}
