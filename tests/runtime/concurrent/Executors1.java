package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Executors of every kind: results, exceptions, ordering of single threads, invokeAll, shutdown and rejection. */
public class Executors1 {
  public static void main(String[] args) throws Exception {
    for (ExecutorService e : new ExecutorService[] {Executors.newSingleThreadExecutor(),
             Executors.newFixedThreadPool(3), Executors.newCachedThreadPool(), Executors.newWorkStealingPool(2),
             Executors.newScheduledThreadPool(1), Executors.newSingleThreadScheduledExecutor(),
             Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(1))}) {
      Future<Integer> f = e.submit(() -> 6 * 7);
      Future<?> g = e.submit(() -> { throw new IllegalStateException("task"); });
      Future<String> h = e.submit(() -> {}, "given");
      p(f.get(), h.get(), f.isDone(), f.cancel(true), f.isCancelled());
      try {
        g.get();
      } catch (ExecutionException x) {
        p(x.getCause().getClass().getSimpleName(), x.getCause().getMessage() != null);
      }
      List<Callable<Integer>> all = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        int n = i;
        all.add(() -> {
          if (n == 3) throw new Exception("three");
          return n * n;
        });
      }
      StringBuilder b = new StringBuilder();
      for (Future<Integer> x : e.invokeAll(all)) {
        try {
          b.append(x.get()).append(' ');
        } catch (ExecutionException y) {
          b.append("failed ");
        }
      }
      p(b, e.invokeAny(all) >= 0, thrown(() -> e.invokeAny(Collections.<Callable<Integer>>emptyList())),
          thrown(() -> e.execute(null)),
          thrown(() -> e.invokeAny(Collections.singletonList(() -> { throw new Exception(); }))));
      e.shutdown();
      p(e.isShutdown(), e.awaitTermination(10, TimeUnit.SECONDS), e.isTerminated(), thrown(() -> e.submit(() -> 1)),
          e.shutdownNow().size());
    }
    ExecutorService one = Executors.newSingleThreadExecutor(r -> new Thread(r, "named"));
    StringBuffer order = new StringBuffer();
    for (int i = 0; i < 10; i++) {
      int n = i;
      one.execute(() -> order.append(n));
    }
    Future<String> name = one.submit(() -> Thread.currentThread().getName());
    p(name.get(), order);
    one.execute(() -> { throw new ThreadDeath(); });
    p(one.submit(() -> "survives").get());
    one.shutdown();
    Executor direct = Runnable::run;
    AtomicInteger n = new AtomicInteger();
    direct.execute(n::incrementAndGet);
    p(n, Executors.callable(() -> {}, "r").call(), Executors.callable(() -> {}).call());
  }
}
