package antecede;

import java.lang.Thread;
// As in Scheduler: the JDK's own.
import java.util.*;

/**
 * Stand-in on the JDK, see {@link Scheduler}. Serial and pool queues check that each announced task is performed at
 * most once, no more at a time than the queue allows, and on a serial queue in the order of times and arrivals.
 */
public final class Queue {
  public static final int DELAYED = 0;
  public static final int AT_TIME = 1;
  public static final int AT_FRONT = 2;
  public static final int IDLE = 3;

  private static final class Entry {
    Task task;
    Scheduler.Clock clock;
    long time;
    long order;
    boolean asynchronous;
    boolean idle;
    int barrier;
  }

  private static long arrivals;
  private static int announced;
  private static int performed;
  private static int withdrawn;

  private final boolean looper;
  private final boolean serial;
  private final int most;
  private final List<Entry> entries = new ArrayList<>();
  private Scheduler.Clock end = new Scheduler.Clock();
  private int running;
  private int barriers;
  private boolean quit;

  private Queue(boolean looper, boolean serial, int most) {
    this.looper = looper;
    this.serial = serial;
    this.most = most;
  }

  public static Queue looper(Thread thread) {
    return new Queue(true, true, 1);
  }

  public static Queue serial() {
    return new Queue(false, true, 1);
  }

  public static Queue pool(int threads) {
    return new Queue(false, false, threads);
  }

  /** For tests: how many tasks were announced, performed and withdrawn, since the last call. */
  public static int[] counts() {
    int[] counts = {announced, performed, withdrawn};
    announced = 0;
    performed = 0;
    withdrawn = 0;
    return counts;
  }

  public void enqueue(Task task, int kind, long time, boolean asynchronous) {
    Entry entry = new Entry();
    entry.task = task;
    Scheduler.Strand strand = Scheduler.strand();
    strand.clock.tick(strand.context);
    entry.clock = strand.clock.copy();
    entry.order = kind == AT_FRONT ? -++arrivals : ++arrivals;
    entry.time = kind == AT_FRONT ? 0 : kind == AT_TIME ? time : Scheduler.now() + Math.max(time, 0);
    entry.asynchronous = asynchronous;
    entry.idle = kind == IDLE;
    announced++;
    insert(entry);
  }

  private void insert(Entry entry) {
    entries.add(entry);
    entries.sort((a, b) -> a.time != b.time ? Long.compare(a.time, b.time) : Long.compare(a.order, b.order));
    if (looper) Scheduler.wake(this, true);
  }

  private static boolean matches(Entry entry, Object target, Object callback, int what, Object token, int keys) {
    Task task = entry.task;
    return task != null
        && ((keys & Task.TARGET) == 0 || task.target == target)
        && ((keys & Task.CALLBACK) == 0 || task.callback == callback)
        && ((keys & Task.WHAT) == 0 || task.what == what)
        && ((keys & Task.TOKEN) == 0 || token == null || task.token == token);
  }

  public boolean remove(Object target, Object callback, int what, Object token, int keys) {
    return entries.removeIf(entry -> matches(entry, target, callback, what, token, keys));
  }

  public boolean contains(Object target, Object callback, int what, Object token, int keys) {
    return entries.stream().anyMatch(entry -> matches(entry, target, callback, what, token, keys));
  }

  public void withdraw(Task task) {
    withdrawn++;
    if (!entries.removeIf(entry -> entry.task == task)) Scheduler.fail("withdraws what does not wait");
  }

  public int postBarrier(long time) {
    Entry entry = new Entry();
    entry.time = time;
    entry.order = ++arrivals;
    entry.barrier = ++barriers;
    insert(entry);
    return entry.barrier;
  }

  public void removeBarrier(int token) {
    entries.removeIf(entry -> entry.barrier == token);
    Scheduler.wake(this, true);
  }

  public Task take() {
    while (true) {
      Scheduler.pause();
      Entry idle = null;
      Entry next = null;
      boolean barrier = false;
      for (Entry entry : entries) {
        if (entry.idle) {
          if (idle == null) idle = entry;
        } else if (entry.barrier != 0) {
          barrier |= entry.time <= Scheduler.now();
        } else if (next == null && (!barrier || entry.asynchronous)) {
          next = entry;
        }
      }
      if (next != null && next.time <= Scheduler.now()) return next.task;
      if (quit) return null;
      if (idle != null) return idle.task;
      Scheduler.block(this, next == null ? Threads.FOREVER : next.time - Scheduler.now(), false);
    }
  }

  public void perform(Task task) {
    Entry mine = null;
    for (Entry entry : entries) {
      if (entry.task == task) mine = entry;
      else if (mine == null && serial && !looper && entry.time <= Scheduler.now()) Scheduler.fail("out of order");
    }
    if (mine == null) {
      Scheduler.fail("performs what does not wait");
      return;
    }
    if (++running > most) Scheduler.fail("too many at a time: " + running);
    performed++;
    entries.remove(mine);
    Scheduler.Strand strand = Scheduler.strand();
    Scheduler.Clock outside = strand.clock;
    int context = strand.context;
    strand.clock = mine.clock;
    strand.context = Scheduler.newContext();
    if (serial) strand.clock.join(end);
    try {
      task.run();
    } finally {
      running--;
      strand.clock.tick(strand.context);
      if (serial) end = strand.clock;
      strand.clock = outside;
      strand.context = context;
    }
  }

  public void quit(boolean safely) {
    quit = true;
    entries.removeIf(entry -> !safely || entry.time > Scheduler.now());
    Scheduler.wake(this, true);
  }
}
