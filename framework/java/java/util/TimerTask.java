package java.util;

import antecede.Task;

/** Code that a {@link Timer} runs. */
public abstract class TimerTask implements Runnable {
  static final int NEW = 0, SCHEDULED = 1, EXECUTED = 2, CANCELLED = 3;

  int state = NEW;
  Timer timer;
  /** The announced next run. */
  Task announced;
  /** When it runs next, in milliseconds since 1970. */
  long time;
  /** 0: once; positive: fixed rate; negative: fixed delay. */
  long period;
  /** Behind it in the timer's line. */
  TimerTask next;

  protected TimerTask() {}

  @Override
  public abstract void run();

  public boolean cancel() {
    boolean waits = state == SCHEDULED;
    state = CANCELLED;
    if (waits) timer.withdraw(this);
    return waits;
  }

  public long scheduledExecutionTime() {
    return period < 0 ? time + period : time - period;
  }
}
