package java.util.concurrent.locks;

import antecede.Atomic;
import antecede.Observable;
import antecede.Sync;
import antecede.Threads;
import antecede.World;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

/**
 * A frame for locks and their like: a number that the subclass gives its meaning, and a line of threads that wait
 * until the subclass lets them pass.
 */
@Atomic
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer implements Serializable {
  /** A thread in the line, or at a condition. It waits at its node. */
  private static final class Node {
    final Thread thread;
    final boolean shared;
    /** In the line for the synchronizer. */
    boolean queued;
    /** Woken since it last looked whether it may pass: the look is code of the subclass, during which others run. */
    boolean woken;
    Node previous;
    Node next;

    Node(Thread thread, boolean shared) {
      this.thread = thread;
      this.shared = shared;
    }
  }

  @Observable private volatile int state;
  private Node first;
  private Node last;
  private boolean contended;

  protected AbstractQueuedSynchronizer() {}

  protected final int getState() {
    return state;
  }

  protected final void setState(int newState) {
    state = newState;
  }

  protected final boolean compareAndSetState(int expected, int newState) {
    if (state != expected) return false;
    state = newState;
    return true;
  }

  protected boolean tryAcquire(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryRelease(int arg) {
    throw new UnsupportedOperationException();
  }

  protected int tryAcquireShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryReleaseShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean isHeldExclusively() {
    throw new UnsupportedOperationException();
  }

  private boolean attempt(int arg, boolean shared) {
    if (shared ? tryAcquireShared(arg) < 0 : !tryAcquire(arg)) return false;
    Sync.acquire(this);
    return true;
  }

  private Node enqueue(Node node) {
    node.queued = true;
    contended = true;
    node.previous = last;
    if (last == null) first = node;
    else last.next = node;
    last = node;
    return node;
  }

  private void dequeue(Node node) {
    if (node.previous == null) first = node.next;
    else node.previous.next = node.next;
    if (node.next == null) last = node.previous;
    else node.next.previous = node.previous;
  }

  private void wakeFirst() {
    if (first == null) return;
    first.woken = true;
    Sync.wake(first, true);
  }

  public final void acquire(int arg) {
    if (!attempt(arg, false)) acquireInLine(enqueue(new Node(Threads.current(), false)), arg);
  }

  public final void acquireShared(int arg) {
    if (!attempt(arg, true)) acquireInLine(enqueue(new Node(Threads.current(), true)), arg);
  }

  private boolean passes(Node node, int arg) {
    node.woken = false;
    return node.previous == null && attempt(arg, node.shared);
  }

  private void acquireInLine(Node node, int arg) {
    boolean passed = false;
    try {
      while (!passes(node, arg)) {
        if (!node.woken) Sync.blockUninterruptibly(node, Threads.FOREVER);
      }
      passed = true;
    } finally {
      leave(node, passed);
    }
  }

  /** The next one may pass too: if both share, or if this one gave up. */
  private void leave(Node node, boolean passed) {
    dequeue(node);
    if (!passed || node.shared && first != null && first.shared) wakeFirst();
  }

  public final void acquireInterruptibly(int arg) throws InterruptedException {
    Hold.checkInterrupt();
    if (!attempt(arg, false)) acquireInLine(false, arg, Threads.FOREVER);
  }

  public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
    Hold.checkInterrupt();
    if (!attempt(arg, true)) acquireInLine(true, arg, Threads.FOREVER);
  }

  public final boolean tryAcquireNanos(int arg, long nanos) throws InterruptedException {
    Hold.checkInterrupt();
    return attempt(arg, false) || nanos > 0 && acquireInLine(false, arg, Hold.time(nanos));
  }

  public final boolean tryAcquireSharedNanos(int arg, long nanos) throws InterruptedException {
    Hold.checkInterrupt();
    return attempt(arg, true) || nanos > 0 && acquireInLine(true, arg, Hold.time(nanos));
  }

  private boolean acquireInLine(boolean shared, int arg, long nanos) throws InterruptedException {
    long start = World.uptimeNanos();
    Node node = enqueue(new Node(Threads.current(), shared));
    boolean passed = false;
    try {
      while (!passes(node, arg)) {
        long left = nanos == Threads.FOREVER ? nanos : nanos - (World.uptimeNanos() - start);
        if (left == 0 || left < 0 && nanos != Threads.FOREVER) return false;
        if (!node.woken) Sync.block(node, left);
      }
      passed = true;
      return true;
    } finally {
      leave(node, passed);
    }
  }

  public final boolean release(int arg) {
    Sync.release(this);
    if (!tryRelease(arg)) return false;
    wakeFirst();
    return true;
  }

  public final boolean releaseShared(int arg) {
    Sync.release(this);
    if (!tryReleaseShared(arg)) return false;
    wakeFirst();
    return true;
  }

  public final boolean hasQueuedThreads() {
    return first != null;
  }

  public final boolean hasContended() {
    return contended;
  }

  public final Thread getFirstQueuedThread() {
    return first == null ? null : first.thread;
  }

  public final boolean isQueued(Thread thread) {
    if (thread == null) throw new NullPointerException();
    for (Node node = first; node != null; node = node.next) if (node.thread == thread) return true;
    return false;
  }

  public final boolean hasQueuedPredecessors() {
    return first != null && first.thread != Threads.current();
  }

  public final int getQueueLength() {
    int length = 0;
    for (Node node = first; node != null; node = node.next) length++;
    return length;
  }

  public final Collection<Thread> getQueuedThreads() {
    ArrayList<Thread> threads = new ArrayList<>();
    for (Node node = last; node != null; node = node.previous) threads.add(node.thread);
    return threads;
  }

  public final Collection<Thread> getExclusiveQueuedThreads() {
    return queuedThreads(false);
  }

  public final Collection<Thread> getSharedQueuedThreads() {
    return queuedThreads(true);
  }

  private Collection<Thread> queuedThreads(boolean shared) {
    ArrayList<Thread> threads = new ArrayList<>();
    for (Node node = last; node != null; node = node.previous) if (node.shared == shared) threads.add(node.thread);
    return threads;
  }

  public final boolean owns(ConditionObject condition) {
    return condition.isOwnedBy(this);
  }

  private ConditionObject check(ConditionObject condition) {
    if (!owns(condition)) throw new IllegalArgumentException("Not owner");
    return condition;
  }

  public final boolean hasWaiters(ConditionObject condition) {
    return check(condition).hasWaiters();
  }

  public final int getWaitQueueLength(ConditionObject condition) {
    return check(condition).getWaitQueueLength();
  }

  public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
    return check(condition).getWaitingThreads();
  }

  @Override
  public String toString() {
    return super.toString() + "[State = " + state + ", " + (first != null ? "non" : "") + "empty queue]";
  }

  /** A place to wait for those who hold the synchronizer alone. */
  public class ConditionObject implements Condition, Serializable {
    private Node firstWaiter;

    public ConditionObject() {}

    final boolean isOwnedBy(AbstractQueuedSynchronizer synchronizer) {
      return synchronizer == AbstractQueuedSynchronizer.this;
    }

    private Node enter() {
      if (!isHeldExclusively()) throw new IllegalMonitorStateException();
      Node node = new Node(Threads.current(), false);
      if (firstWaiter == null) {
        firstWaiter = node;
      } else {
        Node end = firstWaiter;
        while (end.next != null) end = end.next;
        end.next = node;
        node.previous = end;
      }
      return node;
    }

    /** Moves a waiter to the line for the synchronizer. */
    private void move(Node node) {
      if (node.previous == null) firstWaiter = node.next;
      else node.previous.next = node.next;
      if (node.next != null) node.next.previous = node.previous;
      node.previous = null;
      node.next = null;
      enqueue(node);
    }

    private int releaseAll(Node node) {
      int held = getState();
      boolean released = false;
      try {
        released = release(held);
      } finally {
        if (!released) {
          move(node);
          dequeue(node);
        }
      }
      if (!released) throw new IllegalMonitorStateException();
      return held;
    }

    /** Waits until signalled (true) or the time is over. */
    private boolean await(long nanos) throws InterruptedException {
      Hold.checkInterrupt();
      Node node = enter();
      int held = releaseAll(node);
      boolean signalled = false;
      try {
        if (nanos == Threads.FOREVER) {
          while (!node.queued) Sync.block(node, nanos);
        } else {
          long start = World.uptimeNanos();
          long left = nanos;
          while (!node.queued && left > 0) {
            Sync.block(node, left);
            left = nanos - (World.uptimeNanos() - start);
          }
        }
      } catch (InterruptedException interrupt) {
        if (!node.queued) throw interrupt;
        Threads.interrupt(Threads.current());
      } finally {
        signalled = node.queued;
        if (!signalled) move(node);
        acquireInLine(node, held);
        Sync.acquire(this);
      }
      return signalled;
    }

    @Override
    public final void await() throws InterruptedException {
      await(Threads.FOREVER);
    }

    @Override
    public final void awaitUninterruptibly() {
      Node node = enter();
      int held = releaseAll(node);
      while (!node.queued) Sync.blockUninterruptibly(node, Threads.FOREVER);
      acquireInLine(node, held);
      Sync.acquire(this);
    }

    @Override
    public final long awaitNanos(long nanos) throws InterruptedException {
      long start = World.uptimeNanos();
      await(Hold.time(nanos));
      return nanos - (World.uptimeNanos() - start);
    }

    @Override
    public final boolean await(long time, TimeUnit unit) throws InterruptedException {
      return await(Hold.time(unit.toNanos(time)));
    }

    @Override
    public final boolean awaitUntil(Date deadline) throws InterruptedException {
      return await(Hold.time(TimeUnit.MILLISECONDS.toNanos(deadline.getTime() - World.currentTimeMillis())));
    }

    private void checkHeld() {
      if (!isHeldExclusively()) throw new IllegalMonitorStateException();
    }

    @Override
    public final void signal() {
      checkHeld();
      Sync.release(this);
      if (firstWaiter != null) wake(firstWaiter);
    }

    @Override
    public final void signalAll() {
      checkHeld();
      Sync.release(this);
      while (firstWaiter != null) wake(firstWaiter);
    }

    private void wake(Node node) {
      move(node);
      Sync.wake(node, true);
    }

    protected final boolean hasWaiters() {
      checkHeld();
      return firstWaiter != null;
    }

    protected final int getWaitQueueLength() {
      return getWaitingThreads().size();
    }

    protected final Collection<Thread> getWaitingThreads() {
      checkHeld();
      ArrayList<Thread> threads = new ArrayList<>();
      for (Node node = firstWaiter; node != null; node = node.next) threads.add(node.thread);
      return threads;
    }
  }
}
