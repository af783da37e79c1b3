package antecede;

// The JDK's own collections, also where the model's twins of them exist: hence no single imports.
import java.util.*;

/**
 * Threads that take turns, on threads of the JDK: one runs, and hands on only where it says so. Who is next is chosen
 * by a seed, and time is virtual: it passes when nobody can run. So a test repeats exactly, and can be run under many
 * seeds.
 *
 * <p>Happens-before is kept in vector clocks, by the rules of the intrinsics: a {@link Mark} can be asked whether it
 * is before the present. Whoever waits for ever, and every rule of {@link Queue} that is broken, fails the run.
 */
public final class Scheduler {
  /** Code of a test. */
  public interface Body {
    void run() throws Exception;
  }

  /** A point of the past. */
  public static final class Mark {
    private final int context;
    private final int time;

    private Mark(int context, int time) {
      this.context = context;
      this.time = time;
    }

    /** The present is ordered after this point. */
    public boolean isBefore() {
      Clock clock = strand().clock;
      return clock.at(context) >= time;
    }
  }

  /** Times of contexts; a context is a thread or an event. */
  static final class Clock {
    private int[] times = new int[0];

    int at(int context) {
      return context < times.length ? times[context] : 0;
    }

    void tick(int context) {
      if (context >= times.length) times = Arrays.copyOf(times, context + 1);
      times[context]++;
    }

    void join(Clock other) {
      if (other == null) return;
      if (other.times.length > times.length) times = Arrays.copyOf(times, other.times.length);
      for (int i = 0; i < other.times.length; i++) times[i] = Math.max(times[i], other.times[i]);
    }

    Clock copy() {
      Clock clock = new Clock();
      clock.join(this);
      return clock;
    }
  }

  private static final int READY = 0, BLOCKED = 1, ENDED = 2;

  /** A thread. */
  static final class Strand {
    /** What the model calls a Thread. */
    Object thread;
    boolean making;
    int context;
    Clock clock = new Clock();
    private int state = READY;
    /** Where it waits, until when, since when; and how that ended. */
    private Object place;
    private long until;
    private long since;
    private boolean interruptible;
    private boolean woken;
    boolean forLock;
    boolean interrupted;
    boolean permit;
    private boolean go;

    boolean hasEnded() {
      return state == ENDED;
    }

    /** Ordinal of Thread.State. */
    int threadState() {
      if (state == READY) return 1;
      if (state == ENDED) return 5;
      return forLock ? 2 : until < 0 ? 3 : 4;
    }
  }

  /** Unwinds a thread when the run is over. Nobody reports it. */
  private static final class Over extends ThreadDeath {
    private static final long serialVersionUID = 1;
  }

  private static final Strand ALONE = new Strand();
  private static final ThreadLocal<Strand> mine = new ThreadLocal<>();
  private static final List<Strand> strands = new ArrayList<>();
  private static final Map<Object, Clock> tokens = new IdentityHashMap<>();
  private static Random random;
  private static boolean on;
  private static boolean over;
  private static boolean ending;
  private static String failure;
  private static long time;
  private static long blocks;
  private static int contexts;
  private static int jdkThreads;

  private Scheduler() {}

  public static boolean isOn() {
    return on;
  }

