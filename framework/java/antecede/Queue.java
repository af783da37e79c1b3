package antecede;

/**
 * A queue of tasks: where events wait until they run. Everything that is posted, submitted or scheduled goes through one.
 *
 * <p>A <em>looper</em> queue stores its tasks: one thread takes them in the order Android's MessageQueue gives them (time,
 * front of queue, barriers, asynchronous tasks, idle tasks). A <em>serial</em> or <em>pool</em> queue only names an order:
 * the Java class that owns it keeps the tasks, and announces each by {@link #enqueue} and runs each by {@link #perform}.
 *
 * <pre>
 *   // Looper.loop()                                     // a pool's worker
 *   while ((task = queue.take()) != null)                while ((task = workQueue.take()) != null)
 *     queue.perform(task);                                 queue.perform(task);
 * </pre>
 */
public final class Queue {
  /** Kinds of {@link #enqueue}: {@code time} is a delay from now. */
  public static final int DELAYED = 0;
  /** {@code time} is a point of {@link World#uptimeNanos}. */
  public static final int AT_TIME = 1;
  /** Before everything that waits; {@code time} is ignored. */
  public static final int AT_FRONT = 2;
  /** Runs when nothing else is due; {@code time} is ignored. */
  public static final int IDLE = 3;
  /** From outside, by the user: as {@link #DELAYED}, but follows nothing that the program does. */
  public static final int INPUT = 4;
  /** From outside, by the display. */
  public static final int DISPLAY = 5;
  /** A call from another thread or process that does not wait for its end; {@code time} is a delay. */
  public static final int IPC = 6;
  /** A call whose sender waits for its end, and then says {@link #returned}. */
  public static final int IPC_CALL = 7;

  private Queue() {}

  /** Tasks run one at a time on {@code thread}, ordered by time and kind. */
  public static native Queue looper(Thread thread);

  /** Tasks run one at a time, in the order of their arrival (delayed ones: in the order of their time). */
  public static native Queue serial();

  /** At most {@code threads} tasks at a time, in no order. */
  public static native Queue pool(int threads);

  /** The calls that come to a process from others: any number at a time, on threads that serve it. */
  public static native Queue binder();

  /**
   * Announces a task: it may run from now on (for a looper: the engine keeps it). {@code time} is in nanoseconds; a looper counts
   * delays in whole milliseconds, from the current one.
   */
  public native void enqueue(Task task, int kind, long time, boolean asynchronous);

  /** Takes waiting tasks back: those whose keys match (see {@link Task}). True if there was one. */
  public native boolean remove(Object target, Object callback, int what, Object token, int keys);

  /** As {@link #remove}, but takes only the first that matches, and returns it; null: there was none. */
  public native Task removeOne(Object target, Object callback, int what, Object token, int keys);

  /** As {@link #remove}, but leaves them where they are. */
  public native boolean contains(Object target, Object callback, int what, Object token, int keys);

  /** Withdraws one task that was announced and will not run. */
  public native void withdraw(Task task);

  /** The sender of an {@link #IPC_CALL} goes on: the task has ended. */
  public native void returned(Task task);

  /** Looper: whether it is empty, or the time of its first task or barrier has not come. */
  public native boolean isIdle();

  /** Looper: holds back everything synchronous behind it until {@link #removeBarrier}. Returns its token. */
  public native int postBarrier(long time);

  public native void removeBarrier(int token);

  /** Looper: the next task that is due, after waiting for it; null once {@link #quit} was called. */
  public native Task take();

  /** Runs the task as one event of this queue, on the current thread. An exception passes through. */
  public native void perform(Task task);

  /** Looper: no further tasks; {@code safely}: those that are due already, and that no barrier holds back, still run. */
  public native void quit(boolean safely);
}
