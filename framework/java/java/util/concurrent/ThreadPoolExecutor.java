package java.util.concurrent;

import antecede.Concrete;
import antecede.Engine;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;

/**
 * Threads that run tasks. Each task is announced to the engine's queue when it is accepted, waits in the work queue
 * as it does everywhere, and runs as an event of the engine's queue on one of the threads.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
  /** What the pool does: takes tasks; runs those that it has; runs no more; says that it has ended; nothing. */
  private static final int OPEN = 0, DRAINING = 1, STOPPED = 2, LEAVING = 3, OVER = 4;

  private final BlockingQueue<Runnable> workQueue;
  private final Announced announced = new Announced();
  private Queue events;
  private boolean serial;
  private int life = OPEN;
  private int corePoolSize;
  private int maximumPoolSize;
  private long keepAliveNanos;
  private boolean coreTimeOut;
  private ThreadFactory threadFactory;
  private RejectedExecutionHandler handler;
  private Worker workers;
  private int workerCount;
  private int largestPoolSize;
  private long completedTaskCount;

  /** One run of a task: the event. */
  private static final class Run extends Task {
    private final ThreadPoolExecutor pool;
    private final Runnable command;
    private final Queue queue;
    private final boolean moved;
    Run next;

    Run(ThreadPoolExecutor pool, Runnable command, Queue queue, boolean moved) {
      this.pool = pool;
      this.command = command;
      this.queue = queue;
      this.moved = moved;
      callback = command;
    }

    @Override
    public void run() {
      // The work queue's token: who submitted it is not who announced it.
      if (moved) Sync.acquire(command);
      pool.run(command);
    }
  }

  /** The runs that are announced and have not begun, in the order of arrival. */
  @Concrete
  private static final class Announced {
    private Run first;
    private Run last;

    void add(Run run) {
      if (first == null) first = run;
      else last.next = run;
      last = run;
    }

    /** All of them; none is left. */
    Run takeAll() {
      Run all = first;
      first = null;
      last = null;
      return all;
    }

    /** Takes the first run of that command out; null: there is none. */
    Run claim(Runnable command) {
      Run before = null;
      Run run = first;
      while (run != null && run.command != command) {
        before = run;
        run = run.next;
      }
      if (run == null) return null;
      if (before == null) first = run.next;
      else before.next = run.next;
      if (run == last) last = before;
      return run;
    }
  }

  private static final class Worker implements Runnable {
    private final ThreadPoolExecutor pool;
    private Runnable firstTask;
    Thread thread;
    /** Its thread was started. */
    boolean hired;
    boolean idle;
    boolean began;
    long completedTasks;
    Worker next;

    Worker(ThreadPoolExecutor pool, Runnable firstTask) {
      this.pool = pool;
      this.firstTask = firstTask;
    }

    @Override
    public void run() {
      Runnable task = firstTask;
      firstTask = null;
      pool.work(this, task);
    }
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
      BlockingQueue<Runnable> workQueue) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(),
        new AbortPolicy());
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
      BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, new AbortPolicy());
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
      BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), handler);
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
      BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, handler,
        isSerial(corePoolSize, maximumPoolSize, workQueue));
  }

  /** For those who know whether tasks run one at a time in the order of arrival. */
  ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
      BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory, RejectedExecutionHandler handler,
      boolean serial) {
    if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0) {
      throw new IllegalArgumentException();
    }
    if (workQueue == null || threadFactory == null || handler == null) throw new NullPointerException();
    this.corePoolSize = corePoolSize;
    this.maximumPoolSize = maximumPoolSize;
    this.workQueue = workQueue;
    keepAliveNanos = unit.toNanos(keepAliveTime);
    this.threadFactory = threadFactory;
    this.handler = handler;
    this.serial = serial;
    events = serial ? Queue.serial() : Queue.pool(maximumPoolSize);
  }

  /** There can be only one thread, and it takes the tasks in the order of arrival (or of their times). */
  private static boolean isSerial(int core, int maximum, BlockingQueue<Runnable> queue) {
    if (queue == null) return false;
    if (queue instanceof DelayQueue) return core <= 1;
    Class<?> kind = queue.getClass();
    boolean unbounded = kind == LinkedTransferQueue.class
        || kind == LinkedBlockingQueue.class && queue.remainingCapacity() + queue.size() == Integer.MAX_VALUE;
    if (unbounded) return core <= 1;
    return maximum == 1
        && (kind == LinkedBlockingQueue.class || kind == ArrayBlockingQueue.class || kind == SynchronousQueue.class);
  }

  private void sizesChanged() {
    boolean now = isSerial(corePoolSize, maximumPoolSize, workQueue);
    if (now == serial) return;
    serial = now;
    events = now ? Queue.serial() : Queue.pool(maximumPoolSize);
    // What waits may now run in another way.
    for (Run run = announced.takeAll(); run != null; run = run.next) {
      run.queue.withdraw(run);
      long delay = run.command instanceof Delayed ? ((Delayed) run.command).getDelay(TimeUnit.NANOSECONDS) : 0;
      Run again = new Run(this, run.command, events, true);
      announced.add(again);
      events.enqueue(again, Queue.DELAYED, Math.max(delay, 0), false);
    }
  }

  @Override
  public void execute(Runnable command) {
    if (command == null) throw new NullPointerException();
    if (life != OPEN || !accept(command)) reject(command);
  }

  private boolean accept(Runnable command) {
    announce(command, 0);
    return Engine.isAbstract() ? hand(command) : place(command);
  }

  /** What an analysis sees of {@link #place}: code of the app that it calls. The announcement is the one action of the task. */
  private boolean hand(Runnable command) {
    threadFactory.newThread(new Worker(this, null));
    return workQueue.offer(command);
  }

  /** A new worker takes it while there are few; then it waits; then there may be workers up to the maximum. */
  @Concrete
  private boolean place(Runnable command) {
    if (hire(command, corePoolSize)) return true;
    boolean waits = life == OPEN && workQueue.offer(command);
    if (!waits) {
      if (hire(command, maximumPoolSize)) return true;
      withdraw(command);
      return false;
    }
    // The queue may be the app's own, which has shut the pool down meanwhile.
    if (life != OPEN && remove(command)) return false;
    if (workerCount == 0) hire(null, maximumPoolSize);
    return true;
  }

  /** Tells the engine of a task that will run after {@code delay} nanoseconds. */
  final void announce(Runnable command, long delay) {
    Run run = new Run(this, command, events, false);
    announced.add(run);
    events.enqueue(run, Queue.DELAYED, delay, false);
  }

  /** Tells the engine that a task will not run. */
  final void withdraw(Runnable command) {
    Run run = announced.claim(command);
    if (run != null) run.queue.withdraw(run);
  }

  final void reject(Runnable command) {
    handler.rejectedExecution(command, this);
  }

  /** One worker more, unless there are that many. It begins with the task, or with what waits. False: there is no use for it. */
  private boolean hire(Runnable first, int most) {
    boolean idle = first == null && life == DRAINING && workQueue.isEmpty();
    if (idle || workerCount >= most || (first == null ? life >= STOPPED : life > OPEN)) return false;
    Worker worker = new Worker(this, first);
    workerCount++;
    try {
      Thread thread = threadFactory.newThread(worker);
      // The factory is the app's: the pool may have been shut down meanwhile.
      if (thread == null || (first == null ? life >= STOPPED : life > OPEN)) return false;
      if (thread.getState() != Thread.State.NEW) throw new IllegalThreadStateException();
      worker.thread = thread;
      worker.next = workers;
      workers = worker;
      largestPoolSize = Math.max(largestPoolSize, getPoolSize());
      if (Executors.isDefault(threadFactory)) thread.serve();
      else thread.start();
      worker.hired = true;
      return true;
    } finally {
      if (!worker.hired) {
        unlink(worker);
        workerCount--;
        finishIfDone();
      }
    }
  }

  private void unlink(Worker worker) {
    if (workers == worker) {
      workers = worker.next;
      return;
    }
    for (Worker other = workers; other != null; other = other.next) {
      if (other.next == worker) {
        other.next = worker.next;
        return;
      }
    }
  }

  /** The life of a worker. */
  private void work(Worker worker, Runnable first) {
    boolean failed = true;
    worker.began = true;
    try {
      Runnable task = first != null ? first : nextTask(worker);
      while (task != null) {
        if (life >= STOPPED) Threads.interrupt(worker.thread);
        else Threads.isInterrupted(worker.thread, true);
        try {
          Run run = announced.claim(task);
          if (run == null) {
            announce(task, 0);
            run = announced.claim(task);
          }
          run.queue.perform(run);
        } finally {
          worker.completedTasks++;
        }
        task = nextTask(worker);
      }
      failed = false;
    } finally {
      leave(worker, failed);
    }
  }

  /** The event: what is done before and after every task is part of it. */
  private void run(Runnable task) {
    try {
      beforeExecute(Threads.current(), task);
      try {
        task.run();
        afterExecute(task, null);
      } catch (Throwable thrown) {
        afterExecute(task, thrown);
        throw thrown;
      }
    } finally {
      Sync.release(this);
    }
  }

  /** Waits for a task; null: the worker is to end, and is no longer counted. */
  private Runnable nextTask(Worker worker) {
    boolean waitedInVain = false;
    worker.idle = true;
    try {
      while (life == OPEN || life == DRAINING && !workQueue.isEmpty()) {
        boolean mayLeave = coreTimeOut || workerCount > corePoolSize;
        boolean tooMany = workerCount > maximumPoolSize || mayLeave && waitedInVain;
        boolean needed = workerCount == 1 && !workQueue.isEmpty();
        if (tooMany && !needed) break;
        try {
          Runnable task = mayLeave ? workQueue.poll(keepAliveNanos, TimeUnit.NANOSECONDS) : workQueue.take();
          if (task != null) return task;
          waitedInVain = true;
        } catch (InterruptedException somethingHasChanged) {
          waitedInVain = false;
        }
      }
    } finally {
      worker.idle = false;
    }
    workerCount--;
    return null;
  }

  /** Another one takes its place if it was ended by a task, or if too few are left. */
  private void leave(Worker worker, boolean failed) {
    if (failed) workerCount--;
    completedTaskCount += worker.completedTasks;
    unlink(worker);
    finishIfDone();
    if (life >= STOPPED) return;
    int least = Math.max(coreTimeOut ? 0 : corePoolSize, workQueue.isEmpty() ? 0 : 1);
    if (failed || workerCount < least) hire(null, maximumPoolSize);
  }

  /** Of a pool that was shut down: the last worker that leaves ends it, and each wakes another. */
  final void finishIfDone() {
    boolean done = life == STOPPED || life == DRAINING && workQueue.isEmpty();
    if (done && workerCount > 0) wakeIdle(1);
    if (!done || workerCount > 0) return;
    life = LEAVING;
    try {
      terminated();
    } finally {
      life = OVER;
      Sync.release(this);
      Sync.wake(this, true);
    }
  }

  /** Lets workers that wait look again at what they wait for. */
  private void wakeIdle(int most) {
    int left = most;
    for (Worker worker = workers; worker != null && left > 0; worker = worker.next) {
      if (!worker.idle) continue;
      worker.thread.interrupt();
      left--;
    }
  }

  @Override
  public void shutdown() {
    if (life < DRAINING) life = DRAINING;
    wakeIdle(Integer.MAX_VALUE);
    onShutdown();
    finishIfDone();
  }

  /** For ScheduledThreadPoolExecutor. */
  void onShutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    if (life < STOPPED) life = STOPPED;
    for (Worker worker = workers; worker != null; worker = worker.next) {
      if (worker.began) worker.thread.interrupt();
    }
    ArrayList<Runnable> tasks = new ArrayList<>();
    workQueue.drainTo(tasks);
    for (Runnable task : workQueue.toArray(new Runnable[0])) {
      if (workQueue.remove(task)) tasks.add(task);
    }
    for (Runnable task : tasks) withdraw(task);
    finishIfDone();
    return tasks;
  }

  @Override
  public boolean isShutdown() {
    return life > OPEN;
  }

  final boolean isStopped() {
    return life >= STOPPED;
  }

  public boolean isTerminating() {
    return life > OPEN && life < OVER;
  }

  @Override
  public boolean isTerminated() {
    if (life < OVER) return false;
    Sync.acquire(this);
    return true;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    long limit = Waits.limit(timeout, unit);
    while (life < OVER) {
      if (!Waits.block(this, limit)) return false;
    }
    Sync.acquire(this);
    return true;
  }

  @Deprecated
  @Override
  protected void finalize() {}

  public void setThreadFactory(ThreadFactory threadFactory) {
    if (threadFactory == null) throw new NullPointerException();
    this.threadFactory = threadFactory;
  }

  public ThreadFactory getThreadFactory() {
    return threadFactory;
  }

  public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
    if (handler == null) throw new NullPointerException();
    this.handler = handler;
  }

  public RejectedExecutionHandler getRejectedExecutionHandler() {
    return handler;
  }

  /** Android takes a size above the maximum, other than the JDK: apps set the two one after the other. */
  public void setCorePoolSize(int corePoolSize) {
    if (corePoolSize < 0) throw new IllegalArgumentException();
    int more = corePoolSize - this.corePoolSize;
    this.corePoolSize = corePoolSize;
    sizesChanged();
    if (workerCount > corePoolSize) {
      wakeIdle(Integer.MAX_VALUE);
      return;
    }
    for (int wanted = Math.min(more, workQueue.size()); wanted > 0 && !workQueue.isEmpty(); wanted--) {
      if (!hire(null, corePoolSize)) break;
    }
  }

  public int getCorePoolSize() {
    return corePoolSize;
  }

  public boolean prestartCoreThread() {
    return hire(null, corePoolSize);
  }

  /** Starts a thread for what was just queued, unless there are enough. */
  final void provideWorker() {
    // An analysis knows the task by its announcement, and no worker that takes it out of the queue.
    if (Engine.isAbstract()) {
      threadFactory.newThread(new Worker(this, null));
      return;
    }
    hire(null, Math.max(corePoolSize, 1));
  }

  public int prestartAllCoreThreads() {
    int started = 0;
    while (hire(null, corePoolSize)) started++;
    return started;
  }

  public boolean allowsCoreThreadTimeOut() {
    return coreTimeOut;
  }

  public void allowCoreThreadTimeOut(boolean value) {
    if (value && keepAliveNanos <= 0) {
      throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
    }
    if (value == coreTimeOut) return;
    coreTimeOut = value;
    if (value) wakeIdle(Integer.MAX_VALUE);
  }

  public void setMaximumPoolSize(int maximumPoolSize) {
    if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) throw new IllegalArgumentException();
    this.maximumPoolSize = maximumPoolSize;
    sizesChanged();
    if (workerCount > maximumPoolSize) wakeIdle(Integer.MAX_VALUE);
  }

  public int getMaximumPoolSize() {
    return maximumPoolSize;
  }

  public void setKeepAliveTime(long time, TimeUnit unit) {
    if (time < 0) throw new IllegalArgumentException();
    if (time == 0 && coreTimeOut) {
      throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
    }
    long old = keepAliveNanos;
    keepAliveNanos = unit.toNanos(time);
    if (keepAliveNanos < old) wakeIdle(Integer.MAX_VALUE);
  }

  public long getKeepAliveTime(TimeUnit unit) {
    return unit.convert(keepAliveNanos, TimeUnit.NANOSECONDS);
  }

  public BlockingQueue<Runnable> getQueue() {
    return workQueue;
  }

  public boolean remove(Runnable task) {
    boolean removed = workQueue.remove(task);
    if (removed) withdraw(task);
    finishIfDone();
    return removed;
  }

  public void purge() {
    try {
      for (Iterator<Runnable> tasks = workQueue.iterator(); tasks.hasNext(); ) {
        Runnable task = tasks.next();
        if (task instanceof Future<?> && ((Future<?>) task).isCancelled()) {
          tasks.remove();
          withdraw(task);
        }
      }
    } catch (ConcurrentModificationException interference) {
      for (Runnable task : workQueue.toArray(new Runnable[0])) {
        if (task instanceof Future<?> && ((Future<?>) task).isCancelled() && workQueue.remove(task)) withdraw(task);
      }
    }
    finishIfDone();
  }

  public int getPoolSize() {
    if (life >= LEAVING) return 0;
    int size = 0;
    for (Worker worker = workers; worker != null; worker = worker.next) size++;
    return size;
  }

  public int getActiveCount() {
    int active = 0;
    for (Worker worker = workers; worker != null; worker = worker.next) if (worker.began && !worker.idle) active++;
    return active;
  }

  public int getLargestPoolSize() {
    return largestPoolSize;
  }

  public long getTaskCount() {
    return getCompletedTaskCount() + getActiveCount() + workQueue.size();
  }

  public long getCompletedTaskCount() {
    long count = completedTaskCount;
    for (Worker worker = workers; worker != null; worker = worker.next) count += worker.completedTasks;
    return count;
  }

  @Override
  public String toString() {
    String name = life == OPEN ? "Running" : life == OVER ? "Terminated" : "Shutting down";
    return super.toString() + "[" + name + ", pool size = " + getPoolSize() + ", active threads = " + getActiveCount()
        + ", queued tasks = " + workQueue.size() + ", completed tasks = " + getCompletedTaskCount() + "]";
  }

  protected void beforeExecute(Thread thread, Runnable task) {}

  protected void afterExecute(Runnable task, Throwable thrown) {}

  protected void terminated() {}

  /** Runs the task in the caller. */
  public static class CallerRunsPolicy implements RejectedExecutionHandler {
    public CallerRunsPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
      if (!executor.isShutdown()) task.run();
    }
  }

  /** Throws. */
  public static class AbortPolicy implements RejectedExecutionHandler {
    public AbortPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
      throw new RejectedExecutionException("Task " + task + " rejected from " + executor);
    }
  }

  /** Forgets the task. */
  public static class DiscardPolicy implements RejectedExecutionHandler {
    public DiscardPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {}
  }

  /** Forgets the task that waits longest, and tries again. */
  public static class DiscardOldestPolicy implements RejectedExecutionHandler {
    public DiscardOldestPolicy() {}

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
      if (executor.isShutdown()) return;
      Runnable oldest = executor.getQueue().poll();
      if (oldest != null) executor.withdraw(oldest);
      executor.execute(task);
    }
  }
}
