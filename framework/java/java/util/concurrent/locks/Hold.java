package java.util.concurrent.locks;

import antecede.Sync;
import antecede.Threads;

/** Who holds a lock alone, how often, and who waits for it. The lock itself is the engine's. */
final class Hold {
  /** What the engine locks. */
  final Object lock;
  final ThreadLine queued = new ThreadLine();
  Thread owner;
  int count;
  /** Those who share the lock now, if it can be shared. */
  private final ThreadLine sharers;

  Hold(Object lock, ThreadLine sharers) {
    this.lock = lock;
    this.sharers = sharers;
  }

  private boolean mustWait() {
    return owner != null ? !isMine() : sharers != null && sharers.count() > 0;
  }

  boolean isMine() {
    return owner == Threads.current();
  }

  static long time(long nanos) {
    return nanos == Long.MAX_VALUE ? Threads.FOREVER : Math.max(nanos, 0);
  }

  static void checkInterrupt() throws InterruptedException {
    if (Threads.isInterrupted(Threads.current(), true)) throw new InterruptedException();
  }

  void lock() {
    Thread thread = Threads.current();
    boolean waits = mustWait();
    if (waits) queued.add(thread);
    Sync.lockUninterruptibly(lock, false, Threads.FOREVER);
    if (waits) queued.remove(thread);
    owner = thread;
    count++;
  }

  boolean lock(long nanos) throws InterruptedException {
    checkInterrupt();
    Thread thread = Threads.current();
    boolean waits = mustWait();
    if (waits) queued.add(thread);
    try {
      if (!Sync.lock(lock, false, nanos)) return false;
    } finally {
      if (waits) queued.remove(thread);
    }
    owner = thread;
    count++;
    return true;
  }

  boolean tryLock() {
    if (mustWait() || !Sync.lockUninterruptibly(lock, false, 0)) return false;
    owner = Threads.current();
    count++;
    return true;
  }

  void unlock() {
    if (!isMine()) throw new IllegalMonitorStateException();
    if (--count == 0) owner = null;
    Sync.unlock(lock, false);
  }

  /** Gives the lock up, however often it is held, and says how often. */
  int unlockAll() {
    int held = count;
    for (int i = 0; i < held; i++) unlock();
    return held;
  }

  /** Takes it as often again. */
  void lockAgain(int times) {
    for (int i = 0; i < times; i++) Sync.lockUninterruptibly(lock, false, Threads.FOREVER);
    owner = Threads.current();
    count = times;
  }
}
