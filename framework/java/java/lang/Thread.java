package java.lang;

import antecede.Engine;
import antecede.Hidden;
import antecede.Threads;
import antecede.Unlisted;
import java.util.HashMap;
import java.util.Map;

/** A thread. Its life is the engine's ({@link Threads}); here are its name and other properties. */
public class Thread implements Runnable {
  public static final int MIN_PRIORITY = 1;
  public static final int NORM_PRIORITY = 5;
  public static final int MAX_PRIORITY = 10;

  private static int unnamed;
  private static long lastId;
  private static UncaughtExceptionHandler defaultHandler;

  private final long id = ++lastId;
  private final Runnable target;
  private final ThreadGroup group;
  private String name;
  private int priority;
  private boolean daemon;
  private boolean started;
  private ClassLoader loader;
  private UncaughtExceptionHandler handler;
  /** For LockSupport. */
  @Unlisted public Object parkBlocker;
  /** The android.os.Looper of the thread, and its android.view.Choreographer. */
  @Hidden public Object looper;
  @Hidden public Object choreographer;
  /** Values of ThreadLocals, and those of them that pass to threads made by this one. */
  ThreadLocal.Table locals;
  /** For an analysis: any value of the thread's variables. */
  Object anyLocal;
  /** The same of variables that its threads inherit. */
  Object anyInheritable;
  ThreadLocal.Table inheritable;

  public enum State {
    NEW,
    RUNNABLE,
    BLOCKED,
    WAITING,
    TIMED_WAITING,
    TERMINATED
  }

  @FunctionalInterface
  public interface UncaughtExceptionHandler {
    void uncaughtException(Thread thread, Throwable thrown);
  }

  /** What the engine runs: the thread, and the end of it. */
  private static final class Body implements Runnable {
    private final Thread thread;

    Body(Thread thread) {
      this.thread = thread;
    }

    @Override
    public void run() {
      try {
        thread.run();
      } catch (Throwable thrown) {
        thread.dispatchUncaughtException(thrown);
      } finally {
        thread.locals = null;
        thread.inheritable = null;
      }
    }
  }

  public Thread() {
    this(null, null, nextName(), 0, true);
  }

  public Thread(Runnable target) {
    this(null, target, nextName(), 0, true);
  }

  public Thread(ThreadGroup group, Runnable target) {
    this(group, target, nextName(), 0, true);
  }

  public Thread(String name) {
    this(null, null, name, 0, true);
  }

  public Thread(ThreadGroup group, String name) {
    this(group, null, name, 0, true);
  }

  public Thread(Runnable target, String name) {
    this(null, target, name, 0, true);
  }

  public Thread(ThreadGroup group, Runnable target, String name) {
    this(group, target, name, 0, true);
  }

