package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map whose keys and values are compared by ==. The order is by identity hash codes, but not the JDK's. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
  private static final int DEFAULT_CAPACITY = 32;

  private transient HashMap<K, V> map;

  public IdentityHashMap() {
    this(DEFAULT_CAPACITY);
  }

  public IdentityHashMap(int expectedMaxSize) {
    if (expectedMaxSize < 0) throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
    map = new ByIdentity<K, V>(this);
  }

  public IdentityHashMap(Map<? extends K, ? extends V> m) {
    this();
    putAll(m);
  }

  private static final class ByIdentity<K, V> extends InnerMap<K, V> {
    ByIdentity(Object owner) {
      super(owner, HashTable.IDENTITY, DEFAULT_CAPACITY, 0.75f);
    }

    @Override
    void match(Object key) {}
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
  public boolean containsValue(Object value) {
    for (V each : map.values()) {
      if (each == value) return true;
    }
    return false;
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
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof IdentityHashMap)) return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    IdentityHashMap<?, ?> other = (IdentityHashMap<?, ?>) o;
    if (other.size() != size()) return false;
    for (Map.Entry<?, ?> entry : other.map.entrySet()) {
      if (!holdsSame(entry)) return false;
    }
    return true;
  }

  private boolean holdsSame(Map.Entry<?, ?> entry) {
    return get(entry.getKey()) == entry.getValue() && containsKey(entry.getKey());
  }

  @Override
  public int hashCode() {
    int sum = 0;
    for (Map.Entry<K, V> entry : entrySet()) sum += entry.hashCode();
    return sum;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
      copy.map = new ByIdentity<K, V>(copy);
      copy.map.putAll(map);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Set<K> keySet() {
    return new KeySet();
  }

  @Override
  public Collection<V> values() {
    return new ValueCollection();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntrySet();
  }

  private final class KeySet extends AbstractMap.Keys<K> {
    KeySet() {
      super(IdentityHashMap.this);
    }

    @Override
    public Iterator<K> iterator() {
      return IdentityHashMap.this.map.keyIterator();
    }

    @Override
    public boolean remove(Object key) {
      return IdentityHashMap.this.map.removeKey(key);
    }

    /** Not by walking over the other collection: that compares by equals. */
    @Override
    public boolean removeAll(Collection<?> c) {
      Objects.requireNonNull(c);
      return removeIf(key -> c.contains(key));
    }

    @Override
    public int hashCode() {
      int sum = 0;
      for (K key : this) sum += System.identityHashCode(key);
      return sum;
    }
  }

  private final class ValueCollection extends AbstractMap.Values<V> {
    ValueCollection() {
      super(IdentityHashMap.this);
    }

    @Override
    public boolean remove(Object o) {
      for (Iterator<V> each = iterator(); each.hasNext(); ) {
        if (each.next() == o) {
          each.remove();
          return true;
        }
      }
      return false;
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      Iterator<Map.Entry<K, V>> entries = map.entrySet().iterator();
      return new Iterator<Map.Entry<K, V>>() {
        @Override
        public boolean hasNext() {
          return entries.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
          return new IdentityEntry<K, V>(entries.next());
        }

        @Override
        public void remove() {
          entries.remove();
        }
      };
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return o instanceof Map.Entry && holdsSame((Map.Entry<?, ?>) o);
    }

    @Override
    public boolean remove(Object o) {
      return contains(o) && map.removeKey(((Map.Entry<?, ?>) o).getKey());
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      Objects.requireNonNull(c);
      return removeIf(entry -> c.contains(entry));
    }

    @Override
    public void clear() {
      map.clear();
    }
  }

  private static final class IdentityEntry<K, V> implements Map.Entry<K, V> {
    private final Map.Entry<K, V> entry;

    IdentityEntry(Map.Entry<K, V> entry) {
      this.entry = entry;
    }

    @Override
    public K getKey() {
      return entry.getKey();
    }

    @Override
    public V getValue() {
      return entry.getValue();
    }

    @Override
    public V setValue(V value) {
      return entry.setValue(value);
    }

    @Override
    public boolean equals(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
      return getKey() == other.getKey() && getValue() == other.getValue();
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(getKey()) ^ System.identityHashCode(getValue());
    }

    @Override
    public String toString() {
      return entry.toString();
    }
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    map.forEach(action);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    map.replaceAll(function);
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
    map = new ByIdentity<K, V>(this);
    for (int left = in.readInt(); left > 0; left--) map.put((K) in.readObject(), (V) in.readObject());
  }
}
