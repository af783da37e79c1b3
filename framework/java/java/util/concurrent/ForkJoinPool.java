package java.util.concurrent;

import antecede.Concrete;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/**
 * Threads for tasks that fork and join. All of them share one deque: forked tasks go to its front (to its end in
 * async mode), submitted ones to its end. Who joins a task that waits runs it; who must wait makes room for another
 * thread.
 */
public class ForkJoinPool extends AbstractExecutorService {
  public interface ForkJoinWorkerThreadFactory {
    ForkJoinWorkerThread newThread(ForkJoinPool pool);
  }

  public interface ManagedBlocker {
    boolean block() throws InterruptedException;

    boolean isReleasable();
  }

  /** A task in the deque: the event. */
  static final class Run extends Task {
    final ForkJoinPool pool;
    final ForkJoinTask<?> task;
    final boolean submitted;
    Chain.Link<Run> place;

    Run(ForkJoinPool pool, ForkJoinTask<?> task, boolean submitted) {
      this.pool = pool;
      this.task = task;
      this.submitted = submitted;
      callback = task;
    }

    @Override
    public void run() {
      try {
        task.execute();
      } finally {
        Sync.release(pool);
      }
    }
  }

  public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
      new ForkJoinWorkerThreadFactory() {
        @Override
        public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
          return new ForkJoinWorkerThread(pool);
        }
      };

  private static final int MOST_THREADS = 0x7fff;
  private static int pools;
  private static ForkJoinPool common;

  final String workerPrefix;
  private final int parallelism;
  private final ForkJoinWorkerThreadFactory factory;
  private final Thread.UncaughtExceptionHandler handler;
  private final boolean asyncMode;
  private final long keepAliveNanos;
  private final Queue events;
  private final Chain<Run> deque = new Chain<>();
  private final Chain<ForkJoinWorkerThread> workers = new Chain<>();
  /** Where workers wait for tasks; others wait at the pool for its end or its rest. */
  private final Object work = new Object();
  private int idle;
  private int blocked;
  private int named;
  private long steals;
  private boolean shutdown;
  private boolean stopped;

  public ForkJoinPool() {
    this(Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()));
  }

  public ForkJoinPool(int parallelism) {
    this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
  }

  public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, Thread.UncaughtExceptionHandler handler,
      boolean asyncMode) {
    this(parallelism, factory, handler, asyncMode, 0, MOST_THREADS, 1, null, 60, TimeUnit.SECONDS);
  }

  /** Core and maximum sizes, spare threads and saturation are accepted, but the pool has what it needs. */
  public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, Thread.UncaughtExceptionHandler handler,
      boolean asyncMode, int corePoolSize, int maximumPoolSize, int minimumRunnable,
      Predicate<? super ForkJoinPool> saturate, long keepAliveTime, TimeUnit unit) {
    this(parallelism, factory, handler, asyncMode, unit.toNanos(keepAliveTime),
        "ForkJoinPool-" + ++pools + "-worker-");
    if (maximumPoolSize < parallelism || keepAliveTime <= 0) throw new IllegalArgumentException();
  }

  private ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, Thread.UncaughtExceptionHandler handler,
      boolean asyncMode, long keepAliveNanos, String workerPrefix) {
    if (factory == null) throw new NullPointerException();
    if (parallelism <= 0 || parallelism > MOST_THREADS) throw new IllegalArgumentException();
    this.parallelism = parallelism;
    this.factory = factory;
    this.handler = handler;
    this.asyncMode = asyncMode;
    this.keepAliveNanos = keepAliveNanos;
    this.workerPrefix = workerPrefix;
    events = Queue.pool(MOST_THREADS);
  }

  public static ForkJoinPool commonPool() {
    if (common == null) {
      common = new ForkJoinPool(getCommonPoolParallelism(), defaultForkJoinWorkerThreadFactory, null, false,
          TimeUnit.SECONDS.toNanos(60), "ForkJoinPool.commonPool-worker-");
    }
    return common;
  }

  public static int getCommonPoolParallelism() {
    return Math.max(Runtime.getRuntime().availableProcessors() - 1, 1);
  }

  /** The pool whose worker the current thread is, or null. */
  static ForkJoinPool current() {
    Thread thread = Threads.current();
    return thread instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) thread).getPool() : null;
  }

  /** Announces the task and lets a worker take it. */
  final void push(ForkJoinTask<?> task, boolean submitted) {
    if (shutdown && submitted || stopped) throw new RejectedExecutionException();
    Run run = new Run(this, task, submitted);
    task.run = run;
    events.enqueue(run, Queue.DELAYED, 0, false);
    insert(run, !submitted && !asyncMode);
    makeWork();
  }

  @Concrete
  private void insert(Run run, boolean atFront) {
    run.place = deque.add(run, atFront);
  }

  /** Takes a task back that no worker has taken. */
  final boolean takeBack(Run run) {
    if (!deque.remove(run.place)) return false;
    events.withdraw(run);
    return true;
  }

  /** Wakes a worker that waits, or makes one if there may be more. */
  private void makeWork() {
    if (deque.isEmpty()) return;
    if (idle > 0) {
      Sync.wake(work, false);
    } else if (workers.size() < parallelism + blocked) {
      ForkJoinWorkerThread worker = factory.newThread(this);
      if (worker == null) return;
      worker.place = workers.add(worker, false);
      if (factory == defaultForkJoinWorkerThreadFactory) worker.serve();
      else worker.start();
    }
  }

  final int nextIndex() {
    return named++;
  }

  /** The life of a worker. */
  final void work(ForkJoinWorkerThread worker) {
    while (!stopped) {
      Run run = deque.poll(true);
      if (run != null) {
        steals++;
        Threads.isInterrupted(worker, true);
        events.perform(run);
      } else if (shutdown || !awaitWork()) {
        break;
      }
    }
  }

  /** False: the worker was idle for too long. */
  private boolean awaitWork() {
    idle++;
    if (isQuiescent()) Sync.wake(this, true);
    boolean inTime = Sync.blockUninterruptibly(work, keepAliveNanos);
    idle--;
    return inTime || !deque.isEmpty();
  }

  final void end(ForkJoinWorkerThread worker) {
    workers.remove(worker.place);
    makeWork();
    if (isTerminated()) Sync.release(this);
    Sync.wake(this, true);
  }

  /** The current worker is going to wait: another one may work instead. */
  final void beginBlocking() {
    blocked++;
    makeWork();
  }

  final void endBlocking() {
    blocked--;
  }

  public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
    if (blocker == null) throw new NullPointerException();
    ForkJoinPool pool = current();
    while (!blocker.isReleasable()) {
      if (pool != null) pool.beginBlocking();
      try {
        if (blocker.block()) return;
      } finally {
        if (pool != null) pool.endBlocking();
      }
    }
  }

  private <T> ForkJoinTask<T> accept(ForkJoinTask<T> task) {
    if (task == null) throw new NullPointerException();
    push(task, current() != this);
    return task;
  }

  public <T> T invoke(ForkJoinTask<T> task) {
    return accept(task).join();
  }

  public void execute(ForkJoinTask<?> task) {
    accept(task);
  }

  @Override
  public void execute(Runnable task) {
    if (task instanceof ForkJoinTask<?>) accept((ForkJoinTask<?>) task);
    else accept(new ForkJoinTask.OfRunnable<Void>(task, null, true));
  }

  public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    return accept(task);
  }

  @Override
  public <T> ForkJoinTask<T> submit(Callable<T> task) {
    return accept(ForkJoinTask.adapt(task));
  }

  @Override
  public <T> ForkJoinTask<T> submit(Runnable task, T result) {
    return accept(ForkJoinTask.adapt(task, result));
  }

  @Override
  public ForkJoinTask<?> submit(Runnable task) {
    if (task instanceof ForkJoinTask<?>) return accept((ForkJoinTask<?>) task);
    return accept(ForkJoinTask.adapt(task));
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
    ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
    for (Callable<T> task : tasks) {
      ForkJoinTask<T> future = ForkJoinTask.adapt(task);
      futures.add(future);
      accept(future);
    }
    for (Future<T> future : futures) ((ForkJoinTask<T>) future).quietlyJoin();
    return futures;
  }

  public ForkJoinWorkerThreadFactory getFactory() {
    return factory;
  }

  public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
    return handler;
  }

  public int getParallelism() {
    return parallelism;
  }

  public int getPoolSize() {
    return workers.size();
  }

  public boolean getAsyncMode() {
    return asyncMode;
  }

  public int getRunningThreadCount() {
    return Math.max(workers.size() - idle - blocked, 0);
  }

  public int getActiveThreadCount() {
    return workers.size() - idle;
  }

  public boolean isQuiescent() {
    return deque.isEmpty() && workers.size() == idle;
  }

  public long getStealCount() {
    return steals;
  }

  public long getQueuedTaskCount() {
    return deque.size() - getQueuedSubmissionCount();
  }

  @Concrete
  public int getQueuedSubmissionCount() {
    int count = 0;
    for (Chain.Link<Run> link = deque.link(true); link != null; link = link.next) if (link.item.submitted) count++;
    return count;
  }

  public boolean hasQueuedSubmissions() {
    return getQueuedSubmissionCount() > 0;
  }

  final int queued() {
    return deque.size();
  }

  /** The task a worker would take next. */
  final ForkJoinTask<?> next() {
    Run run = deque.first();
    return run == null ? null : run.task;
  }

  /** Takes that task, for the caller to run. */
  final ForkJoinTask<?> takeNext() {
    Run run = deque.poll(true);
    if (run == null) return null;
    events.withdraw(run);
    return run.task;
  }

  protected ForkJoinTask<?> pollSubmission() {
    for (Chain.Link<Run> link = deque.link(true); link != null; link = deque.step(link, true)) {
      if (link.item.submitted && takeBack(link.item)) return link.item.task;
    }
    return null;
  }

  protected int drainTasksTo(Collection<? super ForkJoinTask<?>> target) {
    int count = 0;
    for (ForkJoinTask<?> task = takeNext(); task != null; task = takeNext()) {
      target.add(task);
      count++;
    }
    return count;
  }

  @Override
  public String toString() {
    String level = isTerminated() ? "Terminated" : stopped ? "Terminating" : shutdown ? "Shutting down" : "Running";
    return super.toString() + "[" + level + ", parallelism = " + parallelism + ", size = " + workers.size()
        + ", active = " + getActiveThreadCount() + ", running = " + getRunningThreadCount() + ", steals = " + steals
        + ", tasks = " + getQueuedTaskCount() + ", submissions = " + getQueuedSubmissionCount() + "]";
  }

  @Override
  public void shutdown() {
    if (this == common) return;
    shutdown = true;
    Sync.wake(work, true);
    Sync.wake(this, true);
  }

  @Override
  public List<Runnable> shutdownNow() {
    if (this == common) return Collections.emptyList();
    shutdown = true;
    stopped = true;
    for (ForkJoinTask<?> task = takeNext(); task != null; task = takeNext()) task.cancel(false);
    for (Chain.Link<ForkJoinWorkerThread> link = workers.link(true); link != null; link = workers.step(link, true)) {
      link.item.interrupt();
    }
    Sync.wake(work, true);
    Sync.wake(this, true);
    return Collections.emptyList();
  }

  @Override
  public boolean isTerminated() {
    return shutdown && workers.isEmpty() && deque.isEmpty();
  }

  public boolean isTerminating() {
    return stopped && !isTerminated();
  }

  @Override
  public boolean isShutdown() {
    return shutdown;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    Waits.checkInterrupt();
    if (this == common) {
      awaitQuiescence(timeout, unit);
      return false;
    }
    long limit = Waits.limit(timeout, unit);
    while (!isTerminated()) {
      if (!Waits.block(this, limit)) return false;
    }
    Sync.acquire(this);
    return true;
  }

  public boolean awaitQuiescence(long timeout, TimeUnit unit) {
    if (current() == this) {
      helpQuiesce();
      return true;
    }
    long limit = Waits.limit(timeout, unit);
    while (!isQuiescent()) {
      long left = Waits.left(limit);
      if (left == 0) return false;
      Sync.blockUninterruptibly(this, left);
    }
    Sync.acquire(this);
    return true;
  }

  /** Runs what waits, until no one else runs anything. */
  final void helpQuiesce() {
    while (true) {
      ForkJoinTask<?> task = takeNext();
      if (task != null) {
        task.execute();
      } else if (getActiveThreadCount() - blocked <= 1) {
        return;
      } else {
        blocked++;
        idle++;
        if (isQuiescent()) Sync.wake(this, true);
        idle--;
        Sync.blockUninterruptibly(this, TimeUnit.MILLISECONDS.toNanos(1));
        blocked--;
      }
    }
  }
}
