package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import antecede.Sync;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;

/** An unbounded queue in the order of arrival, whose producers may wait until the element is taken. */
@Atomic
public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, Serializable {
  private final Meeting<E> meeting = new Meeting<>(this, true);

  public LinkedTransferQueue() {}

  public LinkedTransferQueue(Collection<? extends E> elements) {
    addAll(elements);
  }

  @Override
  public boolean offer(E element) {
    if (element == null) throw new NullPointerException();
    if (!meeting.give(element)) meeting.offer(element);
    return true;
  }

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  @Override
  public void put(E element) {
    offer(element);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) {
    return offer(element);
  }

  @Override
  public boolean tryTransfer(E element) {
    if (element == null) throw new NullPointerException();
    return meeting.give(element);
  }

  @Override
  public void transfer(E element) throws InterruptedException {
    if (element == null) throw new NullPointerException();
    meeting.giveAndWait(element, Waits.NEVER);
  }

  @Override
  public boolean tryTransfer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    if (element == null) throw new NullPointerException();
    return meeting.giveAndWait(element, Waits.limit(timeout, unit));
  }

  @Override
  public E take() throws InterruptedException {
    return meeting.takeAndWait(Waits.NEVER);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return meeting.takeAndWait(Waits.limit(timeout, unit));
  }

  @Override
  public E poll() {
    return meeting.take();
  }

  @Override
  public E peek() {
    E element = Contents.read(this, null, first());
    if (element != null) Sync.acquire(element);
    return element;
  }

  @Concrete
  private E first() {
    return meeting.hasWaiting(true) ? meeting.line().first().item : null;
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
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public int size() {
    return Contents.size(this, meeting.countWaiting(true));
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean hasWaitingConsumer() {
    return meeting.hasWaiting(false);
  }

  @Override
  public int getWaitingConsumerCount() {
    return meeting.countWaiting(false);
  }

  @Override
  public boolean contains(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    Contents.read(this, null, null);
    return find(object) != null;
  }

  @Concrete
  private Chain.Link<Meeting.Party<E>> find(Object object) {
    Chain<Meeting.Party<E>> line = meeting.line();
    for (Chain.Link<Meeting.Party<E>> link = line.link(true); link != null; link = line.step(link, true)) {
      if (link.item.gives && object.equals(link.item.item) && !link.gone) return link;
    }
    return null;
  }

  @Override
  public boolean remove(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    if (!drop(object)) {
      Contents.read(this, null, null);
      return false;
    }
    Contents.remove(this, null);
    return true;
  }

  @Concrete
  private boolean drop(Object object) {
    Chain.Link<Meeting.Party<E>> link = find(object);
    return link != null && drop(link);
  }

  /** Whoever waits for its transfer goes on as if it was taken. */
  @Concrete
  private boolean drop(Chain.Link<Meeting.Party<E>> link) {
    if (!meeting.line().remove(link)) return false;
    link.item.met = true;
    Sync.wake(link.item, true);
    return true;
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk<E>(this);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliteratorUnknownSize(
        iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }

  private static final class Walk<E> implements Iterator<E> {
    private final LinkedTransferQueue<E> queue;
    private Chain.Link<Meeting.Party<E>> next;
    private Chain.Link<Meeting.Party<E>> current;

    Walk(LinkedTransferQueue<E> queue) {
      this.queue = queue;
      Contents.size(queue, 0);
      start();
    }

    @Concrete
    private void start() {
      if (queue.meeting.hasWaiting(true)) next = queue.meeting.line().link(true);
    }

    @Override
    @Concrete
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public E next() {
      if (!hasNext()) throw new NoSuchElementException();
      return Contents.read(queue, null, advance());
    }

    @Concrete
    private E advance() {
      current = next;
      next = queue.meeting.line().step(current, true);
      if (next != null && !next.item.gives) next = null;
      return current.item.item;
    }

    @Override
    public void remove() {
      if (!hasCurrent()) throw new IllegalStateException();
      if (drop()) Contents.remove(queue, null);
    }

    @Concrete
    private boolean hasCurrent() {
      return current != null;
    }

    @Concrete
    private boolean drop() {
      Chain.Link<Meeting.Party<E>> link = current;
      current = null;
      return queue.drop(link);
    }
  }
}
