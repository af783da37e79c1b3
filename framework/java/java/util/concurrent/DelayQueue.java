package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import antecede.Sync;
import antecede.World;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;

/** An unbounded blocking queue whose elements can be taken when their delay is over. */
@Atomic
public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
  private final Heap<E> heap = new Heap<E>(null);

  public DelayQueue() {}

  public DelayQueue(Collection<? extends E> elements) {
    addAll(elements);
  }

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  @Override
  public boolean offer(E element) {
    if (element == null) throw new NullPointerException();
    Contents.order(this, null, element);
    heap.add(element);
    Contents.insert(this, null, element);
    Sync.release(element);
    Sync.wake(this, true);
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

  /** The first element, due or not. */
  private E first() {
    if (heap.isEmpty()) {
      Contents.size(this, 0);
      return null;
    }
    return Contents.read(this, null, heap.first());
  }

  @Concrete
  private boolean isFirst(E element) {
    return heap.first() == element;
  }

  /** The element, unless someone else took it. */
  private boolean extract(E element) {
    Contents.order(this, null, null);
    if (!heap.removeIdentical(element)) return false;
    Contents.remove(this, null);
    Sync.acquire(element);
    return true;
  }

  @Override
  public E poll() {
    E element;
    do {
      element = first();
      if (element == null || element.getDelay(TimeUnit.NANOSECONDS) > 0) return null;
    } while (!extract(element));
    return element;
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
    while (true) {
      E element = first();
      long due = Waits.NEVER;
      if (element != null) {
        long delay = element.getDelay(TimeUnit.NANOSECONDS);
        if (delay <= 0 && extract(element)) return element;
        // The element's own code may have let others in.
        if (delay <= 0 || !isFirst(element)) continue;
        due = Waits.limit(delay);
      }
      if (limit != Waits.NEVER && limit <= World.uptimeNanos()) return null;
      Waits.block(this, Math.min(limit, due));
    }
  }

  @Override
  public E peek() {
    E element = first();
    if (element != null) Sync.acquire(element);
    return element;
  }

  @Override
  public int size() {
    return Contents.size(this, heap.size());
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
    while (count < most) {
      E element = poll();
      if (element == null) break;
      target.add(element);
      count++;
    }
    return count;
  }

  @Override
  public void clear() {
    heap.clear();
    Contents.rearrange(this);
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
  public Iterator<E> iterator() {
    return new PriorityBlockingQueue.HeapIterator<E>(this, heap);
  }
}
