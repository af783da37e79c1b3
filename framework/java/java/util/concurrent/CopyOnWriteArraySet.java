package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A set made of a {@link CopyOnWriteArrayList}. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements Serializable {
  private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<>();

  public CopyOnWriteArraySet() {}

  public CopyOnWriteArraySet(Collection<? extends E> elements) {
    list.addAllAbsent(elements);
  }

  @Override
  public int size() {
    return list.size();
  }

  @Override
  public boolean isEmpty() {
    return list.isEmpty();
  }

  @Override
  public boolean contains(Object object) {
    return list.contains(object);
  }

  @Override
  public Object[] toArray() {
    return list.toArray();
  }

  @Override
  public <T> T[] toArray(T[] target) {
    return list.toArray(target);
  }

  @Override
  public void clear() {
    list.clear();
  }

  @Override
  public boolean remove(Object object) {
    return list.remove(object);
  }

  @Override
  public boolean add(E element) {
    return list.addIfAbsent(element);
  }

  @Override
  public boolean containsAll(Collection<?> elements) {
    return list.containsAll(elements);
  }

  @Override
  public boolean addAll(Collection<? extends E> elements) {
    return list.addAllAbsent(elements) > 0;
  }

  @Override
  public boolean removeAll(Collection<?> elements) {
    return list.removeAll(elements);
  }

  @Override
  public boolean retainAll(Collection<?> elements) {
    return list.retainAll(elements);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return list.removeIf(filter);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    list.forEach(action);
  }

  @Override
  public Iterator<E> iterator() {
    return list.iterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(toArray(), Spliterator.IMMUTABLE | Spliterator.DISTINCT);
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) return true;
    return other instanceof Set && size() == ((Set<?>) other).size() && containsAll((Set<?>) other);
  }
}
