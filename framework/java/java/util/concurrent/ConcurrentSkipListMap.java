package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import java.io.Serializable;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A sorted map for several threads. Not a skip list inside, but sorted arrays; says to the engines what those do. */
@Atomic
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
  private final Comparator<? super K> comparator;
  private final SortedCells<K, V> cells;

  public ConcurrentSkipListMap() {
    this((Comparator<? super K>) null);
  }

  public ConcurrentSkipListMap(Comparator<? super K> comparator) {
    this.comparator = comparator;
    cells = new SortedCells<>(comparator);
  }

  public ConcurrentSkipListMap(Map<? extends K, ? extends V> map) {
    this((Comparator<? super K>) null);
    putAll(map);
  }

  public ConcurrentSkipListMap(SortedMap<K, ? extends V> map) {
    this(map.comparator());
    putAll(map);
  }

  @Override
  public ConcurrentSkipListMap<K, V> clone() {
    return new ConcurrentSkipListMap<K, V>((SortedMap<K, V>) this);
  }

  @Override
  public Comparator<? super K> comparator() {
    return comparator;
  }

  /** As the map compares keys. */
  final int compare(Object left, Object right) {
    Contents.order(this, comparator, left);
    return cells.compare(left, right);
  }

  private int find(Object key) {
    if (key == null) throw new NullPointerException();
    Contents.order(this, comparator, key);
    return cells.find(key);
  }

  private V read(Object key, int index) {
    return Contents.read(this, key, cells.value(index));
  }

  private void write(K key, int index, V value) {
    cells.set(index, value);
    Contents.write(this, key, value);
  }

  private void delete(Object key, int index) {
    cells.remove(index);
    Contents.remove(this, key);
  }

  private V put(K key, V value, boolean onlyIfAbsent) {
    if (value == null) throw new NullPointerException();
    int index = find(key);
    if (!cells.has(index)) {
      cells.insert(index, key, value);
      Contents.insert(this, key, value);
      return null;
    }
    V old = read(key, index);
    if (!onlyIfAbsent) write(key, index, value);
    return old;
  }

  private Map.Entry<K, V> entry(int index) {
    if (!cells.has(index)) {
      Contents.size(this, cells.size());
      return null;
    }
    K key = Contents.readKey(this, cells.key(index));
    return new AbstractMap.SimpleImmutableEntry<K, V>(key, read(key, index));
  }

  private K key(int index) {
    return Contents.readKey(this, cells.key(index));
  }

  private static <T> T existing(T key) {
    if (key == null) throw new NoSuchElementException();
    return key;
  }

  /** The nearest mapping above (or below) the key. */
  final Map.Entry<K, V> near(K key, boolean above, boolean inclusive) {
    if (key == null) throw new NullPointerException();
    Contents.order(this, comparator, key);
    return entry(cells.near(key, above, inclusive));
  }

  private K nearKey(K key, boolean above, boolean inclusive) {
    if (key == null) throw new NullPointerException();
    Contents.order(this, comparator, key);
    return key(cells.near(key, above, inclusive));
  }

  private Map.Entry<K, V> poll(boolean first) {
    Map.Entry<K, V> entry = first ? firstEntry() : lastEntry();
    if (entry != null) delete(entry.getKey(), first ? 0 : cells.size() - 1);
    return entry;
  }

  @Override
  public int size() {
    return Contents.size(this, cells.size());
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean containsKey(Object key) {
    int index = find(key);
    Contents.read(this, key, null);
    return cells.has(index);
  }

  @Override
  public boolean containsValue(Object value) {
    if (value == null) throw new NullPointerException();
    for (V present : values()) if (value.equals(present)) return true;
    return false;
  }

  @Override
  public V get(Object key) {
    return read(key, find(key));
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, true);
  }

  @Override
  public V remove(Object key) {
    int index = find(key);
    V old = read(key, index);
    if (cells.has(index)) delete(key, index);
    return old;
  }

  @Override
  public boolean remove(Object key, Object value) {
    while (true) {
      int index = find(key);
      V old = read(key, index);
      if (value == null || !cells.has(index) || !value.equals(old)) return false;
      if (!holds(index, key, old)) continue;
      delete(key, index);
      return true;
    }
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
    while (true) {
      int index = find(key);
      V old = read(key, index);
      if (!cells.has(index) || !oldValue.equals(old)) return false;
      if (!holds(index, key, old)) continue;
      write(key, index, newValue);
      return true;
    }
  }

  /** After code of the app compared the value: it is still the one, in the same place. */
  @Concrete
  private boolean holds(int index, Object key, V value) {
    return cells.value(index) == value && cells.find(key) == index;
  }

  @Override
  public V replace(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    int index = find(key);
    V old = read(key, index);
    if (cells.has(index)) write(key, index, value);
    return old;
  }

  @Override
  public void clear() {
    cells.clear();
    Contents.rearrange(this);
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    if (key == null) throw new NullPointerException();
    return ConcurrentNavigableMap.super.computeIfAbsent(key, function);
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (key == null || function == null) throw new NullPointerException();
    return ConcurrentNavigableMap.super.compute(key, function);
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return entry(0);
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return entry(cells.size() - 1);
  }

  @Override
  public K firstKey() {
    return existing(key(0));
  }

  @Override
  public K lastKey() {
    return existing(key(cells.size() - 1));
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return near(key, false, false);
  }

  @Override
  public K lowerKey(K key) {
    return nearKey(key, false, false);
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return near(key, false, true);
  }

  @Override
  public K floorKey(K key) {
    return nearKey(key, false, true);
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return near(key, true, true);
  }

  @Override
  public K ceilingKey(K key) {
    return nearKey(key, true, true);
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return near(key, true, false);
  }

  @Override
  public K higherKey(K key) {
    return nearKey(key, true, false);
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return poll(true);
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return poll(false);
  }

  @Override
  public NavigableSet<K> keySet() {
    return new SortedViews.Keys<K, V>(this);
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return new SortedViews.Keys<K, V>(this);
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return new SortedViews.Keys<K, V>(descendingMap());
  }

  @Override
  public Collection<V> values() {
    return new SortedViews.Values<K, V>(this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new SortedViews.Entries<K, V>(this);
  }

  @Override
  public ConcurrentNavigableMap<K, V> descendingMap() {
    return new SortedPart<K, V>(this, null, true, null, true, true);
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
    if (from == null || to == null) throw new NullPointerException();
    return new SortedPart<K, V>(this, from, fromInclusive, to, toInclusive, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
    if (to == null) throw new NullPointerException();
    return new SortedPart<K, V>(this, null, true, to, inclusive, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
    if (from == null) throw new NullPointerException();
    return new SortedPart<K, V>(this, from, inclusive, null, true, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(K from, K to) {
    return subMap(from, true, to, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K to) {
    return headMap(to, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K from) {
    return tailMap(from, true);
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof Map)) return false;
    try {
      return entrySet().equals(((Map<?, ?>) other).entrySet());
    } catch (ClassCastException | NullPointerException unlike) {
      return false;
    }
  }
}
