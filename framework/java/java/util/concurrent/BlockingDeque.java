package java.util.concurrent;

import java.util.Deque;
import java.util.Iterator;

/** A blocking queue with two ends. */
public interface BlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
  @Override
  void addFirst(E element);

  @Override
  void addLast(E element);

  @Override
  boolean offerFirst(E element);

  @Override
  boolean offerLast(E element);

  void putFirst(E element) throws InterruptedException;

  void putLast(E element) throws InterruptedException;

  boolean offerFirst(E element, long timeout, TimeUnit unit) throws InterruptedException;

  boolean offerLast(E element, long timeout, TimeUnit unit) throws InterruptedException;

  E takeFirst() throws InterruptedException;

  E takeLast() throws InterruptedException;

  E pollFirst(long timeout, TimeUnit unit) throws InterruptedException;

  E pollLast(long timeout, TimeUnit unit) throws InterruptedException;

  @Override
  boolean removeFirstOccurrence(Object element);

  @Override
  boolean removeLastOccurrence(Object element);

  @Override
  boolean add(E element);

  @Override
  boolean offer(E element);

  @Override
  void put(E element) throws InterruptedException;

  @Override
  boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException;

  @Override
  E remove();

  @Override
  E poll();

  @Override
  E take() throws InterruptedException;

  @Override
  E poll(long timeout, TimeUnit unit) throws InterruptedException;

  @Override
  E element();

  @Override
  E peek();

  @Override
  boolean remove(Object element);

  @Override
  boolean contains(Object element);

  @Override
  int size();

  @Override
  Iterator<E> iterator();

  @Override
  void push(E element);
}
