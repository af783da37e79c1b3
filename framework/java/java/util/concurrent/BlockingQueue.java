package java.util.concurrent;

import java.util.Collection;
import java.util.Queue;

/** A queue on which threads can wait for an element or for room. */
public interface BlockingQueue<E> extends Queue<E> {
  @Override
  boolean add(E element);

  @Override
  boolean offer(E element);

  void put(E element) throws InterruptedException;

  boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException;

  E take() throws InterruptedException;

  E poll(long timeout, TimeUnit unit) throws InterruptedException;

  int remainingCapacity();

  @Override
  boolean remove(Object element);

  @Override
  boolean contains(Object element);

  int drainTo(Collection<? super E> target);

  int drainTo(Collection<? super E> target, int most);
}
