package java.util;

/** A queue by means of offer, poll and peek. */
public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
  protected AbstractQueue() {}

  @Override
  public boolean add(E e) {
    if (!offer(e)) throw new IllegalStateException("Queue full");
    return true;
  }

  @Override
  public E remove() {
    E e = poll();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public E element() {
    E e = peek();
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public void clear() {
    while (poll() != null) {
      // until it is empty
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    return super.addAll(c);
  }
}
