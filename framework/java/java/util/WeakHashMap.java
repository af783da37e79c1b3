package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map whose entries would go with their keys; here keys are held and entries stay. The order is HashMap's. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
  private final HashMap<K, V> map;

  public WeakHashMap(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
    map = new InnerMap<K, V>(this, HashTable.BUCKETS, initialCapacity, HashMap.checkLoad(loadFactor));
  }

  public WeakHashMap(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public WeakHashMap() {
    this(16);
  }

  public WeakHashMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
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
  public V get(Object key) {
    return map.get(key);
  }

  @Override
  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  @Override
  public V put(K key, V value) {
    return map.put(key, value);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    map.putAll(m);
  }

  @Override
  public V remove(Object key) {
    return map.remove(key);
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  @Override
  public Set<K> keySet() {
    return map.keySet();
  }

  @Override
  public Collection<V> values() {
    return map.values();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return map.entrySet();
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    map.forEach(action);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    map.replaceAll(function);
  }
}
