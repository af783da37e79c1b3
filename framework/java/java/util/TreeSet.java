package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A set whose elements are in order: the keys of a TreeMap or of a part of one. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
  private transient NavigableMap<E, Object> map;

  public TreeSet() {
    this((Comparator<? super E>) null);
  }

  public TreeSet(Comparator<? super E> comparator) {
    map = new Elements<E>(this, comparator);
  }

  public TreeSet(Collection<? extends E> c) {
    this((Comparator<? super E>) null);
    addAll(c);
  }

  public TreeSet(SortedSet<E> s) {
    this(s.comparator());
    addAll(s);
  }

  TreeSet(NavigableMap<E, Object> map) {
    this.map = map;
  }

  /** The map of a set, whose contents its own are. */
  private static final class Elements<E> extends TreeMap<E, Object> {
    private final Object owner;

    Elements(Object owner, Comparator<? super E> comparator) {
      super(comparator);
      this.owner = owner;
    }

    @Override
    Object owner() {
      return owner;
    }
  }

  /** A set of the keys of a part of this one's map. */
  NavigableSet<E> on(NavigableMap<E, Object> part) {
    return new TreeSet<E>(part);
  }

  @Override
  public Iterator<E> iterator() {
    return TreeView.keyIterator(map);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return TreeView.keyIterator(map.descendingMap());
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return on(map.descendingMap());
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
  public boolean contains(Object o) {
    return map.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    return map.putIfAbsent(e, e == null ? Boolean.TRUE : e) == null;
  }

  @Override
  public boolean remove(Object o) {
    if (!map.containsKey(o)) return false;
    map.remove(o);
    return true;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return super.addAll(c);
  }

  @Override
  public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
    return on(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
  }

  @Override
  public NavigableSet<E> headSet(E toElement, boolean inclusive) {
    return on(map.headMap(toElement, inclusive));
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
    return on(map.tailMap(fromElement, inclusive));
  }

  @Override
  public SortedSet<E> subSet(E fromElement, E toElement) {
    return subSet(fromElement, true, toElement, false);
  }

  @Override
  public SortedSet<E> headSet(E toElement) {
    return headSet(toElement, false);
  }

  @Override
  public SortedSet<E> tailSet(E fromElement) {
    return tailSet(fromElement, true);
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
  public E lower(E e) {
    return map.lowerKey(e);
  }

  @Override
  public E floor(E e) {
    return map.floorKey(e);
  }

  @Override
  public E ceiling(E e) {
    return map.ceilingKey(e);
  }

  @Override
  public E higher(E e) {
    return map.higherKey(e);
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, ?> entry = map.pollFirstEntry();
    return entry == null ? null : entry.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, ?> entry = map.pollLastEntry();
    return entry == null ? null : entry.getKey();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      TreeSet<E> copy = (TreeSet<E>) super.clone();
      copy.map = new Elements<E>(copy, comparator());
      copy.map.putAll(map);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.sorted(this, comparator());
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(comparator());
    out.writeObject(toArray());
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    map = new Elements<E>(this, (Comparator<? super E>) in.readObject());
    for (Object element : (Object[]) in.readObject()) map.putIfAbsent((E) element, element);
  }
}
