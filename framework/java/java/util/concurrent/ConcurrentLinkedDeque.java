package java.util.concurrent;

import antecede.Atomic;
import antecede.Contents;
import java.io.Serializable;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;

/** An unbounded deque for several threads. */
@Atomic
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, Serializable {
  private final Chain<E> chain = new Chain<>();

  public ConcurrentLinkedDeque() {}

  public ConcurrentLinkedDeque(Collection<? extends E> elements) {
    for (E element : elements) insert(element, false);
  }

  private void insert(E element, boolean atFront) {
    if (element == null) throw new NullPointerException();
    chain.add(element, atFront);
    Contents.insert(this, null, element);
  }

  private E extract(boolean atFront) {
    if (chain.isEmpty()) {
      Contents.size(this, 0);
      return null;
    }
    E element = Contents.read(this, null, chain.poll(atFront));
    Contents.remove(this, null);
    return element;
  }

  private boolean remove(Object object, boolean forward) {
    if (object == null) throw new NullPointerException();
    Contents.match(this, object);
    if (!chain.removeEqual(object, forward)) {
      Contents.read(this, null, null);
      return false;
    }
    Contents.remove(this, null);
    return true;
  }

  private static <E> E existing(E element) {
    if (element == null) throw new NoSuchElementException();
    return element;
  }

  @Override
  public void addFirst(E element) {
    insert(element, true);
  }

  @Override
  public void addLast(E element) {
    insert(element, false);
  }

  @Override
  public boolean offerFirst(E element) {
    insert(element, true);
    return true;
  }

  @Override
  public boolean offerLast(E element) {
    insert(element, false);
    return true;
  }

  @Override
  public E peekFirst() {
    return Contents.read(this, null, chain.item(true));
  }

  @Override
  public E peekLast() {
    return Contents.read(this, null, chain.item(false));
  }

  @Override
  public E getFirst() {
    return existing(peekFirst());
  }

  @Override
  public E getLast() {
    return existing(peekLast());
  }

  @Override
  public E pollFirst() {
    return extract(true);
  }

  @Override
  public E pollLast() {
    return extract(false);
  }

  @Override
  public E removeFirst() {
    return existing(extract(true));
  }

  @Override
  public E removeLast() {
    return existing(extract(false));
  }

  @Override
  public boolean offer(E element) {
    return offerLast(element);
  }

  @Override
  public boolean add(E element) {
    return offerLast(element);
  }

  @Override
  public E poll() {
    return extract(true);
  }

  @Override
  public E peek() {
    return peekFirst();
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public void push(E element) {
    insert(element, true);
  }

  @Override
  public boolean removeFirstOccurrence(Object object) {
    return remove(object, true);
  }

  @Override
  public boolean removeLastOccurrence(Object object) {
    return remove(object, false);
  }

  @Override
  public boolean remove(Object object) {
    return remove(object, true);
  }

  @Override
  public boolean contains(Object object) {
    if (object == null) return false;
    Contents.match(this, object);
    Contents.read(this, null, null);
    return chain.contains(object);
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
  public boolean addAll(Collection<? extends E> elements) {
    if (elements == this) throw new IllegalArgumentException();
    boolean changed = false;
    for (E element : elements) {
      insert(element, false);
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
  public Iterator<E> descendingIterator() {
    return new ChainIterator<E>(this, chain, false);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliteratorUnknownSize(
        iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }
}
