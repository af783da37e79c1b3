package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.concurrent.*;
import support.Together;

/** FutureTask and Future: states, cancellation with interrupt, get with limits, done hook, exceptions. */
public class Futures {
  public static void main(String[] args) throws Exception {
    int[] done = {0};
    FutureTask<String> t = new FutureTask<String>(() -> "value") {
      @Override
      protected void done() {
        done[0]++;
      }
    };
    p(t.isDone(), thrown(() -> t.get(1, TimeUnit.MILLISECONDS)), done[0]);
    t.run();
    t.run();
    p(t.get(), t.isDone(), t.isCancelled(), t.cancel(true), done[0]);
    FutureTask<Integer> fails = new FutureTask<>(() -> 1 / done.length * 0 + Integer.parseInt("x"));
    fails.run();
    try {
      fails.get();
    } catch (ExecutionException e) {
      p(e.getCause().getClass().getSimpleName(), fails.isDone(), fails.isCancelled());
    }
    FutureTask<Integer> never = new FutureTask<>(() -> 5);
    p(never.cancel(false), never.cancel(false), never.isCancelled(), never.isDone(), thrown(never::get));
    never.run();
    p(thrown(never::get));
    CountDownLatch running = new CountDownLatch(1);
    String[] how = {""};
    FutureTask<Void> long1 = new FutureTask<>(() -> {
      running.countDown();
      try {
        Thread.sleep(100_000);
      } catch (InterruptedException e) {
        how[0] = "interrupted";
      }
      return null;
    });
    Thread worker = Together.start("worker", long1::run);
    running.await();
    p(long1.cancel(true), thrown(long1::get));
    worker.join();
    p(how[0], long1.isCancelled());
    FutureTask<String> shared = new FutureTask<>(() -> "once");
    String[] got = new String[3];
    Together.run(() -> got[0] = shared.get(), () -> got[1] = shared.get(), () -> {
      shared.run();
      got[2] = shared.get(10, TimeUnit.SECONDS);
    });
    p(got);
    class Repeat extends FutureTask<Integer> {
      Repeat(Callable<Integer> c) { super(c); }
      boolean again() { return runAndReset(); }
      void put(int x) { set(x); }
    }
    int[] n = {0};
    Repeat r = new Repeat(() -> {
      if (++n[0] == 3) throw new Exception();
      return n[0];
    });
    p(r.again(), r.again(), r.isDone(), r.again(), r.isDone(), r.again(), n[0], thrown(r::get));
    Repeat set = new Repeat(() -> 1);
    set.put(9);
    set.run();
    p(set.get(), new FutureTask<>(() -> {}, "fixed").isDone(), thrown(() -> new FutureTask<>(null)));
    Thread waiter = Together.start("waiter", () -> p("waiter", thrown(() -> new FutureTask<>(() -> 1).get())));
    while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
    waiter.interrupt();
    waiter.join();
  }
}
