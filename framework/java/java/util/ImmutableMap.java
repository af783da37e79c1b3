package java.util;

import antecede.Atomic;
import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The map of Map.of: no nulls, no changes; in the order in which it was given. */
@Atomic
final class ImmutableMap<K, V> extends AbstractMap<K, V> implements Serializable {
  private final HashMap<K, V> map;

  ImmutableMap(Object[] keys, Object[] values) {
    map = new InnerMap<K, V>(this, HashTable.INSERTION, 2 * keys.length, 0.75f);
    for (int i = 0; i < keys.length; i++) add(Objects.requireNonNull(keys[i]), Objects.requireNonNull(values[i]));
  }

  static <K, V> ImmutableMap<K, V> of(Map.Entry<? extends K, ? extends V>[] entries) {
    Object[] keys = new Object[entries.length];
    Object[] values = new Object[entries.length];
    for (int i = 0; i < entries.length; i++) {
      keys[i] = entries[i].getKey();
      values[i] = entries[i].getValue();
    }
    return new ImmutableMap<K, V>(keys, values);
  }

  @SuppressWarnings("unchecked")
  private void add(Object key, Object value) {
    if (!map.addKey((K) key, (V) value)) throw new IllegalArgumentException("duplicate key: " + key);
  }

  private static UnsupportedOperationException immutable() {
    return new UnsupportedOperationException();
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(Objects.requireNonNull(key));
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(Objects.requireNonNull(value));
  }

  @Override
  public V get(Object key) {
    return map.get(Objects.requireNonNull(key));
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value == null ? defaultValue : value;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new Entries();
  }

  private final class Entries extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return map.entrySet().contains(o);
    }

    @Override
    public boolean remove(Object o) {
      throw immutable();
    }

    @Override
    public void clear() {
      throw immutable();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      Iterator<Map.Entry<K, V>> each = map.entrySet().iterator();
      return new Iterator<Map.Entry<K, V>>() {
        @Override
        public boolean hasNext() {
          return each.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
          Map.Entry<K, V> entry = each.next();
          return new ImmutableEntry<K, V>(entry.getKey(), entry.getValue());
        }
      };
    }
  }

  @Override
  public V put(K key, V value) {
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
  public V remove(Object key) {
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
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    throw immutable();
  }

  @Override
  public V putIfAbsent(K key, V value) {
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
}
