package java.util;

import antecede.Engine;
import antecede.Queue;
import antecede.Sync;
import antecede.Task;
import antecede.Threads;
import antecede.World;

/**
 * Runs tasks at their times, one after the other, on a thread of its own. Tasks of equal time run in the order of
 * arrival.
 */
public class Timer {
  private static int unnamed;

  private final Queue queue = Queue.serial();
  /** The waiting tasks, by time. */
  private TimerTask first;
  private boolean ended;

  /** One run of a task. */
  private static final class Run extends Task {
    private final Timer timer;
    private final TimerTask task;

    Run(Timer timer, TimerTask task) {
      this.timer = timer;
      this.task = task;
      callback = task;
    }

    @Override
    public void run() {
      if (task.period != 0) timer.announce(task);
      task.run();
    }
  }

  private static final class Worker extends Thread {
    private final Timer timer;

    Worker(Timer timer, String name) {
      super(name);
      this.timer = timer;
    }

    @Override
    public void run() {
      try {
        timer.work();
      } finally {
        timer.end();
      }
    }
  }

  public Timer() {
    this("Timer-" + unnamed++);
  }

  public Timer(boolean isDaemon) {
    this("Timer-" + unnamed++, isDaemon);
  }

  public Timer(String name) {
    this(name, false, false);
  }

  public Timer(String name, boolean isDaemon) {
    this(name, true, isDaemon);
  }

  private Timer(String name, boolean setDaemon, boolean isDaemon) {
    Thread worker = new Worker(this, name);
    if (setDaemon) worker.setDaemon(isDaemon);
    worker.start();
  }

  public void schedule(TimerTask task, long delay) {
    scheduleAt(task, after(delay), 0);
  }

  public void schedule(TimerTask task, Date time) {
    scheduleAt(task, time.getTime(), 0);
  }

  public void schedule(TimerTask task, long delay, long period) {
    scheduleAt(task, after(delay), -positive(period));
  }

  public void schedule(TimerTask task, Date firstTime, long period) {
    scheduleAt(task, firstTime.getTime(), -positive(period));
  }

  public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
    scheduleAt(task, after(delay), positive(period));
  }

  public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
    scheduleAt(task, firstTime.getTime(), positive(period));
  }

  private static long after(long delay) {
    if (delay < 0) throw new IllegalArgumentException("Negative delay.");
    return now() + delay;
  }

  /** For an analysis times are delays. */
  private static long now() {
    return Engine.isAbstract() ? 0 : World.currentTimeMillis();
  }

  private static long positive(long period) {
    if (period <= 0) throw new IllegalArgumentException("Non-positive period.");
    return Math.min(period, Long.MAX_VALUE >> 1);
  }

  private void scheduleAt(TimerTask task, long time, long period) {
    if (time < 0) throw new IllegalArgumentException("Illegal execution time.");
    if (ended) throw new IllegalStateException("Timer already cancelled.");
    if (task.state != TimerTask.NEW) throw new IllegalStateException("Task already scheduled or cancelled");
    task.state = TimerTask.SCHEDULED;
    task.timer = this;
    task.time = time;
    task.period = period;
    insert(task);
    announceAt(task, time);
    Sync.wake(this, true);
  }

  private void announce(TimerTask task) {
    announceAt(task, task.time);
  }

  private void announceAt(TimerTask task, long time) {
    long delay = time - now();
    if (delay < 0) delay = 0;
    else if (delay > Long.MAX_VALUE / 1000000) delay = Long.MAX_VALUE / 1000000;
    announce(task, delay);
  }

  /** {@code delay} is in milliseconds. An analysis has it as the app gave it, not by the clock. */
  private void announce(TimerTask task, long delay) {
    task.announced = new Run(this, task);
    queue.enqueue(task.announced, Queue.DELAYED, delay * 1000000, false);
  }

  void withdraw(TimerTask task) {
    if (task.announced == null) return;
    queue.withdraw(task.announced);
    task.announced = null;
  }

  private void insert(TimerTask task) {
    TimerTask before = null;
    TimerTask after = first;
    while (after != null && after.time <= task.time) {
      before = after;
      after = after.next;
    }
    task.next = after;
    if (before == null) first = task;
    else before.next = task;
  }

  private void work() {
    while (!ended) {
      TimerTask task = first;
      long now = World.currentTimeMillis();
      if (task == null) {
        await(Threads.FOREVER);
      } else if (task.state == TimerTask.CANCELLED) {
        first = task.next;
      } else if (task.time > now) {
        await(Math.min(task.time - now, Long.MAX_VALUE / 1000000) * 1000000);
      } else {
        first = task.next;
        Task run = task.announced;
        if (task.period == 0) {
          task.state = TimerTask.EXECUTED;
        } else {
          task.time = task.period < 0 ? now - task.period : task.time + task.period;
          insert(task);
        }
        queue.perform(run);
      }
    }
  }

  private void await(long nanos) {
    try {
      Sync.block(this, nanos);
    } catch (InterruptedException ignored) {
      // Only cancel() ends a timer.
    }
  }

  public void cancel() {
    end();
    Sync.wake(this, true);
  }

  private void end() {
    ended = true;
    for (TimerTask task = first; task != null; task = task.next) {
      if (task.state == TimerTask.SCHEDULED) withdraw(task);
    }
    first = null;
  }

  public int purge() {
    int count = 0;
    TimerTask kept = null;
    for (TimerTask task = first; task != null; task = task.next) {
      if (task.state != TimerTask.CANCELLED) {
        kept = task;
      } else {
        count++;
        if (kept == null) first = task.next;
        else kept.next = task.next;
      }
    }
    return count;
  }
}
