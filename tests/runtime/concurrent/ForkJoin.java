package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** ForkJoinPool: recursive tasks and actions, invokeAll, counted completers, exceptions, parallel sums. */
public class ForkJoin {
  static class Sum extends RecursiveTask<Long> {
    final int from, to;
    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }
    @Override
    protected Long compute() {
      if (to - from <= 10) {
        long s = 0;
        for (int i = from; i < to; i++) s += i;
        return s;
      }
      int middle = (from + to) >>> 1;
      Sum left = new Sum(from, middle);
      left.fork();
      return new Sum(middle, to).compute() + left.join();
    }
  }

  static class Sort extends RecursiveAction {
    final int[] a;
    final int from, to;
    Sort(int[] a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }
    @Override
    protected void compute() {
      if (to - from <= 8) {
        Arrays.sort(a, from, to);
        return;
      }
      int m = (from + to) / 2;
      invokeAll(new Sort(a, from, m), new Sort(a, m, to));
      int[] left = Arrays.copyOfRange(a, from, m);
      for (int i = 0, j = m, k = from; i < left.length; k++) a[k] = j == to || left[i] <= a[j] ? left[i++] : a[j++];
    }
  }

  static class Count extends CountedCompleter<Void> {
    final int n;
    final AtomicInteger total;
    Count(CountedCompleter<?> parent, int n, AtomicInteger total) {
      super(parent);
      this.n = n;
      this.total = total;
    }
    @Override
    public void compute() {
      if (n > 1) {
        setPendingCount(2);
        new Count(this, n / 2, total).fork();
        new Count(this, n - n / 2, total).fork();
      } else
        total.incrementAndGet();
      tryComplete();
    }
    @Override
    public void onCompletion(CountedCompleter<?> by) {
      total.addAndGet(100);
    }
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    p(pool.invoke(new Sum(0, 500)), new Sum(0, 100).invoke(), pool.submit(new Sum(5, 50)).get(), pool.getParallelism());
    int[] a = new Random(4).ints(100, 0, 1000).toArray(), b = a.clone();
    pool.invoke(new Sort(a, 0, a.length));
    Arrays.sort(b);
    p(Arrays.equals(a, b));
    AtomicInteger total = new AtomicInteger();
    pool.invoke(new Count(null, 5, total));
    p(total);
    RecursiveTask<Integer> bad = new RecursiveTask<Integer>() {
      @Override
      protected Integer compute() {
        throw new IllegalStateException("in task");
      }
    };
    p(thrown(() -> pool.invoke(bad)), bad.isCompletedAbnormally(), bad.getException().getClass().getSimpleName(),
        thrown(bad::join), thrown(bad::get), bad.isCancelled());
    ForkJoinTask<Integer> plain = ForkJoinTask.adapt(() -> 5);
    p(pool.invoke(plain), plain.isDone(), plain.isCompletedNormally(), plain.getRawResult(),
        ForkJoinTask.adapt(() -> {}, "r").invoke());
    Sum cancelled = new Sum(0, 10);
    p(cancelled.cancel(true), thrown(cancelled::join), cancelled.isCancelled(), thrown(cancelled::get));
    Sum given = new Sum(0, 10);
    given.complete(77L);
    p(given.join(), given.tryUnfork());
    List<Callable<Integer>> calls = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int n = i;
      calls.add(() -> n * 10);
    }
    int sum = 0;
    for (Future<Integer> f : pool.invokeAll(calls)) sum += f.get();
    p(sum, pool.submit(() -> "callable").get(), pool.submit(() -> {}, 9).get(), ForkJoinTask.inForkJoinPool(),
        pool.submit(() -> ForkJoinTask.inForkJoinPool()).get());
    pool.shutdown();
    p(pool.awaitTermination(10, TimeUnit.SECONDS), pool.isTerminated(), thrown(() -> pool.submit(() -> 1)),
        ForkJoinPool.commonPool().invoke(new Sum(0, 30)), ForkJoinPool.commonPool().isShutdown());
  }
}
