package java.util.concurrent;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list whose array is replaced by every change, so that who walks over it sees it as it was. */
@Atomic
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
  private Object[] array = new Object[0];

  public CopyOnWriteArrayList() {}

  public CopyOnWriteArrayList(Collection<? extends E> elements) {
    addAll(elements);
  }

  public CopyOnWriteArrayList(E[] elements) {
    for (E element : elements) add(element);
  }

  @Concrete
  private Object[] array() {
    return array;
  }

  @Concrete
  private boolean isCurrent(Object[] snapshot) {
    return array == snapshot;
  }

  @Concrete
  private void assign(Object[] elements) {
    array = elements;
  }

  @Concrete
  private static int length(Object[] snapshot) {
    return snapshot.length;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private static <E> E element(Object[] snapshot, int index) {
    return (E) snapshot[index];
  }

  @Concrete
  private void replace(int index, E element) {
    if (array[index] == element) return;
    array = array.clone();
    array[index] = element;
  }

  @Concrete
  private static void put(Object[] copy, int index, Object element) {
    copy[index] = element;
  }

  @Concrete
  private void open(int index, E element) {
    Object[] more = new Object[array.length + 1];
    System.arraycopy(array, 0, more, 0, index);
    more[index] = element;
    System.arraycopy(array, index, more, index + 1, array.length - index);
    array = more;
  }

  @Concrete
  private void close(int index) {
    Object[] less = new Object[array.length - 1];
    System.arraycopy(array, 0, less, 0, index);
    System.arraycopy(array, index + 1, less, index, less.length - index);
    array = less;
  }

  /** Without the elements that are marked. */
  @Concrete
  private static Object[] without(Object[] snapshot, boolean[] marked) {
    int count = 0;
    for (boolean mark : marked) if (!mark) count++;
    Object[] rest = new Object[count];
    int kept = 0;
    for (int i = 0; i < marked.length; i++) if (!marked[i]) rest[kept++] = snapshot[i];
    return rest;
  }

  @Concrete
  private static int find(Object object, Object[] snapshot, int from, int to) {
    for (int i = from; i < to; i++) {
      if (object == null ? snapshot[i] == null : object.equals(snapshot[i])) return i;
    }
    return -1;
  }

  @Concrete
  private static int findLast(Object object, Object[] snapshot, int from) {
    for (int i = from; i >= 0; i--) {
      if (object == null ? snapshot[i] == null : object.equals(snapshot[i])) return i;
    }
    return -1;
  }

  private E read(Object[] snapshot, int index) {
    return Contents.readAt(this, index, CopyOnWriteArrayList.<E>element(snapshot, index));
  }

  private void insert(int index, E element) {
    boolean last = index == length(array());
    open(index, element);
    Contents.insertAt(this, index, last, element);
  }

  private void delete(int index) {
    close(index);
    Contents.removeAt(this, index, index == length(array()));
  }

  private static IndexOutOfBoundsException outOfBounds(int index, int size) {
    return new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
  }

  @Override
  public int size() {
    return Contents.size(this, length(array()));
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object) >= 0;
  }

  @Override
  public int indexOf(Object object) {
    return indexOf(object, array(), 0);
  }

  public int indexOf(E element, int index) {
    return indexOf(element, array(), index);
  }

  private int indexOf(Object object, Object[] snapshot, int from) {
    Contents.match(this, object);
    Contents.size(this, length(snapshot));
    return find(object, snapshot, from, length(snapshot));
  }

  @Override
  public int lastIndexOf(Object object) {
    Contents.match(this, object);
    Object[] snapshot = array();
    return findLast(object, snapshot, Contents.size(this, length(snapshot)) - 1);
  }

  public int lastIndexOf(E element, int index) {
    Contents.match(this, element);
    Object[] snapshot = array();
    Contents.size(this, length(snapshot));
    return findLast(element, snapshot, index);
  }

  @Override
  public E get(int index) {
    return read(array(), index);
  }

  @Override
  public E set(int index, E element) {
    E old = read(array(), index);
    replace(index, element);
    Contents.writeAt(this, index, element);
    return old;
  }

  @Override
  public boolean add(E element) {
    insert(length(array()), element);
    return true;
  }

  @Override
  public void add(int index, E element) {
    if (index < 0 || index > length(array())) throw outOfBounds(index, length(array()));
    insert(index, element);
  }

  @Override
  public E remove(int index) {
    E old = read(array(), index);
    delete(index);
    return old;
  }

  @Override
  public boolean remove(Object object) {
    while (true) {
      Object[] snapshot = array();
      int index = indexOf(object, snapshot, 0);
      if (index < 0) return false;
      if (isCurrent(snapshot)) {
        delete(index);
        return true;
      }
    }
  }

  public boolean addIfAbsent(E element) {
    Object[] snapshot;
    do {
      snapshot = array();
      if (indexOf(element, snapshot, 0) >= 0) return false;
    } while (!isCurrent(snapshot));
    return add(element);
  }

  public int addAllAbsent(Collection<? extends E> elements) {
    int added = 0;
    for (Object element : elements.toArray()) {
      @SuppressWarnings("unchecked")
      E each = (E) element;
      if (addIfAbsent(each)) added++;
    }
    return added;
  }

  @Override
  public boolean containsAll(Collection<?> elements) {
    for (Object element : elements) if (!contains(element)) return false;
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> elements) {
    return addAll(-1, elements.toArray());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> elements) {
    Object[] more = elements.toArray();
    if (index < 0 || index > length(array())) throw outOfBounds(index, length(array()));
    return addAll(index, more);
  }

  /** At the end for a negative index. */
  @SuppressWarnings("unchecked")
  private boolean addAll(int index, Object[] elements) {
    int place = index < 0 ? length(array()) : index;
    for (Object element : elements) insert(place++, (E) element);
    return elements.length > 0;
  }

  @Override
  public void clear() {
    assign(new Object[0]);
    Contents.rearrange(this);
  }

  @Override
  public boolean removeAll(final Collection<?> elements) {
    if (elements == null) throw new NullPointerException();
    return removeIf(element -> elements.contains(element));
  }

  @Override
  public boolean retainAll(final Collection<?> elements) {
    if (elements == null) throw new NullPointerException();
    return removeIf(element -> !elements.contains(element));
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    if (filter == null) throw new NullPointerException();
    return removeIf(filter, 0, Integer.MAX_VALUE);
  }

  private boolean removeIf(Predicate<? super E> filter, int from, int to) {
    while (true) {
      Object[] snapshot = array();
      boolean[] marked = new boolean[length(snapshot)];
      boolean any = false;
      for (int i = from; i < Math.min(to, marked.length); i++) {
        marked[i] = filter.test(read(snapshot, i));
        any |= marked[i];
      }
      if (!any) return false;
      if (isCurrent(snapshot)) {
        assign(without(snapshot, marked));
        Contents.rearrange(this);
        return true;
      }
    }
  }

  @Override
  public void replaceAll(UnaryOperator<E> operator) {
    if (operator == null) throw new NullPointerException();
    replaceAll(operator, 0, length(array()));
  }

  private void replaceAll(UnaryOperator<E> operator, int from, int to) {
    Object[] copy = toArray();
    for (int i = from; i < to; i++) {
      E element = operator.apply(read(copy, i));
      put(copy, i, element);
      Contents.writeAt(this, i, element);
    }
    assign(copy);
  }

  private void removeRange(int from, int to) {
    boolean[] marked = new boolean[length(array())];
    for (int i = from; i < to; i++) marked[i] = true;
    assign(without(array(), marked));
    Contents.rearrange(this);
  }

  @Override
  public void sort(Comparator<? super E> comparator) {
    sort(comparator, 0, length(array()));
  }

  @SuppressWarnings("unchecked")
  private void sort(Comparator<? super E> comparator, int from, int to) {
    Object[] sorted = toArray();
    Arrays.sort(sorted, from, to, (Comparator<Object>) comparator);
    assign(sorted);
    Contents.rearrange(this);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    if (action == null) throw new NullPointerException();
    Object[] snapshot = array();
    int size = Contents.size(this, length(snapshot));
    for (int i = 0; i < size; i++) action.accept(read(snapshot, i));
  }

  @Override
  public Object[] toArray() {
    Object[] snapshot = array();
    Object[] copy = new Object[Contents.size(this, length(snapshot))];
    for (int i = 0; i < copy.length; i++) copy[i] = read(snapshot, i);
    return copy;
  }

  @Override
  public <T> T[] toArray(T[] target) {
    return Arrays.asList(toArray()).toArray(target);
  }

  @Override
  public Object clone() {
    return new CopyOnWriteArrayList<E>(this);
  }

  @Override
  public Iterator<E> iterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    Object[] snapshot = array();
    int size = Contents.size(this, length(snapshot));
    if (index < 0 || index > size) throw outOfBounds(index, size);
    return new Walk<E>(this, snapshot, 0, size, index);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(toArray(), Spliterator.IMMUTABLE | Spliterator.ORDERED);
  }

  @Override
  public List<E> subList(int from, int to) {
    int size = size();
    if (from < 0 || to > size || from > to) throw new IndexOutOfBoundsException();
    return new Part<E>(this, from, to - from);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (E element : this) hash = 31 * hash + (element == null ? 0 : element.hashCode());
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) return true;
    if (!(other instanceof List)) return false;
    Iterator<?> theirs = ((List<?>) other).iterator();
    for (E element : this) {
      if (!theirs.hasNext()) return false;
      Object their = theirs.next();
      if (element == null ? their != null : !element.equals(their)) return false;
    }
    return !theirs.hasNext();
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }

  /** Over a snapshot. Cannot change the list. */
  private static final class Walk<E> implements ListIterator<E> {
    private final CopyOnWriteArrayList<E> list;
    private final Object[] snapshot;
    private final int from;
    private final int to;
    private int cursor;

    Walk(CopyOnWriteArrayList<E> list, Object[] snapshot, int from, int to, int cursor) {
      this.list = list;
      this.snapshot = snapshot;
      this.from = from;
      this.to = to;
      this.cursor = cursor;
    }

    @Override
    public boolean hasNext() {
      return cursor < to;
    }

    @Override
    public boolean hasPrevious() {
      return cursor > from;
    }

    @Override
    public E next() {
      if (!hasNext()) throw new NoSuchElementException();
      return list.read(snapshot, cursor++);
    }

    @Override
    public E previous() {
      if (!hasPrevious()) throw new NoSuchElementException();
      return list.read(snapshot, --cursor);
    }

    @Override
    public int nextIndex() {
      return cursor - from;
    }

    @Override
    public int previousIndex() {
      return cursor - from - 1;
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void set(E element) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void add(E element) {
      throw new UnsupportedOperationException();
    }
  }

  /** A view of some elements, which must not be changed in another way. */
  private static final class Part<E> extends AbstractList<E> implements RandomAccess {
    private final CopyOnWriteArrayList<E> list;
    private final int from;
    private int size;
    private Object[] expected;

    Part(CopyOnWriteArrayList<E> list, int from, int size) {
      this.list = list;
      this.from = from;
      this.size = size;
      changed(0);
    }

    @Concrete
    private void changed(int growth) {
      expected = list.array;
      size += growth;
    }

    private void check() {
      if (!list.isCurrent(expected)) throw new ConcurrentModificationException();
    }

    private void check(int index, int limit) {
      if (index < 0 || index >= limit) throw outOfBounds(index, limit);
      check();
    }

    @Override
    public int size() {
      check();
      return size;
    }

    @Override
    public E get(int index) {
      check(index, size);
      return list.get(from + index);
    }

    @Override
    public E set(int index, E element) {
      check(index, size);
      E old = list.set(from + index, element);
      changed(0);
      return old;
    }

    @Override
    public void add(int index, E element) {
      check();
      if (index < 0 || index > size) throw outOfBounds(index, size);
      list.add(from + index, element);
      changed(1);
    }

    @Override
    public E remove(int index) {
      check(index, size);
      E old = list.remove(from + index);
      changed(-1);
      return old;
    }

    @Override
    public boolean remove(Object object) {
      int index = indexOf(object);
      if (index >= 0) remove(index);
      return index >= 0;
    }

    @Override
    public boolean addAll(Collection<? extends E> elements) {
      return addAll(size, elements);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> elements) {
      check();
      if (index < 0 || index > size) throw outOfBounds(index, size);
      int before = list.size();
      boolean any = list.addAll(from + index, elements);
      changed(list.size() - before);
      return any;
    }

    @Override
    public void clear() {
      check();
      list.removeRange(from, from + size);
      changed(-size);
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
    public boolean removeIf(Predicate<? super E> filter) {
      if (filter == null) throw new NullPointerException();
      check();
      int before = list.size();
      boolean any = list.removeIf(filter, from, from + size);
      changed(list.size() - before);
      return any;
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      check();
      list.replaceAll(operator, from, from + size);
      changed(0);
    }

    @Override
    public void sort(Comparator<? super E> comparator) {
      check();
      list.sort(comparator, from, from + size);
      changed(0);
    }

    @Override
    public Iterator<E> iterator() {
      return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      check();
      if (index < 0 || index > size) throw outOfBounds(index, size);
      return new Walk<E>(list, list.array(), from, from + size, from + index);
    }

    @Override
    public List<E> subList(int start, int end) {
      check();
      if (start < 0 || end > size || start > end) throw new IndexOutOfBoundsException();
      return new Part<E>(list, from + start, end - start);
    }
  }
}
