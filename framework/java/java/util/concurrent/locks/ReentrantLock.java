package java.util.concurrent.locks;

import antecede.Threads;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A lock that its owner can take again. Fairness is the engine's. */
public class ReentrantLock implements Lock, Serializable {
  private final Hold hold = new Hold(this, null);
  private final boolean fair;

  public ReentrantLock() {
    this(false);
  }

  public ReentrantLock(boolean fair) {
    this.fair = fair;
  }

  @Override
  public void lock() {
    hold.lock();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    hold.lock(Threads.FOREVER);
  }

  @Override
  public boolean tryLock() {
    return hold.tryLock();
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return hold.lock(Hold.time(unit.toNanos(timeout)));
  }

  @Override
  public void unlock() {
    hold.unlock();
  }

  @Override
  public Condition newCondition() {
    return new HoldCondition(hold);
  }

  public int getHoldCount() {
    return hold.isMine() ? hold.count : 0;
  }

  public boolean isHeldByCurrentThread() {
    return hold.isMine();
  }

  public boolean isLocked() {
    return hold.owner != null;
  }

  public final boolean isFair() {
    return fair;
  }

  protected Thread getOwner() {
    return hold.owner;
  }

  public final boolean hasQueuedThreads() {
    return hold.queued.count() > 0;
  }

  public final boolean hasQueuedThread(Thread thread) {
    if (thread == null) throw new NullPointerException();
    return hold.queued.count(thread) > 0;
  }

  public final int getQueueLength() {
    return hold.queued.count();
  }

  protected Collection<Thread> getQueuedThreads() {
    return hold.queued.toCollection();
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
    Thread owner = hold.owner;
    return super.toString() + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}
