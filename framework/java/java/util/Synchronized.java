package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The views of Collections.synchronizedX: a lock around every call but those that give iterators. */
final class Synchronized {
  private Synchronized() {}

  static class SynchronizedCollection<E> implements Collection<E>, Serializable {
    private final Collection<E> inner;
    final Object mutex;

    SynchronizedCollection(Collection<E> inner) {
      this.inner = Objects.requireNonNull(inner);
      mutex = this;
    }

    SynchronizedCollection(Collection<E> inner, Object mutex) {
      this.inner = Objects.requireNonNull(inner);
      this.mutex = mutex;
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return inner.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return inner.isEmpty();
      }
    }

    @Override
    public boolean contains(Object o) {
      synchronized (mutex) {
        return inner.contains(o);
      }
    }

    @Override
    public Object[] toArray() {
      synchronized (mutex) {
        return inner.toArray();
      }
    }

    @Override
    public <T> T[] toArray(T[] a) {
      synchronized (mutex) {
        return inner.toArray(a);
      }
    }

    @Override
    public <T> T[] toArray(IntFunction<T[]> generator) {
      synchronized (mutex) {
        return inner.toArray(generator);
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return inner.toString();
      }
    }

    @Override
    public boolean containsAll(Collection<?> c) {
      synchronized (mutex) {
        return inner.containsAll(c);
      }
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      synchronized (mutex) {
        inner.forEach(action);
      }
    }

    @Override
    public boolean add(E e) {
      synchronized (mutex) {
        return inner.add(e);
      }
    }

    @Override
    public boolean remove(Object o) {
      synchronized (mutex) {
        return inner.remove(o);
      }
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      synchronized (mutex) {
        return inner.addAll(c);
      }
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      synchronized (mutex) {
        return inner.removeAll(c);
      }
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      synchronized (mutex) {
        return inner.retainAll(c);
      }
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      synchronized (mutex) {
        return inner.removeIf(filter);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        inner.clear();
      }
    }

    @Override
    public Iterator<E> iterator() {
      return inner.iterator();
    }

    @Override
    public Spliterator<E> spliterator() {
      return inner.spliterator();
    }

    @Override
    public Stream<E> stream() {
      return inner.stream();
    }

