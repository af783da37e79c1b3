package android.util;

import antecede.Contents;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map whose entries have indices, in the order of the keys' hash codes. */
@antecede.Holder
public final class ArrayMap<K, V> implements Map<K, V> {
  private final HashedTable table = new HashedTable();
  private final View<K, V> view = new View<K, V>(this);

  /** The map as others show themselves: what it looks like as a set of entries. */
  private static final class View<K, V> extends AbstractMap<K, V> {
    private final Entries<K, V> entries;

    View(ArrayMap<K, V> map) {
      entries = new Entries<K, V>(map);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return entries;
    }
  }

  private static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final ArrayMap<K, V> map;

    Entries(ArrayMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new Cursor<K, V>(map);
    }
  }

  /** Walks by index; an entry that is removed makes room for the next. */
  private static final class Cursor<K, V> implements Iterator<Map.Entry<K, V>> {
    private final ArrayMap<K, V> map;
    private int next;
    private boolean canRemove;

    Cursor(ArrayMap<K, V> map) {
      this.map = map;
    }

    @Override
    public boolean hasNext() {
      return next < map.size();
    }

    @Override
    public Map.Entry<K, V> next() {
      if (!hasNext()) throw new NoSuchElementException();
      canRemove = true;
      return new Item<K, V>(map, map.keyAt(next++));
    }

    @Override
    public void remove() {
      if (!canRemove) throw new IllegalStateException();
      canRemove = false;
      map.removeAt(--next);
    }
  }

  private static final class Item<K, V> implements Map.Entry<K, V> {
    private final ArrayMap<K, V> map;
    private final K key;

    Item(ArrayMap<K, V> map, K key) {
      this.map = map;
      this.key = key;
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return map.get(key);
    }

    @Override
    public V setValue(V value) {
      return map.put(key, value);
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
      return Objects.equals(key, entry.getKey()) && Objects.equals(getValue(), entry.getValue());
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(getValue());
    }

    @Override
    public String toString() {
      return key + "=" + getValue();
    }
  }

  public ArrayMap() {}

  public ArrayMap(int capacity) {
    table.reserve(capacity);
  }

  public ArrayMap(ArrayMap<K, V> map) {
    if (map != null) putAll(map);
  }

  @Override
  public void clear() {
    table.clear();
    Contents.rearrange(this);
  }

  public void ensureCapacity(int minimumCapacity) {
    table.reserve(minimumCapacity);
  }

  private int find(Object key) {
    Contents.match(this, key);
    return table.find(key);
  }

  @Override
  public boolean containsKey(Object key) {
    return indexOfKey(key) >= 0;
  }

  public int indexOfKey(Object key) {
    int index = find(key);
    Contents.read(this, key, null);
    return index;
  }

  public int indexOfValue(Object value) {
    for (int i = 0; i < size(); i++) {
      if (Objects.equals(value, valueAt(i))) return i;
    }
    return -1;
  }

  @Override
  public boolean containsValue(Object value) {
    return indexOfValue(value) >= 0;
  }

  @SuppressWarnings("unchecked")
  private V valueOf(int index) {
    return table.has(index) ? (V) table.valueAt(index) : null;
  }

  @Override
  public V get(Object key) {
    int index = find(key);
    return Contents.read(this, key, valueOf(index));
  }

  @SuppressWarnings("unchecked")
  public K keyAt(int index) {
    return Contents.readKey(this, (K) table.keyAt(index));
  }

  @SuppressWarnings("unchecked")
  public V valueAt(int index) {
    return Contents.read(this, keyAt(index), (V) table.valueAt(index));
  }

  public V setValueAt(int index, V value) {
    V old = valueAt(index);
    table.setAt(index, value);
    Contents.write(this, table.keyAt(index), value);
    return old;
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public V put(K key, V value) {
    int index = find(key);
    if (!table.has(index)) {
      table.insert(~index, key, value);
      Contents.insert(this, key, value);
      return null;
    }
    V old = Contents.read(this, key, valueOf(index));
    table.setAt(index, value);
    Contents.write(this, key, value);
    return old;
  }

  public void putAll(ArrayMap<? extends K, ? extends V> array) {
    for (int i = 0; i < array.size(); i++) put(array.keyAt(i), array.valueAt(i));
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> map) {
    for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) put(entry.getKey(), entry.getValue());
  }

  @Override
  public V remove(Object key) {
    int index = find(key);
    V old = Contents.read(this, key, valueOf(index));
    if (table.has(index)) delete(index, key);
    return old;
  }

  public V removeAt(int index) {
    V old = valueAt(index);
    delete(index, table.keyAt(index));
    return old;
  }

  private void delete(int index, Object key) {
    table.removeAt(index);
    Contents.remove(this, key);
  }

  @Override
  public int size() {
    return Contents.size(this, table.size());
  }

  public boolean containsAll(Collection<?> collection) {
    for (Object key : collection) {
      if (!containsKey(key)) return false;
    }
    return true;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    for (int i = 0; i < size(); i++) action.accept(keyAt(i), valueAt(i));
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    for (int i = 0; i < size(); i++) setValueAt(i, function.apply(keyAt(i), valueAt(i)));
  }

  public boolean removeAll(Collection<?> collection) {
    int before = size();
    for (Object key : collection) remove(key);
    return before != size();
  }

  public boolean retainAll(Collection<?> collection) {
    int before = size();
    for (int i = before - 1; i >= 0; i--) {
      if (!collection.contains(keyAt(i))) removeAt(i);
    }
    return before != size();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return view.entrySet();
  }

  @Override
  public Set<K> keySet() {
    return view.keySet();
  }

  @Override
  public Collection<V> values() {
    return view.values();
  }

  @Override
  public boolean equals(Object object) {
    return this == object || view.equals(object);
  }

  @Override
  public int hashCode() {
    return view.hashCode();
  }

  @Override
  public String toString() {
    if (isEmpty()) return "{}";
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < size(); i++) {
      if (i > 0) text.append(", ");
      Object key = keyAt(i);
      Object value = valueAt(i);
      text.append(key == this ? "(this Map)" : key).append('=').append(value == this ? "(this Map)" : value);
    }
    return text.append('}').toString();
  }
}
