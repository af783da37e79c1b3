package android.widget;

import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.util.Log;
import antecede.Callbacks;
import antecede.Unlisted;

/**
 * Filters in the background, on a thread that lives as long as there is something to do; results come to the thread that made it.
 */
public abstract class Filter {
  /** To the worker: a request, and that there was none for a while. */
  private static final int ASKED = 1, IDLE = 2;
  private static final long REST_MILLIS = 3000;

  private final Object lock = new Object();
  private final Handler results = new Results();
  /** Null: there is no thread for it. */
  private Handler worker;
  private Delayer delayer;

  /** What a filtering found. */
  protected static class FilterResults {
    public Object values;
    public int count;

    public FilterResults() {}
  }

  /** Hears when the results are published. */
  public interface FilterListener {
    void onFilterComplete(int count);
  }

  /** How long to wait before a filtering. */
  @Unlisted
  public interface Delayer {
    long getPostingDelay(CharSequence constraint);
  }

  private static final class Request {
    final CharSequence constraint;
    final FilterListener listener;
    FilterResults found;

    Request(CharSequence constraint, FilterListener listener) {
      this.constraint = constraint;
      this.listener = listener;
    }
  }

  private final class Worker extends Handler {
    Worker(Looper looper) { super(looper); }

    @Override
    public void handleMessage(Message msg) {
      if (msg.what == IDLE) stop();
      else work((Request) msg.obj);
    }
  }

  private final class Results extends Handler {
    @Override
    public void handleMessage(Message msg) { publish((Request) msg.obj); }
  }

  public Filter() {}

  @Unlisted
  public void setDelayer(Delayer delayer) {
    synchronized (lock) {
      this.delayer = delayer;
    }
  }

  public final void filter(CharSequence constraint) { filter(constraint, null); }

  public final void filter(CharSequence constraint, FilterListener listener) {
    if (listener != null) Callbacks.observe(this, "FilterListener", listener, true);
    Request request = new Request(constraint == null ? null : constraint.toString(), listener);
    synchronized (lock) {
      if (worker == null) {
        HandlerThread thread = new HandlerThread("Filter", android.os.Process.THREAD_PRIORITY_BACKGROUND);
        thread.start();
        worker = new Worker(thread.getLooper());
      }
      // Who has not been heard yet is no longer interested.
      worker.removeMessages(ASKED);
      worker.removeMessages(IDLE);
      long delay = delayer == null ? 0 : delayer.getPostingDelay(constraint);
      worker.sendMessageDelayed(worker.obtainMessage(ASKED, request), delay);
    }
  }

  private void work(Request request) {
    request.found = found(request.constraint);
    results.obtainMessage(ASKED, request).sendToTarget();
    synchronized (lock) {
      if (worker != null) worker.sendMessageDelayed(worker.obtainMessage(IDLE), REST_MILLIS);
    }
  }

  /** Nothing is found where filtering fails. */
  private FilterResults found(CharSequence constraint) {
    try {
      return performFiltering(constraint);
    } catch (Exception failed) {
      Log.w("Filter", "no results for " + constraint, failed);
      return new FilterResults();
    }
  }

  private void publish(Request request) {
    publishResults(request.constraint, request.found);
    if (request.listener == null) return;
    Callbacks.invoke(this, "FilterListener", request.listener);
    request.listener.onFilterComplete(request.found == null ? -1 : request.found.count);
  }

  private void stop() {
    synchronized (lock) {
      if (worker != null) worker.getLooper().quit();
      worker = null;
    }
  }

  protected abstract FilterResults performFiltering(CharSequence constraint);

  protected abstract void publishResults(CharSequence constraint, FilterResults results);

  public CharSequence convertResultToString(Object resultValue) { return resultValue == null ? "" : resultValue.toString(); }
}
