package java.util.concurrent;

import antecede.Concrete;
import antecede.Contents;
import antecede.Sync;

/**
 * Where those who give elements and those who want them meet. Whoever comes when there is no partner joins the line
 * (all in it give, or all want), and may wait there.
 */
final class Meeting<E> {
  /** One in the line. Who waits, waits at it. */
  static final class Party<E> {
    final boolean gives;
    E item;
    boolean met;

    Party(boolean gives, E item) {
      this.gives = gives;
      this.item = item;
    }
  }

  private final Object owner;
  private final boolean firstComeFirstServed;
  private final Chain<Party<E>> line = new Chain<>();

  Meeting(Object owner, boolean firstComeFirstServed) {
    this.owner = owner;
    this.firstComeFirstServed = firstComeFirstServed;
  }

  @Concrete
  boolean hasWaiting(boolean givers) {
    return !line.isEmpty() && line.first().gives == givers;
  }

  @Concrete
  int countWaiting(boolean givers) {
    return hasWaiting(givers) ? line.size() : 0;
  }

  @Concrete
  private Party<E> partner() {
    Party<E> party = line.poll(firstComeFirstServed);
    party.met = true;
    return party;
  }

  @Concrete
  private void hand(Party<E> party, E item) {
    party.item = item;
  }

  @Concrete
  private E item(Party<E> party) {
    return party.item;
  }

  /** Gives the element to someone who waits for one. */
  boolean give(E element) {
    if (!hasWaiting(false)) return false;
    Party<E> party = partner();
    hand(party, element);
    Contents.insert(owner, null, element);
    Sync.release(element);
    Sync.wake(party, true);
    return true;
  }

  /** Takes the element of the first who gives one; null: there is none. */
  E take() {
    if (!hasWaiting(true)) {
      Contents.size(owner, 0);
      return null;
    }
    Party<E> party = partner();
    E element = Contents.read(owner, null, item(party));
    Contents.remove(owner, null);
    Sync.acquire(element);
    Sync.release(element);
    Sync.wake(party, true);
    return element;
  }

  /** Joins the line with an element, which can be taken from now on. */
  Party<E> offer(E element) {
    Contents.insert(owner, null, element);
    Sync.release(element);
    return join(true, element);
  }

  @Concrete
  private Party<E> join(boolean gives, E element) {
    Party<E> party = new Party<>(gives, element);
    line.add(party, false);
    return party;
  }

  @Concrete
  private boolean isMet(Party<E> party) {
    return party.met;
  }

  /** Waits until a partner came. False: the limit was reached. In the end the party is not in line any more. */
  private boolean await(Party<E> party, long limit) throws InterruptedException {
    boolean inTime = true;
    try {
      while (inTime && !isMet(party)) inTime = Waits.block(party, limit);
    } catch (InterruptedException interrupt) {
      if (!isMet(party)) throw interrupt;
      Thread.currentThread().interrupt();
    } finally {
      if (!isMet(party)) leave(party);
    }
    return isMet(party);
  }

  @Concrete
  private void leave(Party<E> party) {
    line.removeEqual(party, true);
  }

  /** Gives the element and waits until it is taken. */
  boolean giveAndWait(E element, long limit) throws InterruptedException {
    if (give(element)) return true;
    if (Waits.left(limit) == 0) return false;
    boolean taken = false;
    try {
      taken = await(offer(element), limit);
    } finally {
      if (!taken) Contents.remove(owner, null);
    }
    if (taken) Sync.acquire(element);
    return taken;
  }

  /** Takes an element, waiting for one; null: the limit was reached. */
  E takeAndWait(long limit) throws InterruptedException {
    E element = take();
    if (element != null || Waits.left(limit) == 0) return element;
    Party<E> party = join(false, null);
    if (!await(party, limit)) return null;
    element = Contents.read(owner, null, item(party));
    Contents.remove(owner, null);
    Sync.acquire(element);
    return element;
  }

  /** The elements in the line, while those in it give. */
  Chain<Party<E>> line() {
    return line;
  }
}
