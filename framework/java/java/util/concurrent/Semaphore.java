package java.util.concurrent;

import antecede.Concrete;
import antecede.Engine;
import antecede.Sync;
import antecede.Threads;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;

/** A number of permits. Threads that want more than there are wait in line; newcomers pass by unless it is fair. */
public class Semaphore implements Serializable {
  private final boolean fair;
  private final Chain<Thread> line = new Chain<>();
  private int permits;
  /** How many there were in the beginning: an analysis knows what is final. */
  private final transient int atFirst;

  public Semaphore(int permits) {
    this(permits, false);
  }

  public Semaphore(int permits, boolean fair) {
    this.permits = permits;
    this.fair = fair;
    atFirst = permits;
  }

  private static void check(int count) {
    if (count < 0) throw new IllegalArgumentException();
  }

  private boolean take(int count) {
    if (permits < count) return false;
    permits -= count;
    if (count > 0) Sync.acquire(this);
    return true;
  }

  private boolean takeAtOnce(int count) {
    return (!fair || line.isEmpty()) && take(count);
  }

  @Concrete
  private Chain.Link<Thread> enter() {
    return line.add(Threads.current(), false);
  }

  @Concrete
  private boolean isFirst(Chain.Link<Thread> place) {
    return line.link(true) == place;
  }

  /** What is left may do for the next in line. */
  private void leave(Chain.Link<Thread> place) {
    line.remove(place);
    wakeFirst();
  }

  private void wakeFirst() {
    Chain.Link<Thread> place = line.link(true);
    if (place != null) Sync.wake(place, true);
  }

  private boolean acquire(int count, long limit) throws InterruptedException {
    check(count);
    Waits.checkInterrupt();
    if (takeAtOnce(count)) return true;
    if (Waits.left(limit) == 0) return false;
    Chain.Link<Thread> place = enter();
    try {
      while (!isFirst(place) || !take(count)) {
        if (!Waits.block(place, limit)) return false;
      }
      return true;
    } finally {
      leave(place);
    }
  }

  public void acquire() throws InterruptedException {
    await(1);
  }

  public void acquire(int count) throws InterruptedException {
    await(count);
  }

  private void await(int count) throws InterruptedException {
    if (!Engine.isAbstract()) {
      acquire(count, Waits.NEVER);
      return;
    }
    check(count);
    Waits.checkInterrupt();
    taken(count);
  }

  /** For an analysis: who goes on has the permits. */
  private void taken(int count) {
    if (count > 0) Sync.acquire(this);
  }

  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  public void acquireUninterruptibly(int count) {
    check(count);
    if (Engine.isAbstract()) {
      taken(count);
      return;
    }
    if (takeAtOnce(count)) return;
    Chain.Link<Thread> place = enter();
    while (!isFirst(place) || !take(count)) Sync.blockUninterruptibly(place, Threads.FOREVER);
    leave(place);
  }

  public boolean tryAcquire() {
    return take(1);
  }

  public boolean tryAcquire(int count) {
    check(count);
    return take(count);
  }

  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return acquire(1, Waits.limit(timeout, unit));
  }

  public boolean tryAcquire(int count, long timeout, TimeUnit unit) throws InterruptedException {
    return acquire(count, Waits.limit(timeout, unit));
  }

  public void release() {
    release(1);
  }

  public void release(int count) {
    check(count);
    if (permits + count < permits) throw new Error("Maximum permit count exceeded");
    if (count > 0) Sync.release(this);
    permits += count;
    wakeFirst();
  }

  public int availablePermits() {
    return permits;
  }

  public int drainPermits() {
    int all = permits;
    permits = 0;
    if (all > 0) Sync.acquire(this);
    return all;
  }

  protected void reducePermits(int reduction) {
    check(reduction);
    if (permits - reduction > permits) throw new Error("Permit count underflow");
    permits -= reduction;
  }

  public boolean isFair() {
    return fair;
  }

  public final boolean hasQueuedThreads() {
    return !line.isEmpty();
  }

  public final int getQueueLength() {
    return line.size();
  }

  protected Collection<Thread> getQueuedThreads() {
    ArrayList<Thread> threads = new ArrayList<>();
    for (Chain.Link<Thread> place = line.link(false); place != null; place = line.step(place, false)) {
      threads.add(place.item);
    }
    return threads;
  }

  @Override
  public String toString() {
    return super.toString() + "[Permits = " + permits + "]";
  }
}
