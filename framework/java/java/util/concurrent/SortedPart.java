package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Set;

/** A part of a {@link ConcurrentSkipListMap}, between two keys (null: no bound), perhaps in reverse. */
final class SortedPart<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V>, Serializable {
  private final ConcurrentSkipListMap<K, V> map;
  private final K low;
  private final K high;
  private final boolean lowInclusive;
  private final boolean highInclusive;
  private final boolean reverse;

  SortedPart(ConcurrentSkipListMap<K, V> map, K low, boolean lowInclusive, K high, boolean highInclusive,
      boolean reverse) {
    if (low != null && high != null && map.compare(low, high) > 0) {
      throw new IllegalArgumentException("inconsistent range");
    }
    this.map = map;
    this.low = low;
    this.lowInclusive = lowInclusive;
    this.high = high;
    this.highInclusive = highInclusive;
    this.reverse = reverse;
  }

  private boolean tooLow(Object key) {
    if (low == null) return false;
    int order = map.compare(key, low);
    return order < 0 || order == 0 && !lowInclusive;
  }

  private boolean tooHigh(Object key) {
    if (high == null) return false;
    int order = map.compare(key, high);
    return order > 0 || order == 0 && !highInclusive;
  }

  private boolean isInside(Object key) {
    if (key == null) throw new NullPointerException();
    return !tooLow(key) && !tooHigh(key);
  }

  private void check(Object key) {
    if (!isInside(key)) throw new IllegalArgumentException("key out of range");
  }

  private Map.Entry<K, V> inside(Map.Entry<K, V> entry) {
    return entry == null || !isInside(entry.getKey()) ? null : entry;
  }

  /** The entry at the lower or upper end of the map's order. */
  private Map.Entry<K, V> end(boolean lower) {
    if (lower) return inside(low == null ? map.firstEntry() : map.near(low, true, lowInclusive));
    return inside(high == null ? map.lastEntry() : map.near(high, false, highInclusive));
  }

  /** The nearest entry above or below in this part's order. */
  private Map.Entry<K, V> near(K key, boolean up, boolean inclusive) {
    if (key == null) throw new NullPointerException();
    boolean above = up != reverse;
    if (above && tooLow(key)) return end(true);
    if (!above && tooHigh(key)) return end(false);
    return inside(map.near(key, above, inclusive));
  }

  private static <K> K keyOf(Map.Entry<K, ?> entry) {
    return entry == null ? null : entry.getKey();
  }

  private static <K> K existing(Map.Entry<K, ?> entry) {
    if (entry == null) throw new NoSuchElementException();
    return entry.getKey();
  }

  private Map.Entry<K, V> poll(boolean first) {
    while (true) {
      Map.Entry<K, V> entry = end(first != reverse);
      if (entry == null || map.remove(entry.getKey(), entry.getValue())) return entry;
    }
  }

  @Override
  public int size() {
    int count = 0;
    for (Map.Entry<K, V> entry = end(true); entry != null; entry = inside(map.higherEntry(entry.getKey()))) count++;
    return count;
  }

  @Override
  public boolean isEmpty() {
    return end(true) == null;
  }

  @Override
  public boolean containsKey(Object key) {
    return isInside(key) && map.containsKey(key);
  }

  @Override
  public boolean containsValue(Object value) {
    if (value == null) throw new NullPointerException();
    for (V present : values()) if (value.equals(present)) return true;
    return false;
  }

  @Override
  public V get(Object key) {
    return isInside(key) ? map.get(key) : null;
  }

  @Override
  public V put(K key, V value) {
    check(key);
    return map.put(key, value);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    check(key);
    return map.putIfAbsent(key, value);
  }

  @Override
  public V remove(Object key) {
    return isInside(key) ? map.remove(key) : null;
  }

  @Override
  public boolean remove(Object key, Object value) {
    return isInside(key) && map.remove(key, value);
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    check(key);
    return map.replace(key, oldValue, newValue);
  }

  @Override
  public V replace(K key, V value) {
    check(key);
    return map.replace(key, value);
  }

  @Override
  public void clear() {
    for (Map.Entry<K, V> entry = end(true); entry != null; entry = end(true)) map.remove(entry.getKey());
  }

  @Override
  public Comparator<? super K> comparator() {
    Comparator<? super K> comparator = map.comparator();
    return reverse ? Collections.reverseOrder(comparator) : comparator;
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return end(!reverse);
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return end(reverse);
  }

  @Override
  public K firstKey() {
    return existing(end(!reverse));
  }

  @Override
  public K lastKey() {
    return existing(end(reverse));
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return near(key, false, false);
  }

  @Override
  public K lowerKey(K key) {
    return keyOf(near(key, false, false));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return near(key, false, true);
  }

  @Override
  public K floorKey(K key) {
    return keyOf(near(key, false, true));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return near(key, true, true);
  }

  @Override
  public K ceilingKey(K key) {
    return keyOf(near(key, true, true));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return near(key, true, false);
  }

  @Override
  public K higherKey(K key) {
    return keyOf(near(key, true, false));
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
    return new SortedPart<K, V>(map, low, lowInclusive, high, highInclusive, !reverse);
  }

  /** Bounds in this part's order, null for none: they must lie inside. */
  private SortedPart<K, V> part(K from, boolean fromInclusive, K to, boolean toInclusive) {
    K newLow = reverse ? to : from;
    K newHigh = reverse ? from : to;
    boolean newLowInclusive = reverse ? toInclusive : fromInclusive;
    boolean newHighInclusive = reverse ? fromInclusive : toInclusive;
    if (newLow == null) {
      newLow = low;
      newLowInclusive = lowInclusive;
    } else if (low != null) {
      int order = map.compare(newLow, low);
      if (order < 0 || order == 0 && !lowInclusive && newLowInclusive) outOfRange();
    }
    if (newHigh == null) {
      newHigh = high;
      newHighInclusive = highInclusive;
    } else if (high != null) {
      int order = map.compare(newHigh, high);
      if (order > 0 || order == 0 && !highInclusive && newHighInclusive) outOfRange();
    }
    return new SortedPart<K, V>(map, newLow, newLowInclusive, newHigh, newHighInclusive, reverse);
  }

  private static void outOfRange() {
    throw new IllegalArgumentException("key out of range");
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
    if (from == null || to == null) throw new NullPointerException();
    return part(from, fromInclusive, to, toInclusive);
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K to, boolean inclusive) {
    if (to == null) throw new NullPointerException();
    return part(null, true, to, inclusive);
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K from, boolean inclusive) {
    if (from == null) throw new NullPointerException();
    return part(from, inclusive, null, true);
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
}
