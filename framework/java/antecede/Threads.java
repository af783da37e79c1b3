package antecede;

/** Threads: how they start, end, wait for each other and are interrupted. */
public final class Threads {
  /** A time to wait that never ends. */
  public static final long FOREVER = -1;

  private Threads() {}

  public static native Thread current();

  /** A new thread that executes {@code body.run()}; {@code thread} is what {@link #current} gives there. */
  public static native void fork(Thread thread, Runnable body);

  /**
   * As {@link #fork}, but the thread's beginning follows nothing: for threads that serve queues, whose events follow their post.
   */
  public static native void spawn(Thread thread, Runnable body);

  /** Waits until the thread has ended (a thread that was not started has). False: the time was over. */
  public static native boolean join(Thread thread, long nanos) throws InterruptedException;

  public static native void sleep(long nanos) throws InterruptedException;

  public static native void yield();

  public static native void interrupt(Thread thread);

  public static native boolean isInterrupted(Thread thread, boolean clear);

  /** Ordinal of Thread.State. */
  public static native int state(Thread thread);

  public static native boolean holdsMonitor(Object object);

  /** The threads that have started and not ended. */
  public static native Thread[] all();

  /** LockSupport: waits for the permit of the current thread, or the time, or an interrupt. */
  public static native void park(Object blocker, long nanos);

  public static native void unpark(Thread thread);
}
