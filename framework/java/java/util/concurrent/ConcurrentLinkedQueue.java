package java.util.concurrent;

import antecede.Atomic;
import antecede.Contents;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;

/** An unbounded queue for several threads, in the order of arrival. */
@Atomic
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
  private final Chain<E> chain = new Chain<>();

  public ConcurrentLinkedQueue() {}

  public ConcurrentLinkedQueue(Collection<? extends E> elements) {
    for (E element : elements) offer(element);
  }

  @Override
  public boolean add(E element) {
    return offer(element);
  }

  @Override
  public boolean offer(E element) {
    if (element == null) throw new NullPointerException();
    chain.add(element, false);
    Contents.insert(this, null, element);
    return true;
  }

  @Override
  public E poll() {
    if (chain.isEmpty()) {
      Contents.size(this, 0);
      return null;
    }
    E element = Contents.read(this, null, chain.poll(true));
    Contents.remove(this, null);
    return element;
  }

  @Override
  public E peek() {
    return Contents.read(this, null, chain.first());
  }

  @Override
  public boolean isEmpty() {
    return Contents.size(this, chain.size()) == 0;
  }

  @Override
  public int size() {
    return Contents.size(this, chain.size());
  }

  @Override
  public boolean contains(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    Contents.read(this, null, null);
    return chain.contains(object);
  }

  @Override
  public boolean remove(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    if (!chain.removeEqual(object, true)) {
      Contents.read(this, null, null);
      return false;
    }
    Contents.remove(this, null);
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> elements) {
    if (elements == this) throw new IllegalArgumentException();
    boolean changed = false;
    for (E element : elements) {
      offer(element);
      changed = true;
    }
    return changed;
  }

  @Override
  public void clear() {
    chain.clear();
    Contents.rearrange(this);
  }

  @Override
  public Iterator<E> iterator() {
    return new ChainIterator<E>(this, chain, true);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliteratorUnknownSize(
        iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }
}
