package java.util;

import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map by hash codes; says to the engines what {@link HashTable} does. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
  private transient HashTable<K, V> table;

  public HashMap(int initialCapacity, float loadFactor) {
    this(HashTable.BUCKETS, checkCapacity(initialCapacity), checkLoad(loadFactor));
  }

  public HashMap(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public HashMap() {
    this(HashTable.BUCKETS, -1, 0.75f);
  }

  public HashMap(Map<? extends K, ? extends V> m) {
    this();
    putEach(m, false);
  }

  HashMap(int kind, int capacity, float load) {
    table = new HashTable<K, V>(kind, capacity, load);
  }

  static int checkCapacity(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
    return capacity;
  }

  static float checkLoad(float load) {
    if (!(load > 0)) throw new IllegalArgumentException("Illegal load factor: " + load);
    return load;
  }

  /** Whose contents these are: this map, unless another one is made of it. */
  Object owner() {
    return this;
  }

  /** Announces that the key is compared; a map by identity does not. */
  void match(Object key) {
    Contents.match(owner(), key);
  }

  /** A new key was put. */
  void inserted() {}

  private HashTable.Node<K, V> find(Object key) {
    match(key);
    return table.find(table.hash(key), key);
  }

  private void used(HashTable.Node<K, V> node) {
    if (table.used(node)) Contents.rearrange(owner());
  }

  private V read(Object key, HashTable.Node<K, V> node) {
    return Contents.read(owner(), key, Slot.valueOf(node));
  }

  private void write(K key, HashTable.Node<K, V> node, V value) {
    Slot.assign(node, value);
    Contents.write(owner(), key, value);
    used(node);
  }

  private void delete(Object key, HashTable.Node<K, V> node) {
    table.remove(node);
    Contents.remove(owner(), key);
  }

  /** Puts it; an old value stays if {@code onlyIfNone} and it is not null. Returns the old value. */
  private V store(K key, V value, boolean onlyIfNone, boolean evict) {
    match(key);
    int hash = table.hash(key);
    HashTable.Node<K, V> node = table.find(hash, key);
    if (!Slot.found(node)) {
      table.append(hash, key, value);
      Contents.insert(owner(), key, value);
      if (evict) inserted();
      return null;
    }
    V old = read(key, node);
    if (onlyIfNone && old != null) used(node);
    else write(key, node, value);
    return old;
  }

  void putEach(Map<? extends K, ? extends V> m, boolean evict) {
    table.reserve(m.size());
    for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
      store(entry.getKey(), entry.getValue(), false, evict);
    }
  }

  /** True if the key is new. The old key and value stay otherwise. */
  boolean addKey(K key, V value) {
    match(key);
    int hash = table.hash(key);
    if (Slot.found(table.find(hash, key))) {
      Contents.read(owner(), key, null);
      return false;
    }
    table.append(hash, key, value);
    Contents.insert(owner(), key, value);
    return true;
  }

  /** True if the key was there. */
  boolean removeKey(Object key) {
    HashTable.Node<K, V> node = find(key);
    if (!Slot.found(node)) {
      Contents.read(owner(), key, null);
      return false;
    }
    delete(key, node);
    return true;
  }

  @Override
  public int size() {
    return Contents.size(owner(), table.size());
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public V get(Object key) {
    HashTable.Node<K, V> node = find(key);
    used(node);
    return read(key, node);
  }

  @Override
  public boolean containsKey(Object key) {
    HashTable.Node<K, V> node = find(key);
    Contents.read(owner(), key, null);
    return Slot.found(node);
  }

  @Override
  public V put(K key, V value) {
    return store(key, value, false, true);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    putEach(m, true);
  }

  @Override
  public V remove(Object key) {
    HashTable.Node<K, V> node = find(key);
    V old = read(key, node);
    if (Slot.found(node)) delete(key, node);
    return old;
  }

  @Override
  public void clear() {
    table.clear();
    Contents.rearrange(owner());
  }

  @Override
  public boolean containsValue(Object value) {
    return super.containsValue(value);
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    HashTable.Node<K, V> node = find(key);
    used(node);
    V value = read(key, node);
    return Slot.found(node) ? value : defaultValue;
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return store(key, value, true, true);
  }

  @Override
  public boolean remove(Object key, Object value) {
    HashTable.Node<K, V> node = find(key);
    V old = read(key, node);
    if (!Slot.found(node) || !Objects.equals(value, old)) return false;
    delete(key, node);
    return true;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    HashTable.Node<K, V> node = find(key);
    V old = read(key, node);
    if (!Slot.found(node) || !Objects.equals(oldValue, old)) return false;
    write(key, node, newValue);
    return true;
  }

  @Override
  public V replace(K key, V value) {
    HashTable.Node<K, V> node = find(key);
    V old = read(key, node);
    if (Slot.found(node)) write(key, node, value);
    return old;
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    match(key);
    int hash = table.hash(key);
    table.prepare();
    HashTable.Node<K, V> node = table.find(hash, key);
    V old = read(key, node);
    if (old != null) {
      used(node);
      return old;
    }
    int changes = table.changes();
    V value = mappingFunction.apply(key);
    expect(changes);
    if (value != null) change(hash, key, node, value);
    return value;
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    HashTable.Node<K, V> node = find(key);
    V old = read(key, node);
    if (old == null) return null;
    int changes = table.changes();
    V value = remappingFunction.apply(key, old);
    expect(changes);
    if (value != null) write(key, node, value);
    else delete(key, node);
    return value;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    match(key);
    int hash = table.hash(key);
    table.prepare();
    HashTable.Node<K, V> node = table.find(hash, key);
    V old = read(key, node);
    int changes = table.changes();
    V value = remappingFunction.apply(key, old);
    expect(changes);
    change(hash, key, node, value);
    return value;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(value);
    Objects.requireNonNull(remappingFunction);
    match(key);
    int hash = table.hash(key);
    table.prepare();
    HashTable.Node<K, V> node = table.find(hash, key);
    V old = read(key, node);
    V merged = value;
    if (old != null) {
      int changes = table.changes();
      merged = remappingFunction.apply(old, value);
      expect(changes);
    }
    change(hash, key, node, merged);
    return merged;
  }

  /** What a function gave for a key: null removes. New keys go to the front of their bucket here. */
  private void change(int hash, K key, HashTable.Node<K, V> node, V value) {
    if (Slot.found(node)) {
      if (value != null) write(key, node, value);
      else delete(key, node);
    } else if (value != null) {
      table.prepend(hash, key, value);
      Contents.insert(owner(), key, value);
      inserted();
    }
  }

  private void expect(int changes) {
    if (changes != table.changes()) throw new ConcurrentModificationException();
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int changes = table.changes();
    for (Walk each = new Walk(); each.hasNext(); ) {
      HashTable.Node<K, V> node = each.cursor.next();
      K key = Contents.readKey(owner(), Slot.keyOf(node));
      action.accept(key, read(key, node));
    }
    expect(changes);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int changes = table.changes();
    for (Walk each = new Walk(); each.hasNext(); ) {
      HashTable.Node<K, V> node = each.cursor.next();
      K key = Contents.readKey(owner(), Slot.keyOf(node));
      V value = function.apply(key, read(key, node));
      Slot.assign(node, value);
      Contents.write(owner(), key, value);
    }
    expect(changes);
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashMap<K, V> copy = (HashMap<K, V>) super.clone();
      copy.table = table.another();
      copy.putEach(this, false);
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

  Iterator<K> keyIterator() {
    return new KeyWalk();
  }

  /** The entry that is longest in the map. Only linked ones have one. */
  Map.Entry<K, V> eldest() {
    return new MapEntry<K, V>(owner(), table.eldest());
  }

  private class Walk {
    final HashTable.Cursor<K, V> cursor = new HashTable.Cursor<K, V>(table);
    private K last;

    Walk() {
      Contents.size(owner(), table.size());
    }

    public boolean hasNext() {
      return cursor.hasNext();
    }

    HashTable.Node<K, V> step() {
      if (cursor.isStale()) throw new ConcurrentModificationException();
      if (!cursor.hasNext()) throw new NoSuchElementException();
      HashTable.Node<K, V> node = cursor.next();
      last = Contents.readKey(owner(), Slot.keyOf(node));
      return node;
    }

    K lastKey() {
      return last;
    }

    public void remove() {
      if (!cursor.hasCurrent()) throw new IllegalStateException();
      if (cursor.isStale()) throw new ConcurrentModificationException();
      cursor.remove();
      Contents.remove(owner(), last);
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
      HashTable.Node<K, V> node = step();
      return read(lastKey(), node);
    }
  }

  private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
    @Override
    public Map.Entry<K, V> next() {
      return new MapEntry<K, V>(owner(), step());
    }
  }

  private final class KeySet extends AbstractMap.Keys<K> {
    KeySet() {
      super(HashMap.this);
    }

    @Override
    public Iterator<K> iterator() {
      return new KeyWalk();
    }

    @Override
    public boolean remove(Object key) {
      return removeKey(key);
    }
  }

  private final class ValueCollection extends AbstractMap.Values<V> {
    ValueCollection() {
      super(HashMap.this);
    }

    @Override
    public Iterator<V> iterator() {
      return new ValueWalk();
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EntryWalk();
    }

    @Override
    public int size() {
      return HashMap.this.size();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
      HashTable.Node<K, V> node = find(entry.getKey());
      V value = read(entry.getKey(), node);
      return Slot.found(node) && Objects.equals(value, entry.getValue());
    }

    @Override
    public boolean remove(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
      return HashMap.this.remove(entry.getKey(), entry.getValue());
    }

    @Override
    public void clear() {
      HashMap.this.clear();
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(table.kind());
    out.writeInt(size());
    for (Map.Entry<K, V> entry : entrySet()) {
      out.writeObject(entry.getKey());
      out.writeObject(entry.getValue());
    }
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    table = new HashTable<K, V>(in.readInt(), -1, 0.75f);
    int size = in.readInt();
    table.reserve(size);
    for (int i = 0; i < size; i++) store((K) in.readObject(), (V) in.readObject(), false, false);
  }
}
