package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;

/**
 * A barrier whose parties may change, in phases, and which may be part of a tree of them. Those who wait do so at the
 * root.
 */
public class Phaser {
  private static final int MOST_PARTIES = 0xffff;

  private final Phaser parent;
  private final Phaser root;
  /** Negative: terminated. That of the root counts; others catch up when they are used. */
  private int phase;
  private int parties;
  private int unarrived;

  public Phaser() {
    this(null, 0);
  }

  public Phaser(int parties) {
    this(null, parties);
  }

  public Phaser(Phaser parent) {
    this(parent, 0);
  }

  public Phaser(Phaser parent, int parties) {
    if (parties < 0 || parties > MOST_PARTIES) throw new IllegalArgumentException("Illegal number of parties");
    this.parent = parent;
    if (parent == null) {
      root = this;
    } else {
      root = parent.root;
      phase = parties == 0 ? root.phase : parent.register(1);
    }
    this.parties = parties;
    unarrived = parties;
  }

  private void catchUp() {
    if (phase == root.phase) return;
    phase = root.phase;
    if (phase >= 0) unarrived = parties;
  }

  public int register() {
    return register(1);
  }

  public int bulkRegister(int count) {
    if (count < 0) throw new IllegalArgumentException();
    return count == 0 ? getPhase() : register(count);
  }

  private int register(int count) {
    catchUp();
    if (count > MOST_PARTIES - parties) {
      throw new IllegalStateException("Attempt to register more than " + MOST_PARTIES + " parties for " + this);
    }
    while (parties > 0 && phase >= 0 && unarrived == 0) {
      awaitChange(phase);
      catchUp();
    }
    if (phase < 0) return phase;
    if (parties == 0 && parent != null) {
      int arrival = parent.register(1);
      if (arrival < 0) return arrival;
      phase = root.phase;
    }
    parties += count;
    unarrived += count;
    return phase;
  }

  public int arrive() {
    return arrive(false);
  }

  public int arriveAndDeregister() {
    return arrive(true);
  }

  private int arrive(boolean deregister) {
    catchUp();
    int arrival = phase;
    if (arrival < 0) return arrival;
    if (unarrived <= 0) throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
    Sync.release(root);
    unarrived--;
    if (deregister) parties--;
    if (unarrived > 0) return arrival;
    if (parent != null) {
      parent.arrive(parties == 0);
    } else {
      Sync.acquire(root);
      boolean ends = onAdvance(arrival, parties);
      Sync.release(root);
      int next = arrival + 1 & Integer.MAX_VALUE;
      if (phase >= 0) phase = ends ? next | Integer.MIN_VALUE : next;
      unarrived = phase < 0 ? 0 : parties;
      Sync.wake(this, true);
    }
    return arrival;
  }

  public int arriveAndAwaitAdvance() {
    return awaitAdvance(arrive(false));
  }

  public int awaitAdvance(int phase) {
    if (phase < 0) return phase;
    awaitChange(phase);
    Sync.acquire(root);
    return root.phase;
  }

  private void awaitChange(int phase) {
    while (root.phase == phase) Sync.blockUninterruptibly(root, Threads.FOREVER);
  }

  public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
    if (phase < 0) return phase;
    while (root.phase == phase) Waits.block(root, Waits.NEVER);
    Sync.acquire(root);
    return root.phase;
  }

  public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    long limit = Waits.limit(timeout, unit);
    if (phase < 0) return phase;
    while (root.phase == phase) {
      if (!Waits.block(root, limit)) throw new TimeoutException();
    }
    Sync.acquire(root);
    return root.phase;
  }

  public void forceTermination() {
    root.phase |= Integer.MIN_VALUE;
    Sync.wake(root, true);
  }

  protected boolean onAdvance(int phase, int registeredParties) {
    return registeredParties == 0;
  }

  public final int getPhase() {
    return root.phase;
  }

  public int getRegisteredParties() {
    return parties;
  }

  public int getArrivedParties() {
    catchUp();
    return parties - unarrived;
  }

  public int getUnarrivedParties() {
    catchUp();
    return unarrived;
  }

  public Phaser getParent() {
    return parent;
  }

  public Phaser getRoot() {
    return root;
  }

  public boolean isTerminated() {
    return root.phase < 0;
  }

  @Override
  public String toString() {
    catchUp();
    String state = "[phase = " + phase + " parties = " + parties + " arrived = " + (parties - unarrived) + "]";
    return super.toString() + state;
  }
}
