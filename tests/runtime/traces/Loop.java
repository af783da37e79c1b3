import antecede.Queue;
import antecede.Task;

/** A looper of the current thread, straight on the model's queue: what Looper and Handler are on a device. */
final class Loop {
  private final Queue queue = Queue.looper(Thread.currentThread());
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

  Queue queue() {
    return queue;
  }

  void post(Runnable callback) {
    post(callback, 0);
  }

  void post(Runnable callback, long millis) {
    queue.enqueue(new Post(target, callback, null), Queue.DELAYED, millis * 1000000, false);
  }

  void postToken(Runnable callback, Object token) {
    queue.enqueue(new Post(target, callback, token), Queue.DELAYED, 0, false);
  }

  void postAsynchronous(Runnable callback) {
    queue.enqueue(new Post(target, callback, null), Queue.DELAYED, 0, true);
  }

  void postFront(Runnable callback) {
    queue.enqueue(new Post(target, callback, null), Queue.AT_FRONT, 0, false);
  }

  void postAt(Runnable callback, long millis) {
    queue.enqueue(new Post(target, callback, null), Queue.AT_TIME, millis * 1000000, false);
  }

  /** Runs when nothing is due, so many times. */
  void idle(Runnable callback, int times) {
    queue.enqueue(new Idle(callback, times), Queue.IDLE, 0, false);
  }

  boolean remove(Runnable callback) {
    return queue.remove(target, callback, 0, null, Task.TARGET | Task.CALLBACK);
  }

  boolean removeToken(Object token) {
    return queue.remove(target, null, 0, token, Task.TARGET | Task.TOKEN);
  }

  int barrier() {
    return queue.postBarrier(antecede.World.uptimeNanos());
  }

  void removeBarrier(int token) {
    queue.removeBarrier(token);
  }

  /** Runs so many events. */
  void run(int events) {
    for (int i = 0; i < events; ++i) {
      Task task = queue.take();
      if (task == null) return;
      queue.perform(task);
    }
  }

  /** Runs until someone quits. */
  void runAll() {
    run(Integer.MAX_VALUE);
  }

  void quit() {
    queue.quit(true);
  }
}
