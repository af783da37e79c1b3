import antecede.Queue;
import antecede.Scheduler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import twin.java.lang.Thread;
import twin.java.util.Timer;
import twin.java.util.TimerTask;
import twin.java.util.concurrent.ArrayBlockingQueue;
import twin.java.util.concurrent.CompletableFuture;
import twin.java.util.concurrent.CountDownLatch;
import twin.java.util.concurrent.CountedCompleter;
import twin.java.util.concurrent.ExecutorCompletionService;
import twin.java.util.concurrent.ExecutorService;
import twin.java.util.concurrent.Executors;
import twin.java.util.concurrent.ForkJoinPool;
import twin.java.util.concurrent.ForkJoinTask;
import twin.java.util.concurrent.Future;
import twin.java.util.concurrent.LinkedBlockingQueue;
import twin.java.util.concurrent.PriorityBlockingQueue;
import twin.java.util.concurrent.RecursiveAction;
import twin.java.util.concurrent.RecursiveTask;
import twin.java.util.concurrent.ScheduledExecutorService;
import twin.java.util.concurrent.ScheduledFuture;
import twin.java.util.concurrent.ScheduledThreadPoolExecutor;
import twin.java.util.concurrent.SubmissionPublisher;
import twin.java.util.concurrent.SynchronousQueue;
import twin.java.util.concurrent.ThreadLocalRandom;
import twin.java.util.concurrent.ThreadPoolExecutor;
import twin.java.util.concurrent.TimeUnit;

/** Executors, timers, fork and join, and publishers of the model under many schedules. */
public final class ConcurrentExecutorsTest {
  /** Every task that was announced to the engine ran or was withdrawn. */
  private static void settled(String name) {
    int[] counts = Queue.counts();
    Check.equal(name + " announced", counts[0], counts[1] + counts[2]);
  }

