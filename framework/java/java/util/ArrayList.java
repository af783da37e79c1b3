package java.util;

import antecede.Concrete;
import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in an array. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  private transient Ring<E> items;

  public ArrayList(int initialCapacity) {
    if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    items = new Ring<E>(initialCapacity);
  }

  public ArrayList() {
    items = new Ring<E>(0);
  }

  public ArrayList(Collection<? extends E> c) {
    Object[] elements = c.toArray();
    items = new Ring<E>(elements.length);
    insertAll(0, elements);
  }

  public void trimToSize() {
    modCount++;
    items.resize(items.size());
  }

  public void ensureCapacity(int minCapacity) {
    modCount++;
    items.reserve(minCapacity);
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
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
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

  private E at(int index) {
    return Contents.readAt(this, index, items.get(index));
  }

  /** What is not there was looked for: that reads which elements there are. */
  private void check(int index) {
    if (!items.has(index)) Objects.checkIndex(index, Contents.size(this, items.size()));
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      ArrayList<E> copy = (ArrayList<E>) super.clone();
      Object[] elements = toArray();
      copy.items = new Ring<E>(elements.length);
      copy.insertAll(0, elements);
      copy.modCount = 0;
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

  @Override
  public E get(int index) {
    check(index);
    return Contents.readAt(this, index, items.get(index));
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
  public boolean add(E e) {
    modCount++;
    items.add(e);
    Contents.insertAt(this, items.size() - 1, true, e);
    return true;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, items.size());
    modCount++;
    items.insert(index, element);
    Contents.insertAt(this, index, index == items.size() - 1, element);
  }

  @Override
  public E remove(int index) {
    check(index);
    E old = at(index);
    delete(index);
    return old;
  }

  private void delete(int index) {
    modCount++;
    items.remove(index);
    Contents.removeAt(this, index, index == items.size());
  }

  @Override
  public boolean remove(Object o) {
    int index = indexOf(o);
    if (index < 0) return false;
    delete(index);
    return true;
  }

  @Override
  public void clear() {
    modCount++;
    items.clear();
    Contents.rearrange(this);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return insertAll(items.size(), c.toArray());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, items.size());
    return insertAll(index, c.toArray());
  }

  private boolean insertAll(int index, Object[] elements) {
    modCount++;
    items.reserve(items.size() + elements.length);
    for (Object element : elements) {
      items.insert(index, element);
      Contents.insertAt(this, index, index == items.size() - 1, element);
      index++;
    }
    return elements.length > 0;
  }

  @Override
  protected void removeRange(int fromIndex, int toIndex) {
    if (fromIndex > toIndex || fromIndex < 0 || toIndex > items.size()) {
      throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
    }
    modCount++;
    items.removeRange(fromIndex, toIndex);
    Contents.rearrange(this);
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
    int expected = modCount;
    int size = size();
    for (int i = 0; i < size && modCount == expected; i++) action.accept(at(i));
    expect(expected);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
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

  @Concrete
  private void delete(boolean[] going) {
    int kept = 0;
    for (int i = 0; i < going.length; i++) {
      if (!going[i]) items.set(kept++, items.get(i));
    }
    items.truncate(kept);
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int size = size();
    for (int i = 0; i < size && modCount == expected; i++) {
      E e = operator.apply(at(i));
      if (items.has(i)) items.set(i, e);
      Contents.writeAt(this, i, e);
    }
    expect(expected);
  }

  @Override
  @SuppressWarnings("unchecked")
  public void sort(Comparator<? super E> c) {
    int expected = modCount;
    Object[] sorted = toArray();
    Arrays.sort(sorted, (Comparator<Object>) c);
    expect(expected);
    modCount++;
    items.assign(sorted);
    Contents.rearrange(this);
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk(0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return new Walk(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, items.size());
    return new Walk(index);
  }

  private final class Walk implements ListIterator<E> {
    private int cursor;
    private int last = -1;
    private int expected = modCount;

    Walk(int index) {
      cursor = index;
      Contents.size(ArrayList.this, items.size());
    }

    @Override
    public boolean hasNext() {
      return cursor != items.size();
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
      return cursor != 0;
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

    private void checkLast() {
      if (last < 0) throw new IllegalStateException();
      expect(expected);
    }

    @Override
    public void remove() {
      checkLast();
      delete(last);
      cursor = last;
      last = -1;
      expected = modCount;
    }

    @Override
    public void set(E e) {
      checkLast();
      ArrayList.this.set(last, e);
    }

    @Override
    public void add(E e) {
      expect(expected);
      ArrayList.this.add(cursor++, e);
      last = -1;
      expected = modCount;
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeObject(toArray());
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    Object[] elements = (Object[]) in.readObject();
    items = new Ring<E>(elements.length);
    insertAll(0, elements);
  }
}
