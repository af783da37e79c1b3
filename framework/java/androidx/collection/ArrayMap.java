package androidx.collection;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** The same as a Map. */
public class ArrayMap<K, V> extends SimpleArrayMap<K, V> implements Map<K, V> {
  public ArrayMap() {}

  public ArrayMap(int capacity) {
    super(capacity);
  }

  public ArrayMap(SimpleArrayMap<K, V> map) {
    super(map);
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    return super.getOrDefault(key, defaultValue);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return super.putIfAbsent(key, value);
  }

  @Override
  public boolean remove(Object key, Object value) {
    return super.remove(key, value);
  }

  @Override
  public V replace(K key, V value) {
    return super.replace(key, value);
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    return super.replace(key, oldValue, newValue);
  }

  public boolean containsAll(Collection<?> collection) {
    return map.containsAll(collection);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> map) {
    this.map.putAll(map);
  }

  public boolean removeAll(Collection<?> collection) {
    return map.removeAll(collection);
  }

  public boolean retainAll(Collection<?> collection) {
    return map.retainAll(collection);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return map.entrySet();
  }

  @Override
  public Set<K> keySet() {
    return map.keySet();
  }

  @Override
  public Collection<V> values() {
    return map.values();
  }
}
