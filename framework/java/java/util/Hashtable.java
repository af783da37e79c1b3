package java.util;

import antecede.Concrete;
import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map by hash codes with a lock around every call; no nulls. */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
  private static final class Node<K, V> extends Slot<K, V> {
    final int hash;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      super(key, value);
      this.hash = hash;
      this.next = next;
    }
  }

  private float loadFactor;
  private transient Node<K, V>[] buckets;
  private transient int count;
  private transient int threshold;
  private transient int modCount;

  public Hashtable(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    if (!(loadFactor > 0)) throw new IllegalArgumentException("Illegal Load: " + loadFactor);
    this.loadFactor = loadFactor;
    allocate(Math.max(initialCapacity, 1));
  }

  public Hashtable(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public Hashtable() {
    this(11);
  }

  public Hashtable(Map<? extends K, ? extends V> t) {
    this(Math.max(2 * t.size(), 11));
    putAll(t);
  }

  // The table.

  @Concrete
  @SuppressWarnings("unchecked")
  private void allocate(int size) {
    buckets = (Node<K, V>[]) new Node<?, ?>[size];
    threshold = (int) Math.min(size * loadFactor, Integer.MAX_VALUE - 8);
  }

  @Concrete
  private int index(int hash) {
    return (hash & Integer.MAX_VALUE) % buckets.length;
  }

  @Concrete
  private Node<K, V> lookUp(Object key) {
    int hash = key.hashCode();
    for (Node<K, V> node = buckets[index(hash)]; node != null; node = node.next) {
      if (node.hash == hash && node.key.equals(key)) return node;
    }
    return null;
  }

  @Concrete
  private void prepend(K key, V value) {
    if (count >= threshold) rehash();
    attach(new Node<K, V>(key.hashCode(), key, value, null));
    count++;
    modCount++;
  }

  @Concrete
  private void attach(Node<K, V> node) {
    int index = index(node.hash);
    node.next = buckets[index];
    buckets[index] = node;
  }

  /** Makes the table larger. */
  @Concrete
  protected void rehash() {
    Node<K, V>[] old = buckets;
    allocate(2 * old.length + 1);
    modCount++;
    for (int i = old.length - 1; i >= 0; i--) {
      for (Node<K, V> node = old[i]; node != null; ) {
        Node<K, V> next = node.next;
        attach(node);
        node = next;
      }
    }
  }

  @Concrete
  private void unlink(Node<K, V> gone) {
    int index = index(gone.hash);
    if (buckets[index] == gone) {
      buckets[index] = gone.next;
    } else {
      Node<K, V> previous = buckets[index];
      while (previous != null && previous.next != gone) previous = previous.next;
      if (previous == null) return;
      previous.next = gone.next;
    }
    count--;
    modCount++;
  }

  @Concrete
  private void empty() {
    for (int i = 0; i < buckets.length; i++) buckets[i] = null;
    count = 0;
    modCount++;
  }

  @Concrete
  private int count() {
    return count;
  }

  @Concrete
  private int changes() {
    return modCount;
  }

  /** The same table with the same elements in the same order. */
  @Concrete
  @SuppressWarnings("unchecked")
  private void copyTable(Hashtable<K, V> source) {
    buckets = (Node<K, V>[]) new Node<?, ?>[source.buckets.length];
    for (int i = 0; i < buckets.length; i++) buckets[i] = copyOf(source.buckets[i]);
    modCount = 0;
  }

  @Concrete
  private static <K, V> Node<K, V> copyOf(Node<K, V> node) {
    Node<K, V> first = null;
    Node<K, V> last = null;
    for (; node != null; node = node.next) {
      Node<K, V> copy = new Node<K, V>(node.hash, node.key, node.value, null);
      if (first == null) first = copy;
      else last.next = copy;
      last = copy;
    }
    return first;
  }

  /** Walks from the last bucket to the first, or the other way. */
  @Concrete
  private static final class Cursor<K, V> {
    private final Hashtable<K, V> table;
    private final Node<K, V>[] buckets;
    private final boolean upward;
    private int visited;
    private Node<K, V> next;
    private Node<K, V> current;
    private int expected;

    Cursor(Hashtable<K, V> table, boolean upward) {
      this.table = table;
      this.upward = upward;
      buckets = table.buckets;
      expected = table.modCount;
    }

    boolean hasNext() {
      while (next == null && visited < buckets.length) {
        next = buckets[upward ? visited : buckets.length - 1 - visited];
        visited++;
      }
      return next != null;
    }

    Node<K, V> next() {
      hasNext();
      current = next;
      next = current.next;
      return current;
    }

    boolean isStale() {
      return table.modCount != expected;
    }

    boolean hasCurrent() {
      return current != null;
    }

    void remove() {
      table.unlink(current);
      current = null;
      expected = table.modCount;
    }
  }

  // What the engines see.

  private Node<K, V> find(Object key) {
    Objects.requireNonNull(key);
    Contents.match(this, key);
    return lookUp(key);
  }

  private V read(Object key, Node<K, V> node) {
    return Contents.read(this, key, Slot.valueOf(node));
  }

  private void write(K key, Node<K, V> node, V value) {
    Slot.assign(node, value);
    Contents.write(this, key, value);
  }

  private void insert(K key, V value) {
    prepend(key, value);
    Contents.insert(this, key, value);
  }

  private void delete(Object key, Node<K, V> node) {
    unlink(node);
    Contents.remove(this, key);
  }

  private void expect(int changes) {
    if (changes != changes()) throw new ConcurrentModificationException();
  }

  @Override
  public synchronized int size() {
    return Contents.size(this, count());
  }

  @Override
  public synchronized boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public synchronized Enumeration<K> keys() {
    return count() == 0 ? Collections.<K>emptyEnumeration() : new KeyWalk(false);
  }

  @Override
  public synchronized Enumeration<V> elements() {
    return count() == 0 ? Collections.<V>emptyEnumeration() : new ValueWalk(false);
  }

  public synchronized boolean contains(Object value) {
    Objects.requireNonNull(value);
    for (Iterator<V> each = new ValueWalk(true); each.hasNext(); ) {
      if (each.next().equals(value)) return true;
    }
    return false;
  }

  @Override
  public boolean containsValue(Object value) {
    return contains(value);
  }

  @Override
  public synchronized boolean containsKey(Object key) {
    Node<K, V> node = find(key);
    Contents.read(this, key, null);
    return Slot.found(node);
  }

  @Override
  public synchronized V get(Object key) {
    return read(key, find(key));
  }

  @Override
  public synchronized V put(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (Slot.found(node)) write(key, node, value);
    else insert(key, value);
    return old;
  }

  @Override
  public synchronized V remove(Object key) {
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (Slot.found(node)) delete(key, node);
    return old;
  }

  @Override
  public synchronized void putAll(Map<? extends K, ? extends V> t) {
    for (Map.Entry<? extends K, ? extends V> entry : t.entrySet()) put(entry.getKey(), entry.getValue());
  }

  @Override
  public synchronized void clear() {
    empty();
    Contents.rearrange(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized Object clone() {
    try {
      Hashtable<K, V> copy = (Hashtable<K, V>) super.clone();
      copy.copyTable(this);
      for (EntryWalk each = new EntryWalk(false); each.hasNext(); ) {
        Map.Entry<K, V> entry = each.next();
        Contents.insert(copy, entry.getKey(), entry.getValue());
      }
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public synchronized String toString() {
    return AbstractMap.textOf(this);
  }

  @Override
  public Set<K> keySet() {
    return Collections.synchronizedSet(new KeySet(), this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return Collections.synchronizedSet(new EntrySet(), this);
  }

  @Override
  public Collection<V> values() {
    return Collections.synchronizedCollection(new ValueCollection(), this);
  }

  @Override
  public synchronized boolean equals(Object o) {
    return o == this || (o instanceof Map && AbstractMap.equal(this, (Map<?, ?>) o));
  }

  @Override
  public synchronized int hashCode() {
    return AbstractMap.hashOf(this);
  }

  @Override
  public synchronized V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value == null ? defaultValue : value;
  }

  @Override
  public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    int changes = changes();
    for (EntryWalk each = new EntryWalk(true); each.hasNext(); ) {
      Map.Entry<K, V> entry = each.next();
      action.accept(entry.getKey(), entry.getValue());
      expect(changes);
    }
  }

  @Override
  public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    int changes = changes();
    for (EntryWalk each = new EntryWalk(true); each.hasNext(); ) {
      Map.Entry<K, V> entry = each.next();
      entry.setValue(Objects.requireNonNull(function.apply(entry.getKey(), entry.getValue())));
      expect(changes);
    }
  }

  @Override
  public synchronized V putIfAbsent(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (!Slot.found(node)) insert(key, value);
    return old;
  }

  @Override
  public synchronized boolean remove(Object key, Object value) {
    Objects.requireNonNull(value);
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (!Slot.found(node) || !old.equals(value)) return false;
    delete(key, node);
    return true;
  }

  @Override
  public synchronized boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(oldValue);
    Objects.requireNonNull(newValue);
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (!Slot.found(node) || !old.equals(oldValue)) return false;
    write(key, node, newValue);
    return true;
  }

  @Override
  public synchronized V replace(K key, V value) {
    Objects.requireNonNull(value);
    Node<K, V> node = find(key);
    V old = read(key, node);
    if (Slot.found(node)) write(key, node, value);
    return old;
  }

  @Override
  public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V old = read(key, find(key));
    if (old != null) return old;
    int changes = changes();
    V value = mappingFunction.apply(key);
    expect(changes);
    if (value != null) insert(key, value);
    return value;
  }

  @Override
  public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> node = find(key);
    V old = read(key, node);
    return old == null ? null : change(key, node, old, remappingFunction);
  }

  @Override
  public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> node = find(key);
    return change(key, node, read(key, node), remappingFunction);
  }

  private V change(K key, Node<K, V> node, V old, BiFunction<? super K, ? super V, ? extends V> function) {
    int changes = changes();
    V value = function.apply(key, old);
    expect(changes);
    change(key, node, value);
    return value;
  }

  /** What a function gave for a key: null removes. */
  private void change(K key, Node<K, V> node, V value) {
    if (Slot.found(node)) {
      if (value != null) write(key, node, value);
      else delete(key, node);
    } else if (value != null) {
      insert(key, value);
    }
  }

  @Override
  public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> node = find(key);
    V old = read(key, node);
    V merged = value;
    if (old != null) {
      int changes = changes();
      merged = remappingFunction.apply(old, value);
      expect(changes);
    }
    change(key, node, merged);
    return merged;
  }

  /** An enumeration does not mind changes, an iterator fails. */
  private abstract class Walk {
    private final Cursor<K, V> cursor;
    private final boolean failFast;
    private K last;

    Walk(boolean failFast, boolean upward) {
      this.failFast = failFast;
      cursor = new Cursor<K, V>(Hashtable.this, upward);
      Contents.size(Hashtable.this, count());
    }

    public boolean hasNext() {
      return cursor.hasNext();
    }

    public boolean hasMoreElements() {
      return cursor.hasNext();
    }

    Node<K, V> step() {
      if (failFast && cursor.isStale()) throw new ConcurrentModificationException();
      if (!cursor.hasNext()) throw new NoSuchElementException("Hashtable Enumerator");
      Node<K, V> node = cursor.next();
      last = Contents.readKey(Hashtable.this, Slot.keyOf(node));
      return node;
    }

    K lastKey() {
      return last;
    }

    public void remove() {
      if (!failFast) throw new UnsupportedOperationException();
      if (!cursor.hasCurrent()) throw new IllegalStateException("Hashtable Enumerator");
      if (cursor.isStale()) throw new ConcurrentModificationException();
      synchronized (Hashtable.this) {
        cursor.remove();
        Contents.remove(Hashtable.this, last);
      }
    }
  }

  private final class KeyWalk extends Walk implements Iterator<K>, Enumeration<K> {
    KeyWalk(boolean failFast) {
      super(failFast, false);
    }

    @Override
    public K next() {
      step();
      return lastKey();
    }

    @Override
    public K nextElement() {
      return next();
    }
  }

  private final class ValueWalk extends Walk implements Iterator<V>, Enumeration<V> {
    ValueWalk(boolean failFast) {
      super(failFast, false);
    }

    @Override
    public V next() {
      Node<K, V> node = step();
      return read(lastKey(), node);
    }

    @Override
    public V nextElement() {
      return next();
    }
  }

  private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
    EntryWalk(boolean upward) {
      super(true, upward);
    }

    @Override
    public Map.Entry<K, V> next() {
      return new Entry<K, V>(new MapEntry<K, V>(Hashtable.this, step()));
    }
  }

  /** An entry that takes no null. */
  private static final class Entry<K, V> implements Map.Entry<K, V> {
    private final MapEntry<K, V> entry;

    Entry(MapEntry<K, V> entry) {
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
      return entry.setValue(Objects.requireNonNull(value));
    }

    @Override
    public boolean equals(Object o) {
      return entry.equals(o);
    }

    @Override
    public int hashCode() {
      return entry.hashCode();
    }

    @Override
    public String toString() {
      return entry.toString();
    }
  }

  private final class KeySet extends AbstractMap.Keys<K> {
    KeySet() {
      super(Hashtable.this);
    }

    @Override
    public Iterator<K> iterator() {
      return count() == 0 ? Collections.<K>emptyIterator() : new KeyWalk(true);
    }

    @Override
    public boolean remove(Object o) {
      return Hashtable.this.remove(o) != null;
    }
  }

  private final class ValueCollection extends AbstractMap.Values<V> {
    ValueCollection() {
      super(Hashtable.this);
    }

    @Override
    public Iterator<V> iterator() {
      return count() == 0 ? Collections.<V>emptyIterator() : new ValueWalk(true);
    }
  }

  private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return count() == 0 ? Collections.<Map.Entry<K, V>>emptyIterator() : new EntryWalk(false);
    }

    @Override
    public int size() {
      return Hashtable.this.size();
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
      V value = Hashtable.this.get(entry.getKey());
      return value != null && value.equals(entry.getValue());
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) return false;
      Hashtable.this.remove(((Map.Entry<?, ?>) o).getKey());
      return true;
    }

    @Override
    public void clear() {
      Hashtable.this.clear();
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(size());
    for (EntryWalk each = new EntryWalk(false); each.hasNext(); ) {
      Map.Entry<K, V> entry = each.next();
      out.writeObject(entry.getKey());
      out.writeObject(entry.getValue());
    }
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    int size = in.readInt();
    allocate(Math.max(2 * size, 11));
    for (int i = 0; i < size; i++) insert((K) in.readObject(), (V) in.readObject());
  }
}
