package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import antecede.Sync;
import antecede.Threads;
import antecede.Unlisted;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

/**
 * A hash map for several threads; says to the engines what {@link HashBins} does. While a value is computed, other
 * threads wait before they change anything in the same bin. Bulk operations run in the caller, whatever their
 * parallelism.
 */
@Atomic
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
  private transient HashBins<K, V> bins;
  private transient Computation computations;

  /** A function of the app is at work for a key of some bin. */
  private static final class Computation {
    final int hash;
    final boolean inserts;
    final Thread thread = Threads.current();
    Computation next;

    Computation(int hash, boolean inserts) {
      this.hash = hash;
      this.inserts = inserts;
    }
  }

  public ConcurrentHashMap() {
    bins = new HashBins<>(0);
  }

  public ConcurrentHashMap(int initialCapacity) {
    this(initialCapacity, 0.75f, 1);
  }

  public ConcurrentHashMap(Map<? extends K, ? extends V> map) {
    bins = new HashBins<>(16);
    putAll(map);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor) {
    this(initialCapacity, loadFactor, 1);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
    if (!(loadFactor > 0) || initialCapacity < 0 || concurrencyLevel <= 0) throw new IllegalArgumentException();
    long count = Math.max(initialCapacity, concurrencyLevel);
    bins = new HashBins<>(HashBins.capacityFor((long) (1.0 + count / loadFactor)));
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(size());
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      out.writeObject(walk.key());
      out.writeObject(walk.value());
    }
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    bins = new HashBins<>(0);
    for (int count = in.readInt(); count > 0; count--) put((K) in.readObject(), (V) in.readObject());
  }

  private static void check(Object key) {
    if (key == null) throw new NullPointerException();
  }

  /** Looks a key up to change it: waits until no other thread computes a value in its bin. */
  private HashBins.Node<K, V> findToChange(int hash, Object key) {
    Contents.match(this, key);
    HashBins.Node<K, V> node;
    Computation other = null;
    do {
      if (other != null) Sync.blockUninterruptibly(other, Threads.FOREVER);
      node = bins.find(hash, key);
      other = computationBefore(hash);
    } while (other != null);
    return node;
  }

  /** A computation that a change in the bin of the hash has to wait for. */
  private Computation computationBefore(int hash) {
    for (Computation other = computations; other != null; other = other.next) {
      if (!bins.sameBin(hash, other.hash)) continue;
      if (other.thread != Threads.current()) return other;
      if (other.inserts) throw new IllegalStateException("Recursive update");
    }
    return null;
  }

  private Computation begin(int hash, boolean inserts) {
    Computation computation = new Computation(hash, inserts);
    computation.next = computations;
    computations = computation;
    return computation;
  }

  private void end(Computation computation) {
    if (computations == computation) {
      computations = computation.next;
    } else {
      Computation before = computations;
      while (before.next != computation) before = before.next;
      before.next = computation.next;
    }
    Sync.wake(computation, true);
  }

  private HashBins.Node<K, V> find(Object key) {
    check(key);
    Contents.match(this, key);
    return bins.find(bins.hash(key), key);
  }

  private V read(Object key, HashBins.Node<K, V> node) {
    return Contents.read(this, key, bins.value(node));
  }

  private void write(K key, HashBins.Node<K, V> node, V value) {
    bins.set(node, value);
    Contents.write(this, key, value);
  }

  private void insert(int hash, K key, V value) {
    bins.insert(hash, key, value);
    Contents.insert(this, key, value);
  }

  private void delete(Object key, HashBins.Node<K, V> node) {
    bins.remove(node);
    Contents.remove(this, key);
  }

  private V put(K key, V value, boolean onlyIfAbsent) {
    if (key == null || value == null) throw new NullPointerException();
    int hash = bins.hash(key);
    HashBins.Node<K, V> node = findToChange(hash, key);
    if (!bins.found(node)) {
      insert(hash, key, value);
      return null;
    }
    V old = read(key, node);
    if (!onlyIfAbsent) write(key, node, value);
    bins.searched(hash);
    return old;
  }

  @Override
  public int size() {
    return Contents.size(this, bins.size());
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  public long mappingCount() {
    return size();
  }

  @Override
  public V get(Object key) {
    return read(key, find(key));
  }

  @Override
  public boolean containsKey(Object key) {
    HashBins.Node<K, V> node = find(key);
    Contents.read(this, key, null);
    return bins.found(node);
  }

  @Override
  public boolean containsValue(Object value) {
    check(value);
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      V present = walk.value();
      if (present == value || value.equals(present)) return true;
    }
    return false;
  }

  public boolean contains(Object value) {
    return containsValue(value);
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    V value = get(key);
    return value != null ? value : defaultValue;
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return put(key, value, true);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> map) {
    bins.prepare(map.size());
    for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) put(entry.getKey(), entry.getValue(), false);
  }

  @Override
  public V remove(Object key) {
    check(key);
    HashBins.Node<K, V> node = findToChange(bins.hash(key), key);
    V old = read(key, node);
    if (bins.found(node)) delete(key, node);
    return old;
  }

  @Override
  public boolean remove(Object key, Object value) {
    check(key);
    if (value == null) return false;
    while (true) {
      HashBins.Node<K, V> node = findToChange(bins.hash(key), key);
      V old = read(key, node);
      if (!bins.found(node) || old != value && !value.equals(old)) return false;
      if (!holds(node, old)) continue;
      delete(key, node);
      return true;
    }
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    if (key == null || oldValue == null || newValue == null) throw new NullPointerException();
    while (true) {
      HashBins.Node<K, V> node = findToChange(bins.hash(key), key);
      V old = read(key, node);
      if (!bins.found(node) || old != oldValue && !oldValue.equals(old)) return false;
      if (!holds(node, old)) continue;
      write(key, node, newValue);
      return true;
    }
  }

  /** After code of the app compared the value: it is still the one, in the same place. */
  @Concrete
  private boolean holds(HashBins.Node<K, V> node, V value) {
    return bins.current(node) == node && node.value == value && computationBefore(node.hash) == null;
  }

  @Override
  public V replace(K key, V value) {
    if (key == null || value == null) throw new NullPointerException();
    HashBins.Node<K, V> node = findToChange(bins.hash(key), key);
    V old = read(key, node);
    if (bins.found(node)) write(key, node, value);
    return old;
  }

  @Override
  public void clear() {
    bins.clear();
    Contents.rearrange(this);
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
    if (key == null || function == null) throw new NullPointerException();
    int hash = bins.hash(key);
    HashBins.Node<K, V> node = findToChange(hash, key);
    V old = read(key, node);
    if (old != null) {
      bins.searched(hash);
      return old;
    }
    Computation computation = begin(hash, true);
    V made;
    try {
      made = function.apply(key);
    } finally {
      end(computation);
    }
    if (made != null) insert(hash, key, made);
    return made;
  }

  @Override
  public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (key == null || function == null) throw new NullPointerException();
    int hash = bins.hash(key);
    HashBins.Node<K, V> node = findToChange(hash, key);
    V old = read(key, node);
    if (old == null) return null;
    Computation computation = begin(hash, false);
    V made;
    try {
      made = function.apply(key, old);
    } finally {
      end(computation);
    }
    change(hash, key, bins.current(node), made);
    return made;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
    if (key == null || function == null) throw new NullPointerException();
    int hash = bins.hash(key);
    HashBins.Node<K, V> node = findToChange(hash, key);
    V old = read(key, node);
    Computation computation = begin(hash, old == null);
    V made;
    try {
      made = function.apply(key, old);
    } finally {
      end(computation);
    }
    if (old == null) {
      if (made != null) insert(hash, key, made);
    } else {
      bins.searched(hash);
      change(hash, key, bins.current(node), made);
    }
    return made;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
    if (key == null || value == null || function == null) throw new NullPointerException();
    int hash = bins.hash(key);
    HashBins.Node<K, V> node = findToChange(hash, key);
    V old = read(key, node);
    if (old == null) {
      insert(hash, key, value);
      return value;
    }
    Computation computation = begin(hash, false);
    V made;
    try {
      made = function.apply(old, value);
    } finally {
      end(computation);
    }
    bins.searched(hash);
    change(hash, key, bins.current(node), made);
    return made;
  }

  /** A key that was there gets a new value, or goes. Its own function may have removed it. */
  private void change(int hash, K key, HashBins.Node<K, V> node, V made) {
    if (!bins.found(node)) {
      if (made != null) insert(hash, key, made);
    } else if (made != null) {
      write(key, node, made);
    } else {
      delete(key, node);
    }
  }

  private Walk<K, V> walk() {
    return new Walk<K, V>(this);
  }

  /** Goes over the mappings, as they are when it comes to them. */
  private static final class Walk<K, V> {
    private final ConcurrentHashMap<K, V> map;
    private final HashBins.Cursor<K, V> cursor;

    Walk(ConcurrentHashMap<K, V> map) {
      this.map = map;
      Contents.size(map, map.bins.size());
      cursor = new HashBins.Cursor<>(map.bins);
    }

    boolean hasNext() {
      return !cursor.isAtEnd();
    }

    K key() {
      return Contents.readKey(map, cursor.key());
    }

    V value() {
      return Contents.read(map, cursor.key(), cursor.value());
    }

    Map.Entry<K, V> entry() {
      return new Entry<K, V>(map, key(), value());
    }

    void advance() {
      cursor.advance();
    }
  }

  private static final class Entry<K, V> implements Map.Entry<K, V> {
    private final ConcurrentHashMap<K, V> map;
    private final K key;
    private V value;

    Entry(ConcurrentHashMap<K, V> map, K key, V value) {
      this.map = map;
      this.key = key;
      this.value = value;
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
    public V setValue(V newValue) {
      if (newValue == null) throw new NullPointerException();
      V old = value;
      value = newValue;
      map.put(key, newValue);
      return old;
    }

    @Override
    public int hashCode() {
      return key.hashCode() ^ value.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) other;
      return key.equals(entry.getKey()) && value.equals(entry.getValue());
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  /** Over keys, values or entries. */
  private abstract static class Each<K, V, E> implements Iterator<E>, Enumeration<E> {
    final ConcurrentHashMap<K, V> map;
    final Walk<K, V> walk;
    private K last;

    Each(ConcurrentHashMap<K, V> map) {
      this.map = map;
      walk = map.walk();
    }

    abstract E current();

    @Override
    public final boolean hasNext() {
      return walk.hasNext();
    }

    @Override
    public final E next() {
      if (!walk.hasNext()) throw new NoSuchElementException();
      E element = current();
      last = walk.key();
      walk.advance();
      return element;
    }

    @Override
    public final boolean hasMoreElements() {
      return walk.hasNext();
    }

    @Override
    public final E nextElement() {
      return next();
    }

    @Override
    public final void remove() {
      if (last == null) throw new IllegalStateException();
      K key = last;
      last = null;
      map.remove(key);
    }
  }

  private static final class EachKey<K, V> extends Each<K, V, K> {
    EachKey(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    K current() {
      return walk.key();
    }
  }

  private static final class EachValue<K, V> extends Each<K, V, V> {
    EachValue(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    V current() {
      return walk.value();
    }
  }

  private static final class EachEntry<K, V> extends Each<K, V, Map.Entry<K, V>> {
    EachEntry(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    Map.Entry<K, V> current() {
      return walk.entry();
    }
  }

  /** Devices have both: this one, and the one that returns a Set, which is all the SDK tells of. */
  @Override
  @Unlisted
  public KeySetView<K, V> keySet() {
    return new KeySetView<K, V>(this, null);
  }

  public KeySetView<K, V> keySet(V mappedValue) {
    if (mappedValue == null) throw new NullPointerException();
    return new KeySetView<K, V>(this, mappedValue);
  }

  @Override
  public Collection<V> values() {
    return new Values<K, V>(this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new Entries<K, V>(this);
  }

  public Enumeration<K> keys() {
    return new EachKey<K, V>(this);
  }

  public Enumeration<V> elements() {
    return new EachValue<K, V>(this);
  }

  public static <K> KeySetView<K, Boolean> newKeySet() {
    return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(), Boolean.TRUE);
  }

  public static <K> KeySetView<K, Boolean> newKeySet(int initialCapacity) {
    return new KeySetView<K, Boolean>(new ConcurrentHashMap<K, Boolean>(initialCapacity), Boolean.TRUE);
  }

  /** A view of the map's keys, values or entries. */
  abstract static class CollectionView<K, V, E> implements Collection<E>, Serializable {
    final ConcurrentHashMap<K, V> map;

    CollectionView(ConcurrentHashMap<K, V> map) {
      this.map = map;
    }

    public ConcurrentHashMap<K, V> getMap() {
      return map;
    }

    @Override
    public final void clear() {
      map.clear();
    }

    @Override
    public final int size() {
      return map.size();
    }

    @Override
    public final boolean isEmpty() {
      return map.isEmpty();
    }

    @Override
    public abstract Iterator<E> iterator();

    @Override
    public abstract boolean contains(Object object);

    @Override
    public abstract boolean remove(Object object);

    private ArrayList<E> toList() {
      ArrayList<E> list = new ArrayList<>();
      for (E element : this) list.add(element);
      return list;
    }

    @Override
    public final Object[] toArray() {
      return toList().toArray();
    }

    @Override
    public final <T> T[] toArray(T[] array) {
      return toList().toArray(array);
    }

    @Override
    public final String toString() {
      StringBuilder text = new StringBuilder("[");
      for (E element : this) {
        if (text.length() > 1) text.append(", ");
        text.append(element == this ? "(this Collection)" : element);
      }
      return text.append(']').toString();
    }

    @Override
    public final boolean containsAll(Collection<?> elements) {
      for (Object element : elements) if (element == null || !contains(element)) return false;
      return true;
    }

    @Override
    public boolean removeAll(Collection<?> elements) {
      if (elements == null) throw new NullPointerException();
      return removeThose(elements, true);
    }

    @Override
    public final boolean retainAll(Collection<?> elements) {
      if (elements == null) throw new NullPointerException();
      return removeThose(elements, false);
    }

    private boolean removeThose(Collection<?> elements, boolean contained) {
      boolean changed = false;
      for (Iterator<E> each = iterator(); each.hasNext(); ) {
        if (elements.contains(each.next()) == contained) {
          each.remove();
          changed = true;
        }
      }
      return changed;
    }
  }

  /** The keys, as a set; one with a value to put can be added to. */
  public static class KeySetView<K, V> extends CollectionView<K, V, K> implements Set<K>, Serializable {
    private final V value;

    KeySetView(ConcurrentHashMap<K, V> map, V value) {
      super(map);
      this.value = value;
    }

    @Override
    public ConcurrentHashMap<K, V> getMap() {
      return map;
    }

    public V getMappedValue() {
      return value;
    }

    @Override
    public boolean contains(Object object) {
      return map.containsKey(object);
    }

    @Override
    public boolean remove(Object object) {
      return map.remove(object) != null;
    }

    @Override
    public Iterator<K> iterator() {
      return new EachKey<K, V>(map);
    }

    @Override
    public boolean add(K key) {
      if (value == null) throw new UnsupportedOperationException();
      return map.put(key, value, true) == null;
    }

    @Override
    public boolean addAll(Collection<? extends K> keys) {
      if (value == null) throw new UnsupportedOperationException();
      boolean changed = false;
      for (K key : keys) if (map.put(key, value, true) == null) changed = true;
      return changed;
    }

    @Override
    public boolean removeAll(Collection<?> elements) {
      return super.removeAll(elements);
    }

    @Override
    public void forEach(Consumer<? super K> action) {
      map.forEachKey(Long.MAX_VALUE, action);
    }

    @Override
    public int hashCode() {
      int hash = 0;
      for (K key : this) hash += key.hashCode();
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) return true;
      return other instanceof Set && containsAll((Set<?>) other) && ((Set<?>) other).containsAll(this);
    }

    @Override
    public Spliterator<K> spliterator() {
      return Spliterators.spliteratorUnknownSize(
          iterator(), Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
    }
  }

  private static final class Values<K, V> extends CollectionView<K, V, V> {
    Values(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    public boolean contains(Object object) {
      return map.containsValue(object);
    }

    @Override
    public boolean remove(Object object) {
      if (object == null) return false;
      for (Iterator<V> each = iterator(); each.hasNext(); ) {
        if (object.equals(each.next())) {
          each.remove();
          return true;
        }
      }
      return false;
    }

    @Override
    public boolean removeIf(Predicate<? super V> filter) {
      return map.removeIf(filter, null);
    }

    @Override
    public Iterator<V> iterator() {
      return new EachValue<K, V>(map);
    }

    @Override
    public boolean add(V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean addAll(Collection<? extends V> values) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Spliterator<V> spliterator() {
      return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.CONCURRENT | Spliterator.NONNULL);
    }
  }

  private static final class Entries<K, V> extends CollectionView<K, V, Map.Entry<K, V>>
      implements Set<Map.Entry<K, V>> {
    Entries(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    public boolean contains(Object object) {
      if (!(object instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      if (entry.getKey() == null || entry.getValue() == null) return false;
      V value = map.get(entry.getKey());
      return value != null && entry.getValue().equals(value);
    }

    @Override
    public boolean remove(Object object) {
      if (!(object instanceof Map.Entry)) return false;
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      return entry.getKey() != null && map.remove(entry.getKey(), entry.getValue());
    }

    @Override
    public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
      return map.removeIf(null, filter);
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new EachEntry<K, V>(map);
    }

    @Override
    public boolean add(Map.Entry<K, V> entry) {
      return map.put(entry.getKey(), entry.getValue(), false) == null;
    }

    @Override
    public boolean addAll(Collection<? extends Map.Entry<K, V>> entries) {
      boolean changed = false;
      for (Map.Entry<K, V> entry : entries) if (add(entry)) changed = true;
      return changed;
    }

    @Override
    public int hashCode() {
      return map.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      if (other == this) return true;
      return other instanceof Set && containsAll((Set<?>) other) && ((Set<?>) other).containsAll(this);
    }

    @Override
    public Spliterator<Map.Entry<K, V>> spliterator() {
      return Spliterators.spliteratorUnknownSize(
          iterator(), Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
    }
  }

  /** Removes the mappings whose values (or entries) the filter wants, unless they changed meanwhile. */
  private boolean removeIf(Predicate<? super V> ofValue, Predicate<? super Map.Entry<K, V>> ofEntry) {
    if (ofValue == null && ofEntry == null) throw new NullPointerException();
    boolean changed = false;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      K key = walk.key();
      V value = walk.value();
      boolean wanted =
          ofValue != null ? ofValue.test(value) : ofEntry.test(new AbstractMap.SimpleImmutableEntry<>(key, value));
      if (wanted && remove(key, value)) changed = true;
    }
    return changed;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      hash += walk.key().hashCode() ^ walk.value().hashCode();
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof Map)) return false;
    Map<?, ?> map = (Map<?, ?>) other;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      V value = walk.value();
      Object theirs = map.get(walk.key());
      if (theirs == null || theirs != value && !theirs.equals(value)) return false;
    }
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      Object key = entry.getKey();
      Object theirs = entry.getValue();
      if (key == null || theirs == null) return false;
      V value = get(key);
      if (value == null || theirs != value && !theirs.equals(value)) return false;
    }
    return true;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      if (text.length() > 1) text.append(", ");
      K key = walk.key();
      V value = walk.value();
      text.append(key == this ? "(this Map)" : key).append('=').append(value == this ? "(this Map)" : value);
    }
    return text.append('}').toString();
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    forEach(Long.MAX_VALUE, action);
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    if (function == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      K key = walk.key();
      V value = walk.value();
      while (value != null) {
        V made = function.apply(key, value);
        if (made == null) throw new NullPointerException();
        if (replace(key, value, made)) break;
        value = get(key);
      }
    }
  }

  public void forEach(long parallelism, BiConsumer<? super K, ? super V> action) {
    if (action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) action.accept(walk.key(), walk.value());
  }

  public <U> void forEach(
      long parallelism, BiFunction<? super K, ? super V, ? extends U> transformer, Consumer<? super U> action) {
    if (transformer == null || action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.key(), walk.value());
      if (made != null) action.accept(made);
    }
  }

  public <U> U search(long parallelism, BiFunction<? super K, ? super V, ? extends U> function) {
    if (function == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U found = function.apply(walk.key(), walk.value());
      if (found != null) return found;
    }
    return null;
  }

  public <U> U reduce(
      long parallelism, BiFunction<? super K, ? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    U result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.key(), walk.value());
      if (made != null) result = result == null ? made : reducer.apply(result, made);
    }
    return result;
  }

  public double reduceToDouble(
      long parallelism, ToDoubleBiFunction<? super K, ? super V> transformer,
      double basis, DoubleBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    double result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsDouble(result, transformer.applyAsDouble(walk.key(), walk.value()));
    }
    return result;
  }

  public long reduceToLong(
      long parallelism, ToLongBiFunction<? super K, ? super V> transformer, long basis, LongBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    long result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(walk.key(), walk.value()));
    }
    return result;
  }

  public int reduceToInt(
      long parallelism, ToIntBiFunction<? super K, ? super V> transformer, int basis, IntBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    int result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsInt(result, transformer.applyAsInt(walk.key(), walk.value()));
    }
    return result;
  }

  public void forEachKey(long parallelism, Consumer<? super K> action) {
    if (action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) action.accept(walk.key());
  }

  public <U> void forEachKey(
      long parallelism, Function<? super K, ? extends U> transformer, Consumer<? super U> action) {
    if (transformer == null || action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.key());
      if (made != null) action.accept(made);
    }
  }

  public <U> U searchKeys(long parallelism, Function<? super K, ? extends U> function) {
    if (function == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U found = function.apply(walk.key());
      if (found != null) return found;
    }
    return null;
  }

  public K reduceKeys(long parallelism, BiFunction<? super K, ? super K, ? extends K> reducer) {
    if (reducer == null) throw new NullPointerException();
    K result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      K element = walk.key();
      result = result == null ? element : reducer.apply(result, element);
    }
    return result;
  }

  public <U> U reduceKeys(
      long parallelism, Function<? super K, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    U result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.key());
      if (made != null) result = result == null ? made : reducer.apply(result, made);
    }
    return result;
  }

  public double reduceKeysToDouble(
      long parallelism, ToDoubleFunction<? super K> transformer, double basis, DoubleBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    double result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsDouble(result, transformer.applyAsDouble(walk.key()));
    }
    return result;
  }

  public long reduceKeysToLong(
      long parallelism, ToLongFunction<? super K> transformer, long basis, LongBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    long result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(walk.key()));
    }
    return result;
  }

  public int reduceKeysToInt(
      long parallelism, ToIntFunction<? super K> transformer, int basis, IntBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    int result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsInt(result, transformer.applyAsInt(walk.key()));
    }
    return result;
  }

  public void forEachValue(long parallelism, Consumer<? super V> action) {
    if (action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) action.accept(walk.value());
  }

  public <U> void forEachValue(
      long parallelism, Function<? super V, ? extends U> transformer, Consumer<? super U> action) {
    if (transformer == null || action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.value());
      if (made != null) action.accept(made);
    }
  }

  public <U> U searchValues(long parallelism, Function<? super V, ? extends U> function) {
    if (function == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U found = function.apply(walk.value());
      if (found != null) return found;
    }
    return null;
  }

  public V reduceValues(long parallelism, BiFunction<? super V, ? super V, ? extends V> reducer) {
    if (reducer == null) throw new NullPointerException();
    V result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      V element = walk.value();
      result = result == null ? element : reducer.apply(result, element);
    }
    return result;
  }

  public <U> U reduceValues(
      long parallelism, Function<? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    U result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.value());
      if (made != null) result = result == null ? made : reducer.apply(result, made);
    }
    return result;
  }

  public double reduceValuesToDouble(
      long parallelism, ToDoubleFunction<? super V> transformer, double basis, DoubleBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    double result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsDouble(result, transformer.applyAsDouble(walk.value()));
    }
    return result;
  }

  public long reduceValuesToLong(
      long parallelism, ToLongFunction<? super V> transformer, long basis, LongBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    long result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(walk.value()));
    }
    return result;
  }

  public int reduceValuesToInt(
      long parallelism, ToIntFunction<? super V> transformer, int basis, IntBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    int result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsInt(result, transformer.applyAsInt(walk.value()));
    }
    return result;
  }

  public void forEachEntry(long parallelism, Consumer<? super Map.Entry<K, V>> action) {
    if (action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) action.accept(walk.entry());
  }

  public <U> void forEachEntry(
      long parallelism, Function<Map.Entry<K, V>, ? extends U> transformer, Consumer<? super U> action) {
    if (transformer == null || action == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.entry());
      if (made != null) action.accept(made);
    }
  }

  public <U> U searchEntries(long parallelism, Function<Map.Entry<K, V>, ? extends U> function) {
    if (function == null) throw new NullPointerException();
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U found = function.apply(walk.entry());
      if (found != null) return found;
    }
    return null;
  }

  public Map.Entry<K, V> reduceEntries(
      long parallelism, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
    if (reducer == null) throw new NullPointerException();
    Map.Entry<K, V> result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      Map.Entry<K, V> element = walk.entry();
      result = result == null ? element : reducer.apply(result, element);
    }
    return result;
  }

  public <U> U reduceEntries(
      long parallelism, Function<Map.Entry<K, V>, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    U result = null;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      U made = transformer.apply(walk.entry());
      if (made != null) result = result == null ? made : reducer.apply(result, made);
    }
    return result;
  }

  public double reduceEntriesToDouble(
      long parallelism, ToDoubleFunction<Map.Entry<K, V>> transformer, double basis, DoubleBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    double result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsDouble(result, transformer.applyAsDouble(walk.entry()));
    }
    return result;
  }

  public long reduceEntriesToLong(
      long parallelism, ToLongFunction<Map.Entry<K, V>> transformer, long basis, LongBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    long result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsLong(result, transformer.applyAsLong(walk.entry()));
    }
    return result;
  }

  public int reduceEntriesToInt(
      long parallelism, ToIntFunction<Map.Entry<K, V>> transformer, int basis, IntBinaryOperator reducer) {
    if (transformer == null || reducer == null) throw new NullPointerException();
    int result = basis;
    for (Walk<K, V> walk = walk(); walk.hasNext(); walk.advance()) {
      result = reducer.applyAsInt(result, transformer.applyAsInt(walk.entry()));
    }
    return result;
  }
}
