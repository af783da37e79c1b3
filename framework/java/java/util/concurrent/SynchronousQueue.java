package java.util.concurrent;

import antecede.Atomic;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;

/** A queue without room: each put waits for a take, and the other way round. */
@Atomic
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  private final Meeting<E> meeting;

  public SynchronousQueue() {
    this(false);
  }

  public SynchronousQueue(boolean fair) {
    meeting = new Meeting<>(this, fair);
  }

  @Override
  public void put(E element) throws InterruptedException {
    if (element == null) throw new NullPointerException();
    meeting.giveAndWait(element, Waits.NEVER);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    if (element == null) throw new NullPointerException();
    return meeting.giveAndWait(element, Waits.limit(timeout, unit));
  }

  @Override
  public boolean offer(E element) {
    if (element == null) throw new NullPointerException();
    return meeting.give(element);
  }

  @Override
  public E take() throws InterruptedException {
    return meeting.takeAndWait(Waits.NEVER);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return meeting.takeAndWait(Waits.limit(timeout, unit));
  }

  @Override
  public E poll() {
    return meeting.take();
  }

  @Override
  public boolean isEmpty() {
    return true;
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public int remainingCapacity() {
    return 0;
  }

  @Override
  public void clear() {}

  @Override
  public boolean contains(Object object) {
    return false;
  }

  @Override
  public boolean remove(Object object) {
    return false;
  }

  @Override
  public boolean containsAll(Collection<?> elements) {
    return elements.isEmpty();
  }

  @Override
  public boolean removeAll(Collection<?> elements) {
    return false;
  }

  @Override
  public boolean retainAll(Collection<?> elements) {
    return false;
  }

  @Override
  public E peek() {
    return null;
  }

  @Override
  public Iterator<E> iterator() {
    return Collections.emptyIterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.emptySpliterator();
  }

  @Override
  public Object[] toArray() {
    return new Object[0];
  }

  @Override
  public <T> T[] toArray(T[] array) {
    if (array.length > 0) array[0] = null;
    return array;
  }

  @Override
  public String toString() {
    return "[]";
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    if (target == null) throw new NullPointerException();
    if (target == this) throw new IllegalArgumentException();
    int count = 0;
    while (count < most) {
      E element = poll();
      if (element == null) break;
      target.add(element);
      count++;
    }
    return count;
  }
}
