package java.util;

/** A collection that gives its elements back one by one, at its head. */
public interface Queue<E> extends Collection<E> {
  @Override
  boolean add(E e);

  boolean offer(E e);

  E remove();

  E poll();

  E element();

  E peek();
}
