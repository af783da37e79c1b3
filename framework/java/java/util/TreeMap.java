package java.util;

import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A map whose keys are in order; not a tree inside but a sorted array. What walks and looks around is
 * {@link TreeView}.
 */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
  private final Comparator<? super K> comparator;
  transient SortedTable<K, V> table;

  public TreeMap() {
    this((Comparator<? super K>) null);
  }

  public TreeMap(Comparator<? super K> comparator) {
    this.comparator = comparator;
    table = new SortedTable<K, V>(comparator);
  }

  public TreeMap(Map<? extends K, ? extends V> m) {
    this(m instanceof SortedMap ? ((SortedMap<K, V>) m).comparator() : null);
    putAll(m);
  }

  public TreeMap(SortedMap<K, ? extends V> m) {
    this(m.comparator());
    putAll(m);
  }

  /** Whose contents these are: this map, or the set that is made of it. */
  Object owner() {
    return this;
  }

  private TreeView<K, V> all() {
    return new TreeView<K, V>(this);
  }

  @SuppressWarnings("unchecked")
  int compare(Object a, Object b) {
    return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
  }

  /** The index of the key; where it is not there: minus one minus the index it would have. */
  @SuppressWarnings("unchecked")
  int search(Object key) {
    Contents.order(owner(), comparator, key);
    return table.search((K) key);
  }

  /** As {@link #search}, and complains of a key that cannot be compared even if there is none to compare with. */
  int find(Object key) {
    if (comparator == null) key = (Comparable<?>) Objects.requireNonNull(key);
    return search(key);
  }

  /** As {@link #find}, for a key that may be put. */
  private int findPlace(K key) {
    if (table.size() == 0) compare(key, key);
    return search(key);
  }

  private V read(Object key, int index) {
    return Contents.read(owner(), key, table.valueAt(index));
  }

  private void write(K key, int index, V value) {
    Slot.assign(table.at(index), value);
    Contents.write(owner(), key, value);
  }

  private void insert(K key, int index, V value) {
    table.insert(-1 - index, key, value);
    Contents.insert(owner(), key, value);
  }

  void delete(Object key, int index) {
    table.remove(index);
    Contents.remove(owner(), key);
  }

  void expect(int changes) {
    if (changes != table.changes()) throw new ConcurrentModificationException();
  }

  @Override
  public int size() {
    return Contents.size(owner(), table.size());
  }

  @Override
  public boolean containsKey(Object key) {
    int index = find(key);
    Contents.read(owner(), key, null);
    return index >= 0;
  }

  @Override
  public boolean containsValue(Object value) {
    return super.containsValue(value);
  }

  @Override
  public V get(Object key) {
    return read(key, find(key));
  }

  @Override
  public Comparator<? super K> comparator() {
    return comparator;
  }

  @Override
  public K firstKey() {
    return all().firstKey();
  }

  @Override
  public K lastKey() {
    return all().lastKey();
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    super.putAll(m);
  }

  @Override
  public V put(K key, V value) {
    int index = findPlace(key);
    V old = read(key, index);
    if (index >= 0) write(key, index, value);
    else insert(key, index, value);
    return old;
  }

  @Override
  public V putIfAbsent(K key, V value) {
    int index = findPlace(key);
    V old = read(key, index);
    if (index < 0) insert(key, index, value);
    else if (old == null) write(key, index, value);
    return old;
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    int index = findPlace(key);
    V old = read(key, index);
    if (old != null) return old;
    int changes = table.changes();
    V value = mappingFunction.apply(key);
    expect(changes);
    if (value != null) change(key, index, value);
    return value;
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    int index = find(key);
    V old = read(key, index);
    if (old == null) return null;
    int changes = table.changes();
    V value = remappingFunction.apply(key, old);
    expect(changes);
    change(key, index, value);
    return value;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    int index = findPlace(key);
    V old = read(key, index);
    int changes = table.changes();
    V value = remappingFunction.apply(key, old);
    expect(changes);
    change(key, index, value);
    return value;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    int index = findPlace(key);
    V old = read(key, index);
    V merged = value;
    if (old != null) {
      int changes = table.changes();
      merged = remappingFunction.apply(old, value);
      expect(changes);
    }
    change(key, index, merged);
    return merged;
  }

  /** What a function gave for a key: null removes. */
  private void change(K key, int index, V value) {
    if (index >= 0) {
      if (value != null) write(key, index, value);
      else delete(key, index);
    } else if (value != null) {
      insert(key, index, value);
    }
  }

  @Override
  public V remove(Object key) {
    int index = find(key);
    V old = read(key, index);
    if (index >= 0) delete(key, index);
    return old;
  }

  @Override
  public void clear() {
    table.clear();
    Contents.rearrange(owner());
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
      copy.table = new SortedTable<K, V>(comparator);
      for (Map.Entry<K, V> entry : entrySet()) {
        copy.insert(entry.getKey(), -1 - copy.table.size(), entry.getValue());
      }
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    return all().firstEntry();
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    return all().lastEntry();
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    return all().pollFirstEntry();
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    return all().pollLastEntry();
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    return all().lowerEntry(key);
  }

  @Override
  public K lowerKey(K key) {
    return all().lowerKey(key);
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    return all().floorEntry(key);
  }

  @Override
  public K floorKey(K key) {
    return all().floorKey(key);
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    return all().ceilingEntry(key);
  }

  @Override
  public K ceilingKey(K key) {
    return all().ceilingKey(key);
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    return all().higherEntry(key);
  }

  @Override
  public K higherKey(K key) {
    return all().higherKey(key);
  }

  @Override
  public Set<K> keySet() {
    return navigableKeySet();
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return new TreeView.KeySet<K>(this);
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return all().descendingKeySet();
  }

  @Override
  public Collection<V> values() {
    return all().values();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return all().entrySet();
  }

  @Override
  public NavigableMap<K, V> descendingMap() {
    return all().descendingMap();
  }

  @Override
  public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return all().subMap(fromKey, fromInclusive, toKey, toInclusive);
  }

  @Override
  public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return all().headMap(toKey, inclusive);
  }

  @Override
  public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return all().tailMap(fromKey, inclusive);
  }

  @Override
  public SortedMap<K, V> subMap(K fromKey, K toKey) {
    return all().subMap(fromKey, true, toKey, false);
  }

  @Override
  public SortedMap<K, V> headMap(K toKey) {
    return all().headMap(toKey, false);
  }

  @Override
  public SortedMap<K, V> tailMap(K fromKey) {
    return all().tailMap(fromKey, true);
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    int index = find(key);
    V old = read(key, index);
    if (index < 0 || !Objects.equals(oldValue, old)) return false;
    write(key, index, newValue);
    return true;
  }

  @Override
  public V replace(K key, V value) {
    int index = find(key);
    V old = read(key, index);
    if (index >= 0) write(key, index, value);
    return old;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) {
      int changes = table.changes();
      action.accept(entry.getKey(), entry.getValue());
      expect(changes);
    }
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Map.Entry<K, V> entry : entrySet()) {
      int changes = table.changes();
      entry.setValue(function.apply(entry.getKey(), entry.getValue()));
      expect(changes);
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(size());
    for (Map.Entry<K, V> entry : entrySet()) {
      out.writeObject(entry.getKey());
      out.writeObject(entry.getValue());
    }
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    table = new SortedTable<K, V>(comparator);
    int size = in.readInt();
    for (int i = 0; i < size; i++) insert((K) in.readObject(), -1 - i, (V) in.readObject());
  }
}
