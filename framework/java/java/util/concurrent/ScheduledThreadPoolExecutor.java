package java.util.concurrent;

import antecede.Engine;
import antecede.World;
import java.util.List;

/** A thread pool whose tasks run after a delay, once or again and again. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
  private static long lastSequence;

  private boolean periodicAfterShutdown;
  private boolean delayedAfterShutdown = true;
  private boolean removeOnCancel;

  /** A task and its time. Of two with equal times the older one comes first. */
  private static final class Scheduled<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
    private final ScheduledThreadPoolExecutor pool;
    private final long sequence = ++lastSequence;
    /** Positive: fixed rate; negative: fixed delay; 0: once. In nanoseconds. */
    private final long period;
    private long time;
    /** What is in the queue: this, or what the pool made of it. */
    RunnableScheduledFuture<V> queued = this;

    Scheduled(ScheduledThreadPoolExecutor pool, Callable<V> task, long time, long period) {
      super(task);
      this.pool = pool;
      this.time = time;
      this.period = period;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(time - now(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      if (other == this) return 0;
      if (other instanceof Scheduled) {
        Scheduled<?> task = (Scheduled<?>) other;
        long difference = time - task.time;
        return difference < 0 ? -1 : difference > 0 ? 1 : sequence < task.sequence ? -1 : 1;
      }
      return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }

    @Override
    public boolean isPeriodic() {
      return period != 0;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      boolean cancelled = super.cancel(mayInterruptIfRunning);
      if (cancelled && pool.removeOnCancel) pool.remove(queued);
      return cancelled;
    }

    @Override
    public void run() {
      if (!pool.mayRun(this)) {
        cancel(false);
      } else if (period == 0) {
        super.run();
      } else if (runAndReset()) {
        time = period > 0 ? time + period : pool.timeAfter(-period);
        pool.again(queued);
      }
    }
  }

  public ScheduledThreadPoolExecutor(int corePoolSize) {
    this(corePoolSize, Executors.defaultThreadFactory(), new AbortPolicy(), corePoolSize <= 1);
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
    this(corePoolSize, threadFactory, new AbortPolicy(), corePoolSize <= 1);
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
    this(corePoolSize, Executors.defaultThreadFactory(), handler, corePoolSize <= 1);
  }

  public ScheduledThreadPoolExecutor(
      int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
    this(corePoolSize, threadFactory, handler, corePoolSize <= 1);
  }

  ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler,
      boolean serial) {
    super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, newQueue(), threadFactory, handler, serial);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static BlockingQueue<Runnable> newQueue() {
    return (BlockingQueue) new DelayQueue();
  }

  private long timeAfter(long nanos) {
    if (nanos < 0) return now();
    return now() + (nanos > Long.MAX_VALUE >> 1 ? Long.MAX_VALUE >> 1 : nanos);
  }

  /** For an analysis times are delays. */
  private static long now() {
    return Engine.isAbstract() ? 0 : World.uptimeNanos();
  }

  private boolean mayRun(RunnableScheduledFuture<?> task) {
    if (!isShutdown()) return true;
    if (isStopped()) return false;
    return task.isPeriodic()
        ? periodicAfterShutdown
        : delayedAfterShutdown || task.getDelay(TimeUnit.NANOSECONDS) <= 0;
  }

  private void enqueue(RunnableScheduledFuture<?> task) {
    long delay = task.getDelay(TimeUnit.NANOSECONDS);
    announce(task, delay < 0 ? 0 : delay);
    super.getQueue().add(task);
    if (!mayRun(task) && remove(task)) task.cancel(false);
    else provideWorker();
  }

  private <V> RunnableScheduledFuture<V> start(Scheduled<V> task, RunnableScheduledFuture<V> decorated) {
    task.queued = decorated;
    if (isShutdown()) reject(decorated);
    else enqueue(decorated);
    return decorated;
  }

  private void again(RunnableScheduledFuture<?> task) {
    if (mayRun(task)) enqueue(task);
    else task.cancel(false);
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
    if (command == null || unit == null) throw new NullPointerException();
    Scheduled<Object> task =
        new Scheduled<Object>(this, Executors.callable(command), timeAfter(unit.toNanos(delay)), 0);
    return start(task, decorateTask(command, task));
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
    if (callable == null || unit == null) throw new NullPointerException();
    Scheduled<V> task = new Scheduled<V>(this, callable, timeAfter(unit.toNanos(delay)), 0);
    return start(task, decorateTask(callable, task));
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
    return repeat(command, initialDelay, period, unit, 1);
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
    return repeat(command, initialDelay, delay, unit, -1);
  }

  private ScheduledFuture<?> repeat(Runnable command, long initialDelay, long period, TimeUnit unit, int sign) {
    if (command == null || unit == null) throw new NullPointerException();
    if (period <= 0) throw new IllegalArgumentException();
    Scheduled<Object> task = new Scheduled<Object>(this, Executors.callable(command),
        timeAfter(unit.toNanos(initialDelay)), sign * unit.toNanos(period));
    return start(task, decorateTask(command, task));
  }

  protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable, RunnableScheduledFuture<V> task) {
    return task;
  }

  protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable, RunnableScheduledFuture<V> task) {
    return task;
  }

  @Override
  public void execute(Runnable command) {
    schedule(command, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public Future<?> submit(Runnable task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    return schedule(task, 0, TimeUnit.NANOSECONDS);
  }

  public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
    periodicAfterShutdown = value;
    if (!value && isShutdown()) onShutdown();
  }

  public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
    return periodicAfterShutdown;
  }

  public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
    delayedAfterShutdown = value;
    if (!value && isShutdown()) onShutdown();
  }

  public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
    return delayedAfterShutdown;
  }

  public void setRemoveOnCancelPolicy(boolean value) {
    removeOnCancel = value;
  }

  public boolean getRemoveOnCancelPolicy() {
    return removeOnCancel;
  }

  @Override
  void onShutdown() {
    for (Object element : super.getQueue().toArray()) {
      if (!(element instanceof RunnableScheduledFuture)) continue;
      RunnableScheduledFuture<?> task = (RunnableScheduledFuture<?>) element;
      boolean drop = task.isPeriodic()
          ? !periodicAfterShutdown
          : !delayedAfterShutdown && task.getDelay(TimeUnit.NANOSECONDS) > 0;
      if ((drop || task.isCancelled()) && super.getQueue().remove(task)) {
        withdraw(task);
        task.cancel(false);
      }
    }
    finishIfDone();
  }

  @Override
  public void shutdown() {
    super.shutdown();
  }

  @Override
  public List<Runnable> shutdownNow() {
    return super.shutdownNow();
  }

  @Override
  public BlockingQueue<Runnable> getQueue() {
    return super.getQueue();
  }
}
