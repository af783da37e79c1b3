package java.util.concurrent.locks;

import antecede.Sync;
import antecede.Threads;
import antecede.World;
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

/**
 * A lock for writers, readers and optimistic readers, who look and then ask whether a writer came between. Not re-
 * entrant.
 *
 * <p>The state decides who may pass; whoever passes takes the engine's lock too. A thread may give back what another
 * took: the engine then gets a new lock.
 */
public class StampedLock implements Serializable {
  /** The state: number of readers in the low seven bits, a bit for the writer, above it the version. */
  private static final long READERS = 127, MOST_READERS = 126, WRITER = 128, MODE = 255, ORIGIN = 256;
  private static final long VERSION = ~READERS;

  /** Who holds the engine's lock. */
  private static final class Holder {
    final Thread thread;
    final Object token;
    Holder next;

    Holder(Thread thread, Object token, Holder next) {
      this.thread = thread;
      this.token = token;
      this.next = next;
    }
  }

  private long state = ORIGIN;
  /** Readers beyond those the state can count. */
  private int moreReaders;
  private Object token = this;
  private Holder holders;

  public StampedLock() {}

  private long enter(boolean shared) {
    if (!shared) state |= WRITER;
    else if ((state & READERS) < MOST_READERS) state++;
    else moreReaders++;
    long stamp = state;
    Thread thread = Threads.current();
    holders = new Holder(thread, token, holders);
    Sync.lockUninterruptibly(token, shared, Threads.FOREVER);
    if (token != this) Sync.acquire(this);
    return stamp;
  }

  private void leave(boolean shared) {
    Holder mine = holders;
    Holder before = null;
    Thread thread = Threads.current();
    while (mine != null && mine.thread != thread) {
      before = mine;
      mine = mine.next;
    }
    if (mine != null) {
      if (before == null) holders = mine.next;
      else before.next = mine.next;
      Sync.unlock(mine.token, shared);
    } else {
      holders = holders.next;
      token = new Object();
    }
    Sync.release(this);
    if (!shared) state = state + WRITER == 0 ? ORIGIN : state + WRITER;
    else if (moreReaders > 0) moreReaders--;
    else state--;
    Sync.wake(this, true);
  }

  private boolean isFree(boolean shared) {
    return shared ? (state & WRITER) == 0 : (state & MODE) == 0;
  }

  private long lock(boolean shared) {
    while (!isFree(shared)) Sync.blockUninterruptibly(this, Threads.FOREVER);
    return enter(shared);
  }

  private long lock(boolean shared, long nanos) throws InterruptedException {
    Hold.checkInterrupt();
    long start = World.uptimeNanos();
    while (!isFree(shared)) {
      long left = nanos == Threads.FOREVER ? nanos : Math.max(nanos - (World.uptimeNanos() - start), 0);
      if (left == 0) return 0;
      Sync.block(this, left);
    }
    return enter(shared);
  }

  public long writeLock() {
    return lock(false);
  }

