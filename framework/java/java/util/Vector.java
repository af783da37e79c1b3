package java.util;

import antecede.Concrete;
import antecede.Contents;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in an array, with a lock around every call. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  protected Object[] elementData;
  protected int elementCount;
  protected int capacityIncrement;

  public Vector(int initialCapacity, int capacityIncrement) {
    if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    elementData = new Object[initialCapacity];
    this.capacityIncrement = capacityIncrement;
  }

  public Vector(int initialCapacity) {
    this(initialCapacity, 0);
  }

  public Vector() {
    this(10);
  }

  public Vector(Collection<? extends E> c) {
    Object[] elements = c.toArray();
    elementData = new Object[elements.length];
    insertAll(0, elements);
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private E slot(int index) {
    return index < elementCount ? (E) elementData[index] : null;
  }

  @Concrete
  private void assign(int index, Object e) {
    elementData[index] = e;
  }

  @Concrete
  private void open(int index, int gap) {
    reserve(elementCount + gap);
    System.arraycopy(elementData, index, elementData, index + gap, elementCount - index);
    elementCount += gap;
  }

  @Concrete
  private void close(int from, int to) {
    System.arraycopy(elementData, to, elementData, from, elementCount - to);
    int before = elementCount;
    elementCount -= to - from;
    for (int i = elementCount; i < before; i++) elementData[i] = null;
  }

  @Concrete
  private void reserve(int capacity) {
    int old = elementData.length;
    if (capacity <= old) return;
    resize(Math.max(capacity, old + (capacityIncrement > 0 ? capacityIncrement : old)));
  }

  @Concrete
  private void resize(int capacity) {
    Object[] larger = new Object[capacity];
    System.arraycopy(elementData, 0, larger, 0, elementCount);
    elementData = larger;
  }

  @Concrete
  private int count() {
    return elementCount;
  }

  private E at(int index) {
    return Contents.readAt(this, index, slot(index));
  }

  private void check(int index) {
    if (index < 0 || index >= count()) throw new ArrayIndexOutOfBoundsException(outside(index));
  }

  private String outside(int index) {
    return index + " >= " + Contents.size(this, count());
  }

  private void insert(int index, E e) {
    open(index, 1);
    assign(index, e);
    modCount++;
    Contents.insertAt(this, index, index == count() - 1, e);
  }

  private boolean insertAll(int index, Object[] elements) {
    modCount++;
    if (elements.length == 0) return false;
    open(index, elements.length);
    for (Object element : elements) {
      assign(index, element);
      Contents.insertAt(this, index, index == count() - 1, element);
      index++;
    }
    return true;
  }

  private void delete(int index) {
    close(index, index + 1);
    modCount++;
    Contents.removeAt(this, index, index == count());
  }

  public synchronized void copyInto(Object[] anArray) {
    System.arraycopy(toArray(), 0, anArray, 0, count());
  }

  public synchronized void trimToSize() {
    modCount++;
    resize(count());
  }

  public synchronized void ensureCapacity(int minCapacity) {
    if (minCapacity <= 0) return;
    modCount++;
    reserve(minCapacity);
  }

  public synchronized void setSize(int newSize) {
    modCount++;
    if (newSize < 0) throw new ArrayIndexOutOfBoundsException(newSize);
    if (newSize > count()) open(count(), newSize - count());
    else close(newSize, count());
    Contents.rearrange(this);
  }

  @Concrete
  public synchronized int capacity() {
    return elementData.length;
  }

  @Override
  public synchronized int size() {
    return Contents.size(this, count());
  }

  @Override
  public synchronized boolean isEmpty() {
    return size() == 0;
  }

  public Enumeration<E> elements() {
    return new Enumeration<E>() {
      private int cursor;

      @Override
      public boolean hasMoreElements() {
        return cursor < size();
      }

      @Override
      public E nextElement() {
        synchronized (Vector.this) {
          if (cursor >= count()) throw new NoSuchElementException("Vector Enumeration");
          return at(cursor++);
        }
      }
    };
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o, 0) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    return indexOf(o, 0);
  }

  public synchronized int indexOf(Object o, int index) {
    int size = size();
    if (index < 0 && size > 0) throw new ArrayIndexOutOfBoundsException(index);
    for (int i = index; i < size; i++) {
      if (Objects.equals(o, at(i))) return i;
    }
    return -1;
  }

  @Override
  public synchronized int lastIndexOf(Object o) {
    return lastIndexOf(o, count() - 1);
  }

  public synchronized int lastIndexOf(Object o, int index) {
    if (index >= size()) throw new IndexOutOfBoundsException(outside(index));
    for (int i = index; i >= 0; i--) {
      if (Objects.equals(o, at(i))) return i;
    }
    return -1;
  }

  public synchronized E elementAt(int index) {
    check(index);
    return at(index);
  }

  public synchronized E firstElement() {
    if (size() == 0) throw new NoSuchElementException();
    return at(0);
  }

  public synchronized E lastElement() {
    if (size() == 0) throw new NoSuchElementException();
    return at(count() - 1);
  }

  public synchronized void setElementAt(E obj, int index) {
    check(index);
    assign(index, obj);
    Contents.writeAt(this, index, obj);
  }

  public synchronized void removeElementAt(int index) {
    check(index);
    delete(index);
  }

  public synchronized void insertElementAt(E obj, int index) {
    if (index > count()) throw new ArrayIndexOutOfBoundsException(index + " > " + count());
    if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
    insert(index, obj);
  }

  public synchronized void addElement(E obj) {
    insert(count(), obj);
  }

  public synchronized boolean removeElement(Object obj) {
    int index = indexOf(obj);
    if (index < 0) return false;
    delete(index);
    return true;
  }

  public synchronized void removeAllElements() {
    close(0, count());
    modCount++;
    Contents.rearrange(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized Object clone() {
    try {
      Vector<E> copy = (Vector<E>) super.clone();
      Object[] elements = toArray();
      copy.elementData = new Object[elements.length];
      copy.elementCount = 0;
      copy.insertAll(0, elements);
      copy.modCount = 0;
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public synchronized Object[] toArray() {
    Object[] array = new Object[size()];
    for (int i = 0; i < array.length; i++) array[i] = at(i);
    return array;
  }

  @Override
  public synchronized <T> T[] toArray(T[] a) {
    return super.toArray(a);
  }

  @Override
  public synchronized E get(int index) {
    if (index < 0 || index >= count()) {
      Contents.size(this, count());
      throw new ArrayIndexOutOfBoundsException(index);
    }
    return at(index);
  }

  @Override
  public synchronized E set(int index, E element) {
    E old = get(index);
    assign(index, element);
    Contents.writeAt(this, index, element);
    return old;
  }

  @Override
  public synchronized boolean add(E e) {
    insert(count(), e);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    return removeElement(o);
  }

  @Override
  public void add(int index, E element) {
    insertElementAt(element, index);
  }

  @Override
  public synchronized E remove(int index) {
    E old = get(index);
    delete(index);
    return old;
  }

  @Override
  public void clear() {
    removeAllElements();
  }

  @Override
  public synchronized boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] elements = c.toArray();
    synchronized (this) {
      return insertAll(count(), elements);
    }
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
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    synchronized (this) {
      int expected = modCount;
      boolean[] going = new boolean[size()];
      boolean any = false;
      for (int i = 0; i < going.length && modCount == expected; i++) {
        going[i] = filter.test(at(i));
        any |= going[i];
      }
      expect(expected);
      if (!any) return false;
      modCount++;
      delete(going);
      Contents.rearrange(this);
      return true;
    }
  }

  @Concrete
  private void delete(boolean[] going) {
    int kept = 0;
    for (int i = 0; i < going.length; i++) {
      if (!going[i]) elementData[kept++] = elementData[i];
    }
    close(kept, elementCount);
  }

  @Override
  public synchronized boolean addAll(int index, Collection<? extends E> c) {
    if (index < 0 || index > count()) throw new ArrayIndexOutOfBoundsException(index);
    return insertAll(index, c.toArray());
  }

  @Override
  public synchronized boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  public synchronized int hashCode() {
    return super.hashCode();
  }

  @Override
  public synchronized String toString() {
    return super.toString();
  }

  @Override
  public synchronized List<E> subList(int fromIndex, int toIndex) {
    return Collections.synchronizedList(super.subList(fromIndex, toIndex), this);
  }

  @Override
  protected synchronized void removeRange(int fromIndex, int toIndex) {
    if (fromIndex > toIndex) throw new ArrayIndexOutOfBoundsException(toIndex);
    modCount++;
    close(fromIndex, toIndex);
    Contents.rearrange(this);
  }

  @Override
  public synchronized ListIterator<E> listIterator(int index) {
    return super.listIterator(index);
  }

  @Override
  public synchronized ListIterator<E> listIterator() {
    return super.listIterator();
  }

  @Override
  public synchronized Iterator<E> iterator() {
    return super.iterator();
  }

  @Override
  public synchronized void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    int size = size();
    for (int i = 0; i < size && modCount == expected; i++) action.accept(at(i));
    expect(expected);
  }

  @Override
  public synchronized void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int size = size();
    for (int i = 0; i < size && modCount == expected; i++) setElementAt(operator.apply(at(i)), i);
    expect(expected);
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void sort(Comparator<? super E> c) {
    int expected = modCount;
    Object[] sorted = toArray();
    Arrays.sort(sorted, (Comparator<Object>) c);
    expect(expected);
    modCount++;
    assign(sorted);
    Contents.rearrange(this);
  }

  @Concrete
  private void assign(Object[] elements) {
    System.arraycopy(elements, 0, elementData, 0, elements.length);
  }
}
