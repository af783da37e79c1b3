package android.app;

import android.os.Handler;
import android.os.HandlerThread;
import antecede.Bag;
import antecede.Unlisted;

/** Writing that need not be done at once, but before the component that asked for it is stopped. */
@Unlisted
public final class QueuedWork {
  private static final long DELAY_MILLIS = 100;
  private static final Bag<Runnable> work = new Bag<Runnable>();
  private static final Runnable run = new Runnable() {
    @Override
    public void run() {
      process();
    }
  };

  private static Handler handler;
  private static boolean canDelay = true;

  private QueuedWork() {}

  private static Handler handler() {
    if (handler == null) {
      HandlerThread thread = new HandlerThread("queued-work-looper");
      thread.start();
      handler = new Handler(thread.getLooper());
    }
    return handler;
  }

  public static void queue(Runnable task, boolean shouldDelay) {
    Handler target = handler();
    work.add(task);
    if (shouldDelay && canDelay) target.postDelayed(run, DELAY_MILLIS);
    else target.post(run);
  }

  private static void process() {
    while (!work.isEmpty()) work.removeAt(0).run();
  }

  /** What is left is done here and now: called when an activity or service stops, and after a receiver. */
  public static void waitToFinish() {
    if (handler != null) handler.removeCallbacks(run);
    canDelay = false;
    process();
    canDelay = true;
  }

  public static boolean hasPendingWork() {
    return !work.isEmpty();
  }
}
