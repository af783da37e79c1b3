package java.util;

import antecede.Contents;
import java.io.Serializable;

/**
 * A TreeMap, or the part of it between two keys, forward or backward. Bounds and indices are always those of the
 * map's own order; {@code low} and {@code high} are the first and the last in it.
 */
final class TreeView<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Serializable {
  /** One end of the range. */
  private static final class Bound<K> implements Serializable {
    final K key;
    final boolean inclusive;

    Bound(K key, boolean inclusive) {
      this.key = key;
      this.inclusive = inclusive;
    }
  }

  private final TreeMap<K, V> map;
  private final boolean backward;
  private final Bound<K> low;
  private final Bound<K> high;

  TreeView(TreeMap<K, V> map) {
    this(map, false, null, null);
  }

  private TreeView(TreeMap<K, V> map, boolean backward, Bound<K> low, Bound<K> high) {
    this.map = map;
    this.backward = backward;
    this.low = low;
    this.high = high;
  }

  // Indices.

  private int start() {
    return low == null ? 0 : low.inclusive ? atOrAfter(low.key) : after(low.key);
  }

  /** Behind the last. */
  private int end() {
    return high == null ? map.table.size() : high.inclusive ? after(high.key) : atOrAfter(high.key);
  }

  private int atOrAfter(K key) {
    int index = map.search(key);
    return index >= 0 ? index : -1 - index;
  }

  private int after(K key) {
    int index = map.search(key);
    return index >= 0 ? index + 1 : -1 - index;
  }

  /** The nearest place from the key on in the direction of the view, or against it; -1 if there is none. */
  private int near(K key, boolean onward, boolean inclusive) {
    Contents.size(map.owner(), map.table.size());
    if (onward != backward) {
      int index = Math.max(inclusive ? atOrAfter(key) : after(key), start());
      return index < end() ? index : -1;
    }
    int index = Math.min((inclusive ? after(key) : atOrAfter(key)) - 1, end() - 1);
    return index >= start() ? index : -1;
  }

  private int edge(boolean first) {
    Contents.size(map.owner(), map.table.size());
    int start = start();
    int end = end();
    return start >= end ? -1 : first != backward ? start : end - 1;
  }

  private K keyAt(int index) {
    return index < 0 ? null : Contents.readKey(map.owner(), map.table.keyAt(index));
  }

  private K requiredKeyAt(int index) {
    if (index < 0) throw new NoSuchElementException();
    return keyAt(index);
  }

  private Map.Entry<K, V> entryAt(int index) {
    if (index < 0) return null;
    K key = keyAt(index);
    return new SimpleImmutableEntry<K, V>(key, Contents.read(map.owner(), key, map.table.valueAt(index)));
  }

  private Map.Entry<K, V> poll(int index) {
    Map.Entry<K, V> entry = entryAt(index);
    if (entry != null) map.delete(entry.getKey(), index);
    return entry;
  }

  // Ranges.

  private boolean aboveLow(Object key, boolean inclusive) {
    if (low == null) return true;
    int order = map.compare(key, low.key);
    return order > 0 || (order == 0 && (low.inclusive || !inclusive));
  }

  private boolean belowHigh(Object key, boolean inclusive) {
    if (high == null) return true;
    int order = map.compare(key, high.key);
    return order < 0 || (order == 0 && (high.inclusive || !inclusive));
  }

  /** Whether the key can be in the view; a bound that is not inclusive can also lie on the view's own. */
  private boolean inRange(Object key, boolean inclusive) {
    return aboveLow(key, inclusive) && belowHigh(key, inclusive);
  }

  private boolean inRange(Object key) {
    return inRange(key, true);
  }

  private boolean isWhole() {
    return low == null && high == null;
  }

  private TreeView<K, V> part(Bound<K> from, Bound<K> to) {
    if (from != null && to != null) {
      int order = backward ? map.compare(to.key, from.key) : map.compare(from.key, to.key);
      if (order > 0) throw new IllegalArgumentException("fromKey > toKey");
    } else {
      K key = from != null ? from.key : to.key;
      map.compare(key, key);
    }
    check(from, "fromKey");
    check(to, "toKey");
    Bound<K> newLow = backward ? to : from;
    Bound<K> newHigh = backward ? from : to;
    return new TreeView<K, V>(map, backward, newLow == null ? low : newLow, newHigh == null ? high : newHigh);
  }

  private void check(Bound<K> bound, String name) {
    if (bound != null && !inRange(bound.key, bound.inclusive)) {
      throw new IllegalArgumentException(name + " out of range");
    }
  }

  // The map.

  @Override
  public int size() {
    if (isWhole()) return map.size();
    return Contents.size(map.owner(), Math.max(0, end() - start()));
  }

  @Override
  public boolean containsKey(Object key) {
    return inRange(key) && map.containsKey(key);
  }

  @Override
  public V get(Object key) {
    return inRange(key) ? map.get(key) : null;
  }

