package android.content;

import android.os.AsyncTask;
import android.os.Handler;
import android.os.OperationCanceledException;
import android.os.SystemClock;
import antecede.Sync;
import antecede.Unlisted;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.concurrent.Executor;

/** Loads by an AsyncTask, one at a time. */
@Deprecated
public abstract class AsyncTaskLoader<D> extends Loader<D> {
  private final Executor executor;
  /** The latest, and the one whose cancellation is awaited. */
  private LoadTask task;
  private LoadTask cancelling;
  private long throttle;
  private long lastLoadEnd = -10000;
  private Handler handler;

  private final class LoadTask extends AsyncTask<Void, Void, D> implements Runnable {
    boolean waiting;

    @Override
    protected D doInBackground(Void... params) {
      // A load begins when the one before has ended, whatever made it begin.
      Sync.acquire(AsyncTaskLoader.this);
      try {
        return AsyncTaskLoader.this.onLoadInBackground();
      } catch (OperationCanceledException cancelled) {
        if (!isCancelled()) throw cancelled;
        return null;
      } finally {
        Sync.release(AsyncTaskLoader.this);
      }
    }

    @Override
    protected void onPostExecute(D data) {
      complete(this, data);
    }

    @Override
    protected void onCancelled(D data) {
      cancelled(this, data);
    }

    @Override
    public void run() {
      waiting = false;
      executePending();
    }
  }

  @Deprecated
  public AsyncTaskLoader(Context context) {
    this(context, AsyncTask.THREAD_POOL_EXECUTOR);
  }

  @Unlisted
  public AsyncTaskLoader(Context context, Executor executor) {
    super(context);
    this.executor = executor;
  }

  @Deprecated
  public void setUpdateThrottle(long delayMS) {
    throttle = delayMS;
    if (delayMS != 0) handler = new Handler();
  }

  @Override
  protected void onForceLoad() {
    super.onForceLoad();
    cancelLoad();
    task = new LoadTask();
    executePending();
  }

  @Override
  protected boolean onCancelLoad() {
    if (task == null) return false;
    if (!isStarted()) onContentChanged();
    if (cancelling != null || task.waiting) {
      if (task.waiting) {
        task.waiting = false;
        handler.removeCallbacks(task);
      }
      task = null;
      return false;
    }
    boolean cancelled = task.cancel(false);
    if (cancelled) {
      cancelling = task;
      cancelLoadInBackground();
    }
    task = null;
    return cancelled;
  }

  @Deprecated
  public void onCanceled(D data) {}

  private void executePending() {
    if (cancelling != null || task == null) return;
    if (task.waiting) {
      task.waiting = false;
      handler.removeCallbacks(task);
    }
    if (throttle > 0 && SystemClock.uptimeMillis() < lastLoadEnd + throttle) {
      task.waiting = true;
      handler.postAtTime(task, lastLoadEnd + throttle);
      return;
    }
    task.executeOnExecutor(executor, (Void[]) null);
  }

  private void cancelled(LoadTask ended, D data) {
    onCanceled(data);
    if (cancelling != ended) return;
    rollbackContentChanged();
    lastLoadEnd = SystemClock.uptimeMillis();
    cancelling = null;
    deliverCancellation();
    executePending();
  }

  private void complete(LoadTask ended, D data) {
    if (task != ended) {
      cancelled(ended, data);
    } else if (isAbandoned()) {
      onCanceled(data);
    } else {
      commitContentChanged();
      lastLoadEnd = SystemClock.uptimeMillis();
      task = null;
      deliverResult(data);
    }
  }

  @Deprecated
  public abstract D loadInBackground();

  @Deprecated
  protected D onLoadInBackground() {
    return loadInBackground();
  }

  @Deprecated
  public void cancelLoadInBackground() {}

  @Deprecated
  public boolean isLoadInBackgroundCanceled() {
    return cancelling != null;
  }

  @Override
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
    super.dump(prefix, fd, writer, args);
    if (task != null) writer.println(prefix + "mTask=" + task + " waiting=" + task.waiting);
  }
}
