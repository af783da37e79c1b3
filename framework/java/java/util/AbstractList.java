package java.util;

/** A list by means of get(int) and size(). */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
  protected transient int modCount = 0;

  protected AbstractList() {}

  @Override
  public boolean add(E e) {
    add(size(), e);
    return true;
  }

  @Override
  public abstract E get(int index);

  @Override
  public E set(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void add(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public E remove(int index) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int indexOf(Object o) {
    for (ListIterator<E> each = listIterator(); each.hasNext(); ) {
      if (Objects.equals(o, each.next())) return each.previousIndex();
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    for (ListIterator<E> each = listIterator(size()); each.hasPrevious(); ) {
      if (Objects.equals(o, each.previous())) return each.nextIndex();
    }
    return -1;
  }

  @Override
  public void clear() {
    removeRange(0, size());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size());
    for (E e : c) add(index++, e);
    return !c.isEmpty();
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk<E>(this, 0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size());
    return new Walk<E>(this, index);
  }

  @Override
  public List<E> subList(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex, size());
    return this instanceof RandomAccess ? new RandomAccessPart<E>(this, fromIndex, toIndex)
        : new Part<E>(this, fromIndex, toIndex);
  }

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof List)) return false;
    Iterator<E> mine = iterator();
    Iterator<?> other = ((List<?>) o).iterator();
    while (mine.hasNext() && other.hasNext()) {
      if (!Objects.equals(mine.next(), other.next())) return false;
    }
    return !mine.hasNext() && !other.hasNext();
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (Iterator<E> each = iterator(); each.hasNext(); ) hash = 31 * hash + Objects.hashCode(each.next());
    return hash;
  }

  protected void removeRange(int fromIndex, int toIndex) {
    ListIterator<E> each = listIterator(fromIndex);
    for (int i = fromIndex; i < toIndex; i++) {
      each.next();
      each.remove();
    }
  }

  /** Checks a place between elements. */
  static void checkPosition(int index, int size) {
    if (index < 0 || index > size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
  }

  static void checkRange(int from, int to, int size) {
    if (from < 0) throw new IndexOutOfBoundsException("fromIndex = " + from);
    if (to > size) throw new IndexOutOfBoundsException("toIndex = " + to);
    if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
  }

  void expect(int expectedModCount) {
    if (modCount != expectedModCount) throw new ConcurrentModificationException();
  }

  /** Walks by index, in both directions. */
  private static final class Walk<E> implements ListIterator<E> {
    private final AbstractList<E> list;
    private int cursor;
    private int last = -1;
    private int expected;

    Walk(AbstractList<E> list, int index) {
      this.list = list;
      cursor = index;
      expected = list.modCount;
    }

    @Override
    public boolean hasNext() {
      return cursor != list.size();
    }

    @Override
    public E next() {
      E e = step(cursor);
      cursor = last + 1;
      return e;
    }

    private E step(int index) {
      list.expect(expected);
      try {
        E e = list.get(index);
        last = index;
        return e;
      } catch (IndexOutOfBoundsException outside) {
        list.expect(expected);
        throw new NoSuchElementException();
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    public E previous() {
      E e = step(cursor - 1);
      cursor = last;
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
      if (last < 0) throw new IllegalStateException();
      list.expect(expected);
      try {
        list.remove(last);
      } catch (IndexOutOfBoundsException outside) {
        throw new ConcurrentModificationException();
      }
      if (last < cursor) cursor--;
      last = -1;
      expected = list.modCount;
    }

    @Override
    public void set(E e) {
      if (last < 0) throw new IllegalStateException();
      list.expect(expected);
      try {
        list.set(last, e);
      } catch (IndexOutOfBoundsException outside) {
        throw new ConcurrentModificationException();
      }
      expected = list.modCount;
    }

    @Override
    public void add(E e) {
      list.expect(expected);
      try {
        list.add(cursor, e);
      } catch (IndexOutOfBoundsException outside) {
        throw new ConcurrentModificationException();
      }
      cursor++;
      last = -1;
      expected = list.modCount;
    }
  }

  /** A part of a list: all access goes through to the list it is a part of. */
  private static class Part<E> extends AbstractList<E> {
    private final AbstractList<E> whole;
    private final int offset;
    private int size;

    Part(AbstractList<E> whole, int from, int to) {
      this.whole = whole;
      offset = from;
      size = to - from;
      modCount = whole.modCount;
    }

    private void check() {
      whole.expect(modCount);
    }

    private void resized(int by) {
      size += by;
      modCount = whole.modCount;
    }

    @Override
    public int size() {
      check();
      return size;
    }

    @Override
    public E get(int index) {
      Objects.checkIndex(index, size);
      check();
      return whole.get(offset + index);
    }

    @Override
    public E set(int index, E element) {
      Objects.checkIndex(index, size);
      check();
      return whole.set(offset + index, element);
    }

    @Override
    public void add(int index, E element) {
      checkPosition(index, size);
      check();
      whole.add(offset + index, element);
      resized(1);
    }

    @Override
    public E remove(int index) {
      Objects.checkIndex(index, size);
      check();
      E removed = whole.remove(offset + index);
      resized(-1);
      return removed;
    }

    @Override
    protected void removeRange(int fromIndex, int toIndex) {
      check();
      whole.removeRange(offset + fromIndex, offset + toIndex);
      resized(fromIndex - toIndex);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      return addAll(size, c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      checkPosition(index, size);
      int added = c.size();
      if (added == 0) return false;
      check();
      whole.addAll(offset + index, c);
      resized(added);
      return true;
    }
  }

  private static final class RandomAccessPart<E> extends Part<E> implements RandomAccess {
    RandomAccessPart(AbstractList<E> whole, int from, int to) {
      super(whole, from, to);
    }
  }
}
