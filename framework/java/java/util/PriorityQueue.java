package java.util;

import antecede.Concrete;
import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue that gives the least element first: a binary heap. All its places are one to the engines. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
  private final Comparator<? super E> comparator;
  private transient Object[] heap;
  private transient int count;
  private transient int modCount;

  public PriorityQueue() {
    this(11, null);
  }

  public PriorityQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityQueue(Comparator<? super E> comparator) {
    this(11, comparator);
  }

  public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
    if (initialCapacity < 1) throw new IllegalArgumentException();
    this.comparator = comparator;
    heap = new Object[initialCapacity];
  }

  public PriorityQueue(Collection<? extends E> c) {
    this(11, comparatorOf(c));
    fill(c.toArray());
    if (!(c instanceof SortedSet || c instanceof PriorityQueue)) heapify();
  }

  public PriorityQueue(PriorityQueue<? extends E> c) {
    this((Collection<? extends E>) c);
  }

  public PriorityQueue(SortedSet<? extends E> c) {
    this((Collection<? extends E>) c);
  }

  @SuppressWarnings("unchecked")
  private static <E> Comparator<? super E> comparatorOf(Collection<? extends E> c) {
    if (c instanceof SortedSet) return (Comparator<? super E>) ((SortedSet<?>) c).comparator();
    if (c instanceof PriorityQueue) return (Comparator<? super E>) ((PriorityQueue<?>) c).comparator();
    return null;
  }

  private void fill(Object[] elements) {
    reserve(elements.length);
    for (Object element : elements) {
      append(Objects.requireNonNull(element));
      Contents.insert(this, null, element);
    }
  }

  // The heap.

  @Concrete
  private int count() {
    return count;
  }

  @Concrete
  private int changes() {
    return modCount;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private E slot(int index) {
    return index < count ? (E) heap[index] : null;
  }

  @Concrete
  private void reserve(int capacity) {
    if (capacity > heap.length) heap = Arrays.copyOf(heap, Math.max(capacity, 2 * heap.length));
  }

  @Concrete
  private void append(Object e) {
    reserve(count + 1);
    heap[count++] = e;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private boolean less(Object a, Object b) {
    return (comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((E) a, (E) b)) < 0;
  }

  @Concrete
  private void siftUp(int index, Object e) {
    while (index > 0) {
      int parent = index - 1 >>> 1;
      if (!less(e, heap[parent])) break;
      heap[index] = heap[parent];
      index = parent;
    }
    heap[index] = e;
  }

  @Concrete
  private void siftDown(int index, Object e) {
    while (index < count >>> 1) {
      int child = 2 * index + 1;
      if (child + 1 < count && less(heap[child + 1], heap[child])) child++;
      if (!less(heap[child], e)) break;
      heap[index] = heap[child];
      index = child;
    }
    heap[index] = e;
  }

  @Concrete
  private void push(Object e) {
    modCount++;
    reserve(count + 1);
    if (count == 0) less(e, e);
    siftUp(count, e);  // Which may throw.
    count++;
  }

  /** Removes it; true if an element from behind has gone to a place before it. */
  @Concrete
  private boolean pull(int index) {
    modCount++;
    Object moved = heap[--count];
    heap[count] = null;
    if (index == count) return false;
    siftDown(index, moved);
    if (heap[index] != moved) return false;
    siftUp(index, moved);
    return heap[index] != moved;
  }

  @Concrete
  private void arrange() {
    for (int i = (count >>> 1) - 1; i >= 0; i--) siftDown(i, heap[i]);
    if (count == 1) less(heap[0], heap[0]);
  }

  @Concrete
  private void keep(boolean[] going) {
    modCount++;
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (!going[i]) heap[kept++] = heap[i];
    }
    while (count > kept) heap[--count] = null;
  }

  @Concrete
  private void empty() {
    modCount++;
    while (count > 0) heap[--count] = null;
  }

  // What the engines see.

  private E at(int index) {
    return Contents.read(this, null, slot(index));
  }

  private void heapify() {
    Contents.order(this, comparator, at(0));
    arrange();
  }

  private boolean delete(int index) {
    Contents.order(this, comparator, at(index));
    boolean back = pull(index);
    Contents.remove(this, null);
    return back;
  }

  @Override
  public boolean add(E e) {
    return offer(e);
  }

  @Override
  public boolean offer(E e) {
    Objects.requireNonNull(e);
    Contents.order(this, comparator, e);
    push(e);
    Contents.insert(this, null, e);
    return true;
  }

  @Override
  public E peek() {
    return size() == 0 ? null : at(0);
  }

  private int indexOf(Object o) {
    int size = size();
    for (int i = 0; o != null && i < size; i++) {
      if (o.equals(at(i))) return i;
    }
    return -1;
  }

  @Override
  public boolean remove(Object o) {
    int index = indexOf(o);
    if (index >= 0) delete(index);
    return index >= 0;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public Object[] toArray() {
    Object[] array = new Object[size()];
    for (int i = 0; i < array.length; i++) array[i] = at(i);
    return array;
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return super.toArray(a);
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk();
  }

  @Override
  public int size() {
    return Contents.size(this, count());
  }

  @Override
  public void clear() {
    empty();
    Contents.rearrange(this);
  }

  @Override
  public E poll() {
    if (size() == 0) return null;
    E least = at(0);
    delete(0);
    return least;
  }

  public Comparator<? super E> comparator() {
    return comparator;
  }

  @Override
  public final Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.NONNULL);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    int changes = changes();
    boolean[] going = new boolean[size()];
    boolean any = false;
    for (int i = 0; i < going.length && changes == changes(); i++) {
      going[i] = filter.test(at(i));
      any |= going[i];
    }
    expect(changes);
    if (!any) return false;
    keep(going);
    Contents.rearrange(this);
    heapify();
    return true;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeIf(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeIf(e -> !c.contains(e));
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int changes = changes();
    int size = size();
    for (int i = 0; i < size; i++) action.accept(at(i));
    expect(changes);
  }

  private void expect(int changes) {
    if (changes != changes()) throw new ConcurrentModificationException();
  }

  /** Walks over the heap; what a removal moves to where it has been already comes at the end. */
  private final class Walk implements Iterator<E> {
    private static final int NONE = -1;

    private ArrayDeque<E> displaced;
    private int cursor;
    private int last = NONE;
    private E lastDisplaced;
    private int expected = changes();

    Walk() {
      Contents.size(PriorityQueue.this, count());
    }

    @Override
    public boolean hasNext() {
      return cursor < count() || displaced != null && !displaced.isEmpty();
    }

    @Override
    public E next() {
      expect(expected);
      if (cursor < count()) {
        last = cursor++;
        return at(last);
      }
      if (displaced == null) throw new NoSuchElementException();
      last = NONE;
      lastDisplaced = displaced.poll();
      if (lastDisplaced == null) throw new NoSuchElementException();
      return lastDisplaced;
    }

    @Override
    public void remove() {
      expect(expected);
      if (last != NONE) {
        E end = at(count() - 1);
        if (delete(last)) displace(end);
        else cursor--;
        last = NONE;
      } else if (lastDisplaced != null) {
        removeSame(lastDisplaced);
        lastDisplaced = null;
      } else {
        throw new IllegalStateException();
      }
      expected = changes();
    }

    private void displace(E e) {
      if (displaced == null) displaced = new ArrayDeque<E>();
      displaced.add(e);
    }

    private void removeSame(E e) {
      int size = size();
      for (int i = 0; i < size; i++) {
        if (at(i) == e) {
          delete(i);
          return;
        }
      }
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(toArray());
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    heap = new Object[11];
    fill((Object[]) in.readObject());
  }
}
