package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;

/** Lets a number of threads wait for each other, again and again. */
public class CyclicBarrier {
  /** One use of the barrier: where its threads wait. */
  private static final class Round {
    boolean broken;
  }

  private final int parties;
  private final Runnable action;
  private Round round = new Round();
  private int missing;
  /** The last thread has come and runs the action. */
  private boolean acting;

  public CyclicBarrier(int parties, Runnable barrierAction) {
    if (parties <= 0) throw new IllegalArgumentException();
    this.parties = parties;
    missing = parties;
    action = barrierAction;
  }

  public CyclicBarrier(int parties) {
    this(parties, null);
  }

  public int getParties() {
    return parties;
  }

  public int await() throws InterruptedException, BrokenBarrierException {
    try {
      return await(Waits.NEVER);
    } catch (TimeoutException impossible) {
      throw new Error(impossible);
    }
  }

  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return await(Waits.limit(timeout, unit));
  }

  private int await(long limit) throws InterruptedException, BrokenBarrierException, TimeoutException {
    while (acting) Sync.blockUninterruptibly(this, Threads.FOREVER);
    Round mine = round;
    if (mine.broken) throw new BrokenBarrierException();
    if (Threads.isInterrupted(Threads.current(), true)) {
      breakRound();
      throw new InterruptedException();
    }
    int index = --missing;
    Sync.release(mine);
    if (index == 0) {
      act();
      return 0;
    }
    while (true) {
      boolean inTime = true;
      try {
        inTime = Waits.block(mine, limit);
      } catch (InterruptedException interrupt) {
        if (mine == round && !mine.broken && !acting) {
          breakRound();
          throw interrupt;
        }
        Threads.interrupt(Threads.current());
        while (mine == round && !mine.broken) Sync.blockUninterruptibly(mine, Threads.FOREVER);
      }
      if (mine.broken) throw new BrokenBarrierException();
      if (mine != round) {
        Sync.acquire(mine);
        return index;
      }
      if (!inTime && !acting) {
        breakRound();
        throw new TimeoutException();
      }
      if (!inTime) limit = Waits.NEVER;
    }
  }

  private void act() {
    Round mine = round;
    Sync.acquire(mine);
    boolean acted = action == null;
    if (!acted) {
      acting = true;
      try {
        action.run();
        acted = true;
      } finally {
        acting = false;
        Sync.wake(this, true);
        if (!acted) breakRound();
      }
      Sync.release(mine);
    }
    nextRound();
  }

  private void nextRound() {
    Sync.wake(round, true);
    missing = parties;
    round = new Round();
  }

  private void breakRound() {
    round.broken = true;
    missing = parties;
    Sync.wake(round, true);
  }

  public boolean isBroken() {
    return round.broken;
  }

  public void reset() {
    breakRound();
    nextRound();
  }

  public int getNumberWaiting() {
    return parties - missing;
  }
}