    @Override
    public Stream<E> parallelStream() {
      return inner.parallelStream();
    }
  }

  static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
    private final Set<E> inner;

    SynchronizedSet(Set<E> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedSet(Set<E> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public boolean equals(Object o) {
      if (o == this) return true;
      synchronized (mutex) {
        return inner.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return inner.hashCode();
      }
    }
  }

  static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
    private final SortedSet<E> inner;

    SynchronizedSortedSet(SortedSet<E> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedSortedSet(SortedSet<E> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public Comparator<? super E> comparator() {
      synchronized (mutex) {
        return inner.comparator();
      }
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(inner.subSet(fromElement, toElement), mutex);
      }
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(inner.headSet(toElement), mutex);
      }
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
      synchronized (mutex) {
        return new SynchronizedSortedSet<>(inner.tailSet(fromElement), mutex);
      }
    }

    @Override
    public E first() {
      synchronized (mutex) {
        return inner.first();
      }
    }

    @Override
    public E last() {
      synchronized (mutex) {
        return inner.last();
      }
    }
  }

  static class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> inner;

    SynchronizedNavigableSet(NavigableSet<E> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedNavigableSet(NavigableSet<E> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public E lower(E e) {
      synchronized (mutex) {
        return inner.lower(e);
      }
    }

    @Override
    public E floor(E e) {
      synchronized (mutex) {
        return inner.floor(e);
      }
    }

    @Override
    public E ceiling(E e) {
      synchronized (mutex) {
        return inner.ceiling(e);
      }
    }

    @Override
    public E higher(E e) {
      synchronized (mutex) {
        return inner.higher(e);
      }
    }

    @Override
    public E pollFirst() {
      synchronized (mutex) {
        return inner.pollFirst();
      }
    }

    @Override
    public E pollLast() {
      synchronized (mutex) {
        return inner.pollLast();
      }
    }

    @Override
    public NavigableSet<E> descendingSet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.descendingSet(), mutex);
      }
    }

    @Override
    public Iterator<E> descendingIterator() {
      return inner.descendingIterator();
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.subSet(fromElement, fromInclusive, toElement, toInclusive),
            mutex);
      }
    }

    @Override
    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.headSet(toElement, inclusive), mutex);
      }
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.tailSet(fromElement, inclusive), mutex);
      }
    }
  }

  static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
    private final List<E> inner;

    SynchronizedList(List<E> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedList(List<E> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public boolean equals(Object o) {
      if (o == this) return true;
      synchronized (mutex) {
        return inner.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return inner.hashCode();
      }
    }

    @Override
    public E get(int index) {
      synchronized (mutex) {
        return inner.get(index);
      }
    }

    @Override
    public E set(int index, E element) {
      synchronized (mutex) {
        return inner.set(index, element);
      }
    }

    @Override
    public void add(int index, E element) {
      synchronized (mutex) {
        inner.add(index, element);
      }
    }

    @Override
    public E remove(int index) {
      synchronized (mutex) {
        return inner.remove(index);
      }
    }

    @Override
    public int indexOf(Object o) {
      synchronized (mutex) {
        return inner.indexOf(o);
      }
    }

    @Override
    public int lastIndexOf(Object o) {
      synchronized (mutex) {
        return inner.lastIndexOf(o);
      }
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      synchronized (mutex) {
        return inner.addAll(index, c);
      }
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      synchronized (mutex) {
        inner.replaceAll(operator);
      }
    }

    @Override
    public void sort(Comparator<? super E> c) {
      synchronized (mutex) {
        inner.sort(c);
      }
    }

    @Override
    public ListIterator<E> listIterator() {
      return inner.listIterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return inner.listIterator(index);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      synchronized (mutex) {
        return Collections.synchronizedList(inner.subList(fromIndex, toIndex), mutex);
      }
    }
  }

  static class SynchronizedRandomAccessList<E> extends SynchronizedList<E> implements RandomAccess {
    SynchronizedRandomAccessList(List<E> inner) {
      super(inner);
    }

    SynchronizedRandomAccessList(List<E> inner, Object mutex) {
      super(inner, mutex);
    }

  }

  static class SynchronizedMap<K, V> implements Map<K, V>, Serializable {
    private final Map<K, V> inner;
    final Object mutex;

    SynchronizedMap(Map<K, V> inner) {
      this.inner = Objects.requireNonNull(inner);
      mutex = this;
    }

    SynchronizedMap(Map<K, V> inner, Object mutex) {
      this.inner = Objects.requireNonNull(inner);
      this.mutex = mutex;
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return inner.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return inner.isEmpty();
      }
    }

    @Override
    public boolean containsKey(Object key) {
      synchronized (mutex) {
        return inner.containsKey(key);
      }
    }

    @Override
    public boolean containsValue(Object value) {
      synchronized (mutex) {
        return inner.containsValue(value);
      }
    }

    @Override
    public V get(Object key) {
      synchronized (mutex) {
        return inner.get(key);
      }
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
      synchronized (mutex) {
        return inner.getOrDefault(key, defaultValue);
      }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      synchronized (mutex) {
        inner.forEach(action);
      }
    }

    @Override
    public boolean equals(Object o) {
      if (o == this) return true;
      synchronized (mutex) {
        return inner.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return inner.hashCode();
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return inner.toString();
      }
    }

    @Override
    public V put(K key, V value) {
      synchronized (mutex) {
        return inner.put(key, value);
      }
    }

    @Override
    public V remove(Object key) {
      synchronized (mutex) {
        return inner.remove(key);
      }
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
      synchronized (mutex) {
        inner.putAll(m);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        inner.clear();
      }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      synchronized (mutex) {
        inner.replaceAll(function);
      }
    }

    @Override
    public V putIfAbsent(K key, V value) {
      synchronized (mutex) {
        return inner.putIfAbsent(key, value);
      }
    }

    @Override
    public boolean remove(Object key, Object value) {
      synchronized (mutex) {
        return inner.remove(key, value);
      }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      synchronized (mutex) {
        return inner.replace(key, oldValue, newValue);
      }
    }

    @Override
    public V replace(K key, V value) {
      synchronized (mutex) {
        return inner.replace(key, value);
      }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
      synchronized (mutex) {
        return inner.computeIfAbsent(key, mappingFunction);
      }
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return inner.computeIfPresent(key, remappingFunction);
      }
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return inner.compute(key, remappingFunction);
      }
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
      synchronized (mutex) {
        return inner.merge(key, value, remappingFunction);
      }
    }

    @Override
    public Set<K> keySet() {
      synchronized (mutex) {
        return new SynchronizedSet<>(inner.keySet(), mutex);
      }
    }

    @Override
    public Collection<V> values() {
      synchronized (mutex) {
        return new SynchronizedCollection<>(inner.values(), mutex);
      }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      synchronized (mutex) {
        return new SynchronizedSet<Map.Entry<K, V>>(inner.entrySet(), mutex);
      }
    }
  }

  static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> inner;

    SynchronizedSortedMap(SortedMap<K, V> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedSortedMap(SortedMap<K, V> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public Comparator<? super K> comparator() {
      synchronized (mutex) {
        return inner.comparator();
      }
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(inner.subMap(fromKey, toKey), mutex);
      }
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(inner.headMap(toKey), mutex);
      }
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      synchronized (mutex) {
        return new SynchronizedSortedMap<>(inner.tailMap(fromKey), mutex);
      }
    }

    @Override
    public K firstKey() {
      synchronized (mutex) {
        return inner.firstKey();
      }
    }

    @Override
    public K lastKey() {
      synchronized (mutex) {
        return inner.lastKey();
      }
    }
  }

  static class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> inner;

    SynchronizedNavigableMap(NavigableMap<K, V> inner) {
      super(inner);
      this.inner = inner;
    }

    SynchronizedNavigableMap(NavigableMap<K, V> inner, Object mutex) {
      super(inner, mutex);
      this.inner = inner;
    }

    @Override
    public K lowerKey(K key) {
      synchronized (mutex) {
        return inner.lowerKey(key);
      }
    }

    @Override
    public K floorKey(K key) {
      synchronized (mutex) {
        return inner.floorKey(key);
      }
    }

    @Override
    public K ceilingKey(K key) {
      synchronized (mutex) {
        return inner.ceilingKey(key);
      }
    }

    @Override
    public K higherKey(K key) {
      synchronized (mutex) {
        return inner.higherKey(key);
      }
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      synchronized (mutex) {
        return inner.lowerEntry(key);
      }
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      synchronized (mutex) {
        return inner.floorEntry(key);
      }
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      synchronized (mutex) {
        return inner.ceilingEntry(key);
      }
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      synchronized (mutex) {
        return inner.higherEntry(key);
      }
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      synchronized (mutex) {
        return inner.firstEntry();
      }
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      synchronized (mutex) {
        return inner.lastEntry();
      }
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      synchronized (mutex) {
        return inner.pollFirstEntry();
      }
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      synchronized (mutex) {
        return inner.pollLastEntry();
      }
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<>(inner.descendingMap(), mutex);
      }
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.navigableKeySet(), mutex);
      }
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      synchronized (mutex) {
        return new SynchronizedNavigableSet<>(inner.descendingKeySet(), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<>(inner.subMap(fromKey, fromInclusive, toKey, toInclusive), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<>(inner.headMap(toKey, inclusive), mutex);
      }
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
      synchronized (mutex) {
        return new SynchronizedNavigableMap<>(inner.tailMap(fromKey, inclusive), mutex);
      }
    }
  }
}
