import antecede.Queue;
import antecede.Task;

/** A looper of the current thread, straight on the model's queue: what Looper and Handler are on a device. */
public final class Loop {
  final Queue queue = Queue.looper(Thread.currentThread());
  private final Object target = new Object();

  private static final class Post extends Task {
    Post(Object target, Runnable callback, Object token) {
      this.target = target;
      this.callback = callback;
      this.token = token;
    }

    @Override
    public void run() {
      ((Runnable) callback).run();
    }
  }

  private final class Idle extends Task {
    private int times;

    Idle(Runnable callback, int times) {
      this.callback = callback;
      this.times = times;
    }

    @Override
    public void run() {
      ((Runnable) callback).run();
      if (--times > 0) queue.enqueue(this, Queue.IDLE, 0, false);
    }
  }

  public void post(Runnable callback) {
    post(callback, 0);
  }

  /** An event of the user. */
  public void input(Runnable callback) {
    queue.enqueue(new Act(callback), Queue.INPUT, 0, false);
  }

  /** An event of the display. */
  public void display(Runnable callback) {
    queue.enqueue(new Act(callback), Queue.DISPLAY, 0, false);
  }

  public void post(Runnable callback, long millis) {
    queue.enqueue(new Post(target, callback, null), Queue.DELAYED, millis * 1000000, false);
  }

  public void postToken(Runnable callback, Object token) {
    queue.enqueue(new Post(target, callback, token), Queue.DELAYED, 0, false);
  }

  public void postAsynchronous(Runnable callback) {
    queue.enqueue(new Post(target, callback, null), Queue.DELAYED, 0, true);
  }

  public void postFront(Runnable callback) {
    queue.enqueue(new Post(target, callback, null), Queue.AT_FRONT, 0, false);
  }

  public void postAt(Runnable callback, long millis) {
    queue.enqueue(new Post(target, callback, null), Queue.AT_TIME, millis * 1000000, false);
  }

  /** Runs when nothing is due, so many times. */
  public void idle(Runnable callback, int times) {
    queue.enqueue(new Idle(callback, times), Queue.IDLE, 0, false);
  }

  public boolean remove(Runnable callback) {
    return queue.remove(target, callback, 0, null, Task.TARGET | Task.CALLBACK);
  }

  public boolean removeToken(Object token) {
    return queue.remove(target, null, 0, token, Task.TARGET | Task.TOKEN);
  }

  /** Whoever posted it. */
  public boolean removeAny(Runnable callback) {
    return queue.remove(null, callback, 0, null, Task.CALLBACK);
  }

  /** The caller does its work now. */
  public boolean removeInstead(Runnable callback) {
    return queue.remove(null, callback, 0, null, Task.CALLBACK | Task.INSTEAD);
  }

  public boolean isIdle() {
    return queue.isIdle();
  }

  /** The first that matches; null: there is none. */
  public Runnable removeOne(Runnable callback) {
    Task removed = queue.removeOne(null, callback, 0, null, Task.CALLBACK);
    return removed == null ? null : (Runnable) removed.callback;
  }

  public int barrier() {
    return queue.postBarrier(antecede.World.uptimeNanos());
  }

  public void removeBarrier(int token) {
    queue.removeBarrier(token);
  }

  /** Runs so many events. */
  public void run(int events) {
    for (int i = 0; i < events; ++i) {
      Task task = queue.take();
      if (task == null) return;
      queue.perform(task);
    }
  }

  /** Runs until someone quits. */
  public void runAll() {
    run(Integer.MAX_VALUE);
  }

  public void quit() {
    queue.quit(true);
  }

  /** Drops what is due, too. */
  public void quitNow() {
    queue.quit(false);
  }
}
