package java.util.concurrent;

import antecede.Atomic;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;

/** A blocking deque, bounded or not. */
@Atomic
public class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, Serializable {
  private final BlockingCells<E> cells;

  public LinkedBlockingDeque() {
    this(Integer.MAX_VALUE);
  }

  public LinkedBlockingDeque(int capacity) {
    cells = new BlockingCells<>(this, capacity, false);
  }

  public LinkedBlockingDeque(Collection<? extends E> elements) {
    this(Integer.MAX_VALUE);
    addAll(elements);
  }

  private static <E> E existing(E element) {
    if (element == null) throw new NoSuchElementException();
    return element;
  }

  @Override
  public void addFirst(E element) {
    if (!cells.offer(element, true)) throw new IllegalStateException("Deque full");
  }

  @Override
  public void addLast(E element) {
    if (!cells.offer(element, false)) throw new IllegalStateException("Deque full");
  }

  @Override
  public boolean add(E element) {
    addLast(element);
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> elements) {
    if (elements == this) throw new IllegalArgumentException();
    boolean changed = false;
    for (E element : elements) {
      addLast(element);
      changed = true;
    }
    return changed;
  }

  @Override
  public boolean offerFirst(E element) {
    return cells.offer(element, true);
  }

  @Override
  public boolean offerLast(E element) {
    return cells.offer(element, false);
  }

  @Override
  public void putFirst(E element) throws InterruptedException {
    cells.put(element, true, Waits.NEVER);
  }

  @Override
  public void putLast(E element) throws InterruptedException {
    cells.put(element, false, Waits.NEVER);
  }

  @Override
  public boolean offerFirst(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return cells.put(element, true, Waits.limit(timeout, unit));
  }

  @Override
  public boolean offerLast(E element, long timeout, TimeUnit unit) throws InterruptedException {
    return cells.put(element, false, Waits.limit(timeout, unit));
  }

  @Override
  public E removeFirst() {
    return existing(cells.poll(true));
  }

  @Override
  public E removeLast() {
    return existing(cells.poll(false));
  }

  @Override
  public E pollFirst() {
    return cells.poll(true);
  }

  @Override
  public E pollLast() {
    return cells.poll(false);
  }

  @Override
  public E takeFirst() throws InterruptedException {
    return cells.take(true, Waits.NEVER);
  }

  @Override
  public E takeLast() throws InterruptedException {
    return cells.take(false, Waits.NEVER);
  }

  @Override
  public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
    return cells.take(true, Waits.limit(timeout, unit));
  }

  @Override
  public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
    return cells.take(false, Waits.limit(timeout, unit));
  }

  @Override
  public E getFirst() {
    return existing(cells.peek(true));
  }

  @Override
  public E getLast() {
    return existing(cells.peek(false));
  }

  @Override
  public E peekFirst() {
    return cells.peek(true);
  }

  @Override
  public E peekLast() {
    return cells.peek(false);
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    return cells.remove(object, true);
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    return cells.remove(object, false);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public void push(E element) {
    addFirst(element);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return cells.iterator(false);
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
