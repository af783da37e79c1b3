package java.util;

/** A list by means of listIterator(int) and size(). */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
  protected AbstractSequentialList() {}

  @Override
  public E get(int index) {
    try {
      return listIterator(index).next();
    } catch (NoSuchElementException none) {
      throw outside(index);
    }
  }

  @Override
  public E set(int index, E element) {
    try {
      ListIterator<E> place = listIterator(index);
      E old = place.next();
      place.set(element);
      return old;
    } catch (NoSuchElementException none) {
      throw outside(index);
    }
  }

  @Override
  public void add(int index, E element) {
    listIterator(index).add(element);
  }

  @Override
  public E remove(int index) {
    try {
      ListIterator<E> place = listIterator(index);
      E old = place.next();
      place.remove();
      return old;
    } catch (NoSuchElementException none) {
      throw outside(index);
    }
  }

  private static IndexOutOfBoundsException outside(int index) {
    return new IndexOutOfBoundsException("Index: " + index);
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    ListIterator<E> place = listIterator(index);
    for (E e : c) place.add(e);
    return !c.isEmpty();
  }

  @Override
  public Iterator<E> iterator() {
    return listIterator();
  }

  @Override
  public abstract ListIterator<E> listIterator(int index);
}
