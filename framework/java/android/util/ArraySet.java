package android.util;

import antecede.Contents;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A set whose elements have indices, in the order of their hash codes. */
@antecede.Holder
public final class ArraySet<E> implements Collection<E>, Set<E> {
  private final HashedTable table = new HashedTable();
  private final View<E> view = new View<E>(this);

  /** The set as others show themselves. */
  private static final class View<E> extends AbstractSet<E> {
    private final ArraySet<E> set;

    View(ArraySet<E> set) {
      this.set = set;
    }

    @Override
    public int size() {
      return set.size();
    }

    @Override
    public boolean contains(Object element) {
      return set.contains(element);
    }

    @Override
    public Iterator<E> iterator() {
      return set.iterator();
    }
  }

  private static final class Cursor<E> implements Iterator<E> {
    private final ArraySet<E> set;
    private int next;
    private boolean canRemove;

    Cursor(ArraySet<E> set) {
      this.set = set;
    }

    @Override
    public boolean hasNext() {
      return next < set.size();
    }

    @Override
    public E next() {
      if (!hasNext()) throw new NoSuchElementException();
      canRemove = true;
      return set.valueAt(next++);
    }

    @Override
    public void remove() {
      if (!canRemove) throw new IllegalStateException();
      canRemove = false;
      set.removeAt(--next);
    }
  }

  public ArraySet() {}

  public ArraySet(int capacity) {
    table.reserve(capacity);
  }

  public ArraySet(ArraySet<E> set) {
    if (set != null) addAll(set);
  }

  public ArraySet(Collection<? extends E> set) {
    if (set != null) addAll(set);
  }

  public ArraySet(E[] array) {
    if (array == null) return;
    for (E element : array) add(element);
  }

  @Override
  public void clear() {
    table.clear();
    Contents.rearrange(this);
  }

  public void ensureCapacity(int minimumCapacity) {
    table.reserve(minimumCapacity);
  }

  @Override
  public boolean contains(Object key) {
    return indexOf(key) >= 0;
  }

  public int indexOf(Object key) {
    Contents.match(this, key);
    int index = table.find(key);
    Contents.read(this, key, null);
    return index;
  }

  @SuppressWarnings("unchecked")
  public E valueAt(int index) {
    return Contents.readKey(this, (E) table.keyAt(index));
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean add(E value) {
    int index = indexOf(value);
    if (table.has(index)) return false;
    table.insert(~index, value, null);
    Contents.insert(this, value, value);
    return true;
  }

  public void addAll(ArraySet<? extends E> array) {
    for (int i = 0; i < array.size(); i++) add(array.valueAt(i));
  }

  @Override
  public boolean addAll(Collection<? extends E> collection) {
    boolean added = false;
    for (E element : collection) added |= add(element);
    return added;
  }

  @Override
  public boolean remove(Object object) {
    int index = indexOf(object);
    if (!table.has(index)) return false;
    removeAt(index);
    return true;
  }

  public E removeAt(int index) {
    E old = valueAt(index);
    table.removeAt(index);
    Contents.remove(this, old);
    return old;
  }

  public boolean removeAll(ArraySet<? extends E> array) {
    int before = size();
    for (int i = 0; i < array.size(); i++) remove(array.valueAt(i));
    return before != size();
  }

  @Override
  public boolean removeAll(Collection<?> collection) {
    boolean removed = false;
    for (Object element : collection) removed |= remove(element);
    return removed;
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    int before = size();
    for (Iterator<E> elements = iterator(); elements.hasNext(); ) {
      if (filter.test(elements.next())) elements.remove();
    }
    return before != size();
  }

  @Override
  public boolean retainAll(Collection<?> collection) {
    int before = size();
    for (int i = before - 1; i >= 0; i--) {
      if (!collection.contains(valueAt(i))) removeAt(i);
    }
    return before != size();
  }

  @Override
  public boolean containsAll(Collection<?> collection) {
    return view.containsAll(collection);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    if (action == null) throw new NullPointerException("action must not be null");
    for (int i = 0; i < size(); i++) action.accept(valueAt(i));
  }

  @Override
  public int size() {
    return Contents.size(this, table.size());
  }

  @Override
  public Iterator<E> iterator() {
    return new Cursor<E>(this);
  }

  @Override
  public Object[] toArray() {
    return view.toArray();
  }

  @Override
  public <T> T[] toArray(T[] array) {
    return view.toArray(array);
  }

  @Override
  public boolean equals(Object object) {
    return this == object || view.equals(object);
  }

  @Override
  public int hashCode() {
    return view.hashCode();
  }

  @Override
  public String toString() {
    if (isEmpty()) return "{}";
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < size(); i++) {
      if (i > 0) text.append(", ");
      Object value = valueAt(i);
      text.append(value == this ? "(this Set)" : value);
    }
    return text.append('}').toString();
  }
}
