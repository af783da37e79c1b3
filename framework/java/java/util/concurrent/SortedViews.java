package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Spliterators;

/** The keys, values and entries of a ConcurrentSkipListMap or a part of one. */
final class SortedViews {
  private SortedViews() {}

  /** Goes from entry to entry, each time to the next one there is. */
  private abstract static class Walk<K, V, E> implements Iterator<E> {
    private final ConcurrentNavigableMap<K, V> map;
    private Map.Entry<K, V> next;
    private K last;

    Walk(ConcurrentNavigableMap<K, V> map) {
      this.map = map;
      next = map.firstEntry();
    }

    @Override
    public final boolean hasNext() {
      return next != null;
    }

    final Map.Entry<K, V> advance() {
      if (next == null) throw new NoSuchElementException();
      Map.Entry<K, V> entry = next;
      last = entry.getKey();
      next = map.higherEntry(last);
      return entry;
    }

    @Override
    public final void remove() {
      if (last == null) throw new IllegalStateException();
      K key = last;
      last = null;
      map.remove(key);
    }
  }

  private static <E> Spliterator<E> spliterator(Iterator<E> each, int flags) {
    int all = flags | Spliterator.ORDERED | Spliterator.CONCURRENT | Spliterator.NONNULL;
    return Spliterators.spliteratorUnknownSize(each, all);
  }

  static final class Keys<K, V> extends AbstractSet<K> implements NavigableSet<K> {
    private final ConcurrentNavigableMap<K, V> map;

    Keys(ConcurrentNavigableMap<K, V> map) {
      this.map = map;
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
    public boolean remove(Object object) {
      return map.remove(object) != null;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public K lower(K key) {
      return map.lowerKey(key);
    }

    @Override
    public K floor(K key) {
      return map.floorKey(key);
    }

    @Override
    public K ceiling(K key) {
      return map.ceilingKey(key);
    }

    @Override
    public K higher(K key) {
      return map.higherKey(key);
    }

    @Override
    public Comparator<? super K> comparator() {
      return map.comparator();
    }

    @Override
    public K first() {
      return map.firstKey();
    }

    @Override
    public K last() {
      return map.lastKey();
    }

    @Override
    public K pollFirst() {
      Map.Entry<K, V> entry = map.pollFirstEntry();
      return entry == null ? null : entry.getKey();
    }

    @Override
    public K pollLast() {
      Map.Entry<K, V> entry = map.pollLastEntry();
      return entry == null ? null : entry.getKey();
    }

    @Override
    public Iterator<K> iterator() {
      return new Walk<K, V, K>(map) {
        @Override
        public K next() {
          return advance().getKey();
        }
      };
    }

    @Override
    public Iterator<K> descendingIterator() {
      return descendingSet().iterator();
    }

    @Override
    public NavigableSet<K> descendingSet() {
      return new Keys<K, V>(map.descendingMap());
    }

    @Override
    public NavigableSet<K> subSet(K from, boolean fromInclusive, K to, boolean toInclusive) {
      return new Keys<K, V>(map.subMap(from, fromInclusive, to, toInclusive));
    }

    @Override
    public NavigableSet<K> headSet(K to, boolean inclusive) {
      return new Keys<K, V>(map.headMap(to, inclusive));
    }

    @Override
    public NavigableSet<K> tailSet(K from, boolean inclusive) {
      return new Keys<K, V>(map.tailMap(from, inclusive));
    }

    @Override
    public SortedSet<K> subSet(K from, K to) {
      return subSet(from, true, to, false);
    }

    @Override
    public SortedSet<K> headSet(K to) {
      return headSet(to, false);
    }

    @Override
    public SortedSet<K> tailSet(K from) {
      return tailSet(from, true);
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) return true;
      return sameElements(this, other);
    }

    @Override
    public Spliterator<K> spliterator() {
      return SortedViews.spliterator(iterator(), Spliterator.DISTINCT);
    }
  }

  /** The other is a set, and each contains all of the other. */
  static boolean sameElements(Collection<?> set, Object other) {
    if (!(other instanceof Set)) return false;
    Collection<?> elements = (Collection<?>) other;
    try {
      return set.containsAll(elements) && elements.containsAll(set);
    } catch (ClassCastException | NullPointerException unlike) {
      return false;
    }
  }

  static final class Values<K, V> extends AbstractCollection<V> {
    private final ConcurrentNavigableMap<K, V> map;

    Values(ConcurrentNavigableMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object object) {
      return map.containsValue(object);
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<V> iterator() {
      return new Walk<K, V, V>(map) {
        @Override
        public V next() {
          return advance().getValue();
        }
      };
    }

    @Override
    public Spliterator<V> spliterator() {
      return SortedViews.spliterator(iterator(), 0);
    }
  }

  static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final ConcurrentNavigableMap<K, V> map;

    Entries(ConcurrentNavigableMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object object) {
      if (!(object instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      V value = map.get(entry.getKey());
      return value != null && value.equals(entry.getValue());
    }

    @Override
    public boolean remove(Object object) {
      if (!(object instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      return map.remove(entry.getKey(), entry.getValue());
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new Walk<K, V, Map.Entry<K, V>>(map) {
        @Override
        public Map.Entry<K, V> next() {
          return new AbstractMap.SimpleImmutableEntry<K, V>(advance());
        }
      };
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) return true;
      return sameElements(this, other);
    }

    @Override
    public Spliterator<Map.Entry<K, V>> spliterator() {
      return SortedViews.spliterator(iterator(), Spliterator.DISTINCT);
    }
  }
}
