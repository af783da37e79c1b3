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
  private static final int FILTER = 0xd0d0f00d, FINISH = 0xdeadbeef;
  private static final long LINGER = 3000;

  private final Object lock = new Object();
  private final Handler results = new Results();
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
    CharSequence constraint;
    FilterListener listener;
    FilterResults found;
  }

  private final class Worker extends Handler {
    Worker(Looper looper) { super(looper); }

    @Override
    public void handleMessage(Message msg) {
      if (msg.what == FILTER) work((Request) msg.obj);
      else finish();
    }
  }

  private final class Results extends Handler {
    @Override
    public void handleMessage(Message msg) {
      Request request = (Request) msg.obj;
      publishResults(request.constraint, request.found);
      if (request.listener == null) return;
      Callbacks.invoke(Filter.this, "FilterListener", request.listener);
      request.listener.onFilterComplete(request.found == null ? -1 : request.found.count);
    }
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
    synchronized (lock) {
      if (worker == null) {
        HandlerThread thread = new HandlerThread("Filter", android.os.Process.THREAD_PRIORITY_BACKGROUND);
        thread.start();
        worker = new Worker(thread.getLooper());
      }
      long delay = delayer == null ? 0 : delayer.getPostingDelay(constraint);
      Request request = new Request();
      request.constraint = constraint == null ? null : constraint.toString();
      request.listener = listener;
      Message message = worker.obtainMessage(FILTER, request);
      worker.removeMessages(FILTER);
      worker.removeMessages(FINISH);
      worker.sendMessageDelayed(message, delay);
    }
  }

  private void work(Request request) {
    try {
      request.found = performFiltering(request.constraint);
    } catch (Exception e) {
      request.found = new FilterResults();
      Log.w("Filter", "An exception occured during performFiltering()!", e);
    }
    results.obtainMessage(FILTER, request).sendToTarget();
    synchronized (lock) {
      if (worker != null) worker.sendMessageDelayed(worker.obtainMessage(FINISH), LINGER);
    }
  }

  private void finish() {
    synchronized (lock) {
      if (worker == null) return;
      worker.getLooper().quit();
      worker = null;
    }
  }

  protected abstract FilterResults performFiltering(CharSequence constraint);

  protected abstract void publishResults(CharSequence constraint, FilterResults results);

  public CharSequence convertResultToString(Object resultValue) { return resultValue == null ? "" : resultValue.toString(); }
}
