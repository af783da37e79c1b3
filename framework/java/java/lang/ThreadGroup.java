package java.lang;

import antecede.Threads;

/** A tree of threads. Keeps its groups only: its threads are found among the living. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
  static final ThreadGroup MAIN = new ThreadGroup(new ThreadGroup(), "main");

  private final ThreadGroup parent;
  private final String name;
  private ThreadGroup[] groups = new ThreadGroup[0];
  private int maxPriority;
  private boolean daemon;
  private boolean destroyed;

  private ThreadGroup() {
    parent = null;
    name = "system";
    maxPriority = Thread.MAX_PRIORITY;
  }

  public ThreadGroup(String name) {
    this(Thread.currentThread().getThreadGroup(), name);
  }

  public ThreadGroup(ThreadGroup parent, String name) {
    if (parent.destroyed) throw new IllegalThreadStateException();
    this.parent = parent;
    this.name = name;
    maxPriority = parent.maxPriority;
    daemon = parent.daemon;
    ThreadGroup[] more = new ThreadGroup[parent.groups.length + 1];
    for (int i = 0; i < parent.groups.length; i++) more[i] = parent.groups[i];
    more[parent.groups.length] = this;
    parent.groups = more;
  }

  public final String getName() {
    return name;
  }

  public final ThreadGroup getParent() {
    return parent;
  }

  public final int getMaxPriority() {
    return maxPriority;
  }

  public final void setMaxPriority(int priority) {
    if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) return;
    maxPriority = parent == null ? priority : Math.min(priority, parent.maxPriority);
    for (ThreadGroup group : groups) group.setMaxPriority(priority);
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean daemon) {
    this.daemon = daemon;
  }

  public boolean isDestroyed() {
    return destroyed;
  }

  public final boolean parentOf(ThreadGroup group) {
    while (group != null && group != this) group = group.parent;
    return group != null;
  }

  public final void checkAccess() {}

  private boolean holds(Thread thread, boolean recurse) {
    return recurse ? parentOf(thread.group()) : thread.group() == this;
  }

  public int activeCount() {
    int count = 0;
    for (Thread thread : Threads.all()) if (holds(thread, true)) count++;
    return count;
  }

  public int enumerate(Thread[] list) {
    return enumerate(list, true);
  }

  public int enumerate(Thread[] list, boolean recurse) {
    int count = 0;
    for (Thread thread : Threads.all()) {
      if (count < list.length && holds(thread, recurse)) list[count++] = thread;
    }
    return count;
  }

  public int activeGroupCount() {
    int count = groups.length;
    for (ThreadGroup group : groups) count += group.activeGroupCount();
    return count;
  }

  public int enumerate(ThreadGroup[] list) {
    return enumerate(list, true);
  }

  public int enumerate(ThreadGroup[] list, boolean recurse) {
    return collect(list, 0, recurse);
  }

  private int collect(ThreadGroup[] list, int count, boolean recurse) {
    for (ThreadGroup group : groups) {
      if (count == list.length) return count;
      list[count++] = group;
      if (recurse) count = group.collect(list, count, true);
    }
    return count;
  }

  public final void interrupt() {
    for (Thread thread : Threads.all()) if (holds(thread, true)) thread.interrupt();
  }

  public final void destroy() {
    if (destroyed || activeCount() > 0) throw new IllegalThreadStateException();
    if (parent == null) return;
    for (ThreadGroup group : groups.clone()) group.destroy();
    destroyed = true;
    int kept = 0;
    ThreadGroup[] rest = new ThreadGroup[parent.groups.length - 1];
    for (ThreadGroup group : parent.groups) if (group != this) rest[kept++] = group;
    parent.groups = rest;
  }

  @Deprecated
  public boolean allowThreadSuspension(boolean allowed) {
    return true;
  }

  @Deprecated
  public final void stop() {
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

  public void list() {
    list("");
  }

  private void list(String indent) {
    System.out.println(indent + this);
    String deeper = indent + "    ";
    for (Thread thread : Threads.all()) if (holds(thread, false)) System.out.println(deeper + thread);
    for (ThreadGroup group : groups) group.list(deeper);
  }

  @Override
  public void uncaughtException(Thread thread, Throwable thrown) {
    if (parent != null) {
      parent.uncaughtException(thread, thrown);
      return;
    }
    Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    if (handler != null) {
      handler.uncaughtException(thread, thrown);
    } else if (!(thrown instanceof ThreadDeath)) {
      System.err.print("Exception in thread \"" + thread.getName() + "\" ");
      thrown.printStackTrace(System.err);
    }
  }

  @Override
  public String toString() {
    return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
  }
}
