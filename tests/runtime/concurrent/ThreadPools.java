package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** ThreadPoolExecutor: core and maximum sizes, queues, handlers of rejection, hooks, counts, removal. */
public class ThreadPools {
  public static void main(String[] args) throws Exception {
    CountDownLatch gate = new CountDownLatch(1);
    List<String> hooks = Collections.synchronizedList(new ArrayList<>());
    ThreadPoolExecutor e = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1)) {
      @Override
      protected void afterExecute(Runnable r, Throwable t) {
        hooks.add(t == null ? "ok" : t.getMessage());
      }
      @Override
      protected void terminated() {
        hooks.add("terminated");
      }
    };
    Runnable waits = () -> {
      try {
        gate.await();
      } catch (InterruptedException x) {
        hooks.add("interrupted");
      }
    };
    e.execute(waits);
    p(e.getPoolSize(), e.getQueue().size());
    e.execute(waits);
    p(e.getPoolSize(), e.getQueue().size());
    e.execute(waits);
    p(e.getPoolSize(), e.getQueue().size(), thrown(() -> e.execute(waits)));
    e.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    String[] by = {""};
    e.execute(() -> by[0] = Thread.currentThread().getName());
    p(by[0]);
    e.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    e.execute(() -> hooks.add("never"));
    e.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
    e.execute(() -> hooks.add("newest"));
    p(e.getQueue().size(), e.getLargestPoolSize(), e.getMaximumPoolSize(), e.getCorePoolSize(),
        e.getKeepAliveTime(TimeUnit.MILLISECONDS), e.allowsCoreThreadTimeOut());
    gate.countDown();
    e.shutdown();
    p(e.awaitTermination(10, TimeUnit.SECONDS), e.getCompletedTaskCount(), e.getTaskCount(), e.getPoolSize(),
        e.isTerminating());
    Collections.sort(hooks);
    p(hooks);
    ThreadPoolExecutor fails = new ThreadPoolExecutor(0, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
      @Override
      protected void beforeExecute(Thread t, Runnable r) {
        hooks.add("before");
      }
      @Override
      protected void afterExecute(Runnable r, Throwable t) {
        hooks.add("after " + t);
      }
    };
    hooks.clear();
    Future<?> f = fails.submit(() -> { throw new Error("kept in the future"); });
    p(thrown(f::get));
    fails.shutdown();
    fails.awaitTermination(10, TimeUnit.SECONDS);
    p(hooks);
    ThreadPoolExecutor r = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    CountDownLatch hold = new CountDownLatch(1);
    r.execute(() -> {
      try {
        hold.await();
      } catch (InterruptedException x) {
        Thread.yield();
      }
    });
    Runnable task = () -> {};
    r.execute(task);
    Future<?> cancelled = r.submit(task);
    cancelled.cancel(false);
    p(r.remove(task), r.remove(task), r.getQueue().size());
    r.purge();
    p(r.getQueue().size(), r.prestartCoreThread(), r.prestartAllCoreThreads());
    r.setMaximumPoolSize(3);
    r.setCorePoolSize(2);
    hold.countDown();
    p(r.shutdownNow().size(), r.awaitTermination(10, TimeUnit.SECONDS),
        thrown(() -> new ThreadPoolExecutor(2, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>())),
        thrown(() -> r.setCorePoolSize(-1)));
    PriorityBlockingQueue<Runnable> ranked = new PriorityBlockingQueue<>(4, Comparator.comparing(Object::toString));
    ThreadPoolExecutor byRank = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, ranked);
    StringBuffer b = new StringBuffer();
    CountDownLatch go = new CountDownLatch(1);
    byRank.execute(() -> {
      try {
        go.await();
      } catch (InterruptedException x) {
        Thread.yield();
      }
    });
    for (String s : new String[] {"c", "a", "b"})
      byRank.execute(new Runnable() {
        @Override
        public void run() {
          b.append(s);
        }
        @Override
        public String toString() {
          return s;
        }
      });
    go.countDown();
    byRank.shutdown();
    byRank.awaitTermination(10, TimeUnit.SECONDS);
    p(b);
  }
}
