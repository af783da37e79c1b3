package java.util.concurrent.locks;

import antecede.Sync;
import antecede.Threads;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * A lock for many readers or one writer, who may read too. The engine's lock is this object; fairness is the
 * engine's.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
  /** Each holder of the read lock, as often as it holds it. */
  private final ThreadLine readers = new ThreadLine();
  private final Hold hold = new Hold(this, readers);
  private final ThreadLine queuedReaders = new ThreadLine();
  private final boolean fair;
  private final ReadLock readLock;
  private final WriteLock writeLock;

  public ReentrantReadWriteLock() {
    this(false);
  }

  public ReentrantReadWriteLock(boolean fair) {
    this.fair = fair;
    readLock = new ReadLock(this);
    writeLock = new WriteLock(this);
  }

  @Override
  public WriteLock writeLock() {
    return writeLock;
  }

  @Override
  public ReadLock readLock() {
    return readLock;
  }

  /** The readers' half. */
  public static class ReadLock implements Lock, Serializable {
    private final ReentrantReadWriteLock both;

    protected ReadLock(ReentrantReadWriteLock lock) {
      both = lock;
      if (lock == null) throw new NullPointerException();
    }

    private boolean mustWait() {
      return both.hold.owner != null && !both.hold.isMine();
    }

    @Override
    public void lock() {
      Thread thread = Threads.current();
      boolean waits = mustWait();
      if (waits) both.queuedReaders.add(thread);
      Sync.lockUninterruptibly(both, true, Threads.FOREVER);
      if (waits) both.queuedReaders.remove(thread);
      both.readers.add(thread);
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      lock(Threads.FOREVER);
    }

    private boolean lock(long nanos) throws InterruptedException {
      Hold.checkInterrupt();
      Thread thread = Threads.current();
      boolean waits = mustWait();
      if (waits) both.queuedReaders.add(thread);
      try {
        if (!Sync.lock(both, true, nanos)) return false;
      } finally {
        if (waits) both.queuedReaders.remove(thread);
      }
      both.readers.add(thread);
      return true;
    }

    @Override
    public boolean tryLock() {
      if (!Sync.lockUninterruptibly(both, true, 0)) return false;
      both.readers.add(Threads.current());
      return true;
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return lock(Hold.time(unit.toNanos(timeout)));
    }

    @Override
    public void unlock() {
      Thread thread = Threads.current();
      if (both.readers.count(thread) == 0) {
        throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
      }
      both.readers.remove(thread);
      Sync.unlock(both, true);
    }

    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
      return super.toString() + "[Read locks = " + both.getReadLockCount() + "]";
    }
  }

  /** The writers' half. */
  public static class WriteLock implements Lock, Serializable {
    private final ReentrantReadWriteLock both;

    protected WriteLock(ReentrantReadWriteLock lock) {
      both = lock;
      if (lock == null) throw new NullPointerException();
    }

    @Override
    public void lock() {
      both.hold.lock();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      both.hold.lock(Threads.FOREVER);
    }

    @Override
    public boolean tryLock() {
      return both.hold.tryLock();
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return both.hold.lock(Hold.time(unit.toNanos(timeout)));
    }

    @Override
    public void unlock() {
      both.hold.unlock();
    }

    @Override
    public Condition newCondition() {
      return new HoldCondition(both.hold);
    }

    public boolean isHeldByCurrentThread() {
      return both.hold.isMine();
    }

    public int getHoldCount() {
      return both.getWriteHoldCount();
    }

    @Override
    public String toString() {
      Thread owner = both.hold.owner;
      return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
  }

  public final boolean isFair() {
    return fair;
  }

  protected Thread getOwner() {
    return hold.owner;
  }

  public int getReadLockCount() {
    return readers.count();
  }

  public boolean isWriteLocked() {
    return hold.owner != null;
  }

  public boolean isWriteLockedByCurrentThread() {
    return hold.isMine();
  }

  public int getWriteHoldCount() {
    return hold.isMine() ? hold.count : 0;
  }

  public int getReadHoldCount() {
    return readers.count(Threads.current());
  }

  protected Collection<Thread> getQueuedWriterThreads() {
    return hold.queued.toCollection();
  }

  protected Collection<Thread> getQueuedReaderThreads() {
    return queuedReaders.toCollection();
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final boolean hasQueuedThread(Thread thread) {
    if (thread == null) throw new NullPointerException();
    return hold.queued.count(thread) + queuedReaders.count(thread) > 0;
  }

  public final int getQueueLength() {
    return hold.queued.count() + queuedReaders.count();
  }

  protected Collection<Thread> getQueuedThreads() {
    ArrayList<Thread> threads = new ArrayList<>();
    hold.queued.addTo(threads);
    queuedReaders.addTo(threads);
    return threads;
  }

  private HoldCondition check(Condition condition) {
    if (condition == null) throw new NullPointerException();
    if (!(condition instanceof HoldCondition) || ((HoldCondition) condition).hold != hold) {
      throw new IllegalArgumentException("not owner");
    }
    if (!hold.isMine()) throw new IllegalMonitorStateException();
    return (HoldCondition) condition;
  }

  public boolean hasWaiters(Condition condition) {
    return check(condition).waiting.count() > 0;
  }

  public int getWaitQueueLength(Condition condition) {
    return check(condition).waiting.count();
  }

  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return check(condition).waiting.toCollection();
  }

  @Override
  public String toString() {
    return super.toString() + "[Write locks = " + hold.count + ", Read locks = " + readers.count() + "]";
  }
}
