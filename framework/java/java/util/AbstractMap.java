package java.util;

import antecede.Observable;
import java.io.Serializable;

/** A map by means of entrySet(). */
public abstract class AbstractMap<K, V> implements Map<K, V> {
  protected AbstractMap() {}

  @Override
  public int size() {
    return entrySet().size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Map.Entry<K, V> entry : entrySet()) {
      if (Objects.equals(value, entry.getValue())) return true;
    }
    return false;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public V get(Object key) {
    Map.Entry<K, V> entry = find(key);
    return entry == null ? null : entry.getValue();
  }

  private Map.Entry<K, V> find(Object key) {
    for (Map.Entry<K, V> entry : entrySet()) {
      if (Objects.equals(key, entry.getKey())) return entry;
    }
    return null;
  }

  @Override
  public V put(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V remove(Object key) {
    for (Iterator<Map.Entry<K, V>> each = entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<K, V> entry = each.next();
      if (Objects.equals(key, entry.getKey())) {
        V old = entry.getValue();
        each.remove();
        return old;
      }
    }
    return null;
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) put(entry.getKey(), entry.getValue());
  }

  @Override
  public void clear() {
    entrySet().clear();
  }

  @Override
  public Set<K> keySet() {
    return new Keys<K>(this);
  }

  @Override
  public Collection<V> values() {
    return new Values<V>(this);
  }

  @Override
  public abstract Set<Map.Entry<K, V>> entrySet();

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    return o instanceof Map && equal(this, (Map<?, ?>) o);
  }

  @Override
  public int hashCode() {
    return hashOf(this);
  }

  @Override
  public String toString() {
    return textOf(this);
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    return super.clone();
  }

  static boolean holds(Map<?, ?> map, Object key, Object value) {
    Object current = map.get(key);
    return Objects.equals(current, value) && (current != null || map.containsKey(key));
  }

  static boolean equal(Map<?, ?> map, Map<?, ?> other) {
    if (other.size() != map.size()) return false;
    try {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        Object value = entry.getValue();
        if (value == null ? other.get(entry.getKey()) != null || !other.containsKey(entry.getKey())
            : !value.equals(other.get(entry.getKey()))) {
          return false;
        }
      }
    } catch (ClassCastException | NullPointerException incomparable) {
      return false;
    }
    return true;
  }

  static int hashOf(Map<?, ?> map) {
    int sum = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) sum += entry.hashCode();
    return sum;
  }

  static String textOf(Map<?, ?> map) {
    StringBuilder text = new StringBuilder("{");
    boolean first = true;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!first) text.append(", ");
      first = false;
      Object key = entry.getKey();
      Object value = entry.getValue();
      text.append(key == map ? "(this Map)" : key).append('=').append(value == map ? "(this Map)" : value);
    }
    return text.append('}').toString();
  }

  static boolean equalEntry(Map.Entry<?, ?> entry, Object o) {
    if (!(o instanceof Map.Entry)) return false;
    Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
    return Objects.equals(entry.getKey(), other.getKey()) && Objects.equals(entry.getValue(), other.getValue());
  }

  /** The keys of any map. */
  static class Keys<K> extends AbstractSet<K> {
    final Map<K, ?> map;

    Keys(Map<K, ?> map) {
      this.map = map;
    }

    @Override
    public Iterator<K> iterator() {
      return keysOf(map.entrySet().iterator());
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
    public boolean contains(Object o) {
      return map.containsKey(o);
    }

    @Override
    public void clear() {
      map.clear();
    }
  }

  private static <K, V> Iterator<K> keysOf(Iterator<? extends Map.Entry<K, V>> entries) {
    return new Iterator<K>() {
      @Override
      public boolean hasNext() {
        return entries.hasNext();
      }

      @Override
      public K next() {
        return entries.next().getKey();
      }

      @Override
      public void remove() {
        entries.remove();
      }
    };
  }

  /** The values of any map. */
  static class Values<V> extends AbstractCollection<V> {
    final Map<?, V> map;

    Values(Map<?, V> map) {
      this.map = map;
    }

    @Override
    public Iterator<V> iterator() {
      return valuesOf(map.entrySet().iterator());
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
    public boolean contains(Object o) {
      return map.containsValue(o);
    }

    @Override
    public void clear() {
      map.clear();
    }
  }

  private static <K, V> Iterator<V> valuesOf(Iterator<? extends Map.Entry<K, V>> entries) {
    return new Iterator<V>() {
      @Override
      public boolean hasNext() {
        return entries.hasNext();
      }

      @Override
      public V next() {
        return entries.next().getValue();
      }

      @Override
      public void remove() {
        entries.remove();
      }
    };
  }

  /** A key and a value that can be set. */
  public static class SimpleEntry<K, V> implements Map.Entry<K, V>, Serializable {
    private final K key;
    @Observable private V value;

    public SimpleEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
      this(entry.getKey(), entry.getValue());
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V value) {
      V old = this.value;
      this.value = value;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return equalEntry(this, o);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  /** A key and a value that cannot be set. */
  public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, Serializable {
    private final K key;
    private final V value;

    public SimpleImmutableEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
      this(entry.getKey(), entry.getValue());
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object o) {
      return equalEntry(this, o);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }
}
