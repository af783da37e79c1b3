package java.util.concurrent;

/** A thread of a {@link ForkJoinPool}. */
public class ForkJoinWorkerThread extends Thread {
  private final ForkJoinPool pool;
  private final int index;
  Chain.Link<ForkJoinWorkerThread> place;

  protected ForkJoinWorkerThread(ForkJoinPool pool) {
    super("aForkJoinWorkerThread");
    this.pool = pool;
    index = pool.nextIndex();
    setName(pool.workerPrefix + (index + 1));
    setDaemon(true);
    if (pool.getUncaughtExceptionHandler() != null) setUncaughtExceptionHandler(pool.getUncaughtExceptionHandler());
  }

  public ForkJoinPool getPool() {
    return pool;
  }

  public int getPoolIndex() {
    return index;
  }

  protected void onStart() {}

  protected void onTermination(Throwable exception) {}

  @Override
  public void run() {
    Throwable failure = null;
    try {
      onStart();
      pool.work(this);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    try {
      onTermination(failure);
    } catch (Throwable thrown) {
      if (failure == null) failure = thrown;
    }
    pool.end(this);
    if (failure instanceof RuntimeException) throw (RuntimeException) failure;
    if (failure instanceof Error) throw (Error) failure;
  }
}
