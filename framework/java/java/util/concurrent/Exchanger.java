package java.util.concurrent;

import antecede.Sync;

/** Where two threads meet and swap what they carry. */
public class Exchanger<V> {
  /** The first of a pair. */
  private static final class Offer<V> {
    final V brought;
    V received;
    boolean met;

    Offer(V brought) {
      this.brought = brought;
    }
  }

  private Offer<V> waiting;

  public Exchanger() {}

  public V exchange(V value) throws InterruptedException {
    Waits.checkInterrupt();
    Offer<V> offer = waiting;
    return offer != null ? meet(offer, value) : await(value, Waits.NEVER).received;
  }

  public V exchange(V value, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
    Waits.checkInterrupt();
    Offer<V> offer = waiting;
    if (offer != null) return meet(offer, value);
    offer = await(value, Waits.limit(timeout, unit));
    if (!offer.met) throw new TimeoutException();
    return offer.received;
  }

  private V meet(Offer<V> offer, V value) {
    waiting = null;
    offer.received = value;
    offer.met = true;
    Sync.acquire(offer);
    Sync.release(offer);
    Sync.wake(offer, true);
    return offer.brought;
  }

  private Offer<V> await(V value, long limit) throws InterruptedException {
    Offer<V> offer = new Offer<>(value);
    waiting = offer;
    Sync.release(offer);
    try {
      boolean inTime = true;
      while (inTime && !offer.met) inTime = Waits.block(offer, limit);
    } catch (InterruptedException interrupt) {
      if (!offer.met) throw interrupt;
      Thread.currentThread().interrupt();
    } finally {
      if (!offer.met) waiting = null;
    }
    if (offer.met) Sync.acquire(offer);
    return offer;
  }
}
