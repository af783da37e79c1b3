package android.os;

import android.util.Log;
import antecede.Concrete;
import antecede.Engine;
import antecede.Named;
import antecede.Observable;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import antecede.Unlisted;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Work in the background whose progress and result come back to the main looper. It is its own future: the token of its
 * completion is the task itself.
 */
public abstract class AsyncTask<Params, Progress, Result> {
  private static final int CORE_THREADS = 1, MOST_THREADS = 20, SPARE_THREADS = 5, KEEP_ALIVE_SECONDS = 3;
  private static final int NEW = 0, NORMAL = 1, FAILED = 2, CANCELLED = 3;

  private static final ThreadFactory threads = new Factory();
  public static final Executor THREAD_POOL_EXECUTOR = newPool();
  public static final Executor SERIAL_EXECUTOR = new SerialExecutor();
  private static Executor defaultExecutor = SERIAL_EXECUTOR;
  private static Handler mainHandler;

  private final Handler handler;
  @Observable private volatile Status mStatus = Status.PENDING;
  @Observable private volatile boolean mCancelled;
  private Params[] params;
  private boolean invoked;
  private Thread runner;
  private int state = NEW;
  private Result result;
  private Throwable failure;

  public enum Status {
    PENDING,
    RUNNING,
    FINISHED
  }

  private static final class Factory implements ThreadFactory {
    private int count;

    @Override
    public Thread newThread(Runnable body) {
      return new Thread(body, "AsyncTask #" + ++count);
    }
  }

