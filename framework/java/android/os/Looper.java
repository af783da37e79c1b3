package android.os;

import android.util.Printer;
import antecede.Hidden;
import antecede.Queue;
import antecede.Task;
import antecede.Threads;

/** A thread's loop over its message queue. */
@antecede.Holder
public final class Looper {
  private static Looper main;

  private final Thread thread = Threads.current();
  final MessageQueue queue;
  /** Hears of every message before and after it. */
  Printer log;

  private Looper(boolean quitAllowed) {
    queue = new MessageQueue(thread, quitAllowed);
  }

  public static void prepare() {
    checkNone();
    Threads.current().looper = new Looper(true);
  }

  private static void checkNone() {
    if (myLooper() != null) throw new RuntimeException("Only one Looper may be created per thread");
  }

  /** The environment calls it on the first thread of the app. Its looper is made here, so that analyses tell it from all others. */
  public static void prepareMainLooper() {
    if (main != null) throw new IllegalStateException("The main Looper has already been prepared.");
    checkNone();
    main = new Looper(false);
    Threads.current().looper = main;
  }

  public static Looper getMainLooper() {
    return main;
  }

  /** Takes messages until the looper quits. */
  public static void loop() {
    Looper looper = myLooper();
    if (looper == null) throw new RuntimeException("No Looper; Looper.prepare() wasn't called on this thread.");
    Queue tasks = looper.queue.tasks;
    for (Task task = tasks.take(); task != null; task = tasks.take()) tasks.perform(task);
  }

  public static Looper myLooper() {
    return (Looper) Threads.current().looper;
  }

  public static MessageQueue myQueue() {
    return myLooper().queue;
  }

  public boolean isCurrentThread() {
    return Threads.current() == thread;
  }

  public void setMessageLogging(Printer printer) {
    log = printer;
  }

  public void quit() {
    queue.quit(false);
  }

  public void quitSafely() {
    queue.quit(true);
  }

  public Thread getThread() {
    return thread;
  }

  public MessageQueue getQueue() {
    return queue;
  }

  /** Where the engines find the events of this looper. */
  @Hidden
  public Queue getEvents() {
    return queue.tasks;
  }

  public void dump(Printer pw, String prefix) {
    pw.println(prefix + toString());
    pw.println(prefix + "  (polling=" + !queue.isIdle() + ", quitting=" + queue.isQuitting() + ")");
  }

  @Override
  public String toString() {
    return "Looper (" + thread.getName() + ", tid " + thread.getId() + ") {"
        + Integer.toHexString(System.identityHashCode(this)) + "}";
  }
}
