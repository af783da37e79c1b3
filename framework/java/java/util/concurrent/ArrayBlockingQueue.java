package java.util.concurrent;

import antecede.Atomic;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;

/** A bounded blocking queue in the order of arrival. Fairness is the engine's. */
@Atomic
public class ArrayBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  private final BlockingCells<E> cells;

  public ArrayBlockingQueue(int capacity) {
    this(capacity, false);
  }

  public ArrayBlockingQueue(int capacity, boolean fair) {
    cells = new BlockingCells<>(this, capacity, true);
  }

  public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> elements) {
    this(capacity, fair);
    for (E element : elements) {
      if (!cells.offer(element, false)) throw new IllegalArgumentException();
    }
  }

  @Override
  public boolean add(E element) {
    return super.add(element);
  }

  @Override
  public boolean offer(E element) {
    return cells.offer(element, false);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return cells.put(element, false, Waits.limit(timeout, unit));
  }

  @Override
  public void put(E element) throws InterruptedException {
    cells.put(element, false, Waits.NEVER);
  }

  @Override
  public E poll() {
    return cells.poll(true);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return cells.take(true, Waits.limit(timeout, unit));
  }

  @Override
  public E take() throws InterruptedException {
    return cells.take(true, Waits.NEVER);
  }

  @Override
  public E peek() {
    return cells.peek(true);
  }

  @Override
  public boolean remove(Object object) {
    return cells.remove(object, true);
  }

  @Override
  public boolean contains(Object object) {
    return cells.contains(object);
  }

  @Override
  public int size() {
    return cells.size();
  }

  @Override
  public int remainingCapacity() {
    return cells.remaining();
  }

  @Override
  public void clear() {
    cells.clear();
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return cells.drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    return cells.drainTo(target, most);
  }

  @Override
  public Iterator<E> iterator() {
    return cells.iterator(true);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliteratorUnknownSize(
        iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }
}
