package java.util;

import java.io.Serializable;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The list of List.of: no nulls, no changes. */
final class ImmutableList<E> extends AbstractList<E> implements RandomAccess, Serializable {
  private final Object[] elements;

  /** Keeps the array. */
  ImmutableList(Object[] elements) {
    this.elements = elements;
    for (Object element : elements) Objects.requireNonNull(element);
  }

  private static UnsupportedOperationException immutable() {
    return new UnsupportedOperationException();
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    return (E) elements[Objects.checkIndex(index, elements.length)];
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    return super.indexOf(Objects.requireNonNull(o));
  }

  @Override
  public int lastIndexOf(Object o) {
    return super.lastIndexOf(Objects.requireNonNull(o));
  }

  @Override
  public Iterator<E> iterator() {
    return Collections.unmodifiableCollection(Arrays.asList(this.<E>array())).iterator();
  }

  @SuppressWarnings("unchecked")
  private <T> T[] array() {
    return (T[]) elements;
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    return Collections.unmodifiableList(Arrays.asList(this.<E>array())).listIterator(index);
  }

  @Override
  @SuppressWarnings("unchecked")
  public List<E> subList(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex, elements.length);
    return new ImmutableList<E>(Arrays.copyOfRange(elements, fromIndex, toIndex));
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, elements.length, Object[].class);
  }

  @Override
  public boolean add(E e) {
    throw immutable();
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    throw immutable();
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    throw immutable();
  }

  @Override
  public void clear() {
    throw immutable();
  }

  @Override
  public boolean remove(Object o) {
    throw immutable();
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    throw immutable();
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    throw immutable();
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    throw immutable();
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    throw immutable();
  }

  @Override
  public void sort(Comparator<? super E> c) {
    throw immutable();
  }
}
