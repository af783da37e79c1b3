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

/** The views of Collections.checkedX: what goes in must be of a type. */
final class Checked {
  private Checked() {}

  static <T> T check(T value, Class<?> type, String what) {
    if (value != null && !type.isInstance(value)) {
      throw new ClassCastException("Attempt to insert " + value.getClass() + " " + what + " type " + type);
    }
    return value;
  }

  static class CheckedCollection<E> implements Collection<E>, Serializable {
    private final Collection<E> inner;
    final Class<E> type;

    CheckedCollection(Collection<E> inner, Class<E> type) {
      this.inner = Objects.requireNonNull(inner);
      this.type = Objects.requireNonNull(type);
    }

    E checked(E e) {
      return Checked.check(e, type, "element into collection with element");
    }

    @SuppressWarnings("unchecked")
    Collection<E> checkedAll(Collection<? extends E> c) {
      Object[] elements = c.toArray();
      for (Object element : elements) checked((E) element);
      return (Collection<E>) Arrays.asList(elements);
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
      return inner.add(checked(e));
    }

    @Override
    public boolean remove(Object o) {
      return inner.remove(o);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      return inner.addAll(checkedAll(c));
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      return inner.removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      return inner.retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      return inner.removeIf(filter);
    }

    @Override
    public void clear() {
      inner.clear();
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

  static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
    private final Queue<E> inner;

    CheckedQueue(Queue<E> inner, Class<E> type) {
      super(inner, type);
      this.inner = inner;
    }

    @Override
    public boolean offer(E e) {
      return inner.offer(checked(e));
    }

    @Override
    public E remove() {
      return inner.remove();
    }

    @Override
    public E poll() {
      return inner.poll();
    }

    @Override
    public E element() {
      return inner.element();
    }

    @Override
    public E peek() {
      return inner.peek();
    }
  }

  static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
    private final Set<E> inner;

    CheckedSet(Set<E> inner, Class<E> type) {
      super(inner, type);
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

  static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
    private final SortedSet<E> inner;

    CheckedSortedSet(SortedSet<E> inner, Class<E> type) {
      super(inner, type);
      this.inner = inner;
    }

    @Override
    public Comparator<? super E> comparator() {
      return inner.comparator();
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
      return Collections.checkedSortedSet(inner.subSet(fromElement, toElement), type);
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
      return Collections.checkedSortedSet(inner.headSet(toElement), type);
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
      return Collections.checkedSortedSet(inner.tailSet(fromElement), type);
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

  static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
    private final NavigableSet<E> inner;

    CheckedNavigableSet(NavigableSet<E> inner, Class<E> type) {
      super(inner, type);
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
      return inner.pollFirst();
    }

    @Override
    public E pollLast() {
      return inner.pollLast();
    }

    @Override
    public NavigableSet<E> descendingSet() {
      return Collections.checkedNavigableSet(inner.descendingSet(), type);
    }

    @Override
    public Iterator<E> descendingIterator() {
      return inner.descendingIterator();
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
      return Collections.checkedNavigableSet(inner.subSet(fromElement, fromInclusive, toElement, toInclusive), type);
    }

    @Override
    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
      return Collections.checkedNavigableSet(inner.headSet(toElement, inclusive), type);
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
      return Collections.checkedNavigableSet(inner.tailSet(fromElement, inclusive), type);
    }
  }

  static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
    private final List<E> inner;

    CheckedList(List<E> inner, Class<E> type) {
      super(inner, type);
      this.inner = inner;
    }

    private final class CheckedListIterator implements ListIterator<E> {
      private final ListIterator<E> each;

      CheckedListIterator(ListIterator<E> each) {
        this.each = each;
      }

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
        each.remove();
      }

      @Override
      public void set(E e) {
        each.set(checked(e));
      }

      @Override
      public void add(E e) {
        each.add(checked(e));
      }
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
      return inner.set(index, checked(element));
    }

    @Override
    public void add(int index, E element) {
      inner.add(index, checked(element));
    }

    @Override
    public E remove(int index) {
      return inner.remove(index);
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
      return inner.addAll(index, checkedAll(c));
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      Objects.requireNonNull(operator);
      inner.replaceAll(e -> checked(operator.apply(e)));
    }

    @Override
    public void sort(Comparator<? super E> c) {
      inner.sort(c);
    }

