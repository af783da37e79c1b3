package android.os;

import antecede.Sync;
import antecede.Threads;
import antecede.Unlisted;

/** A thread with a looper. */
public class HandlerThread extends Thread {
  private final int priority;
  private int threadId = -1;
  private Looper looper;
  private Handler handler;

  public HandlerThread(String name) {
    this(name, Process.THREAD_PRIORITY_DEFAULT);
  }

  public HandlerThread(String name, int priority) {
    super(name);
    this.priority = priority;
  }

  protected void onLooperPrepared() {}

  @Override
  public void run() {
    threadId = Process.myTid();
    Looper.prepare();
    looper = Looper.myLooper();
    Sync.release(this);
    Sync.wake(this, true);
    Process.setThreadPriority(priority);
    onLooperPrepared();
    Looper.loop();
    threadId = -1;
  }

  /** Waits until the thread has one; null if it does not run. */
  public Looper getLooper() {
    if (!isAlive()) return null;
    while (looper == null && isAlive()) Sync.blockUninterruptibly(this, Threads.FOREVER);
    Sync.acquire(this);
    return looper;
  }

  @Unlisted
  public Handler getThreadHandler() {
    if (handler == null) handler = new Handler(getLooper());
    return handler;
  }

  public boolean quit() {
    Looper mine = getLooper();
    if (mine == null) return false;
    mine.quit();
    return true;
  }

  public boolean quitSafely() {
    Looper mine = getLooper();
    if (mine == null) return false;
    mine.quitSafely();
    return true;
  }

  public int getThreadId() {
    return threadId;
  }
}
