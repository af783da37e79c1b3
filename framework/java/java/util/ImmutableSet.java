package java.util;

import antecede.Atomic;
import java.io.Serializable;
import java.util.function.Predicate;

/** The set of Set.of: no nulls, no changes; in the order in which it was given. */
@Atomic
final class ImmutableSet<E> extends AbstractSet<E> implements Serializable {
  private final HashMap<E, E> map;

  ImmutableSet(Object[] elements) {
    map = new InnerMap<E, E>(this, HashTable.INSERTION, 2 * elements.length, 0.75f);
    for (Object element : elements) put(Objects.requireNonNull(element));
  }

  @SuppressWarnings("unchecked")
  private void put(Object element) {
    if (!map.addKey((E) element, (E) element)) throw new IllegalArgumentException("duplicate element: " + element);
  }

  private static UnsupportedOperationException immutable() {
    return new UnsupportedOperationException();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(Objects.requireNonNull(o));
  }

  @Override
  public Iterator<E> iterator() {
    Iterator<E> each = map.keyIterator();
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return each.hasNext();
      }

      @Override
      public E next() {
        return each.next();
      }
    };
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
}
