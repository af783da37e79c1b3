package java.util.concurrent;

import antecede.Concrete;
import java.util.Comparator;

/**
 * A binary heap in an array. Comparisons come first, moves after them: a comparator may let other threads in, and
 * what it found is used only if they changed nothing.
 */
@Concrete
final class Heap<E> {
  private final Comparator<? super E> comparator;
  private Object[] array = new Object[11];
  private int size;
  private int changes;

  Heap(Comparator<? super E> comparator) {
    this.comparator = comparator;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  E first() {
    return at(0);
  }

  @SuppressWarnings("unchecked")
  E at(int index) {
    return index < size ? (E) array[index] : null;
  }

  Object[] snapshot() {
    Object[] copy = new Object[size];
    System.arraycopy(array, 0, copy, 0, size);
    return copy;
  }

  @SuppressWarnings("unchecked")
  private int compare(Object left, Object right) {
    if (comparator != null) return comparator.compare((E) left, (E) right);
    return ((Comparable<Object>) left).compareTo(right);
  }

  /** Where an element that is to stand at {@code index} or above it belongs, as long as nothing changes. */
  private int above(int index, Object element) {
    int seen = changes;
    while (index > 0 && seen == changes && compare(element, array[(index - 1) >>> 1]) < 0) index = (index - 1) >>> 1;
    return index;
  }

  /**
   * Where one that is to stand at {@code index} or below belongs among the first {@code count}, as long as nothing
   * changes.
   */
  private int below(int index, Object element, int count) {
    int seen = changes;
    while (2 * index + 1 < count) {
      int child = 2 * index + 1;
      if (child + 1 < count && compare(array[child], array[child + 1]) > 0) child++;
      if (seen != changes || compare(element, array[child]) <= 0 || seen != changes) break;
      index = child;
    }
    return index;
  }

  /**
   * Puts the element at {@code to}, moving those between there and {@code from}, which is below or above it, by one.
   */
  private void place(int from, int to, Object element) {
    if (to < from) {
      for (int i = from; i != to; i = (i - 1) >>> 1) array[i] = array[(i - 1) >>> 1];
      array[to] = element;
    } else {
      Object carried = element;
      for (int i = to; ; i = (i - 1) >>> 1) {
        Object other = array[i];
        array[i] = carried;
        carried = other;
        if (i == from) break;
      }
    }
  }

  void add(E element) {
    if (size == 0 && comparator == null && !(element instanceof Comparable)) throw new ClassCastException();
    int seen;
    int to;
    do {
      seen = changes;
      to = above(size, element);
    } while (seen != changes);
    if (size == array.length) {
      Object[] more = new Object[2 * size];
      System.arraycopy(array, 0, more, 0, size);
      array = more;
    }
    place(size, to, element);
    size++;
    changes++;
  }

  E poll() {
    while (size > 0) {
      E first = removeAt(0);
      if (first != null) return first;
    }
    return null;
  }

  /** Null: it was no longer there. */
  private E removeAt(int index) {
    E removed = at(index);
    int seen;
    int to;
    do {
      seen = changes;
      if (size <= index || array[index] != removed) return null;
      Object moved = array[size - 1];
      to = index == size - 1 ? index : below(index, moved, size - 1);
      if (to == index && seen == changes && index < size - 1) to = above(index, moved);
    } while (seen != changes);
    size--;
    changes++;
    Object moved = array[size];
    if (index < size) place(index, to, moved);
    array[size] = null;
    return removed;
  }

  int indexOf(Object object) {
    for (int i = 0; i < size; i++) if (object.equals(array[i])) return i;
    return -1;
  }

  boolean removeEqual(Object object) {
    int index = indexOf(object);
    return index >= 0 && removeAt(index) != null;
  }

  boolean removeIdentical(Object object) {
    for (int i = 0; i < size; i++) if (array[i] == object) return removeAt(i) != null;
    return false;
  }

  /** Takes the marked ones of a snapshot out. False: it is no longer what is here. */
  boolean removeMarked(Object[] snapshot, boolean[] marked) {
    int seen = changes;
    boolean same = snapshot.length == size;
    int count = 0;
    for (int i = 0; same && i < size; i++) {
      same = snapshot[i] == array[i];
      if (!marked[i]) count++;
    }
    if (!same) return false;
    Object[] rest = new Object[count];
    count = 0;
    for (int i = 0; i < marked.length; i++) if (!marked[i]) rest[count++] = snapshot[i];
    Heap<E> made = new Heap<>(comparator);
    made.heapify(rest);
    if (seen != changes) return false;
    array = made.array;
    size = made.size;
    changes++;
    return true;
  }

  /** Takes over an array of elements in any order. */
  void heapify(Object[] elements) {
    array = elements.length == 0 ? new Object[1] : elements;
    size = elements.length;
    changes++;
    for (int i = (size >>> 1) - 1; i >= 0; i--) {
      Object element = array[i];
      place(i, below(i, element, size), element);
    }
  }

  void clear() {
    for (int i = 0; i < size; i++) array[i] = null;
    size = 0;
    changes++;
  }
}