  @Override
  public V put(K key, V value) {
    if (!inRange(key)) throw new IllegalArgumentException("key out of range");
    return map.put(key, value);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    if (!inRange(key)) throw new IllegalArgumentException("key out of range");
    return map.putIfAbsent(key, value);
  }

  @Override
  public V remove(Object key) {
    return inRange(key) ? map.remove(key) : null;
  }

  @Override
  public Comparator<? super K> comparator() {
    return backward ? Collections.reverseOrder(map.comparator()) : map.comparator();
  }

  @Override
  public K firstKey() {
    return requiredKeyAt(edge(true));
  }

  @Override
  public K lastKey() {
    return requiredKeyAt(edge(false));
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return entryAt(edge(true));
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return entryAt(edge(false));
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return poll(edge(true));
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return poll(edge(false));
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return entryAt(near(key, false, false));
  }

  @Override
  public K lowerKey(K key) {
    return keyAt(near(key, false, false));
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return entryAt(near(key, false, true));
  }

  @Override
  public K floorKey(K key) {
    return keyAt(near(key, false, true));
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return entryAt(near(key, true, true));
  }

  @Override
  public K ceilingKey(K key) {
    return keyAt(near(key, true, true));
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return entryAt(near(key, true, false));
  }

  @Override
  public K higherKey(K key) {
    return keyAt(near(key, true, false));
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    return new TreeView<K, V>(map, !backward, low, high);
  }

  @Override
  public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return part(new Bound<K>(fromKey, fromInclusive), new Bound<K>(toKey, toInclusive));
  }

  @Override
  public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return part(null, new Bound<K>(toKey, inclusive));
  }

  @Override
  public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return part(new Bound<K>(fromKey, inclusive), null);
  }

  @Override
  public SortedMap<K, V> subMap(K fromKey, K toKey) {
    return subMap(fromKey, true, toKey, false);
  }

  @Override
  public SortedMap<K, V> headMap(K toKey) {
    return headMap(toKey, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K fromKey) {
    return tailMap(fromKey, true);
  }

  @Override
  public Set<K> keySet() {
    return navigableKeySet();
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return new KeySet<K>(this);
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return descendingMap().navigableKeySet();
  }

  @Override
  public Collection<V> values() {
    return new AbstractMap.Values<V>(isWhole() && !backward ? map : this) {
      @Override
      public Iterator<V> iterator() {
        return new ValueWalk();
      }
    };
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntrySet();
  }

  /** The keys as a navigable set that takes no new ones. */
  static final class KeySet<K> extends TreeSet<K> {
    @SuppressWarnings("unchecked")
    KeySet(NavigableMap<K, ?> map) {
      super((NavigableMap<K, Object>) map);
    }

    @Override
    NavigableSet<K> on(NavigableMap<K, Object> part) {
      return new KeySet<K>(part);
    }

    @Override
    public boolean add(K key) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean addAll(Collection<? extends K> c) {
      for (K key : c) add(key);
      return false;
    }
  }

  static <K> Iterator<K> keyIterator(NavigableMap<K, ?> map) {
    TreeView<K, ?> view = map instanceof TreeMap ? new TreeView<>((TreeMap<K, ?>) map) : (TreeView<K, ?>) map;
    return view.keyWalk();
  }

  private Iterator<K> keyWalk() {
    return new KeyWalk();
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryWalk();
    }

    @Override
    public int size() {
      return TreeView.this.size();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
      return AbstractMap.holds(TreeView.this, entry.getKey(), entry.getValue());
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) return false;
      TreeView.this.remove(((Map.Entry<?, ?>) o).getKey());
      return true;
    }

    @Override
    public void clear() {
      if (isWhole()) map.clear();
      else super.clear();
    }
  }

  private class Walk {
    private int next;
    private int remaining;
    private int last = -1;
    private int expected = map.table.changes();
    private K lastKey;

    Walk() {
      int start = start();
      int end = end();
      Contents.size(map.owner(), map.table.size());
      remaining = Math.max(0, end - start);
      next = backward ? end - 1 : start;
    }

    public boolean hasNext() {
      return remaining > 0;
    }

    int step() {
      if (remaining <= 0) throw new NoSuchElementException();
      map.expect(expected);
      last = next;
      next += backward ? -1 : 1;
      remaining--;
      lastKey = keyAt(last);
      return last;
    }

    K lastKey() {
      return lastKey;
    }

    public void remove() {
      if (last < 0) throw new IllegalStateException();
      map.expect(expected);
      map.delete(lastKey, last);
      if (!backward) next--;
      last = -1;
      expected = map.table.changes();
    }
  }

  private final class KeyWalk extends Walk implements Iterator<K> {
    @Override
    public K next() {
      step();
      return lastKey();
    }
  }

  private final class ValueWalk extends Walk implements Iterator<V> {
    @Override
    public V next() {
      int index = step();
      return Contents.read(map.owner(), lastKey(), map.table.valueAt(index));
    }
  }

  private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return new MapEntry<K, V>(map.owner(), map.table.at(step()));
    }
  }
}
