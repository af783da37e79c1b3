package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;
import java.io.Serializable;
import java.util.Collection;

/**
 * A task that forks others and joins them. The token of its completion is the task itself. Exceptions pass to who
 * joins as they are, also from another thread.
 */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
  private static final int OPEN = 0, NORMAL = 1, FAILED = 2, CANCELLED = 3;

  private int status = OPEN;
  private short tag;
  private Throwable failure;
  /** Where it was last pushed. */
  ForkJoinPool.Run run;

  public ForkJoinTask() {}

  public abstract V getRawResult();

  protected abstract void setRawResult(V value);

  /** The work. True: it is complete when this returns. */
  protected abstract boolean exec();

  private void finish(int how) {
    if (status != OPEN) return;
    status = how;
    Sync.release(this);
    Sync.wake(this, true);
  }

  /** Runs the task unless it is complete. */
  final void execute() {
    if (status != OPEN) return;
    boolean complete;
    try {
      complete = exec();
    } catch (Throwable thrown) {
      fail(thrown);
      return;
    }
    if (complete) finish(NORMAL);
  }

  private void fail(Throwable thrown) {
    if (status != OPEN) return;
    failQuietly(thrown);
    failed(thrown);
  }

  final void failQuietly(Throwable thrown) {
    failure = thrown;
    finish(thrown instanceof CancellationException ? CANCELLED : FAILED);
  }

  /** For CountedCompleter. */
  void failed(Throwable thrown) {}

  /** Runs it here if it still waits in the worker's pool; else waits. False: the limit was reached. */
  private boolean await(long limit, boolean interruptible) throws InterruptedException {
    ForkJoinPool pool = ForkJoinPool.current();
    if (pool != null && status == OPEN && tryTakeBack()) execute();
    if (status != OPEN) return true;
    if (pool != null) pool.beginBlocking();
    try {
      while (status == OPEN) {
        if (!interruptible) Sync.blockUninterruptibly(this, Threads.FOREVER);
        else if (!Waits.block(this, limit)) return status != OPEN;
      }
    } finally {
      if (pool != null) pool.endBlocking();
    }
    return true;
  }

  private boolean tryTakeBack() {
    return run != null && run.pool == ForkJoinPool.current() && run.pool.takeBack(run);
  }

  private void awaitQuietly() {
    try {
      await(Waits.NEVER, false);
    } catch (InterruptedException impossible) {
      throw new Error(impossible);
    }
    Sync.acquire(this);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private V report() {
    if (status == CANCELLED) {
      if (failure == null) throw new CancellationException();
      ForkJoinTask.<RuntimeException>rethrow(failure);
    }
    if (status == FAILED) ForkJoinTask.<RuntimeException>rethrow(failure);
    return getRawResult();
  }

  private V reportGet() throws ExecutionException {
    if (status == CANCELLED) throw new CancellationException();
    if (status == FAILED) throw new ExecutionException(failure);
    return getRawResult();
  }

  public final ForkJoinTask<V> fork() {
    ForkJoinPool pool = ForkJoinPool.current();
    if (pool != null) pool.push(this, false);
    else ForkJoinPool.commonPool().push(this, true);
    return this;
  }

  public final V join() {
    awaitQuietly();
    return report();
  }

  public final V invoke() {
    execute();
    awaitQuietly();
    return report();
  }

  public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
    if (first == null || second == null) throw new NullPointerException();
    second.fork();
    try {
      first.invoke();
    } catch (Throwable thrown) {
      second.cancel(false);
      throw thrown;
    }
    second.join();
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    Throwable failure = null;
    for (int i = tasks.length - 1; i >= 0; i--) {
      ForkJoinTask<?> task = tasks[i];
      if (task == null) failure = new NullPointerException();
      if (failure != null) break;
      if (i > 0) {
        task.fork();
      } else {
        task.quietlyInvoke();
        if (task.isCompletedAbnormally()) failure = task.getException();
      }
    }
    for (int i = 1; i < tasks.length && failure == null; i++) {
      tasks[i].quietlyJoin();
      if (tasks[i].isCompletedAbnormally()) failure = tasks[i].getException();
    }
    if (failure == null) return;
    for (int i = 1; i < tasks.length; i++) if (tasks[i] != null) tasks[i].cancel(false);
    ForkJoinTask.<RuntimeException>rethrow(failure);
  }

  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
    return tasks;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    finish(CANCELLED);
    return status == CANCELLED;
  }

  @Override
  public final boolean isDone() {
    if (status == OPEN) return false;
    Sync.acquire(this);
    return true;
  }

  @Override
  public final boolean isCancelled() {
    return status == CANCELLED;
  }

  public final boolean isCompletedAbnormally() {
    return isDone() && status != NORMAL;
  }

  public final boolean isCompletedNormally() {
    return isDone() && status == NORMAL;
  }

  public final Throwable getException() {
    return status == CANCELLED && failure == null ? new CancellationException() : failure;
  }

  public void completeExceptionally(Throwable thrown) {
    boolean unchecked = thrown instanceof RuntimeException || thrown instanceof Error;
    fail(unchecked ? thrown : new RuntimeException(thrown));
  }

  public void complete(V value) {
    try {
      setRawResult(value);
    } catch (Throwable thrown) {
      fail(thrown);
      return;
    }
    finish(NORMAL);
  }

  public final void quietlyComplete() {
    finish(NORMAL);
  }

  @Override
  public final V get() throws InterruptedException, ExecutionException {
    await(Waits.NEVER, true);
    Sync.acquire(this);
    return reportGet();
  }

  @Override
  public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
    if (!await(Waits.limit(timeout, unit), true)) throw new TimeoutException();
    Sync.acquire(this);
    return reportGet();
  }

  public final void quietlyJoin() {
    awaitQuietly();
  }

  public final void quietlyInvoke() {
    execute();
    awaitQuietly();
  }

  public static void helpQuiesce() {
    ForkJoinPool pool = ForkJoinPool.current();
    if (pool != null) pool.helpQuiesce();
    else ForkJoinPool.commonPool().awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  public void reinitialize() {
    status = OPEN;
    failure = null;
  }

  public static ForkJoinPool getPool() {
    return ForkJoinPool.current();
  }

  public static boolean inForkJoinPool() {
    return ForkJoinPool.current() != null;
  }

  public boolean tryUnfork() {
    ForkJoinPool pool = ForkJoinPool.current();
    if (run == null || run.pool != (pool != null ? pool : ForkJoinPool.commonPool())) return false;
    return run.pool.takeBack(run);
  }

  public static int getQueuedTaskCount() {
    ForkJoinPool pool = ForkJoinPool.current();
    return pool == null ? 0 : pool.queued();
  }

  public static int getSurplusQueuedTaskCount() {
    ForkJoinPool pool = ForkJoinPool.current();
    return pool == null ? 0 : pool.queued() - (pool.getPoolSize() - pool.getActiveThreadCount());
  }

  protected static ForkJoinTask<?> peekNextLocalTask() {
    ForkJoinPool pool = ForkJoinPool.current();
    return pool == null ? null : pool.next();
  }

  protected static ForkJoinTask<?> pollNextLocalTask() {
    ForkJoinPool pool = ForkJoinPool.current();
    return pool == null ? null : pool.takeNext();
  }

  protected static ForkJoinTask<?> pollTask() {
    return pollNextLocalTask();
  }

  public final short getForkJoinTaskTag() {
    return tag;
  }

  public final short setForkJoinTaskTag(short newTag) {
    short old = tag;
    tag = newTag;
    return old;
  }

  public final boolean compareAndSetForkJoinTaskTag(short expected, short newTag) {
    if (tag != expected) return false;
    tag = newTag;
    return true;
  }

  public static ForkJoinTask<?> adapt(Runnable runnable) {
    return new OfRunnable<Void>(runnable, null, false);
  }

  public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new OfRunnable<T>(runnable, result, false);
  }

  public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new OfCallable<T>(callable);
  }

  static final class OfRunnable<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
    private final Runnable runnable;
    /** Nobody sees the task: what it throws is the thread's. */
    private final boolean executed;
    private T result;

    OfRunnable(Runnable runnable, T result, boolean executed) {
      if (runnable == null) throw new NullPointerException();
      this.runnable = runnable;
      this.result = result;
      this.executed = executed;
    }

    @Override
    public T getRawResult() {
      return result;
    }

    @Override
    public void setRawResult(T value) {
      result = value;
    }

    @Override
    public boolean exec() {
      runnable.run();
      return true;
    }

    @Override
    void failed(Throwable thrown) {
      if (executed) ForkJoinTask.<RuntimeException>rethrow(thrown);
    }

    @Override
    public void run() {
      invoke();
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + runnable + "]";
    }
  }

  private static final class OfCallable<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
    private final Callable<? extends T> callable;
    private T result;

    OfCallable(Callable<? extends T> callable) {
      if (callable == null) throw new NullPointerException();
      this.callable = callable;
    }

    @Override
    public T getRawResult() {
      return result;
    }

    @Override
    public void setRawResult(T value) {
      result = value;
    }

    @Override
    public boolean exec() {
      try {
        result = callable.call();
        return true;
      } catch (RuntimeException thrown) {
        throw thrown;
      } catch (Exception thrown) {
        throw new RuntimeException(thrown);
      }
    }

    @Override
    public void run() {
      invoke();
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + callable + "]";
    }
  }
}