  public long tryWriteLock() {
    return isFree(false) ? enter(false) : 0;
  }

  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return lock(false, Hold.time(unit.toNanos(time)));
  }

  public long writeLockInterruptibly() throws InterruptedException {
    return lock(false, Threads.FOREVER);
  }

  public long readLock() {
    return lock(true);
  }

  public long tryReadLock() {
    return isFree(true) ? enter(true) : 0;
  }

  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return lock(true, Hold.time(unit.toNanos(time)));
  }

  public long readLockInterruptibly() throws InterruptedException {
    return lock(true, Threads.FOREVER);
  }

  public long tryOptimisticRead() {
    if ((state & WRITER) != 0) return 0;
    Sync.acquire(this);
    return state & VERSION;
  }

  public boolean validate(long stamp) {
    return (stamp & VERSION) == (state & VERSION);
  }

  public void unlockWrite(long stamp) {
    if (state != stamp || (stamp & WRITER) == 0) throw new IllegalMonitorStateException();
    leave(false);
  }

  public void unlockRead(long stamp) {
    boolean held = (stamp & READERS) != 0 && validate(stamp) && (state & READERS) != 0;
    if (!held) throw new IllegalMonitorStateException();
    leave(true);
  }

  public void unlock(long stamp) {
    if ((stamp & WRITER) != 0) unlockWrite(stamp);
    else unlockRead(stamp);
  }

  public long tryConvertToWriteLock(long stamp) {
    if (!validate(stamp)) return 0;
    long mode = stamp & MODE;
    if ((state & MODE) == 0) return mode == 0 ? enter(false) : 0;
    if ((state & MODE) == WRITER) return mode == WRITER ? stamp : 0;
    if ((state & MODE) != 1 || mode == 0) return 0;
    leave(true);
    return enter(false);
  }

  public long tryConvertToReadLock(long stamp) {
    if (!validate(stamp)) return 0;
    long mode = stamp & MODE;
    if (mode >= WRITER) {
      if (state != stamp) return 0;
      leave(false);
      return enter(true);
    }
    return mode == 0 ? enter(true) : (state & MODE) == 0 ? 0 : stamp;
  }

  public long tryConvertToOptimisticRead(long stamp) {
    if (!validate(stamp)) return 0;
    long mode = stamp & MODE;
    if (mode >= WRITER) {
      if (state != stamp) return 0;
      leave(false);
    } else if (mode > 0) {
      if ((state & MODE) == 0) return 0;
      leave(true);
    }
    return state & VERSION;
  }

  public boolean tryUnlockWrite() {
    if ((state & WRITER) == 0) return false;
    leave(false);
    return true;
  }

  public boolean tryUnlockRead() {
    if ((state & MODE) == 0 || (state & WRITER) != 0) return false;
    leave(true);
    return true;
  }

  public boolean isWriteLocked() {
    return (state & WRITER) != 0;
  }

  public boolean isReadLocked() {
    return (state & READERS) != 0;
  }

  public static boolean isWriteLockStamp(long stamp) {
    return (stamp & MODE) == WRITER;
  }

  public static boolean isReadLockStamp(long stamp) {
    return (stamp & READERS) != 0;
  }

  public static boolean isLockStamp(long stamp) {
    return (stamp & MODE) != 0;
  }

  public static boolean isOptimisticReadStamp(long stamp) {
    return (stamp & MODE) == 0 && stamp != 0;
  }

  public int getReadLockCount() {
    return (int) (state & READERS) + moreReaders;
  }

  @Override
  public String toString() {
    String mode = "[Unlocked]";
    if (isWriteLocked()) mode = "[Write-locked]";
    else if (isReadLocked()) mode = "[Read-locks:" + getReadLockCount() + "]";
    return super.toString() + mode;
  }

  public Lock asReadLock() {
    return new View(this, true);
  }

  public Lock asWriteLock() {
    return new View(this, false);
  }

  public ReadWriteLock asReadWriteLock() {
    return new BothViews(this);
  }

  private static final class View implements Lock {
    private final StampedLock lock;
    private final boolean shared;

    View(StampedLock lock, boolean shared) {
      this.lock = lock;
      this.shared = shared;
    }

    @Override
    public void lock() {
      lock.lock(shared);
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      lock.lock(shared, Threads.FOREVER);
    }

    @Override
    public boolean tryLock() {
      return (shared ? lock.tryReadLock() : lock.tryWriteLock()) != 0;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return lock.lock(shared, Hold.time(unit.toNanos(time))) != 0;
    }

    @Override
    public void unlock() {
      if (shared ? !lock.tryUnlockRead() : !lock.tryUnlockWrite()) throw new IllegalMonitorStateException();
    }

    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }
  }

  private static final class BothViews implements ReadWriteLock {
    private final Lock readLock;
    private final Lock writeLock;

    BothViews(StampedLock lock) {
      readLock = lock.asReadLock();
      writeLock = lock.asWriteLock();
    }

    @Override
    public Lock readLock() {
      return readLock;
    }

    @Override
    public Lock writeLock() {
      return writeLock;
    }
  }
}
