package antecede;

/**
 * Order between threads, and waiting. The two are apart: {@link #release} and {@link #acquire} say what is ordered, whether or
 * not anyone had to wait; {@link #block} and {@link #wake} make threads wait and order nothing.
 *
 * <pre>
 *   void countDown() { Sync.release(this); if (--count == 0) Sync.wake(this, true); }
 *   void await()     { while (count > 0) Sync.block(this, Threads.FOREVER); Sync.acquire(this); }
 * </pre>
 *
 * Model code needs no locks of its own: threads are switched inside it only where it calls {@link #block}, {@link #lock},
 * {@link Threads}, {@link Queue#take}, enters a monitor, or calls code of the app.
 */
public final class Sync {
  private Sync() {}

  /** What happened before this happens before every later {@link #acquire} of the token. */
  public static native void release(Object token);

  public static native void acquire(Object token);

  /** Waits in the line of {@code place} until woken. False: the time was over first. */
  public static native boolean block(Object place, long nanos) throws InterruptedException;

  /** As {@link #block}, but an interrupt does not end it; it stays pending. */
  public static native boolean blockUninterruptibly(Object place, long nanos);

  /** Wakes the first that waits at {@code place}, or all. */
  public static native void wake(Object place, boolean all);

  /** Takes a lock, exclusive or shared, waiting as long as {@code nanos}. Re-entrant. False: not taken in time. */
  public static native boolean lock(Object lock, boolean shared, long nanos) throws InterruptedException;

  /** As {@link #lock}, but an interrupt does not end it; it stays pending. */
  public static native boolean lockUninterruptibly(Object lock, boolean shared, long nanos);

  public static native void unlock(Object lock, boolean shared);
}