  public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
    this(group, target, name, stackSize, true);
  }

  /** The first thread of a process is made while there is no current one. */
  public Thread(ThreadGroup group, Runnable target, String name, long stackSize, boolean inheritThreadLocals) {
    if (name == null) throw new NullPointerException("name cannot be null");
    Thread parent = Threads.current();
    this.target = target;
    this.name = name;
    if (parent == null) {
      this.group = group != null ? group : ThreadGroup.MAIN;
      priority = NORM_PRIORITY;
      return;
    }
    this.group = group != null ? group : parent.group;
    priority = Math.min(parent.priority, this.group.getMaxPriority());
    daemon = parent.daemon;
    loader = parent.loader;
    if (!inheritThreadLocals) return;
    if (Engine.isAbstract()) anyInheritable = parent.anyInheritable;
    else inheritable = ThreadLocal.inherit(parent.inheritable);
  }

  private static String nextName() {
    return "Thread-" + unnamed++;
  }

  public static Thread currentThread() {
    return Threads.current();
  }

  public void start() {
    if (started) throw new IllegalThreadStateException();
    started = true;
    Threads.fork(this, new Body(this));
  }

  /** As {@link #start}, for a thread that only serves a queue: its events follow their enqueue, not whoever started it. */
  @Hidden
  public final void serve() {
    if (started) throw new IllegalThreadStateException();
    started = true;
    Threads.spawn(this, new Body(this));
  }

  @Override
  public void run() {
    if (target != null) target.run();
  }

  public static void yield() {
    Threads.yield();
  }

  public static void onSpinWait() {
    Threads.yield();
  }

  public static void sleep(long millis) throws InterruptedException {
    sleep(millis, 0);
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    Threads.sleep(nanoseconds(millis, nanos));
  }

  private static long nanoseconds(long millis, int nanos) {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (nanos < 0 || nanos > 999999) throw new IllegalArgumentException("nanosecond timeout value out of range");
    return millis > Long.MAX_VALUE / 1000000 - 1 ? Long.MAX_VALUE : millis * 1000000 + nanos;
  }

  public final void join() throws InterruptedException {
    Threads.join(this, Threads.FOREVER);
  }

  public final void join(long millis) throws InterruptedException {
    join(millis, 0);
  }

  public final void join(long millis, int nanos) throws InterruptedException {
    long time = nanoseconds(millis, nanos);
    Threads.join(this, time == 0 ? Threads.FOREVER : time);
  }

  public void interrupt() {
    Threads.interrupt(this);
  }

  public static boolean interrupted() {
    return Threads.isInterrupted(Threads.current(), true);
  }

  public boolean isInterrupted() {
    return Threads.isInterrupted(this, false);
  }

  public State getState() {
    return State.values()[Threads.state(this)];
  }

  public final boolean isAlive() {
    int state = Threads.state(this);
    return state != State.NEW.ordinal() && state != State.TERMINATED.ordinal();
  }

  public static boolean holdsLock(Object object) {
    if (object == null) throw new NullPointerException();
    return Threads.holdsMonitor(object);
  }

  public long getId() {
    return id;
  }

  public final String getName() {
    return name;
  }

  public final void setName(String name) {
    if (name == null) throw new NullPointerException("name cannot be null");
    this.name = name;
  }

  public final int getPriority() {
    return priority;
  }

  public final void setPriority(int newPriority) {
    if (newPriority < MIN_PRIORITY || newPriority > MAX_PRIORITY) {
      throw new IllegalArgumentException("Priority out of range " + newPriority);
    }
    priority = Math.min(newPriority, group.getMaxPriority());
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean on) {
    if (isAlive()) throw new IllegalThreadStateException();
    daemon = on;
  }

  public final ThreadGroup getThreadGroup() {
    return Threads.state(this) == State.TERMINATED.ordinal() ? null : group;
  }

  /** The group, also after the thread's end. */
  ThreadGroup group() {
    return group;
  }

  public static int activeCount() {
    return Threads.current().group.activeCount();
  }

  public static int enumerate(Thread[] threads) {
    return Threads.current().group.enumerate(threads);
  }

  public final void checkAccess() {}

  public ClassLoader getContextClassLoader() {
    return loader != null ? loader : ClassLoader.getSystemClassLoader();
  }

  public void setContextClassLoader(ClassLoader loader) {
    this.loader = loader;
  }

  /**
   * As on Android, the first element is the method of the virtual machine. Empty for other threads than the current.
   */
  public StackTraceElement[] getStackTrace() {
    if (this != Threads.current()) return new StackTraceElement[0];
    StackTraceElement[] frames = new Throwable().getStackTrace();
    StackTraceElement[] all = new StackTraceElement[frames.length + 1];
    all[0] = new StackTraceElement("dalvik.system.VMStack", "getThreadStackTrace", "VMStack.java", -2);
    for (int i = 0; i < frames.length; i++) all[i + 1] = frames[i];
    return all;
  }

  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    Map<Thread, StackTraceElement[]> traces = new HashMap<>();
    for (Thread thread : Threads.all()) traces.put(thread, thread.getStackTrace());
    return traces;
  }

  public static void dumpStack() {
    new Exception("Stack trace").printStackTrace();
  }

  @Deprecated
  public int countStackFrames() {
    return getStackTrace().length;
  }

  public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
    return defaultHandler;
  }

  public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
    defaultHandler = handler;
  }

  public UncaughtExceptionHandler getUncaughtExceptionHandler() {
    if (getState() == State.TERMINATED) return null;
    return handler != null ? handler : getThreadGroup();
  }

  public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
    this.handler = handler;
  }

  /** An exception has left the thread's code: asks the handlers. What they throw is ignored. */
  @Unlisted
  public final void dispatchUncaughtException(Throwable thrown) {
    try {
      if (handler != null) handler.uncaughtException(this, thrown);
      else group.uncaughtException(this, thrown);
    } catch (Throwable ignored) {
      // As the documentation of UncaughtExceptionHandler says.
    }
  }

  @Deprecated
  public final void stop() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public final void stop(Throwable thrown) {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public void destroy() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public final void suspend() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  public final void resume() {
    throw new UnsupportedOperationException();
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  @Override
  public String toString() {
    ThreadGroup alive = getThreadGroup();
    return "Thread[" + name + "," + priority + "," + (alive == null ? "" : alive.getName()) + "]";
  }
}