  /** Runs the body as the first thread, until it returns; the other threads end with it. */
  public static void run(long seed, Body body) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
    strands.clear();
    tokens.clear();
    Sync.reset();
    failure = null;
    over = false;
    ending = false;
    time = 1_000_000_000L;
    contexts = 0;
    Strand first = new Strand();
    first.context = contexts++;
    strands.add(first);
    mine.set(first);
    on = true;
    Throwable thrown = null;
    try {
      body.run();
    } catch (Over ended) {
      // The failure says why.
    } catch (Throwable any) {
      thrown = any;
    }
    end(first);
    on = false;
    mine.remove();
    if (failure != null) throw new AssertionError("seed " + seed + ": " + failure, thrown);
    if (thrown != null) throw new AssertionError("seed " + seed + ": " + thrown, thrown);
  }

  /** Lets the other threads unwind, one at a time. */
  private static void end(Strand first) {
    over = true;
    ending = true;
    first.state = ENDED;
    for (int i = 0; i < strands.size(); i++) {
      Strand strand = strands.get(i);
      if (strand != first && strand.state != ENDED) resume(strand);
      synchronized (strand) {
        try {
          while (strand.state != ENDED) strand.wait();
        } catch (InterruptedException impossible) {
          throw new Error(impossible);
        }
      }
    }
  }

  /** Makes the run fail. */
  static void fail(String what) {
    if (!on) throw new AssertionError(what);
    if (failure == null) failure = what;
    over = true;
    throw new Over();
  }

  static Strand strand() {
    Strand strand = on ? mine.get() : null;
    return strand != null ? strand : ALONE;
  }

  static List<Strand> strands() {
    return strands;
  }

  static Strand of(Object thread) {
    for (Strand strand : strands) if (strand.thread == thread) return strand;
    return ALONE.thread == thread ? ALONE : null;
  }

  static long now() {
    return on ? time : System.nanoTime();
  }

  /** A number of the schedule: the run's seed decides. */
  static int choose(int count) {
    return on ? random.nextInt(count) : 0;
  }

  static int newContext() {
    return contexts++;
  }

  /** A point to ask about later. */
  public static Mark mark() {
    Strand strand = strand();
    strand.clock.tick(strand.context);
    return new Mark(strand.context, strand.clock.at(strand.context));
  }

  static Clock token(Object token) {
    return tokens.computeIfAbsent(token, any -> new Clock());
  }

  static void start(Object thread, Runnable body) {
    if (!on) throw new IllegalStateException("threads need Scheduler.run");
    if (over) throw new Over();
    Strand parent = strand();
    Strand strand = new Strand();
    strand.thread = thread;
    strand.context = contexts++;
    parent.clock.tick(parent.context);
    strand.clock.join(parent.clock);
    strands.add(strand);
    Thread runner = new Thread(null, () -> live(strand, body), "strand-" + ++jdkThreads, 256 << 10);
    runner.setDaemon(true);
    runner.start();
    pause();
  }

  private static void live(Strand strand, Runnable body) {
    mine.set(strand);
    try {
      await(strand);
      body.run();
    } catch (Over ended) {
      // As it should.
    } catch (Throwable thrown) {
      if (failure == null) failure = "a thread ended by " + thrown;
    }
    boolean last = ending;
    if (!over) Sync.wake(strand, true);
    synchronized (strand) {
      strand.state = ENDED;
      strand.notifyAll();
    }
    if (!last) {
      try {
        handOn(strand);
      } catch (Over ended) {
        // The first thread does the rest.
      }
    }
  }

  /** Where another thread may be chosen. */
  static void pause() {
    if (!on) return;
    if (over) throw new Over();
    handOn(strand());
  }

  /**
   * Waits at the place. True: woken; false: the time is over, or (if it may) an interrupt came, which stays pending.
   */
  static boolean block(Object place, long nanos, boolean interruptible) {
    Strand strand = strand();
    if (!on) {
      if (nanos < 0) throw new IllegalStateException("would wait for ever");
      try {
        Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
      } catch (InterruptedException impossible) {
        throw new Error(impossible);
      }
      return false;
    }
    if (over) throw new Over();
    strand.place = place;
    strand.until = nanos < 0 ? -1 : time + Math.min(nanos, Long.MAX_VALUE / 2);
    strand.since = ++blocks;
    strand.interruptible = interruptible;
    strand.woken = false;
    strand.state = BLOCKED;
    handOn(strand);
    strand.place = null;
    return strand.woken;
  }

  static void wake(Object place, boolean all) {
    while (true) {
      Strand first = null;
      for (Strand strand : strands) {
        if (strand.state == BLOCKED && strand.place == place && (first == null || strand.since < first.since)) {
          first = strand;
        }
      }
      if (first == null) return;
      first.woken = true;
      first.state = READY;
      if (!all) return;
    }
  }

  static void interrupt(Strand strand) {
    strand.interrupted = true;
    if (strand.state == BLOCKED && strand.interruptible) strand.state = READY;
  }

  private static void handOn(Strand from) {
    Strand to = over ? strands.get(0) : next();
    if (to == null) {
      if (failure == null) failure = "deadlock: " + describe();
      over = true;
      to = strands.get(0);
    }
    if (to == from) {
      if (over && from.state != ENDED) throw new Over();
      return;
    }
    boolean ended = from.state == ENDED;
    resume(to);
    if (!ended) await(from);
  }

  private static String describe() {
    StringBuilder text = new StringBuilder();
    for (Strand strand : strands) {
      if (strand.state == BLOCKED) text.append(strand.thread).append(" at ").append(name(strand.place)).append("; ");
    }
    return text.toString();
  }

  private static String name(Object place) {
    return place == null ? "null" : place.getClass().getName();
  }

  private static Strand next() {
    while (true) {
      List<Strand> ready = new ArrayList<>();
      long soonest = Long.MAX_VALUE;
      for (Strand strand : strands) {
        if (strand.state == READY) ready.add(strand);
        else if (strand.state == BLOCKED && strand.until >= 0) soonest = Math.min(soonest, strand.until);
      }
      if (!ready.isEmpty()) return ready.get(random.nextInt(ready.size()));
      if (soonest == Long.MAX_VALUE) return null;
      time = Math.max(time, soonest);
      for (Strand strand : strands) {
        if (strand.state == BLOCKED && strand.until >= 0 && strand.until <= time) {
          strand.state = READY;
        }
      }
    }
  }

  private static void resume(Strand strand) {
    synchronized (strand) {
      strand.go = true;
      strand.notifyAll();
    }
  }

  private static void await(Strand strand) {
    synchronized (strand) {
      try {
        while (!strand.go) strand.wait();
      } catch (InterruptedException impossible) {
        throw new Error(impossible);
      }
      strand.go = false;
    }
    if (over) throw new Over();
  }
}