  /** Takes what the pool has no thread for. */
  private static final class Spare implements RejectedExecutionHandler {
    private ThreadPoolExecutor pool;

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
      // For an analysis the pool has taken the task already: it knows no end of its threads.
      if (Engine.isAbstract()) return;
      Log.w("AsyncTask", "all threads are busy; a spare one takes the task");
      if (pool == null) {
        pool = new ThreadPoolExecutor(SPARE_THREADS, SPARE_THREADS, KEEP_ALIVE_SECONDS, TimeUnit.SECONDS,
            new LinkedBlockingQueue<Runnable>(), threads);
        pool.allowCoreThreadTimeOut(true);
      }
      pool.execute(task);
    }
  }

  /**
   * Runs tasks one at a time, in the order of arrival, on a thread that stays. (That the task before hands over to the
   * next, as on the platform, would order two tasks whose order nobody fixed.)
   */
  private static final class SerialExecutor implements Executor, Runnable {
    private final Queue events = Queue.serial();
    private final Waiting waiting = new Waiting();
    private boolean started;

    @Override
    public void execute(Runnable task) {
      Run run = new Run(task);
      waiting.add(run);
      events.enqueue(run, Queue.DELAYED, 0, false);
      if (started) Sync.wake(this, false);
      else start();
    }

    private void start() {
      started = true;
      Thread thread = threads.newThread(this);
      thread.setDaemon(true);
      thread.start();
    }

    @Override
    public void run() {
      try {
        while (true) {
          Run run = waiting.take();
          if (run == null) Sync.blockUninterruptibly(this, Threads.FOREVER);
          else perform(run);
        }
      } finally {
        // A task failed: the others still run.
        start();
      }
    }

    private void perform(Run run) {
      Thread.interrupted();
      events.perform(run);
    }
  }

  /** One task of the serial executor: the event. */
  private static final class Run extends Task {
    private final Runnable command;
    Run next;

    Run(Runnable command) {
      if (command == null) throw new NullPointerException();
      this.command = command;
      callback = command;
    }

    @Override
    public void run() {
      command.run();
    }
  }

  @Concrete
  private static final class Waiting {
    private Run first;
    private Run last;

    void add(Run run) {
      if (first == null) first = run;
      else last.next = run;
      last = run;
    }

    Run take() {
      Run run = first;
      if (run != null) first = run.next;
      return run;
    }
  }

  /** What the executor gets. */
  private static final class Work extends Named {
    private final AsyncTask<?, ?, ?> task;

    Work(AsyncTask<?, ?, ?> task) {
      super(of(task) + ".doInBackground()");
      this.task = task;
    }

    @Override
    public void run() {
      task.work();
    }
  }

  /** Brings the result to the looper. */
  private static final class Finish<Result> extends Named {
    private final AsyncTask<?, ?, Result> task;
    private final Result result;

    Finish(AsyncTask<?, ?, Result> task, Result result) {
      super(of(task) + (task.isCancelled() ? ".onCancelled()" : ".onPostExecute()"));
      this.task = task;
      this.result = result;
    }

    @Override
    public void run() {
      task.finish(result);
    }
  }

  /** Brings values of progress to the looper. */
  private static final class Update<Progress> extends Named {
    private final AsyncTask<?, Progress, ?> task;
    private final Progress[] values;

    Update(AsyncTask<?, Progress, ?> task, Progress[] values) {
      super(of(task) + ".onProgressUpdate()");
      this.task = task;
      this.values = values;
    }

    @Override
    public void run() {
      task.onProgressUpdate(values);
    }
  }

  @Deprecated
  public AsyncTask() {
    this((Looper) null);
  }

  @Unlisted
  public AsyncTask(Handler handler) {
    this(handler == null ? null : handler.getLooper());
  }

  @Unlisted
  public AsyncTask(Looper callbackLooper) {
    handler = callbackLooper == null || callbackLooper == Looper.getMainLooper()
        ? mainHandler()
        : new Handler(callbackLooper);
  }

  private static Handler mainHandler() {
    if (mainHandler == null) mainHandler = new Handler(Looper.getMainLooper());
    return mainHandler;
  }

  private static Executor newPool() {
    return new ThreadPoolExecutor(CORE_THREADS, MOST_THREADS, KEEP_ALIVE_SECONDS, TimeUnit.SECONDS,
        new SynchronousQueue<Runnable>(), threads, new Spare());
  }

  @Unlisted
  public static void setDefaultExecutor(Executor exec) {
    defaultExecutor = exec;
  }

  public final Status getStatus() {
    return mStatus;
  }

  protected abstract Result doInBackground(Params... params);

  protected void onPreExecute() {}

  protected void onPostExecute(Result result) {}

  protected void onProgressUpdate(Progress... values) {}

  protected void onCancelled(Result result) {
    onCancelled();
  }

  protected void onCancelled() {}

  public final boolean isCancelled() {
    return mCancelled;
  }

  public final boolean cancel(boolean mayInterruptIfRunning) {
    mCancelled = true;
    if (state != NEW) return false;
    state = CANCELLED;
    if (mayInterruptIfRunning && runner != null) runner.interrupt();
    complete();
    if (!invoked) postResult(null);
    return true;
  }

  public final Result get() throws InterruptedException, ExecutionException {
    while (state == NEW) Sync.block(this, Threads.FOREVER);
    return report();
  }

  public final Result get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long limit = SystemClock.uptimeNanos() + unit.toNanos(timeout);
    while (state == NEW) {
      long left = limit - SystemClock.uptimeNanos();
      if (left <= 0 || !Sync.block(this, left) && state == NEW) throw new TimeoutException();
    }
    return report();
  }

  private Result report() throws ExecutionException {
    Sync.acquire(this);
    if (state == CANCELLED) throw new CancellationException();
    if (state == FAILED) throw new ExecutionException(failure);
    return result;
  }

  public final AsyncTask<Params, Progress, Result> execute(Params... params) {
    return executeOnExecutor(defaultExecutor, params);
  }

  public final AsyncTask<Params, Progress, Result> executeOnExecutor(Executor exec, Params... params) {
    if (mStatus == Status.RUNNING) {
      throw new IllegalStateException("Cannot execute task: the task is already running.");
    }
    if (mStatus == Status.FINISHED) {
      throw new IllegalStateException(
          "Cannot execute task: the task has already been executed (a task can be executed only once)");
    }
    mStatus = Status.RUNNING;
    onPreExecute();
    this.params = params;
    exec.execute(new Work(this));
    return this;
  }

  public static void execute(Runnable runnable) {
    defaultExecutor.execute(runnable);
  }

  /** In the background, unless it was cancelled before. */
  private void work() {
    if (state != NEW || runner != null) return;
    runner = Threads.current();
    invoked = true;
    Result value = null;
    Throwable thrown = null;
    try {
      Process.setThreadPriority(Process.THREAD_PRIORITY_BACKGROUND);
      value = doInBackground(params);
    } catch (Throwable any) {
      mCancelled = true;
      thrown = any;
    }
    postResult(value);
    runner = null;
    if (state != NEW) return;
    result = value;
    failure = thrown;
    state = thrown == null ? NORMAL : FAILED;
    complete();
    if (thrown != null) throw new RuntimeException("An error occurred while executing doInBackground()", thrown);
  }

  private void complete() {
    Sync.release(this);
    Sync.wake(this, true);
  }

  protected final void publishProgress(Progress... values) {
    if (!isCancelled()) handler.post(new Update<Progress>(this, values));
  }

  private void postResult(Result value) {
    handler.post(new Finish<Result>(this, value));
  }

  private void finish(Result value) {
    if (isCancelled()) onCancelled(value);
    else onPostExecute(value);
    mStatus = Status.FINISHED;
  }
}
