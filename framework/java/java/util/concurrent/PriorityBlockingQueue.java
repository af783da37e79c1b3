package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import antecede.Sync;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;

/** An unbounded blocking queue that gives the least element first. */
@Atomic
public class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
  private final Comparator<? super E> comparator;
  private final Heap<E> heap;

  public PriorityBlockingQueue() {
    this(11, null);
  }

  public PriorityBlockingQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
    if (initialCapacity < 1) throw new IllegalArgumentException();
    this.comparator = comparator;
    heap = new Heap<E>(comparator);
  }

  @SuppressWarnings("unchecked")
  public PriorityBlockingQueue(Collection<? extends E> elements) {
    if (elements instanceof SortedSet) {
      comparator = ((SortedSet<E>) elements).comparator();
    } else if (elements instanceof PriorityBlockingQueue) {
      comparator = ((PriorityBlockingQueue<E>) elements).comparator();
    } else {
      comparator = null;
    }
    heap = new Heap<E>(comparator);
    Object[] array = new Object[elements.size()];
    int count = 0;
    for (E element : elements) {
      if (element == null) throw new NullPointerException();
      array[count++] = element;
      Contents.insert(this, null, element);
      Contents.order(this, comparator, element);
    }
    heap.heapify(array);
  }

  public Comparator<? super E> comparator() {
    return comparator;
  }

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  @Override
  public boolean offer(E element) {
    if (element == null) throw new NullPointerException();
    Contents.order(this, comparator, element);
    heap.add(element);
    Contents.insert(this, null, element);
    Sync.release(element);
    Sync.wake(this, false);
    return true;
  }

  @Override
  public void put(E element) {
    offer(element);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) {
    return offer(element);
  }

  private E extract() {
    Contents.order(this, comparator, null);
    E element = Contents.read(this, null, heap.poll());
    if (element == null) return null;
    Contents.remove(this, null);
    Sync.acquire(element);
    return element;
  }

  @Override
  public E poll() {
    if (heap.isEmpty()) {
      Contents.size(this, 0);
      return null;
    }
    return extract();
  }

  @Override
  public E take() throws InterruptedException {
    return take(Waits.NEVER);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return take(Waits.limit(timeout, unit));
  }

  private E take(long limit) throws InterruptedException {
    Waits.checkInterrupt();
    E element = poll();
    while (element == null && Waits.block(this, limit)) element = poll();
    return element;
  }

  @Override
  public E peek() {
    if (heap.isEmpty()) {
      Contents.size(this, 0);
      return null;
    }
    E element = Contents.read(this, null, heap.first());
    Sync.acquire(element);
    return element;
  }

  @Override
  public int size() {
    return Contents.size(this, heap.size());
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean remove(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    if (!heap.removeEqual(object)) {
      Contents.read(this, null, null);
      return false;
    }
    Contents.remove(this, null);
    return true;
  }

  @Override
  public boolean contains(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    Contents.read(this, null, null);
    return heap.indexOf(object) >= 0;
  }

  @Override
  public void clear() {
    heap.clear();
    Contents.rearrange(this);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    if (filter == null) throw new NullPointerException();
    while (true) {
      Object[] snapshot = toArray();
      boolean[] marked = new boolean[snapshot.length];
      boolean any = false;
      for (int i = 0; i < snapshot.length; i++) {
        @SuppressWarnings("unchecked")
        E element = (E) snapshot[i];
        marked[i] = filter.test(element);
        any |= marked[i];
      }
      if (!any) return false;
      if (heap.removeMarked(snapshot, marked)) {
        Contents.order(this, comparator, null);
        Contents.rearrange(this);
        return true;
      }
    }
  }

  @Override
  public boolean removeAll(Collection<?> elements) {
    if (elements == null) throw new NullPointerException();
    return removeIf(element -> elements.contains(element));
  }

  @Override
  public boolean retainAll(Collection<?> elements) {
    if (elements == null) throw new NullPointerException();
    return removeIf(element -> !elements.contains(element));
  }

  @Override
  public int drainTo(Collection<? super E> target) {
    return drainTo(target, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> target, int most) {
    if (target == null) throw new NullPointerException();
    if (target == this) throw new IllegalArgumentException();
    int count = 0;
    while (count < most && !heap.isEmpty()) {
      E element = extract();
      if (element == null) break;
      target.add(element);
      count++;
    }
    return count;
  }

  /** Walks over the elements as they are now. */
  @Override
  public Iterator<E> iterator() {
    return new HeapIterator<E>(this, heap);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(iterator(), size(), Spliterator.NONNULL);
  }

  /** Over a snapshot. */
  static final class HeapIterator<E> implements Iterator<E> {
    private final Object owner;
    private final Heap<E> heap;
    private Object[] elements;
    private int next;
    private boolean removable;

    HeapIterator(Object owner, Heap<E> heap) {
      this.owner = owner;
      this.heap = heap;
      Contents.size(owner, heap.size());
      start();
    }

    @Concrete
    private void start() {
      elements = heap.snapshot();
    }

    @Override
    @Concrete
    public boolean hasNext() {
      return next < elements.length;
    }

    @Override
    public E next() {
      if (!hasNext()) throw new NoSuchElementException();
      removable = true;
      return Contents.read(owner, null, advance());
    }

    @Concrete
    @SuppressWarnings("unchecked")
    private E advance() {
      return (E) elements[next++];
    }

    @Override
    public void remove() {
      if (!removable) throw new IllegalStateException();
      removable = false;
      if (drop()) Contents.remove(owner, null);
    }

    @Concrete
    private boolean drop() {
      return heap.removeIdentical(elements[next - 1]);
    }
  }
}
