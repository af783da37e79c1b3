package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;

/** A future that is completed by running a task once. The token of its completion is the future itself. */
public class FutureTask<V> implements RunnableFuture<V> {
  private static final int NEW = 0, NORMAL = 1, FAILED = 2, CANCELLED = 3;

  private final Callable<V> callable;
  private int state = NEW;
  private Thread runner;
  private V result;
  private Throwable failure;

  public FutureTask(Callable<V> callable) {
    if (callable == null) throw new NullPointerException();
    this.callable = callable;
  }

  public FutureTask(Runnable runnable, V result) {
    callable = Executors.callable(runnable, result);
  }

  @Override
  public boolean isCancelled() {
    return state == CANCELLED;
  }

  @Override
  public boolean isDone() {
    if (state == NEW) return false;
    Sync.acquire(this);
    return true;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    if (state != NEW) return false;
    state = CANCELLED;
    if (mayInterruptIfRunning && runner != null) runner.interrupt();
    complete();
    return true;
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    while (state == NEW) Waits.block(this, Waits.NEVER);
    return report();
  }

  @Override
  public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
    long limit = Waits.limit(timeout, unit);
    while (state == NEW) {
      if (!Waits.block(this, limit) && state == NEW) throw new TimeoutException();
    }
    return report();
  }

  private V report() throws ExecutionException {
    Sync.acquire(this);
    if (state == CANCELLED) throw new CancellationException();
    if (state == FAILED) throw new ExecutionException(failure);
    return result;
  }

  protected void done() {}

  protected void set(V value) {
    if (state != NEW) return;
    result = value;
    state = NORMAL;
    complete();
  }

  protected void setException(Throwable thrown) {
    if (state != NEW) return;
    failure = thrown;
    state = FAILED;
    complete();
  }

  private void complete() {
    Sync.release(this);
    Sync.wake(this, true);
    done();
  }

  @Override
  public void run() {
    if (state != NEW || runner != null) return;
    runner = Threads.current();
    try {
      V value;
      try {
        value = callable.call();
      } catch (Throwable thrown) {
        setException(thrown);
        return;
      }
      set(value);
    } finally {
      runner = null;
    }
  }

  /** Runs without completing. False: it failed or was cancelled. */
  protected boolean runAndReset() {
    if (state != NEW || runner != null) return false;
    runner = Threads.current();
    try {
      callable.call();
    } catch (Throwable thrown) {
      setException(thrown);
    } finally {
      runner = null;
    }
    return state == NEW;
  }

  @Override
  public String toString() {
    String status = "[Not completed, task = " + callable + "]";
    if (state == NORMAL) status = "[Completed normally]";
    else if (state == FAILED) status = "[Completed exceptionally: " + failure + "]";
    else if (state == CANCELLED) status = "[Cancelled]";
    return super.toString() + status;
  }
}
