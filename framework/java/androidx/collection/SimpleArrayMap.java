package androidx.collection;

import java.util.Map;
import java.util.Objects;

/** A map whose keys have indices: the platform's. */
public class SimpleArrayMap<K, V> {
  final android.util.ArrayMap<K, V> map;

  public SimpleArrayMap() {
    map = new android.util.ArrayMap<K, V>();
  }

  public SimpleArrayMap(int capacity) {
    map = new android.util.ArrayMap<K, V>(capacity);
  }

  public SimpleArrayMap(SimpleArrayMap<K, V> map) {
    this();
    if (map != null) putAll(map);
  }

  public void clear() {
    map.clear();
  }

  public void ensureCapacity(int minimumCapacity) {
    map.ensureCapacity(minimumCapacity);
  }

  public boolean containsKey(Object key) {
    return map.containsKey(key);
  }

  public int indexOfKey(Object key) {
    return map.indexOfKey(key);
  }

  public boolean containsValue(Object value) {
    return map.containsValue(value);
  }

  public V get(Object key) {
    return map.get(key);
  }

  public V getOrDefault(Object key, V defaultValue) {
    V value = map.get(key);
    return value != null || map.containsKey(key) ? value : defaultValue;
  }

  public K keyAt(int index) {
    return map.keyAt(index);
  }

  public V valueAt(int index) {
    return map.valueAt(index);
  }

  public V setValueAt(int index, V value) {
    return map.setValueAt(index, value);
  }

  public boolean isEmpty() {
    return map.isEmpty();
  }

  public V put(K key, V value) {
    return map.put(key, value);
  }

  public void putAll(SimpleArrayMap<? extends K, ? extends V> array) {
    for (int i = 0; i < array.size(); i++) put(array.keyAt(i), array.valueAt(i));
  }

  public V putIfAbsent(K key, V value) {
    V before = map.get(key);
    if (before == null) put(key, value);
    return before;
  }

  public V remove(Object key) {
    return map.remove(key);
  }

  public boolean remove(Object key, Object value) {
    if (!map.containsKey(key) || !Objects.equals(map.get(key), value)) return false;
    map.remove(key);
    return true;
  }

  public V removeAt(int index) {
    return map.removeAt(index);
  }

  public V replace(K key, V value) {
    return map.containsKey(key) ? map.put(key, value) : null;
  }

  public boolean replace(K key, V oldValue, V newValue) {
    if (!map.containsKey(key) || !Objects.equals(map.get(key), oldValue)) return false;
    map.put(key, newValue);
    return true;
  }

  public int size() {
    return map.size();
  }

  @Override
  public boolean equals(Object object) {
    if (object instanceof SimpleArrayMap) return map.equals(((SimpleArrayMap<?, ?>) object).map);
    return object instanceof Map && map.equals(object);
  }

  @Override
  public int hashCode() {
    return map.hashCode();
  }

  @Override
  public String toString() {
    return map.toString();
  }
}
