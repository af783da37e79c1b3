package androidx.loader.content;

import android.content.Context;
import android.os.AsyncTask;
import android.os.Handler;
import android.os.OperationCanceledException;
import android.os.SystemClock;
import java.util.concurrent.Executor;

/** Loads on a thread of AsyncTask's pool, and delivers on the main one. */
public abstract class AsyncTaskLoader<D> extends Loader<D> {
  private Executor executor = AsyncTask.THREAD_POOL_EXECUTOR;
  private volatile Load task;
  private volatile Load cancelling;
  private long throttle;
  private long lastComplete = -10000;
  private Handler handler;

  /** One load. */
  private final class Load extends AsyncTask<Void, Void, D> implements Runnable {
    private boolean waiting;

    @Override
    protected D doInBackground(Void... params) {
      try {
        return onLoadInBackground();
      } catch (OperationCanceledException e) {
        if (!isCancelled()) throw e;
        return null;
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

  public AsyncTaskLoader(Context context) {
    super(context);
  }

  public void setUpdateThrottle(long delayMS) {
    throttle = delayMS;
    if (delayMS != 0) handler = new Handler();
  }

  @Override
  protected void onForceLoad() {
    super.onForceLoad();
    cancelLoad();
    task = new Load();
    executePending();
  }

  @Override
  protected boolean onCancelLoad() {
    if (task == null) return false;
    if (!isStarted()) onContentChanged();
    if (cancelling != null) {
      // An older load still ends; this one has not begun.
      if (task.waiting) {
        task.waiting = false;
        handler.removeCallbacks(task);
      }
      task = null;
      return false;
    }
    if (task.waiting) {
      task.waiting = false;
      handler.removeCallbacks(task);
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

  public void onCanceled(D data) {}

  private void executePending() {
    if (cancelling != null || task == null) return;
    if (task.waiting) {
      task.waiting = false;
      handler.removeCallbacks(task);
    }
    if (throttle > 0 && SystemClock.uptimeMillis() < lastComplete + throttle) {
      task.waiting = true;
      handler.postAtTime(task, lastComplete + throttle);
      return;
    }
    task.executeOnExecutor(executor);
  }

  private void cancelled(Load done, D data) {
    onCanceled(data);
    if (cancelling != done) return;
    rollbackContentChanged();
    lastComplete = SystemClock.uptimeMillis();
    cancelling = null;
    deliverCancellation();
    executePending();
  }

  private void complete(Load done, D data) {
    if (task != done) {
      cancelled(done, data);
    } else if (isAbandoned()) {
      onCanceled(data);
    } else {
      commitContentChanged();
      lastComplete = SystemClock.uptimeMillis();
      task = null;
      deliverResult(data);
    }
  }

  public abstract D loadInBackground();

  protected D onLoadInBackground() {
    return loadInBackground();
  }

  public void cancelLoadInBackground() {}

  public boolean isLoadInBackgroundCanceled() {
    return cancelling != null;
  }

  protected Executor getExecutor() {
    return AsyncTask.THREAD_POOL_EXECUTOR;
  }
}
