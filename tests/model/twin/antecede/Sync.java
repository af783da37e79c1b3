package antecede;

// As in Scheduler: the JDK's own.
import java.util.*;

/** Stand-in on the JDK, see {@link Scheduler}. */
public final class Sync {
  private static final class Lock {
    Scheduler.Strand owner;
    int count;
    final Map<Scheduler.Strand, Integer> sharers = new IdentityHashMap<>();
    final Scheduler.Clock released = new Scheduler.Clock();
    final Scheduler.Clock sharedReleased = new Scheduler.Clock();
  }

  private static final Map<Object, Lock> locks = new IdentityHashMap<>();

  private Sync() {}

  static void reset() {
    locks.clear();
  }

  public static void release(Object token) {
    if (token == null) throw new NullPointerException();
    Scheduler.Strand strand = Scheduler.strand();
    strand.clock.tick(strand.context);
    Scheduler.token(token).join(strand.clock);
  }

  public static void acquire(Object token) {
    if (token == null) throw new NullPointerException();
    Scheduler.strand().clock.join(Scheduler.token(token));
  }

  public static boolean block(Object place, long nanos) throws InterruptedException {
    Threads.checkInterrupt();
    if (Scheduler.block(place, nanos, true)) return true;
    Threads.checkInterrupt();
    return false;
  }

  public static boolean blockUninterruptibly(Object place, long nanos) {
    return Scheduler.block(place, nanos, false);
  }

  public static void wake(Object place, boolean all) {
    if (place == null) throw new NullPointerException();
    Scheduler.wake(place, all);
  }

  private static boolean tryLock(Object object, boolean shared) {
    Lock lock = locks.computeIfAbsent(object, any -> new Lock());
    Scheduler.Strand strand = Scheduler.strand();
    if (lock.owner != null && lock.owner != strand) return false;
    if (!shared && lock.owner == null && !lock.sharers.isEmpty()) return false;
    if (shared) {
      lock.sharers.merge(strand, 1, Integer::sum);
    } else {
      lock.owner = strand;
      lock.count++;
      strand.clock.join(lock.sharedReleased);
    }
    strand.clock.join(lock.released);
    return true;
  }

  private static boolean lock(Object object, boolean shared, long nanos, boolean interruptible)
      throws InterruptedException {
    Scheduler.pause();
    long end = Scheduler.now() + nanos;
    Scheduler.Strand strand = Scheduler.strand();
    while (!tryLock(object, shared)) {
      long left = nanos < 0 ? nanos : end - Scheduler.now();
      if (nanos >= 0 && left <= 0) return false;
      if (interruptible) Threads.checkInterrupt();
      strand.forLock = true;
      Scheduler.block(locks.get(object), left, interruptible);
      strand.forLock = false;
      if (interruptible) Threads.checkInterrupt();
    }
    return true;
  }

  public static boolean lock(Object object, boolean shared, long nanos) throws InterruptedException {
    return lock(object, shared, nanos, true);
  }

  public static boolean lockUninterruptibly(Object object, boolean shared, long nanos) {
    try {
      return lock(object, shared, nanos, false);
    } catch (InterruptedException impossible) {
      throw new Error(impossible);
    }
  }

  public static void unlock(Object object, boolean shared) {
    Lock lock = locks.get(object);
    Scheduler.Strand strand = Scheduler.strand();
    boolean held = lock != null && (shared ? lock.sharers.containsKey(strand) : lock.owner == strand);
    if (!held) {
      Scheduler.fail("unlock without lock");
      return;
    }
    strand.clock.tick(strand.context);
    if (shared) {
      lock.sharedReleased.join(strand.clock);
      lock.sharers.computeIfPresent(strand, (any, count) -> count == 1 ? null : count - 1);
    } else {
      lock.released.join(strand.clock);
      if (--lock.count == 0) lock.owner = null;
    }
    Scheduler.wake(lock, true);
  }
}