  private static void pools(String name, java.util.function.Supplier<ExecutorService> maker, boolean serial) {
    ConcurrentRun.seeds(name, 40, () -> {
      ExecutorService pool = maker.get();
      List<Future<Integer>> futures = new ArrayList<>();
      Scheduler.Mark[] marks = new Scheduler.Mark[6];
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        int id = i;
        Scheduler.Mark submitted = Scheduler.mark();
        futures.add(pool.submit(() -> {
          Check.isTrue(name + " submission orders", submitted.isBefore());
          if (id > 0 && serial) Check.isTrue(name + " is serial", marks[id - 1].isBefore());
          order.add(id);
          ConcurrentRun.pause();
          marks[id] = Scheduler.mark();
          return id * id;
        }));
      }
      for (int i = 0; i < 6; i++) {
        Check.equal(name + " result", i * i, futures.get(i).get());
        Check.isTrue(name + " get orders", marks[i].isBefore());
      }
      if (serial) Check.equal(name + " order", "[0, 1, 2, 3, 4, 5]", order.toString());
      Future<?> failing = pool.submit(() -> {
        throw new IllegalStateException();
      });
      Check.equal(name + " failure", "ExecutionException", ConcurrentRun.outcome(failing::get));
      Scheduler.Mark[] last = new Scheduler.Mark[1];
      pool.execute(() -> {
        ConcurrentRun.pause();
        last[0] = Scheduler.mark();
      });
      pool.shutdown();
      Check.equal(name + " shut", "RejectedExecutionException", ConcurrentRun.outcome(() -> pool.submit(() -> 1)));
      Check.isTrue(name + " ends", pool.awaitTermination(100, TimeUnit.SECONDS) && pool.isTerminated());
      Check.isTrue(name + " end orders", last[0].isBefore());
      settled(name);
    });
  }

  private static String sizes(ThreadPoolExecutor pool) {
    return pool.getPoolSize() + "/" + pool.getActiveCount() + "/" + pool.getQueue().size() + "/" + pool.getCompletedTaskCount();
  }

  private static void threadPool() {
    ConcurrentRun.seeds("growth", 30, () -> {
      ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 3, 50, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(2));
      CountDownLatch gate = new CountDownLatch(1);
      Runnable task = ConcurrentRun.runnable(gate::await);
      for (int i = 0; i < 5; i++) pool.execute(task);
      Thread.sleep(1);
      Check.equal("three run, two wait", "3/3/2/0", sizes(pool));
      Check.equal("full", "RejectedExecutionException", ConcurrentRun.outcome(() -> {
        pool.execute(task);
        return 0;
      }));
      boolean[] ran = new boolean[2];
      pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
      pool.execute(() -> ran[0] = true);
      Check.isTrue("caller runs", ran[0]);
      pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
      pool.execute(() -> ran[0] = false);
      pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
      pool.execute(() -> ran[1] = true);
      Check.equal("queue", 2, pool.getQueue().size());
      gate.countDown();
      Thread.sleep(1);
      Check.isTrue("ran", ran[0] && ran[1]);
      Check.equal("idle", "3/0/0/5", sizes(pool));
      Thread.sleep(100);
      Check.equal("only the core", "1/0/0/5", sizes(pool));
      Check.equal("largest", 3, pool.getLargestPoolSize());
      pool.allowCoreThreadTimeOut(true);
      Thread.sleep(100);
      Check.equal("none", 0, pool.getPoolSize());
      Check.isTrue("text " + pool, pool.toString().endsWith(
          "[Running, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 5]"));
      pool.shutdown();
      Check.isTrue("over", pool.isTerminated());
      settled("growth");
    });
    ConcurrentRun.seeds("hooks", 40, () -> {
      List<String> log = new ArrayList<>();
      ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
        @Override
        protected void beforeExecute(Thread thread, Runnable task) {
          log.add("before" + (thread == Thread.currentThread()));
        }

        @Override
        protected void afterExecute(Runnable task, Throwable thrown) {
          log.add("after" + thrown);
        }

        @Override
        protected void terminated() {
          log.add("end");
        }
      };
      pool.setThreadFactory(body -> {
        Thread thread = new Thread(body);
        thread.setUncaughtExceptionHandler((t, e) -> log.add("died"));
        return thread;
      });
      Runnable good = () -> log.add("run");
      pool.execute(good);
      pool.execute(() -> {
        throw new IllegalStateException();
      });
      pool.execute(good);
      pool.shutdown();
      pool.awaitTermination(1, TimeUnit.SECONDS);
      Thread.sleep(1);
      log.remove("died");
      Check.equal("log",
          "[beforetrue, run, afternull, beforetrue, afterjava.lang.IllegalStateException, beforetrue, run, afternull, end]",
          log.toString());
      Check.equal("completed", 3L, pool.getCompletedTaskCount());
      settled("hooks");
    });
    ConcurrentRun.seeds("shutdownNow", 60, () -> {
      ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
      int[] counts = new int[3];
      for (int i = 0; i < 5; i++) {
        pool.execute(() -> {
          counts[0]++;
          try {
            Thread.sleep(1000);
            counts[1]++;
          } catch (InterruptedException expected) {
            counts[2]++;
          }
        });
      }
      Thread.sleep(10);
      Future<?> cancelled = pool.submit(() -> Check.isTrue("never", false));
      Check.isTrue("cancel", cancelled.cancel(true) && cancelled.isCancelled());
      pool.purge();
      List<Runnable> rest = pool.shutdownNow();
      Check.isTrue("ends", pool.awaitTermination(10, TimeUnit.SECONDS));
      Check.equal("two began", "[2, 0, 2] 3", Arrays.toString(counts) + " " + rest.size());
      settled("shutdownNow");
    });
    ConcurrentRun.seeds("priorities", 30, () -> {
      StringBuilder log = new StringBuilder();
      final class Job implements Runnable, Comparable<Job> {
        final int rank;

        Job(int rank) {
          this.rank = rank;
        }

        @Override
        public void run() {
          log.append(rank);
        }

        @Override
        public int compareTo(Job other) {
          return rank - other.rank;
        }
      }
      ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
      CountDownLatch gate = new CountDownLatch(1);
      pool.execute(ConcurrentRun.runnable(gate::await));
      for (int rank : new int[] {3, 1, 2}) pool.execute(new Job(rank));
      gate.countDown();
      pool.shutdown();
      pool.awaitTermination(1, TimeUnit.SECONDS);
      Check.equal("least first", "123", log.toString());
      settled("priorities");
    });
    ConcurrentRun.seeds("one thread for two", 20, () -> {
      // With an unbounded queue there is never a second thread: in order, though the maximum is greater.
      ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 9, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
      Runnable same = ConcurrentRun::pause;
      for (int i = 0; i < 4; i++) pool.execute(same);
      Check.isTrue("remove", pool.remove(same) || pool.getCompletedTaskCount() >= 0);
      pool.setCorePoolSize(3);
      for (int i = 0; i < 4; i++) pool.execute(same);
      Check.isTrue("started", pool.prestartAllCoreThreads() >= 0);
      pool.shutdown();
      Check.isTrue("end", pool.awaitTermination(1, TimeUnit.SECONDS));
      settled("one thread for two");
    });
    ConcurrentRun.seeds("invokeAll, invokeAny", 60, () -> {
      ExecutorService pool = Executors.newCachedThreadPool();
      List<Callable<Integer>> tasks = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        int id = i;
        tasks.add(() -> {
          Thread.sleep(10 * (3 - id));
          if (id == 2) throw new Exception();
          return id;
        });
      }
      List<Future<Integer>> futures = pool.invokeAll(tasks);
      Check.equal("all", "[0, 1, ExecutionException]",
          "[" + ConcurrentRun.outcome(futures.get(0)::get) + ", " + ConcurrentRun.outcome(futures.get(1)::get) + ", "
              + ConcurrentRun.outcome(futures.get(2)::get) + "]");
      Check.equal("any", 1, pool.invokeAny(tasks));
      Check.equal("late", "TimeoutException", ConcurrentRun.outcome(() -> pool.invokeAny(tasks.subList(0, 1), 5,
          TimeUnit.MILLISECONDS)));
      List<Future<Integer>> late = pool.invokeAll(tasks.subList(0, 2), 25, TimeUnit.MILLISECONDS);
      Check.isTrue("some in time", late.get(0).isCancelled() && !late.get(1).isCancelled());
      ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
      for (Callable<Integer> task : tasks.subList(0, 2)) service.submit(task);
      Check.equal("first", 1, service.take().get());
      Check.equal("second", 0, service.take().get());
      Check.equal("none", null, service.poll());
      pool.shutdownNow();
      pool.awaitTermination(1, TimeUnit.DAYS);
      settled("invokeAll, invokeAny");
    });
    ConcurrentRun.seeds("random", 2, () -> {
      for (int i = 0; i < 200; i++) {
        int number = ThreadLocalRandom.current().nextInt(-3, 5);
        Check.isTrue("in range", number >= -3 && number < 5);
        long big = ThreadLocalRandom.current().nextLong(1L << 40, 1L << 41);
        Check.isTrue("in range", big >= 1L << 40 && big < 1L << 41);
        double real = ThreadLocalRandom.current().nextDouble(2, 3);
        Check.isTrue("in range", real >= 2 && real < 3);
      }
      Check.equal("seed", "UnsupportedOperationException", ConcurrentRun.outcome(() -> {
        ThreadLocalRandom.current().setSeed(1);
        return 0;
      }));
    });
  }

  private static void scheduled() {
    ConcurrentRun.seeds("scheduled", 50, () -> {
      ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
      long start = ConcurrentRun.millis();
      List<String> log = new ArrayList<>();
      ScheduledFuture<?> rate = pool.scheduleAtFixedRate(() -> {
        log.add("r" + (ConcurrentRun.millis() - start));
        try {
          Thread.sleep(5);
        } catch (InterruptedException impossible) {
          throw new Error();
        }
      }, 10, 20, TimeUnit.MILLISECONDS);
      ScheduledFuture<?> delay = pool.scheduleWithFixedDelay(() -> {
        log.add("d" + (ConcurrentRun.millis() - start));
        try {
          Thread.sleep(5);
        } catch (InterruptedException impossible) {
          throw new Error();
        }
      }, 15, 20, TimeUnit.MILLISECONDS);
      Scheduler.Mark before = Scheduler.mark();
      ScheduledFuture<String> once = pool.schedule(() -> {
        Check.isTrue("ordered", before.isBefore());
        log.add("o" + (ConcurrentRun.millis() - start));
        return "done";
      }, 32, TimeUnit.MILLISECONDS);
      Check.equal("delay", 32L, once.getDelay(TimeUnit.MILLISECONDS));
      Check.equal("result", "done", once.get());
      Thread.sleep(30);
      Check.isTrue("cancel", rate.cancel(false) && delay.cancel(false));
      Check.equal("cancelled", "CancellationException", ConcurrentRun.outcome(rate::get));
      Thread.sleep(200);
      Check.equal("times", "[r10, d15, r30, o32, d40, r50]", log.toString());
      pool.schedule(() -> log.add("after"), 1, TimeUnit.SECONDS);
      pool.shutdown();
      pool.awaitTermination(1, TimeUnit.DAYS);
      Check.equal("delayed tasks run after shutdown", "after", log.get(log.size() - 1));
      Check.equal("late", "RejectedExecutionException", ConcurrentRun.outcome(() -> pool.schedule(() -> 1, 1,
          TimeUnit.SECONDS)));
      settled("scheduled");
    });
    ConcurrentRun.seeds("single scheduled", 50, () -> {
      ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
      List<Integer> log = new ArrayList<>();
      int[] delays = {30, 10, 20, 10, 0};
      for (int i = 0; i < delays.length; i++) {
        int id = i;
        pool.schedule(() -> log.add(id), delays[i], TimeUnit.MILLISECONDS);
      }
      pool.execute(() -> log.add(9));
      int[] runs = new int[1];
      Future<?> periodic = pool.scheduleAtFixedRate(() -> {
        if (++runs[0] == 3) throw new IllegalStateException();
      }, 5, 100, TimeUnit.MILLISECONDS);
      Check.equal("an exception ends it", "ExecutionException", ConcurrentRun.outcome(periodic::get));
      Check.equal("by time", "[4, 9, 1, 3, 2, 0]", log.toString());
      Check.equal("runs", 3, runs[0]);
      pool.shutdown();
      Check.isTrue("end", pool.awaitTermination(1, TimeUnit.SECONDS));
      settled("single scheduled");
    });
    ConcurrentRun.seeds("policies", 30, () -> {
      ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
      pool.setRemoveOnCancelPolicy(true);
      Future<?> cancelled = pool.schedule(() -> 1, 1, TimeUnit.HOURS);
      cancelled.cancel(false);
      Check.equal("removed", 0, pool.getQueue().size());
      pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
      Future<?> waiting = pool.schedule(() -> 1, 1, TimeUnit.HOURS);
      Future<?> periodic = pool.scheduleAtFixedRate(() -> { }, 1, 1, TimeUnit.HOURS);
      pool.shutdown();
      Check.isTrue("dropped", waiting.isCancelled() && periodic.isCancelled());
      Check.isTrue("end", pool.awaitTermination(1, TimeUnit.SECONDS));
      settled("policies");
    });
  }

  private static final class Fibonacci extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) return n;
      Fibonacci other = new Fibonacci(n - 1);
      other.fork();
      int one = new Fibonacci(n - 2).compute();
      ConcurrentRun.pause();
      return one + other.join();
    }
  }

  private static final class Fill extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final Scheduler.Mark[] marks;
    private final int from;
    private final int to;

    Fill(Scheduler.Mark[] marks, int from, int to) {
      this.marks = marks;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from == 1) {
        ConcurrentRun.pause();
        marks[from] = Scheduler.mark();
        return;
      }
      int middle = (from + to) / 2;
      invokeAll(new Fill(marks, from, middle), new Fill(marks, middle, to));
      for (int i = from; i < to; i++) Check.isTrue("join orders", marks[i].isBefore());
    }
  }

  private static final class Sum extends CountedCompleter<Integer> {
    private static final long serialVersionUID = 1;
    private final int[] numbers;
    private final int from;
    private final int to;
    private Sum left;
    private Sum right;
    private int result;

    Sum(Sum parent, int[] numbers, int from, int to) {
      super(parent);
      this.numbers = numbers;
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from > 2) {
        int middle = (from + to) / 2;
        setPendingCount(2);
        (left = new Sum(this, numbers, from, middle)).fork();
        (right = new Sum(this, numbers, middle, to)).fork();
      } else {
        for (int i = from; i < to; i++) result += numbers[i];
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (left != null) result = left.result + right.result;
    }

    @Override
    public Integer getRawResult() {
      return result;
    }
  }

  private static void forkJoin() {
    ConcurrentRun.seeds("fork and join", 60, () -> {
      ForkJoinPool pool = new ForkJoinPool(2);
      Check.equal("fibonacci", 21, pool.invoke(new Fibonacci(8)));
      Scheduler.Mark[] marks = new Scheduler.Mark[8];
      pool.submit(new Fill(marks, 0, 8)).get();
      for (Scheduler.Mark mark : marks) Check.isTrue("get orders", mark.isBefore());
      Check.equal("completer", 55, pool.invoke(new Sum(null, new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 0, 10)));
      Check.equal("callable", 5, pool.submit(() -> 5).join());
      ForkJoinTask<?> failing = pool.submit(ForkJoinTask.adapt(() -> {
        throw new IllegalStateException();
      }));
      Check.equal("failure", "IllegalStateException", ConcurrentRun.outcome(failing::join));
      Check.equal("failure", "ExecutionException", ConcurrentRun.outcome(failing::get));
      Check.isTrue("abnormal", failing.isCompletedAbnormally() && failing.getException() instanceof IllegalStateException);
      CountDownLatch latch = new CountDownLatch(3);
      // Those who wait make room for others.
      for (int i = 0; i < 3; i++) {
        pool.execute(ConcurrentRun.runnable(() -> ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
          @Override
          public boolean block() throws InterruptedException {
            latch.countDown();
            latch.await();
            return true;
          }

          @Override
          public boolean isReleasable() {
            return latch.getCount() == 0;
          }
        })));
      }
      latch.await();
      Check.isTrue("quiet", pool.awaitQuiescence(1, TimeUnit.SECONDS) && pool.isQuiescent());
      pool.shutdown();
      Check.isTrue("end", pool.awaitTermination(1, TimeUnit.SECONDS) && pool.isTerminated());
      Check.equal("shut", "RejectedExecutionException", ConcurrentRun.outcome(() -> pool.submit(() -> 1)));
      settled("fork and join");
    });
    ConcurrentRun.seeds("cancelled", 30, () -> {
      ForkJoinPool pool = new ForkJoinPool(1);
      CountDownLatch gate = new CountDownLatch(1);
      pool.execute(ConcurrentRun.runnable(gate::await));
      ForkJoinTask<Integer> task = pool.submit(() -> 1);
      Check.isTrue("cancel", task.cancel(true) && task.isCancelled());
      Check.equal("join", "CancellationException", ConcurrentRun.outcome(task::join));
      Check.equal("late", "TimeoutException", ConcurrentRun.outcome(() -> pool.submit(() -> 2).get(5, TimeUnit.MILLISECONDS)));
      gate.countDown();
      pool.shutdownNow();
      Check.isTrue("end", pool.awaitTermination(1, TimeUnit.SECONDS));
      settled("cancelled");
    });
  }

  private static void asynchronous() {
    ConcurrentRun.seeds("CompletableFuture", 60, () -> {
      ExecutorService pool = Executors.newFixedThreadPool(2);
      Scheduler.Mark[] marks = new Scheduler.Mark[4];
      CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> {
        ConcurrentRun.pause();
        marks[0] = Scheduler.mark();
        return 1;
      }, pool);
      CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> {
        ConcurrentRun.pause();
        marks[1] = Scheduler.mark();
        return 2;
      }, pool);
      CompletableFuture<Integer> sum = one.thenCombineAsync(two, (a, b) -> {
        Check.isTrue("both are before", marks[0].isBefore() && marks[1].isBefore());
        marks[2] = Scheduler.mark();
        return a + b;
      }, pool);
      CompletableFuture<Integer> late = sum.thenApply(x -> {
        Check.isTrue("the step before", marks[2].isBefore());
        marks[3] = Scheduler.mark();
        return 10 * x;
      });
      Check.equal("sum", 30, late.get());
      Check.isTrue("get orders", marks[3].isBefore());
      CompletableFuture<Void> all = CompletableFuture.allOf(one, two, late);
      all.join();
      CompletableFuture<String> open = new CompletableFuture<>();
      Thread waiter = ConcurrentRun.go(() -> Check.equal("get", "x", open.get()));
      Thread interrupted = ConcurrentRun.go(() -> Check.equal("interrupt", "InterruptedException",
          ConcurrentRun.outcome(() -> new CompletableFuture<String>().get())));
      interrupted.interrupt();
      Check.equal("late", "TimeoutException", ConcurrentRun.outcome(() -> open.get(5, TimeUnit.MILLISECONDS)));
      open.complete("x");
      ConcurrentRun.join(waiter, interrupted);
      pool.shutdown();
      pool.awaitTermination(1, TimeUnit.SECONDS);
      settled("CompletableFuture");
    });
  }

  /** In one run: the common pool and the timer thread of futures live as long as the process. */
  private static void commonPool() {
    ConcurrentRun.seeds("common pool", 1, () -> {
      long start = ConcurrentRun.millis();
      CompletableFuture<Integer> slow = new CompletableFuture<Integer>().completeOnTimeout(7, 30, TimeUnit.MILLISECONDS);
      CompletableFuture<Integer> never = new CompletableFuture<Integer>().orTimeout(20, TimeUnit.MILLISECONDS);
      Check.equal("timeout", "ExecutionException", ConcurrentRun.outcome(never::get));
      Check.equal("time", start + 20, ConcurrentRun.millis());
      Check.equal("value", 7, slow.get());
      Check.equal("time", start + 30, ConcurrentRun.millis());
      CompletableFuture<Integer> inTime = new CompletableFuture<Integer>().orTimeout(20, TimeUnit.MILLISECONDS);
      inTime.complete(3);
      Thread.sleep(50);
      Check.equal("in time", 3, inTime.join());
      CompletableFuture<Long> delayed = CompletableFuture.supplyAsync(ConcurrentRun::millis,
          CompletableFuture.delayedExecutor(15, TimeUnit.MILLISECONDS));
      long from = ConcurrentRun.millis();
      Check.equal("delayed", from + 15, delayed.get());
      List<CompletableFuture<String>> futures = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        int id = i;
        futures.add(CompletableFuture.supplyAsync(() -> {
          // Waits for another task of the same pool.
          return "r" + CompletableFuture.supplyAsync(() -> id).join();
        }).thenApplyAsync(x -> x + "!"));
      }
      for (int i = 0; i < 20; i++) Check.equal("nested", "r" + i + "!", futures.get(i).join());
      int[] sum = new int[1];
      new Fill(new Scheduler.Mark[4], 0, 4).fork().join();
      boolean common = ForkJoinPool.getCommonPoolParallelism() > 1;
      Check.isTrue("name", !common || CompletableFuture.supplyAsync(() -> Thread.currentThread().getName()).join()
          .startsWith("ForkJoinPool.commonPool-worker-"));
      ForkJoinPool.commonPool().shutdown();
      CompletableFuture.runAsync(() -> sum[0]++).join();
      Check.equal("cannot be shut", 1, sum[0]);
      publishers();
    });
  }

  private static void publishers() throws InterruptedException {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(ForkJoinPool.commonPool(), 2);
    Check.equal("capacity", 2, publisher.getMaxBufferCapacity());
    List<Integer> fast = new ArrayList<>();
    List<Integer> slow = new ArrayList<>();
    CompletableFuture<Void> first = publisher.consume(fast::add);
    CompletableFuture<Void> second = publisher.consume(x -> {
      ConcurrentRun.pause();
      slow.add(x);
    });
    Check.equal("subscribers", 2, publisher.getNumberOfSubscribers());
    for (int i = 0; i < 20; i++) Check.isTrue("lag", publisher.submit(i) >= 0);
    publisher.close();
    first.join();
    second.join();
    Check.equal("all, in order", fast.toString(), slow.toString());
    Check.equal("count", 20, fast.size());
    Check.equal("closed", "IllegalStateException", ConcurrentRun.outcome(() -> publisher.submit(1)));
    SubmissionPublisher<String> failing = new SubmissionPublisher<>();
    CompletableFuture<Void> status = failing.consume(x -> {
      throw new IllegalStateException();
    });
    failing.submit("x");
    Check.equal("failure", "ExecutionException", ConcurrentRun.outcome(status::get));
    CompletableFuture<Void> other = failing.consume(x -> { });
    failing.closeExceptionally(new Exception());
    Check.equal("failure", "ExecutionException", ConcurrentRun.outcome(other::get));
    // A subscriber that asks for nothing: its buffer fills.
    SubmissionPublisher<Integer> full = new SubmissionPublisher<>(ForkJoinPool.commonPool(), 2);
    full.subscribe(new java.util.concurrent.Flow.Subscriber<Integer>() {
      @Override
      public void onSubscribe(java.util.concurrent.Flow.Subscription subscription) {}

      @Override
      public void onNext(Integer item) {}

      @Override
      public void onError(Throwable thrown) {}

      @Override
      public void onComplete() {}
    });
    Check.equal("one", 1, full.offer(1, null));
    Check.equal("two", 2, full.offer(2, null));
    Check.equal("dropped", -1, full.offer(3, (s, x) -> false));
    long start = ConcurrentRun.millis();
    Check.equal("dropped later", -1, full.offer(4, 10, TimeUnit.MILLISECONDS, null));
    Check.equal("time", start + 10, ConcurrentRun.millis());
    Check.equal("lag", 2, full.estimateMaximumLag());
  }

  private static void timers() {
    ConcurrentRun.seeds("Timer", 60, () -> {
      Timer timer = new Timer("t");
      long start = ConcurrentRun.millis();
      List<String> log = new ArrayList<>();
      final class Job extends TimerTask {
        private final String name;
        private int runs;

        Job(String name) {
          this.name = name;
        }

        @Override
        public void run() {
          log.add(name + (ConcurrentRun.millis() - start));
          if (++runs == 3) cancel();
          ConcurrentRun.pause();
        }
      }
      Scheduler.Mark before = Scheduler.mark();
      Job once = new Job("o");
      Job again = new Job("a");
      timer.schedule(once, 30);
      timer.schedule(again, 10, 15);
      timer.scheduleAtFixedRate(new Job("r"), 5, 20);
      timer.schedule(new TimerTask() {
        @Override
        public void run() {
          Check.isTrue("ordered", before.isBefore());
          log.add("n");
        }
      }, 0);
      Job never = new Job("x");
      timer.schedule(never, 35);
      Check.isTrue("cancel", never.cancel() && !never.cancel());
      Check.equal("twice", "IllegalStateException", ConcurrentRun.outcome(() -> {
        timer.schedule(once, 1);
        return 0;
      }));
      Thread.sleep(100);
      Check.equal("times", "[n, r5, a10, r25, a25, o30, a40, r45]", log.toString());
      Check.isTrue("too late", !once.cancel());
      timer.schedule(new Job("y"), 50);
      Job gone = new Job("z");
      timer.schedule(gone, 50);
      gone.cancel();
      Check.equal("purged", 1, timer.purge());
      timer.cancel();
      Check.equal("cancelled", "IllegalStateException", ConcurrentRun.outcome(() -> {
        timer.schedule(new Job("q"), 1);
        return 0;
      }));
      Thread.sleep(100);
      Check.equal("no more", 8, log.size());
      Timer failing = new Timer(true);
      failing.schedule(new TimerTask() {
        @Override
        public void run() {
          Thread.currentThread().setUncaughtExceptionHandler((t, e) -> log.add("died"));
          throw new IllegalStateException();
        }
      }, 1);
      failing.schedule(new Job("w"), 2);
      Thread.sleep(10);
      Check.equal("dead", "IllegalStateException", ConcurrentRun.outcome(() -> {
        failing.schedule(new Job("v"), 1);
        return 0;
      }));
      Check.equal("died", "died", log.get(8));
      settled("Timer");
    });
  }

  public static void main(String[] args) {
    pools("single", Executors::newSingleThreadExecutor, true);
    pools("fixed 1", () -> Executors.newFixedThreadPool(1), true);
    pools("fixed 3", () -> Executors.newFixedThreadPool(3), false);
    pools("cached", Executors::newCachedThreadPool, false);
    pools("scheduled 2", () -> Executors.newScheduledThreadPool(2), false);
    pools("scheduled 1", Executors::newSingleThreadScheduledExecutor, true);
    pools("work stealing", () -> Executors.newWorkStealingPool(2), false);
    pools("one or more", () -> new ThreadPoolExecutor(0, 4, 1, TimeUnit.SECONDS, new SynchronousQueue<>(),
        new ThreadPoolExecutor.AbortPolicy() {
          @Override
          public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
            if (pool.isShutdown()) throw new RejectedExecutionException();
            task.run();
          }
        }), false);
    threadPool();
    scheduled();
    forkJoin();
    asynchronous();
    timers();
    commonPool();
    Check.done();
  }
}
