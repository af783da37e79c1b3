package java.util;

import antecede.World;
import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Works on collections, and gives views and small collections. */
@SuppressWarnings("rawtypes")
public class Collections {
  public static final Set EMPTY_SET = new EmptySet<Object>();
  public static final List EMPTY_LIST = new EmptyList<Object>();
  public static final Map EMPTY_MAP = new EmptyMap<Object, Object>();

  private Collections() {}

  // Order.

  public static <T extends Comparable<? super T>> void sort(List<T> list) {
    list.sort(null);
  }

  public static <T> void sort(List<T> list, Comparator<? super T> c) {
    list.sort(c);
  }

  public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
    return search(list, key, null);
  }

  public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
    return search(list, key, c);
  }

  @SuppressWarnings("unchecked")
  private static int search(List<?> list, Object key, Comparator<?> c) {
    Comparator<Object> order = (Comparator<Object>) (c == null ? NaturalOrder.FORWARD : c);
    int low = 0;
    int high = list.size() - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int found = order.compare(list.get(middle), key);
      if (found == 0) return middle;
      if (found < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1 - low;
  }

  public static void reverse(List<?> list) {
    for (int i = 0, j = list.size() - 1; i < j; i++, j--) swap(list, i, j);
  }

  public static void shuffle(List<?> list) {
    shuffle(list, new Random(World.randomSeed()));
  }

  public static void shuffle(List<?> list, Random rnd) {
    for (int i = list.size(); i > 1; i--) swap(list, i - 1, rnd.nextInt(i));
  }

  @SuppressWarnings("unchecked")
  public static void swap(List<?> list, int i, int j) {
    List<Object> objects = (List<Object>) list;
    objects.set(i, objects.set(j, objects.get(i)));
  }

  public static void rotate(List<?> list, int distance) {
    int size = list.size();
    if (size == 0) return;
    int first = (size - distance % size) % size;
    if (first == 0) return;
    reverse(list.subList(0, first));
    reverse(list.subList(first, size));
    reverse(list);
  }

  public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
    return least(coll, NaturalOrder.FORWARD);
  }

  public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
    return least(coll, comp == null ? NaturalOrder.FORWARD : comp);
  }

  public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
    return least(coll, NaturalOrder.BACKWARD);
  }

  public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
    return least(coll, comp == null ? NaturalOrder.BACKWARD : reverseOrder(comp));
  }

  @SuppressWarnings("unchecked")
  private static <T> T least(Collection<? extends T> coll, Comparator<?> comparator) {
    Comparator<Object> order = (Comparator<Object>) comparator;
    Iterator<? extends T> each = coll.iterator();
    T least = each.next();
    while (each.hasNext()) {
      T next = each.next();
      if (order.compare(next, least) < 0) least = next;
    }
    return least;
  }

  @SuppressWarnings("unchecked")
  public static <T> Comparator<T> reverseOrder() {
    return (Comparator<T>) (Comparator<?>) NaturalOrder.BACKWARD;
  }

  public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
    if (cmp == null) return reverseOrder();
    if (cmp instanceof NaturalOrder || cmp instanceof ReverseOrder) return cmp.reversed();
    return new ReverseOrder<T>(cmp);
  }

  // Elements.

  public static <T> void fill(List<? super T> list, T obj) {
    int size = list.size();
    for (int i = 0; i < size; i++) list.set(i, obj);
  }

  public static <T> void copy(List<? super T> dest, List<? extends T> src) {
    if (src.size() > dest.size()) throw new IndexOutOfBoundsException("Source does not fit in dest");
    ListIterator<? super T> place = dest.listIterator();
    for (T element : src) {
      place.next();
      place.set(element);
    }
  }

  public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
    boolean changed = false;
    for (ListIterator<T> each = list.listIterator(); each.hasNext(); ) {
      if (Objects.equals(oldVal, each.next())) {
        each.set(newVal);
        changed = true;
      }
    }
    return changed;
  }

  public static int indexOfSubList(List<?> source, List<?> target) {
    for (int i = 0; i <= source.size() - target.size(); i++) {
      if (source.subList(i, i + target.size()).equals(target)) return i;
    }
    return -1;
  }

  public static int lastIndexOfSubList(List<?> source, List<?> target) {
    for (int i = source.size() - target.size(); i >= 0; i--) {
      if (source.subList(i, i + target.size()).equals(target)) return i;
    }
    return -1;
  }

  public static int frequency(Collection<?> c, Object o) {
    int count = 0;
    for (Object element : c) {
      if (Objects.equals(o, element)) count++;
    }
    return count;
  }

  /** Walks over the one that is no set, or the smaller. */
  public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
    boolean swap = c1 instanceof Set && (!(c2 instanceof Set) || c1.size() > c2.size());
    if (!(c1 instanceof Set) && !(c2 instanceof Set)) {
      if (c1.isEmpty() || c2.isEmpty()) return true;
      swap = c1.size() > c2.size();
    }
    Collection<?> walked = swap ? c2 : c1;
    Collection<?> asked = swap ? c1 : c2;
    for (Object element : walked) {
      if (asked.contains(element)) return false;
    }
    return true;
  }

  @SafeVarargs
  public static <T> boolean addAll(Collection<? super T> c, T... elements) {
    boolean changed = false;
    for (T element : elements) changed |= c.add(element);
    return changed;
  }

  public static <T> Enumeration<T> enumeration(Collection<T> c) {
    Iterator<T> each = c.iterator();
    return new Enumeration<T>() {
      @Override
      public boolean hasMoreElements() {
        return each.hasNext();
      }

      @Override
      public T nextElement() {
        return each.next();
      }
    };
  }

  public static <T> ArrayList<T> list(Enumeration<T> e) {
    ArrayList<T> list = new ArrayList<T>();
    while (e.hasMoreElements()) list.add(e.nextElement());
    return list;
  }

  // Views.

  @SuppressWarnings("unchecked")
  public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
    return new Unmodifiable.UnmodifiableCollection<T>((Collection<T>) c);
  }

  @SuppressWarnings("unchecked")
  public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
    return new Unmodifiable.UnmodifiableSet<T>((Set<T>) s);
  }

  public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
    return new Unmodifiable.UnmodifiableSortedSet<T>(s);
  }

  public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
    return new Unmodifiable.UnmodifiableNavigableSet<T>(s);
  }

  @SuppressWarnings("unchecked")
  public static <T> List<T> unmodifiableList(List<? extends T> list) {
    return list instanceof RandomAccess ? new Unmodifiable.UnmodifiableRandomAccessList<T>((List<T>) list)
        : new Unmodifiable.UnmodifiableList<T>((List<T>) list);
  }

  @SuppressWarnings("unchecked")
  public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
    return new Unmodifiable.UnmodifiableMap<K, V>((Map<K, V>) m);
  }

  @SuppressWarnings("unchecked")
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
    return new Unmodifiable.UnmodifiableSortedMap<K, V>((SortedMap<K, V>) m);
  }

  @SuppressWarnings("unchecked")
  public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
    return new Unmodifiable.UnmodifiableNavigableMap<K, V>((NavigableMap<K, V>) m);
  }

  public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
    return new Synchronized.SynchronizedCollection<T>(c);
  }

  static <T> Collection<T> synchronizedCollection(Collection<T> c, Object mutex) {
    return new Synchronized.SynchronizedCollection<T>(c, mutex);
  }

  public static <T> Set<T> synchronizedSet(Set<T> s) {
    return new Synchronized.SynchronizedSet<T>(s);
  }

  static <T> Set<T> synchronizedSet(Set<T> s, Object mutex) {
    return new Synchronized.SynchronizedSet<T>(s, mutex);
  }

  public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
    return new Synchronized.SynchronizedSortedSet<T>(s);
  }

  public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
    return new Synchronized.SynchronizedNavigableSet<T>(s);
  }

  public static <T> List<T> synchronizedList(List<T> list) {
    return list instanceof RandomAccess ? new Synchronized.SynchronizedRandomAccessList<T>(list)
        : new Synchronized.SynchronizedList<T>(list);
  }

  static <T> List<T> synchronizedList(List<T> list, Object mutex) {
    return list instanceof RandomAccess ? new Synchronized.SynchronizedRandomAccessList<T>(list, mutex)
        : new Synchronized.SynchronizedList<T>(list, mutex);
  }

  public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
    return new Synchronized.SynchronizedMap<K, V>(m);
  }

  public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
    return new Synchronized.SynchronizedSortedMap<K, V>(m);
  }

  public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
    return new Synchronized.SynchronizedNavigableMap<K, V>(m);
  }

  public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
    return new Checked.CheckedCollection<E>(c, type);
  }

  public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
    return new Checked.CheckedQueue<E>(queue, type);
  }

  public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) {
    return new Checked.CheckedSet<E>(s, type);
  }

  public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
    return new Checked.CheckedSortedSet<E>(s, type);
  }

  public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
    return new Checked.CheckedNavigableSet<E>(s, type);
  }

  public static <E> List<E> checkedList(List<E> list, Class<E> type) {
    return list instanceof RandomAccess ? new Checked.CheckedRandomAccessList<E>(list, type)
        : new Checked.CheckedList<E>(list, type);
  }

  public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
    return new Checked.CheckedMap<K, V>(m, keyType, valueType);
  }

  public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
    return new Checked.CheckedSortedMap<K, V>(m, keyType, valueType);
  }

  public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType,
      Class<V> valueType) {
    return new Checked.CheckedNavigableMap<K, V>(m, keyType, valueType);
  }

  public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
    return new SetFromMap<E>(map);
  }

  public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
    return new LifoQueue<T>(deque);
  }

  // Small collections.

  public static <T> Iterator<T> emptyIterator() {
    return Collections.<T>emptyListIterator();
  }

  public static <T> ListIterator<T> emptyListIterator() {
    return new EmptyIterator<T>();
  }

  public static <T> Enumeration<T> emptyEnumeration() {
    return new EmptyIterator<T>();
  }

  @SuppressWarnings("unchecked")
  public static final <T> Set<T> emptySet() {
    return (Set<T>) EMPTY_SET;
  }

  public static <E> SortedSet<E> emptySortedSet() {
    return emptyNavigableSet();
  }

  public static <E> NavigableSet<E> emptyNavigableSet() {
    return unmodifiableNavigableSet(new TreeSet<E>());
  }

  @SuppressWarnings("unchecked")
  public static final <T> List<T> emptyList() {
    return (List<T>) EMPTY_LIST;
  }

  @SuppressWarnings("unchecked")
  public static final <K, V> Map<K, V> emptyMap() {
    return (Map<K, V>) EMPTY_MAP;
  }

  public static final <K, V> SortedMap<K, V> emptySortedMap() {
    return emptyNavigableMap();
  }

  public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
    return unmodifiableNavigableMap(new TreeMap<K, V>());
  }

  public static <T> Set<T> singleton(T o) {
    return new SingletonSet<T>(o);
  }

  public static <T> List<T> singletonList(T o) {
    return new SingletonList<T>(o);
  }

  public static <K, V> Map<K, V> singletonMap(K key, V value) {
    return new SingletonMap<K, V>(key, value);
  }

  public static <T> List<T> nCopies(int n, T o) {
    if (n < 0) throw new IllegalArgumentException("List length = " + n);
    return new Copies<T>(n, o);
  }

  private static UnsupportedOperationException immutable() {
    return new UnsupportedOperationException();
  }

  private static final class EmptyIterator<E> implements ListIterator<E>, Enumeration<E> {
    @Override
    public boolean hasNext() {
      return false;
    }

    @Override
    public E next() {
      throw new NoSuchElementException();
    }

    @Override
    public boolean hasMoreElements() {
      return false;
    }

    @Override
    public E nextElement() {
      throw new NoSuchElementException();
    }

    @Override
    public boolean hasPrevious() {
      return false;
    }

    @Override
    public E previous() {
      throw new NoSuchElementException();
    }

    @Override
    public int nextIndex() {
      return 0;
    }

    @Override
    public int previousIndex() {
      return -1;
    }

    @Override
    public void remove() {
      throw new IllegalStateException();
    }

    @Override
    public void set(E e) {
      throw new IllegalStateException();
    }

    @Override
    public void add(E e) {
      throw immutable();
    }
  }

  private static final class EmptySet<E> extends AbstractSet<E> implements Serializable {
    @Override
    public Iterator<E> iterator() {
      return emptyIterator();
    }

    @Override
    public int size() {
      return 0;
    }
  }

  private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, Serializable {
    @Override
    public E get(int index) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }

    @Override
    public int size() {
      return 0;
    }

    @Override
    public Iterator<E> iterator() {
      return emptyIterator();
    }

    @Override
    public ListIterator<E> listIterator() {
      return emptyListIterator();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      Objects.requireNonNull(operator);
    }

    @Override
    public void sort(Comparator<? super E> c) {}
  }

  private static final class EmptyMap<K, V> extends AbstractMap<K, V> implements Serializable {
    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return emptySet();
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
  }

  private static <E> Iterator<E> only(E element) {
    return new Iterator<E>() {
      private boolean given;

      @Override
      public boolean hasNext() {
        return !given;
      }

      @Override
      public E next() {
        if (given) throw new NoSuchElementException();
        given = true;
        return element;
      }
    };
  }

  private static final class SingletonSet<E> extends AbstractSet<E> implements Serializable {
    private final E element;

    SingletonSet(E element) {
      this.element = element;
    }

    @Override
    public Iterator<E> iterator() {
      return only(element);
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw immutable();
    }
  }

  private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, Serializable {
    private final E element;

    SingletonList(E element) {
      this.element = element;
    }

    @Override
    public E get(int index) {
      if (index != 0) throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
      return element;
    }

    @Override
    public int size() {
      return 1;
    }

    @Override
    public Iterator<E> iterator() {
      return only(element);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw immutable();
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      throw immutable();
    }

    @Override
    public void sort(Comparator<? super E> c) {}
  }

  private static final class SingletonMap<K, V> extends AbstractMap<K, V> implements Serializable {
    private final K key;
    private final V value;

    SingletonMap(K key, V value) {
      this.key = key;
      this.value = value;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return Collections.<Map.Entry<K, V>>singleton(new SimpleImmutableEntry<K, V>(key, value));
    }

    @Override
    public Set<K> keySet() {
      return singleton(key);
    }

    @Override
    public Collection<V> values() {
      return singleton(value);
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
  }

  private static final class Copies<E> extends AbstractList<E> implements RandomAccess, Serializable {
    private final int count;
    private final E element;

    Copies(int count, E element) {
      this.count = count;
      this.element = element;
    }

    @Override
    public E get(int index) {
      if (index < 0 || index >= count) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + count);
      return element;
    }

    @Override
    public int size() {
      return count;
    }

    @Override
    public boolean contains(Object o) {
      return count != 0 && Objects.equals(o, element);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      checkRange(fromIndex, toIndex, count);
      return new Copies<E>(toIndex - fromIndex, element);
    }
  }

  private static final class SetFromMap<E> extends AbstractSet<E> implements Serializable {
    private final Map<E, Boolean> map;

    SetFromMap(Map<E, Boolean> map) {
      if (!map.isEmpty()) throw new IllegalArgumentException("Map is non-empty");
      this.map = map;
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
    public boolean add(E e) {
      return map.put(e, Boolean.TRUE) == null;
    }

    @Override
    public boolean remove(Object o) {
      return map.remove(o) != null;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<E> iterator() {
      return map.keySet().iterator();
    }

    @Override
    public boolean equals(Object o) {
      return o == this || map.keySet().equals(o);
    }

    @Override
    public int hashCode() {
      return map.keySet().hashCode();
    }

    @Override
    public String toString() {
      return map.keySet().toString();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      return map.keySet().removeAll(c);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      return map.keySet().retainAll(c);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      return map.keySet().removeIf(filter);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      map.keySet().forEach(action);
    }
  }

  private static final class LifoQueue<E> extends AbstractQueue<E> implements Serializable {
    private final Deque<E> deque;

    LifoQueue(Deque<E> deque) {
      this.deque = Objects.requireNonNull(deque);
    }

    @Override
    public boolean add(E e) {
      deque.addFirst(e);
      return true;
    }

    @Override
    public boolean offer(E e) {
      return deque.offerFirst(e);
    }

    @Override
    public E poll() {
      return deque.poll();
    }

    @Override
    public E remove() {
      return deque.remove();
    }

    @Override
    public E peek() {
      return deque.peek();
    }

    @Override
    public E element() {
      return deque.element();
    }

    @Override
    public void clear() {
      deque.clear();
    }

    @Override
    public int size() {
      return deque.size();
    }

    @Override
    public boolean contains(Object o) {
      return deque.contains(o);
    }

    @Override
    public boolean remove(Object o) {
      return deque.remove(o);
    }

    @Override
    public Iterator<E> iterator() {
      return deque.iterator();
    }

    @Override
    public String toString() {
      return deque.toString();
    }
  }
}
