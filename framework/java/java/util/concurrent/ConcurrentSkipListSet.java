package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.Spliterator;

/** A sorted set for several threads: the keys of a {@link ConcurrentSkipListMap}. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
  private final ConcurrentNavigableMap<E, Object> map;

  public ConcurrentSkipListSet() {
    map = new ConcurrentSkipListMap<E, Object>();
  }

  public ConcurrentSkipListSet(Comparator<? super E> comparator) {
    map = new ConcurrentSkipListMap<E, Object>(comparator);
  }

  public ConcurrentSkipListSet(Collection<? extends E> elements) {
    map = new ConcurrentSkipListMap<E, Object>();
    addAll(elements);
  }

  public ConcurrentSkipListSet(SortedSet<E> elements) {
    map = new ConcurrentSkipListMap<E, Object>(elements.comparator());
    addAll(elements);
  }

  private ConcurrentSkipListSet(ConcurrentNavigableMap<E, Object> map) {
    this.map = map;
  }

  @Override
  public ConcurrentSkipListSet<E> clone() {
    return new ConcurrentSkipListSet<E>((SortedSet<E>) this);
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object object) {
    return map.containsKey(object);
  }

  @Override
  public boolean add(E element) {
    return map.putIfAbsent(element, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(Object object) {
    return map.remove(object) != null;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public Iterator<E> iterator() {
    return map.navigableKeySet().iterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return map.descendingKeySet().iterator();
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) return true;
    return SortedViews.sameElements(this, other);
  }

  @Override
  public boolean removeAll(Collection<?> elements) {
    boolean changed = false;
    for (Object element : elements) if (remove(element)) changed = true;
    return changed;
  }

  @Override
  public E lower(E element) {
    return map.lowerKey(element);
  }

  @Override
  public E floor(E element) {
    return map.floorKey(element);
  }

  @Override
  public E ceiling(E element) {
    return map.ceilingKey(element);
  }

  @Override
  public E higher(E element) {
    return map.higherKey(element);
  }

  @Override
  public E pollFirst() {
    return map.navigableKeySet().pollFirst();
  }

  @Override
  public E pollLast() {
    return map.navigableKeySet().pollLast();
  }

  @Override
  public Comparator<? super E> comparator() {
    return map.comparator();
  }

  @Override
  public E first() {
    return map.firstKey();
  }

  @Override
  public E last() {
    return map.lastKey();
  }

  @Override
  public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
    return new ConcurrentSkipListSet<E>(map.subMap(from, fromInclusive, to, toInclusive));
  }

  @Override
  public NavigableSet<E> headSet(E to, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.headMap(to, inclusive));
  }

  @Override
  public NavigableSet<E> tailSet(E from, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.tailMap(from, inclusive));
  }

  @Override
  public NavigableSet<E> subSet(E from, E to) {
    return subSet(from, true, to, false);
  }

  @Override
  public NavigableSet<E> headSet(E to) {
    return headSet(to, false);
  }

  @Override
  public NavigableSet<E> tailSet(E from) {
    return tailSet(from, true);
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new ConcurrentSkipListSet<E>(map.descendingMap());
  }

  @Override
  public Spliterator<E> spliterator() {
    return map.navigableKeySet().spliterator();
  }
}
