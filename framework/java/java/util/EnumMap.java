package java.util;

import antecede.Concrete;
import antecede.Contents;
import java.io.Serializable;

/** A map from the constants of an enum, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
  private final Class<K> keyType;
  private Slot<K, V>[] slots;
  private int count;

  public EnumMap(Class<K> keyType) {
    this.keyType = keyType;
    allocate(keyType.getEnumConstants().length);
  }

  public EnumMap(EnumMap<K, ? extends V> m) {
    this(m.keyType);
    putAll(m);
  }

  public EnumMap(Map<K, ? extends V> m) {
    this(keyTypeOf(m));
    putAll(m);
  }

  private static <K extends Enum<K>> Class<K> keyTypeOf(Map<K, ?> m) {
    if (m instanceof EnumMap) return ((EnumMap<K, ?>) m).keyType;
    if (m.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
    return m.keySet().iterator().next().getDeclaringClass();
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private void allocate(int length) {
    slots = (Slot<K, V>[]) new Slot<?, ?>[length];
    count = 0;
  }

  @Concrete
  private int count() {
    return count;
  }

  @Concrete
  private Slot<K, V> find(Object key) {
    if (!(key instanceof Enum) || ((Enum<?>) key).getDeclaringClass() != keyType) return null;
    return slots[((Enum<?>) key).ordinal()];
  }

  @Concrete
  private void fill(K key, V value) {
    slots[key.ordinal()] = new Slot<K, V>(key, value);
    count++;
  }

  @Concrete
  private void empty(Object key) {
    slots[((Enum<?>) key).ordinal()] = null;
    count--;
  }

  /** The index of the first constant from here on that has a value. */
  @Concrete
  private int occupied(int index) {
    while (index < slots.length && slots[index] == null) index++;
    return index;
  }

  @Concrete
  private boolean isBehind(int index) {
    return index >= slots.length;
  }

  @Concrete
  private Slot<K, V> at(int index) {
    return slots[index];
  }

  @Concrete
  private void clearSlots() {
    allocate(slots.length);
  }

  @Override
  public int size() {
    return Contents.size(this, count());
  }

  @Override
  public boolean containsValue(Object value) {
    return super.containsValue(value);
  }

  @Override
  public boolean containsKey(Object key) {
    Contents.read(this, key, null);
    return Slot.found(find(key));
  }

  @Override
  public V get(Object key) {
    return Contents.read(this, key, Slot.valueOf(find(key)));
  }

  @Override
  public V put(K key, V value) {
    if (key.getDeclaringClass() != keyType) throw new ClassCastException(key.getClass() + " != " + keyType);
    Slot<K, V> slot = find(key);
    V old = Contents.read(this, key, Slot.valueOf(slot));
    if (Slot.found(slot)) {
      Slot.assign(slot, value);
      Contents.write(this, key, value);
    } else {
      fill(key, value);
      Contents.insert(this, key, value);
    }
    return old;
  }

  @Override
  public V remove(Object key) {
    Slot<K, V> slot = find(key);
    V old = Contents.read(this, key, Slot.valueOf(slot));
    if (Slot.found(slot)) {
      empty(key);
      Contents.remove(this, key);
    }
    return old;
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    super.putAll(m);
  }

  @Override
  public void clear() {
    clearSlots();
    Contents.rearrange(this);
  }

  @Override
  public Set<K> keySet() {
    return new AbstractMap.Keys<K>(this) {
      @Override
      public Iterator<K> iterator() {
        return new KeyWalk();
      }

      @Override
      public boolean remove(Object o) {
        if (!EnumMap.this.containsKey(o)) return false;
        EnumMap.this.remove(o);
        return true;
      }
    };
  }

  @Override
  public Collection<V> values() {
    return super.values();
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntrySet();
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryWalk();
    }

    @Override
    public int size() {
      return EnumMap.this.size();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
      return AbstractMap.holds(EnumMap.this, entry.getKey(), entry.getValue());
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) return false;
      EnumMap.this.remove(((Map.Entry<?, ?>) o).getKey());
      return true;
    }

    @Override
    public void clear() {
      EnumMap.this.clear();
    }
  }

  /** Does not fail when the map changes: it goes on from the constant it gave last. */
  private class Walk {
    private int index;
    private int last = -1;
    private K lastKey;

    Walk() {
      Contents.size(EnumMap.this, count());
    }

    public boolean hasNext() {
      index = occupied(index);
      return !isBehind(index);
    }

    Slot<K, V> step() {
      if (!hasNext()) throw new NoSuchElementException();
      last = index++;
      Slot<K, V> slot = at(last);
      lastKey = Contents.readKey(EnumMap.this, Slot.keyOf(slot));
      return slot;
    }

    K lastKey() {
      return lastKey;
    }

    public void remove() {
      if (last < 0) throw new IllegalStateException();
      last = -1;
      EnumMap.this.remove(lastKey);
    }
  }

  private final class KeyWalk extends Walk implements Iterator<K> {
    @Override
    public K next() {
      step();
      return lastKey();
    }
  }

  private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return new MapEntry<K, V>(EnumMap.this, step());
    }
  }

  @Override
  public boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumMap<K, V> clone() {
    try {
      EnumMap<K, V> copy = (EnumMap<K, V>) super.clone();
      copy.clearSlots();
      copy.putAll(this);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }
}
