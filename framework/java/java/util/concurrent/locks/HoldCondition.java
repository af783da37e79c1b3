package java.util.concurrent.locks;

import antecede.Sync;
import antecede.Threads;
import antecede.World;
import java.io.Serializable;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/** A condition of a lock with a {@link Hold}: the threads that wait are woken in the order in which they came. */
final class HoldCondition implements Condition, Serializable {
  /** A thread that waits. */
  private static final class Waiter {
    final Thread thread;
    boolean signalled;
    Waiter next;

    Waiter(Thread thread) {
      this.thread = thread;
    }
  }

  final Hold hold;
  final ThreadLine waiting = new ThreadLine();
  private Waiter first;

  HoldCondition(Hold hold) {
    this.hold = hold;
  }

  private void check() {
    if (!hold.isMine()) throw new IllegalMonitorStateException();
  }

  private Waiter enter() {
    check();
    Waiter waiter = new Waiter(Threads.current());
    waiting.add(waiter.thread);
    if (first == null) {
      first = waiter;
    } else {
      Waiter last = first;
      while (last.next != null) last = last.next;
      last.next = waiter;
    }
    return waiter;
  }

  /** Takes the waiter out of the line and lets it queue for the lock. */
  private void leave(Waiter waiter) {
    if (first == waiter) {
      first = waiter.next;
    } else {
      Waiter before = first;
      while (before.next != waiter) before = before.next;
      before.next = waiter.next;
    }
    waiting.remove(waiter.thread);
    hold.queued.add(waiter.thread);
  }

  private void lockAgain(Waiter waiter, int held) {
    if (!waiter.signalled) leave(waiter);
    hold.lockAgain(held);
    hold.queued.remove(waiter.thread);
    Sync.acquire(this);
  }

  /** Waits until signalled (true) or the time is over. */
  private boolean await(long nanos) throws InterruptedException {
    Hold.checkInterrupt();
    Waiter waiter = enter();
    int held = hold.unlockAll();
    try {
      if (nanos == Threads.FOREVER) {
        while (!waiter.signalled) Sync.block(waiter, nanos);
      } else if (nanos > 0) {
        long start = World.uptimeNanos();
        long left = nanos;
        while (!waiter.signalled && left > 0) {
          Sync.block(waiter, left);
          left = nanos - (World.uptimeNanos() - start);
        }
      }
    } catch (InterruptedException interrupt) {
      if (!waiter.signalled) throw interrupt;
      Threads.interrupt(Threads.current());
    } finally {
      lockAgain(waiter, held);
    }
    return waiter.signalled;
  }

  @Override
  public void await() throws InterruptedException {
    await(Threads.FOREVER);
  }

  @Override
  public void awaitUninterruptibly() {
    Waiter waiter = enter();
    int held = hold.unlockAll();
    while (!waiter.signalled) Sync.blockUninterruptibly(waiter, Threads.FOREVER);
    lockAgain(waiter, held);
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    long start = World.uptimeNanos();
    await(Hold.time(nanos));
    return nanos - (World.uptimeNanos() - start);
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return await(Hold.time(unit.toNanos(time)));
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return await(Hold.time(TimeUnit.MILLISECONDS.toNanos(deadline.getTime() - World.currentTimeMillis())));
  }

  @Override
  public void signal() {
    check();
    Sync.release(this);
    if (first != null) wake(first);
  }

  @Override
  public void signalAll() {
    check();
    Sync.release(this);
    while (first != null) wake(first);
  }

  private void wake(Waiter waiter) {
    waiter.signalled = true;
    leave(waiter);
    Sync.wake(waiter, true);
  }
}
