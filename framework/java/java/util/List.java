package java.util;

import java.util.function.UnaryOperator;

/** A collection whose elements have an index. */
public interface List<E> extends Collection<E> {
  @Override
  int size();

  @Override
  boolean isEmpty();

  @Override
  boolean contains(Object o);

  @Override
  Iterator<E> iterator();

  @Override
  Object[] toArray();

  @Override
  <T> T[] toArray(T[] a);

  @Override
  boolean add(E e);

  @Override
  boolean remove(Object o);

  @Override
  boolean containsAll(Collection<?> c);

  @Override
  boolean addAll(Collection<? extends E> c);

  boolean addAll(int index, Collection<? extends E> c);

  @Override
  boolean removeAll(Collection<?> c);

  @Override
  boolean retainAll(Collection<?> c);

  default void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    for (ListIterator<E> each = listIterator(); each.hasNext(); ) each.set(operator.apply(each.next()));
  }

  @SuppressWarnings("unchecked")
  default void sort(Comparator<? super E> c) {
    Object[] sorted = toArray();
    Arrays.sort(sorted, (Comparator<Object>) c);
    ListIterator<E> each = listIterator();
    for (Object element : sorted) {
      each.next();
      each.set((E) element);
    }
  }

  @Override
  void clear();

  @Override
  boolean equals(Object o);

  @Override
  int hashCode();

  E get(int index);

  E set(int index, E element);

  void add(int index, E element);

  E remove(int index);

  int indexOf(Object o);

  int lastIndexOf(Object o);

  ListIterator<E> listIterator();

  ListIterator<E> listIterator(int index);

  List<E> subList(int fromIndex, int toIndex);

  @Override
  default Spliterator<E> spliterator() {
    return this instanceof RandomAccess ? new ListSplit<E>(this) : Spliterators.spliterator(this, Spliterator.ORDERED);
  }

  static <E> List<E> of() {
    return new ImmutableList<E>(new Object[0]);
  }

  static <E> List<E> of(E e1) {
    return new ImmutableList<E>(new Object[] {e1});
  }

  static <E> List<E> of(E e1, E e2) {
    return new ImmutableList<E>(new Object[] {e1, e2});
  }

  static <E> List<E> of(E e1, E e2, E e3) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
    return new ImmutableList<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
  }

  @SafeVarargs
  static <E> List<E> of(E... elements) {
    return new ImmutableList<E>(elements.clone());
  }

  @SuppressWarnings("unchecked")
  static <E> List<E> copyOf(Collection<? extends E> coll) {
    return coll instanceof ImmutableList ? (List<E>) coll : new ImmutableList<E>(coll.toArray());
  }
}
