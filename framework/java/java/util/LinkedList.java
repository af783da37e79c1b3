package java.util;

import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A list that is a deque; not linked inside but a ring, which behaves the same. */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
  private transient Ring<E> items = new Ring<E>(0);

  public LinkedList() {}

  public LinkedList(Collection<? extends E> c) {
    insertAll(0, c.toArray());
  }

  private E at(int index) {
    return Contents.readAt(this, index, items.get(index));
  }

  private void check(int index) {
    if (!items.has(index)) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + Contents.size(this, items.size()));
    }
  }

  private void checkNotEmpty() {
    if (isEmpty()) throw new NoSuchElementException();
  }

  private void insert(int index, E e) {
    modCount++;
    items.insert(index, e);
    Contents.insertAt(this, index, index == items.size() - 1, e);
  }

  private E delete(int index) {
    E old = at(index);
    modCount++;
    items.remove(index);
    Contents.removeAt(this, index, index == items.size());
    return old;
  }

  @Override
  public E getFirst() {
    checkNotEmpty();
    return at(0);
  }

  @Override
  public E getLast() {
    checkNotEmpty();
    return at(items.size() - 1);
  }

  @Override
  public E removeFirst() {
    checkNotEmpty();
    return delete(0);
  }

  @Override
  public E removeLast() {
    checkNotEmpty();
    return delete(items.size() - 1);
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
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int size() {
    return Contents.size(this, items.size());
  }

  @Override
  public boolean add(E e) {
    insert(items.size(), e);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    return removeFirstOccurrence(o);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return addAll(items.size(), c);
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, items.size());
    return insertAll(index, c.toArray());
  }

  @SuppressWarnings("unchecked")
  private boolean insertAll(int index, Object[] elements) {
    for (Object element : elements) insert(index++, (E) element);
    return elements.length > 0;
  }

  @Override
  public void clear() {
    modCount++;
    items.clear();
    Contents.rearrange(this);
  }

  @Override
  public E get(int index) {
    check(index);
    return at(index);
  }

  @Override
  public E set(int index, E element) {
    check(index);
    E old = at(index);
    items.set(index, element);
    Contents.writeAt(this, index, element);
    return old;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, items.size());
    insert(index, element);
  }

  @Override
  public E remove(int index) {
    check(index);
    return delete(index);
  }

  @Override
  public int indexOf(Object o) {
    int size = size();
    for (int i = 0; i < size; i++) {
      if (Objects.equals(o, at(i))) return i;
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    for (int i = size() - 1; i >= 0; i--) {
      if (Objects.equals(o, at(i))) return i;
    }
    return -1;
  }

  @Override
  public E peek() {
    return isEmpty() ? null : at(0);
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E poll() {
    return isEmpty() ? null : delete(0);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public boolean offer(E e) {
    return add(e);
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
  public E peekFirst() {
    return isEmpty() ? null : at(0);
  }

  @Override
  public E peekLast() {
    return isEmpty() ? null : at(items.size() - 1);
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
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    int index = indexOf(o);
    if (index >= 0) delete(index);
    return index >= 0;
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    int index = lastIndexOf(o);
    if (index >= 0) delete(index);
    return index >= 0;
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, items.size());
    return new Walk(index);
  }

  @Override
  public Iterator<E> descendingIterator() {
    ListIterator<E> each = new Walk(items.size());
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return each.hasPrevious();
      }

      @Override
      public E next() {
        return each.previous();
      }

      @Override
      public void remove() {
        each.remove();
      }
    };
  }

  private final class Walk implements ListIterator<E> {
    private int cursor;
    private int last = -1;
    private int expected = modCount;

    Walk(int index) {
      cursor = index;
      Contents.size(LinkedList.this, items.size());
    }

    @Override
    public boolean hasNext() {
      return cursor < items.size();
    }

    @Override
    public E next() {
      E e = step(cursor);
      cursor++;
      return e;
    }

    private E step(int index) {
      expect(expected);
      if (!items.has(index)) throw new NoSuchElementException();
      last = index;
      return at(index);
    }

    @Override
    public boolean hasPrevious() {
      return cursor > 0;
    }

    @Override
    public E previous() {
      E e = step(cursor - 1);
      cursor--;
      return e;
    }

    @Override
    public int nextIndex() {
      return cursor;
    }

    @Override
    public int previousIndex() {
      return cursor - 1;
    }

    @Override
    public void remove() {
      expect(expected);
      if (last < 0) throw new IllegalStateException();
      delete(last);
      if (last < cursor) cursor--;
      last = -1;
      expected = modCount;
    }

    @Override
    public void set(E e) {
      if (last < 0) throw new IllegalStateException();
      expect(expected);
      LinkedList.this.set(last, e);
    }

    @Override
    public void add(E e) {
      expect(expected);
      insert(cursor++, e);
      last = -1;
      expected = modCount;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      LinkedList<E> copy = (LinkedList<E>) super.clone();
      copy.items = new Ring<E>(0);
      copy.modCount = 0;
      copy.insertAll(0, toArray());
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
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

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(toArray());
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    items = new Ring<E>(0);
    insertAll(0, (Object[]) in.readObject());
  }
}
