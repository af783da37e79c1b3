package java.util.concurrent;

import antecede.Contents;
import antecede.Sync;
import java.util.Collection;
import java.util.Iterator;

/**
 * What the blocking queues with two lines of waiting threads have in common: elements in a row, and a limit to their
 * number.
 */
final class BlockingCells<E> {
  /** The queue: whose contents these are, and where those wait who want an element. */
  private final Object owner;
  /** Where those wait who want room. */
  private final Object room = new Object();
  private final int capacity;
  /** An interrupt ends every put and take, also one that need not wait. */
  private final boolean interruptible;
  private final Chain<E> chain = new Chain<>();

  BlockingCells(Object owner, int capacity, boolean interruptible) {
    if (capacity <= 0) throw new IllegalArgumentException();
    this.owner = owner;
    this.capacity = capacity;
    this.interruptible = interruptible;
  }

  int size() {
    return Contents.size(owner, chain.size());
  }

  int remaining() {
    return capacity - Contents.size(owner, chain.size());
  }

  boolean offer(E element, boolean atFront) {
    if (element == null) throw new NullPointerException();
    if (chain.size() >= capacity) {
      Contents.size(owner, capacity);
      return false;
    }
    add(element, atFront);
    return true;
  }

  boolean put(E element, boolean atFront, long limit) throws InterruptedException {
    if (element == null) throw new NullPointerException();
    if (interruptible || limit != Waits.NEVER) Waits.checkInterrupt();
    while (chain.size() >= capacity) {
      if (!Waits.block(room, limit)) return false;
    }
    add(element, atFront);
    return true;
  }

  private void add(E element, boolean atFront) {
    chain.add(element, atFront);
    Contents.insert(owner, null, element);
    Sync.release(element);
    Sync.wake(owner, false);
  }

  E poll(boolean atFront) {
    if (chain.isEmpty()) {
      Contents.size(owner, 0);
      return null;
    }
    return extract(atFront);
  }

  /** Null: the limit was reached. */
  E take(boolean atFront, long limit) throws InterruptedException {
    if (interruptible || limit != Waits.NEVER) Waits.checkInterrupt();
    while (chain.isEmpty()) {
      if (!Waits.block(owner, limit)) return null;
    }
    return extract(atFront);
  }

  /** The element is read after it was handed over; what is read, was handed over (the static engine knows only that). */
  private E ordered(E element) {
    Sync.acquire(element);
    E read = Contents.read(owner, null, element);
    Sync.acquire(read);
    return read;
  }

  private E extract(boolean atFront) {
    E element = ordered(chain.poll(atFront));
    Contents.remove(owner, null);
    Sync.wake(room, false);
    return element;
  }

  E peek(boolean atFront) {
    if (chain.isEmpty()) {
      Contents.size(owner, 0);
      return null;
    }
    return ordered(chain.item(atFront));
  }

  boolean contains(Object object) {
    if (object == null) return false;
    Contents.match(owner, object);
    Contents.read(owner, null, null);
    return chain.contains(object);
  }

  boolean remove(Object object, boolean forward) {
    if (object == null) return false;
    Contents.match(owner, object);
    if (!chain.removeEqual(object, forward)) {
      Contents.read(owner, null, null);
      return false;
    }
    Contents.remove(owner, null);
    Sync.wake(room, false);
    return true;
  }

  void clear() {
    chain.clear();
    Contents.rearrange(owner);
    Sync.wake(room, true);
  }

  int drainTo(Collection<? super E> target, int most) {
    if (target == null) throw new NullPointerException();
    if (target == owner) throw new IllegalArgumentException();
    int count = 0;
    while (count < most && !chain.isEmpty()) {
      target.add(extract(true));
      count++;
    }
    return count;
  }

  Iterator<E> iterator(boolean forward) {
    return new CellIterator<E>(this, forward);
  }

  private static final class CellIterator<E> extends ChainIterator<E> {
    private final BlockingCells<E> cells;

    CellIterator(BlockingCells<E> cells, boolean forward) {
      super(cells.owner, cells.chain, forward);
      this.cells = cells;
    }

    @Override
    void removed() {
      Sync.wake(cells.room, false);
    }
  }
}
