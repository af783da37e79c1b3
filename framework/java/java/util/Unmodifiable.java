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
import java.util.stream.StreamSupport;

/** The views of Collections.unmodifiableX: they read through and refuse to write. */
final class Unmodifiable {
  private Unmodifiable() {}

  private static UnsupportedOperationException immutable() {
    return new UnsupportedOperationException();
  }

  private static <E> Iterator<E> frozen(Iterator<E> each) {
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return each.hasNext();
      }

      @Override
      public E next() {
        return each.next();
      }

      @Override
      public void forEachRemaining(Consumer<? super E> action) {
        each.forEachRemaining(action);
      }
    };
  }

  private static <E> ListIterator<E> frozenList(ListIterator<E> each) {
    return new ListIterator<E>() {
      @Override
      public boolean hasNext() {
        return each.hasNext();
      }

      @Override
      public E next() {
        return each.next();
      }

      @Override
      public boolean hasPrevious() {
        return each.hasPrevious();
      }

      @Override
      public E previous() {
        return each.previous();
      }

      @Override
      public int nextIndex() {
        return each.nextIndex();
      }

      @Override
      public int previousIndex() {
        return each.previousIndex();
      }

      @Override
      public void remove() {
        throw immutable();
      }

      @Override
      public void set(E e) {
        throw immutable();
      }

      @Override
      public void add(E e) {
        throw immutable();
      }

      @Override
      public void forEachRemaining(Consumer<? super E> action) {
        each.forEachRemaining(action);
      }
    };
  }

  private static <K, V> Map.Entry<K, V> frozenEntry(Map.Entry<K, V> entry) {
    return entry == null ? null : new UnmodifiableEntry<K, V>(entry);
  }

  /** An entry of a map that cannot be changed. */
  private static final class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
    private final Map.Entry<K, V> inner;

    UnmodifiableEntry(Map.Entry<K, V> inner) {
      this.inner = inner;
    }

    @Override
    public K getKey() {
      return inner.getKey();
    }

    @Override
    public V getValue() {
      return inner.getValue();
    }

    @Override
    public V setValue(V value) {
      throw immutable();
    }

    @Override
    public boolean equals(Object o) {
      return o == this || AbstractMap.equalEntry(this, o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }

    @Override
    public String toString() {
      return inner.toString();
    }
  }

  private static final class Entries<K, V> extends UnmodifiableSet<Map.Entry<K, V>> {
    private final Set<Map.Entry<K, V>> inner;

    Entries(Set<Map.Entry<K, V>> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      Iterator<Map.Entry<K, V>> each = inner.iterator();
      return new Iterator<Map.Entry<K, V>>() {
        @Override
        public boolean hasNext() {
          return each.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
          return frozenEntry(each.next());
        }
      };
    }

    @Override
    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
      Objects.requireNonNull(action);
      inner.forEach(entry -> action.accept(frozenEntry(entry)));
    }

    @Override
    public Object[] toArray() {
      Object[] array = new Object[inner.size()];
      int count = 0;
      for (Map.Entry<K, V> entry : this) array[count++] = entry;
      return array;
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return Arrays.asList(toArray()).toArray(a);
    }

    @Override
    public <T> T[] toArray(IntFunction<T[]> generator) {
      return toArray(generator.apply(0));
    }

    @Override
    public Spliterator<Map.Entry<K, V>> spliterator() {
      return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }

    @Override
    public Stream<Map.Entry<K, V>> stream() {
      return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Stream<Map.Entry<K, V>> parallelStream() {
      return StreamSupport.stream(spliterator(), true);
    }
  }

  static class UnmodifiableCollection<E> implements Collection<E>, Serializable {
    private final Collection<E> inner;

    UnmodifiableCollection(Collection<E> inner) {
      this.inner = Objects.requireNonNull(inner);
    }

    @Override
    public int size() {
      return inner.size();
    }

    @Override
    public boolean isEmpty() {
      return inner.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
      return inner.contains(o);
    }

    @Override
    public Object[] toArray() {
      return inner.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return inner.toArray(a);
    }

    @Override
    public <T> T[] toArray(IntFunction<T[]> generator) {
      return inner.toArray(generator);
    }

    @Override
    public String toString() {
      return inner.toString();
    }

    @Override
    public boolean containsAll(Collection<?> c) {
      return inner.containsAll(c);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      inner.forEach(action);
    }

    @Override
    public boolean add(E e) {
      throw immutable();
    }

    @Override
    public boolean remove(Object o) {
      throw immutable();
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      throw immutable();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      throw immutable();
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      throw immutable();
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw immutable();
    }

    @Override
    public void clear() {
      throw immutable();
    }

    @Override
    public Iterator<E> iterator() {
      return frozen(inner.iterator());
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

  static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
    private final Set<E> inner;

    UnmodifiableSet(Set<E> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || inner.equals(o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }
  }

  static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
    private final SortedSet<E> inner;

    UnmodifiableSortedSet(SortedSet<E> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public Comparator<? super E> comparator() {
      return inner.comparator();
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
      return Collections.unmodifiableSortedSet(inner.subSet(fromElement, toElement));
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
      return Collections.unmodifiableSortedSet(inner.headSet(toElement));
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
      return Collections.unmodifiableSortedSet(inner.tailSet(fromElement));
    }

    @Override
    public E first() {
      return inner.first();
    }

    @Override
    public E last() {
      return inner.last();
    }
  }

  static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> inner;

    UnmodifiableNavigableSet(NavigableSet<E> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public E lower(E e) {
      return inner.lower(e);
    }

    @Override
    public E floor(E e) {
      return inner.floor(e);
    }

    @Override
    public E ceiling(E e) {
      return inner.ceiling(e);
    }

    @Override
    public E higher(E e) {
      return inner.higher(e);
    }

    @Override
    public E pollFirst() {
      throw immutable();
    }

    @Override
    public E pollLast() {
      throw immutable();
    }

    @Override
    public NavigableSet<E> descendingSet() {
      return Collections.unmodifiableNavigableSet(inner.descendingSet());
    }

    @Override
    public Iterator<E> descendingIterator() {
      return frozen(inner.descendingIterator());
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
      return Collections.unmodifiableNavigableSet(inner.subSet(fromElement, fromInclusive, toElement, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
      return Collections.unmodifiableNavigableSet(inner.headSet(toElement, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
      return Collections.unmodifiableNavigableSet(inner.tailSet(fromElement, inclusive));
    }
  }

  static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
    private final List<E> inner;

    UnmodifiableList(List<E> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || inner.equals(o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }

    @Override
    public E get(int index) {
      return inner.get(index);
    }

    @Override
    public E set(int index, E element) {
      throw immutable();
    }

    @Override
    public void add(int index, E element) {
      throw immutable();
    }

    @Override
    public E remove(int index) {
      throw immutable();
    }

    @Override
    public int indexOf(Object o) {
      return inner.indexOf(o);
    }

    @Override
    public int lastIndexOf(Object o) {
      return inner.lastIndexOf(o);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
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

    @Override
    public ListIterator<E> listIterator() {
      return frozenList(inner.listIterator());
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return frozenList(inner.listIterator(index));
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return Collections.unmodifiableList(inner.subList(fromIndex, toIndex));
    }
  }

  static class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
    UnmodifiableRandomAccessList(List<E> inner) {
      super(inner);
    }

  }

  static class UnmodifiableMap<K, V> implements Map<K, V>, Serializable {
    private final Map<K, V> inner;

    UnmodifiableMap(Map<K, V> inner) {
      this.inner = Objects.requireNonNull(inner);
    }

    @Override
    public int size() {
      return inner.size();
    }

    @Override
    public boolean isEmpty() {
      return inner.isEmpty();
    }

    @Override
    public boolean containsKey(Object key) {
      return inner.containsKey(key);
    }

    @Override
    public boolean containsValue(Object value) {
      return inner.containsValue(value);
    }

    @Override
    public V get(Object key) {
      return inner.get(key);
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
      return inner.getOrDefault(key, defaultValue);
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      inner.forEach(action);
    }

    @Override
    public boolean equals(Object o) {
      return o == this || inner.equals(o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }

    @Override
    public String toString() {
      return inner.toString();
    }

    @Override
    public V put(K key, V value) {
      throw immutable();
    }

    @Override
    public V remove(Object key) {
      throw immutable();
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
      throw immutable();
    }

    @Override
    public void clear() {
      throw immutable();
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      throw immutable();
    }

    @Override
    public V putIfAbsent(K key, V value) {
      throw immutable();
    }

    @Override
    public boolean remove(Object key, Object value) {
      throw immutable();
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      throw immutable();
    }

    @Override
    public V replace(K key, V value) {
      throw immutable();
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
      throw immutable();
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      throw immutable();
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      throw immutable();
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
      throw immutable();
    }

    @Override
    public Set<K> keySet() {
      return Collections.unmodifiableSet(inner.keySet());
    }

    @Override
    public Collection<V> values() {
      return Collections.unmodifiableCollection(inner.values());
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new Entries<K, V>(inner.entrySet());
    }
  }

  static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> inner;

    UnmodifiableSortedMap(SortedMap<K, V> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public Comparator<? super K> comparator() {
      return inner.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      return Collections.unmodifiableSortedMap(inner.subMap(fromKey, toKey));
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      return Collections.unmodifiableSortedMap(inner.headMap(toKey));
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      return Collections.unmodifiableSortedMap(inner.tailMap(fromKey));
    }

    @Override
    public K firstKey() {
      return inner.firstKey();
    }

    @Override
    public K lastKey() {
      return inner.lastKey();
    }
  }

  static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> inner;

    UnmodifiableNavigableMap(NavigableMap<K, V> inner) {
      super(inner);
      this.inner = inner;
    }

    @Override
    public K lowerKey(K key) {
      return inner.lowerKey(key);
    }

    @Override
    public K floorKey(K key) {
      return inner.floorKey(key);
    }

    @Override
    public K ceilingKey(K key) {
      return inner.ceilingKey(key);
    }

    @Override
    public K higherKey(K key) {
      return inner.higherKey(key);
    }

    @Override
    public Map.Entry<K, V> lowerEntry(K key) {
      return frozenEntry(inner.lowerEntry(key));
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      return frozenEntry(inner.floorEntry(key));
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      return frozenEntry(inner.ceilingEntry(key));
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      return frozenEntry(inner.higherEntry(key));
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      return frozenEntry(inner.firstEntry());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      return frozenEntry(inner.lastEntry());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      throw immutable();
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      throw immutable();
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      return Collections.unmodifiableNavigableMap(inner.descendingMap());
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      return Collections.unmodifiableNavigableSet(inner.navigableKeySet());
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      return Collections.unmodifiableNavigableSet(inner.descendingKeySet());
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
      return Collections.unmodifiableNavigableMap(inner.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
      return Collections.unmodifiableNavigableMap(inner.headMap(toKey, inclusive));
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
      return Collections.unmodifiableNavigableMap(inner.tailMap(fromKey, inclusive));
    }
  }
}
