package androidx.core.app;

import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.AsyncTask;
import android.os.IBinder;
import antecede.Bag;

/**
 * Does one piece of work after the other in the background, and stops when there is no more. Started as a service, as before
 * Android 8; there it is a job, with the same callbacks.
 */
@Deprecated
public abstract class JobIntentService extends Service {
  private final Bag<Work> queue = new Bag<Work>();
  private Processor processor;
  private boolean interrupt;
  private boolean stopped;

  /** A piece of work. */
  private static final class Work {
    final Intent intent;
    final int startId;

    Work(Intent intent, int startId) {
      this.intent = intent;
      this.startId = startId;
    }
  }

  /** Works in the background until there is nothing left. */
  private final class Processor extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... params) {
      for (Work work = take(); work != null; work = take()) {
        onHandleWork(work.intent);
        stopSelf(work.startId);
      }
      return null;
    }

    @Override
    protected void onCancelled(Void result) {
      finished();
    }

    @Override
    protected void onPostExecute(Void result) {
      finished();
    }
  }

  public static void enqueueWork(Context context, Class<?> cls, int jobId, Intent work) {
    enqueueWork(context, new ComponentName(context, cls), jobId, work);
  }

  public static void enqueueWork(Context context, ComponentName component, int jobId, Intent work) {
    if (work == null) throw new IllegalArgumentException("work must not be null");
    Intent intent = new Intent(work);
    intent.setComponent(component);
    context.startService(intent);
  }

  @Override
  public void onCreate() {
    super.onCreate();
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int startId) {
    synchronized (queue) {
      queue.add(new Work(intent == null ? new Intent() : intent, startId));
    }
    ensureProcessor();
    return START_REDELIVER_INTENT;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  private Work take() {
    synchronized (queue) {
      return queue.isEmpty() ? null : queue.removeAt(0);
    }
  }

  private void ensureProcessor() {
    if (processor != null) return;
    processor = new Processor();
    processor.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  private void finished() {
    synchronized (queue) {
      processor = null;
      if (!queue.isEmpty()) ensureProcessor();
    }
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    stopped = true;
  }

  protected abstract void onHandleWork(Intent intent);

  public void setInterruptIfStopped(boolean interruptIfStopped) {
    interrupt = interruptIfStopped;
  }

  public boolean isStopped() {
    return stopped;
  }

  public boolean onStopCurrentWork() {
    return true;
  }
}
