package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;
import antecede.World;

/** Waiting with a limit, which is a point of {@link World#uptimeNanos}. */
final class Waits {
  /** No limit. */
  static final long NEVER = Long.MAX_VALUE;

  private Waits() {}

  /** The limit that lies this far ahead. */
  static long limit(long nanos) {
    long now = World.uptimeNanos();
    return nanos <= 0 ? now : nanos >= NEVER - now ? NEVER : now + nanos;
  }

  static long limit(long timeout, TimeUnit unit) {
    return limit(unit.toNanos(timeout));
  }

  /** What is left until the limit, as {@link Sync#block} takes it; 0: nothing. */
  static long left(long limit) {
    return limit == NEVER ? Threads.FOREVER : Math.max(limit - World.uptimeNanos(), 0);
  }

  static void checkInterrupt() throws InterruptedException {
    if (Threads.isInterrupted(Threads.current(), true)) throw new InterruptedException();
  }

  /**
   * Waits at {@code place} until woken. False: the limit was reached. Hands a wake-up on when it ends by an
   * interrupt.
   */
  static boolean block(Object place, long limit) throws InterruptedException {
    long left = left(limit);
    if (left == 0) return false;
    checkInterrupt();
    try {
      return Sync.block(place, left);
    } catch (InterruptedException interrupt) {
      Sync.wake(place, false);
      throw interrupt;
    }
  }
}