    @Override
    public ListIterator<E> listIterator() {
      return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return new CheckedListIterator(inner.listIterator(index));
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return Collections.checkedList(inner.subList(fromIndex, toIndex), type);
    }
  }

  static class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
    CheckedRandomAccessList(List<E> inner, Class<E> type) {
      super(inner, type);
    }

  }

  static class CheckedMap<K, V> implements Map<K, V>, Serializable {
    private final Map<K, V> inner;
    final Class<K> keyType;
    final Class<V> valueType;

    CheckedMap(Map<K, V> inner, Class<K> keyType, Class<V> valueType) {
      this.inner = Objects.requireNonNull(inner);
      this.keyType = Objects.requireNonNull(keyType);
      this.valueType = Objects.requireNonNull(valueType);
    }

    K checkedKey(K key) {
      return Checked.check(key, keyType, "key into map with key");
    }

    V checkedValue(V value) {
      return Checked.check(value, valueType, "value into map with value");
    }

    <A, B> BiFunction<A, B, V> checkedFunction(BiFunction<? super A, ? super B, ? extends V> function) {
      Objects.requireNonNull(function);
      return (a, b) -> checkedValue(function.apply(a, b));
    }

    Map.Entry<K, V> checkedEntry(Map.Entry<K, V> entry) {
      return entry == null ? null : new CheckedEntry(entry);
    }

    private final class CheckedEntry implements Map.Entry<K, V> {
      private final Map.Entry<K, V> entry;

      CheckedEntry(Map.Entry<K, V> entry) {
        this.entry = entry;
      }

      @Override
      public K getKey() {
        return entry.getKey();
      }

      @Override
      public V getValue() {
        return entry.getValue();
      }

      @Override
      public V setValue(V value) {
        return entry.setValue(checkedValue(value));
      }

      @Override
      public boolean equals(Object o) {
        return entry.equals(o);
      }

      @Override
      public int hashCode() {
        return entry.hashCode();
      }

      @Override
      public String toString() {
        return entry.toString();
      }
    }

    private final class CheckedEntries extends AbstractSet<Map.Entry<K, V>> {
      private final Set<Map.Entry<K, V>> entries = inner.entrySet();

      @Override
      public int size() {
        return entries.size();
      }

      @Override
      public boolean contains(Object o) {
        return entries.contains(o);
      }

      @Override
      public boolean remove(Object o) {
        return entries.remove(o);
      }

      @Override
      public void clear() {
        entries.clear();
      }

      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        Iterator<Map.Entry<K, V>> each = entries.iterator();
        return new Iterator<Map.Entry<K, V>>() {
          @Override
          public boolean hasNext() {
            return each.hasNext();
          }

          @Override
          public Map.Entry<K, V> next() {
            return new CheckedEntry(each.next());
          }

          @Override
          public void remove() {
            each.remove();
          }
        };
      }
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
      return inner.put(checkedKey(key), checkedValue(value));
    }

    @Override
    public V remove(Object key) {
      return inner.remove(key);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
      for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
        put(entry.getKey(), entry.getValue());
      }
    }

    @Override
    public void clear() {
      inner.clear();
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      inner.replaceAll(checkedFunction(function));
    }

    @Override
    public V putIfAbsent(K key, V value) {
      return inner.putIfAbsent(checkedKey(key), checkedValue(value));
    }

    @Override
    public boolean remove(Object key, Object value) {
      return inner.remove(key, value);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      return inner.replace(checkedKey(key), checkedValue(oldValue), checkedValue(newValue));
    }

    @Override
    public V replace(K key, V value) {
      return inner.replace(checkedKey(key), checkedValue(value));
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
      Objects.requireNonNull(mappingFunction);
      return inner.computeIfAbsent(checkedKey(key), k -> checkedValue(mappingFunction.apply(k)));
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      return inner.computeIfPresent(checkedKey(key), checkedFunction(remappingFunction));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
      return inner.compute(checkedKey(key), checkedFunction(remappingFunction));
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
      return inner.merge(checkedKey(key), checkedValue(value), checkedFunction(remappingFunction));
    }

    @Override
    public Set<K> keySet() {
      return inner.keySet();
    }

    @Override
    public Collection<V> values() {
      return inner.values();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new CheckedEntries();
    }
  }

  static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> inner;

    CheckedSortedMap(SortedMap<K, V> inner, Class<K> keyType, Class<V> valueType) {
      super(inner, keyType, valueType);
      this.inner = inner;
    }

    @Override
    public Comparator<? super K> comparator() {
      return inner.comparator();
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
      return Collections.checkedSortedMap(inner.subMap(fromKey, toKey), keyType, valueType);
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
      return Collections.checkedSortedMap(inner.headMap(toKey), keyType, valueType);
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
      return Collections.checkedSortedMap(inner.tailMap(fromKey), keyType, valueType);
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

  static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
    private final NavigableMap<K, V> inner;

    CheckedNavigableMap(NavigableMap<K, V> inner, Class<K> keyType, Class<V> valueType) {
      super(inner, keyType, valueType);
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
      return checkedEntry(inner.lowerEntry(key));
    }

    @Override
    public Map.Entry<K, V> floorEntry(K key) {
      return checkedEntry(inner.floorEntry(key));
    }

    @Override
    public Map.Entry<K, V> ceilingEntry(K key) {
      return checkedEntry(inner.ceilingEntry(key));
    }

    @Override
    public Map.Entry<K, V> higherEntry(K key) {
      return checkedEntry(inner.higherEntry(key));
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
      return checkedEntry(inner.firstEntry());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
      return checkedEntry(inner.lastEntry());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
      return inner.pollFirstEntry();
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
      return inner.pollLastEntry();
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
      return Collections.checkedNavigableMap(inner.descendingMap(), keyType, valueType);
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
      return inner.navigableKeySet();
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
      return inner.descendingKeySet();
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
      return Collections.checkedNavigableMap(inner.subMap(fromKey, fromInclusive, toKey, toInclusive), keyType,
          valueType);
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
      return Collections.checkedNavigableMap(inner.headMap(toKey, inclusive), keyType, valueType);
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
      return Collections.checkedNavigableMap(inner.tailMap(fromKey, inclusive), keyType, valueType);
    }
  }
}
