package java.util;

import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A deque in an array; no nulls. All its places are one to the engines. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
  private transient Ring<E> items;

  public ArrayDeque() {
    items = new Ring<E>(16);
  }

  public ArrayDeque(int numElements) {
    items = new Ring<E>(Math.max(numElements, 1));
  }

  public ArrayDeque(Collection<? extends E> c) {
    items = new Ring<E>(Math.max(c.size(), 1));
    addEach(c);
  }

  private void insert(int index, E e) {
    items.insert(index, Objects.requireNonNull(e));
    Contents.insert(this, null, e);
  }

  private E at(int index) {
    return Contents.read(this, null, items.get(index));
  }

  private E delete(int index) {
    E old = at(index);
    items.remove(index);
    Contents.remove(this, null);
    return old;
  }

  private boolean addEach(Collection<? extends E> c) {
    int before = items.size();
    for (E e : c) insert(items.size(), e);
    return items.size() > before;
  }

  private static <E> E required(E e) {
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public void addFirst(E e) {
    insert(0, e);
  }

  @Override
  public void addLast(E e) {
    insert(items.size(), e);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean addAll(Collection<? extends E> c) {
    return addEach(c == this ? Arrays.asList((E[]) c.toArray()) : c);
  }

  @Override
  public boolean offerFirst(E e) {
    addFirst(e);
    return true;
  }

  @Override
  public boolean offerLast(E e) {
    addLast(e);
    return true;
  }

  @Override
  public E removeFirst() {
    return required(pollFirst());
  }

  @Override
  public E removeLast() {
    return required(pollLast());
  }

  @Override
  public E pollFirst() {
    return isEmpty() ? null : delete(0);
  }

  @Override
  public E pollLast() {
    return isEmpty() ? null : delete(items.size() - 1);
  }

  @Override
  public E getFirst() {
    return required(peekFirst());
  }

  @Override
  public E getLast() {
    return required(peekLast());
  }

  @Override
  public E peekFirst() {
    return isEmpty() ? null : at(0);
  }

  @Override
  public E peekLast() {
    return isEmpty() ? null : at(items.size() - 1);
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    int size = size();
    for (int i = 0; o != null && i < size; i++) {
      if (o.equals(at(i))) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    for (int i = size() - 1; o != null && i >= 0; i--) {
      if (o.equals(at(i))) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean add(E e) {
    addLast(e);
    return true;
  }

  @Override
  public boolean offer(E e) {
    return offerLast(e);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E peek() {
    return peekFirst();
  }

  @Override
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public int size() {
    return Contents.size(this, items.size());
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk(false);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Walk(true);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    for (Iterator<E> each = new Walk(false); each.hasNext(); ) action.accept(each.next());
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    boolean[] going = new boolean[size()];
    for (int i = 0; i < going.length; i++) going[i] = filter.test(at(i));
    boolean changed = false;
    for (int i = going.length - 1; i >= 0; i--) {
      if (going[i]) {
        delete(i);
        changed = true;
      }
    }
    return changed;
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
  public boolean contains(Object o) {
    return o != null && super.contains(o);
  }

  @Override
  public boolean remove(Object o) {
    return removeFirstOccurrence(o);
  }

  @Override
  public void clear() {
    items.clear();
    Contents.rearrange(this);
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
  @SuppressWarnings("unchecked")
  public ArrayDeque<E> clone() {
    try {
      ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
      copy.items = new Ring<E>(items.size() + 1);
      copy.addEach(this);
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  /**
   * Fails, where the JDK's does, when an element it has to give is gone; other changes it does not notice. Its places are those
   * of the storage: they stay when the head moves.
   */
  private final class Walk implements Iterator<E> {
    private final boolean backward;
    private int cursor;
    private int remaining;
    private int last;
    private boolean removable;

    Walk(boolean backward) {
      this.backward = backward;
      remaining = size();
      cursor = items.moved() + (backward ? remaining - 1 : 0);
    }

    @Override
    public boolean hasNext() {
      return remaining > 0;
    }

    @Override
    public E next() {
      if (remaining <= 0) throw new NoSuchElementException();
      E e = at(cursor - items.moved());
      if (e == null) throw new ConcurrentModificationException();
      last = cursor;
      removable = true;
      cursor += backward ? -1 : 1;
      remaining--;
      return e;
    }

    @Override
    public void remove() {
      if (!removable) throw new IllegalStateException();
      removable = false;
      int before = items.moved();
      delete(last - before);
      // The elements of one side have moved by a place; the cursor has to follow if they are those it comes to.
      boolean headMoved = items.moved() != before;
      if (headMoved && backward) cursor++;
      else if (!headMoved && !backward) cursor--;
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(toArray());
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    items = new Ring<E>(16);
    addEach(Arrays.asList((E[]) in.readObject()));
  }
}
