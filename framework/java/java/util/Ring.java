package java.util;

import antecede.Concrete;
import java.io.Serializable;

/** The storage of lists and deques: an array that is filled from any place on and wraps around at its end. */
@Concrete
final class Ring<E> implements Serializable {
  private Object[] items;
  private int head;
  private int count;
  /** How far the head has moved since the beginning, without wrapping around. */
  private int moved;

  Ring(int capacity) {
    items = new Object[capacity];
  }

  int size() {
    return count;
  }

  int moved() {
    return moved;
  }

  boolean has(int index) {
    return index >= 0 && index < count;
  }

  private int slot(int index) {
    int slot = head + index;
    return slot < items.length ? slot : slot - items.length;
  }

  @SuppressWarnings("unchecked")
  E get(int index) {
    return has(index) ? (E) items[slot(index)] : null;
  }

  void set(int index, Object e) {
    items[slot(index)] = e;
  }

  void add(Object e) {
    if (count == items.length) reserve(count + 1);
    items[slot(count++)] = e;
  }

  void insert(int index, Object e) {
    if (count == items.length) reserve(count + 1);
    if (index < count / 2) {
      head = head == 0 ? items.length - 1 : head - 1;
      moved--;
      count++;
      move(1, 0, index);
    } else {
      count++;
      move(index, index + 1, count - 1 - index);
    }
    set(index, e);
  }

  void remove(int index) {
    if (index < count / 2) {
      move(0, 1, index);
      items[head] = null;
      head = slot(1);
      moved++;
    } else {
      move(index + 1, index, count - 1 - index);
      set(count - 1, null);
    }
    count--;
  }

  void removeRange(int from, int to) {
    move(to, from, count - to);
    for (int i = count - (to - from); i < count; i++) set(i, null);
    count -= to - from;
  }

  /** Keeps only the first elements. */
  void truncate(int size) {
    removeRange(size, count);
  }

  private void move(int from, int to, int length) {
    if (length <= 0) return;
    int source = slot(from);
    int target = slot(to);
    if (source + length <= items.length && target + length <= items.length) {
      System.arraycopy(items, source, items, target, length);
    } else if (from > to) {
      for (int i = 0; i < length; i++) items[slot(to + i)] = items[slot(from + i)];
    } else {
      for (int i = length - 1; i >= 0; i--) items[slot(to + i)] = items[slot(from + i)];
    }
  }

  void reserve(int capacity) {
    if (capacity > items.length) resize(Math.max(Math.max(capacity, 10), items.length + items.length / 2));
  }

  void resize(int capacity) {
    Object[] larger = new Object[capacity];
    for (int i = 0; i < count; i++) larger[i] = get(i);
    items = larger;
    head = 0;
  }

  void clear() {
    for (int i = 0; i < count; i++) set(i, null);
    head = 0;
    count = 0;
  }

  /** Takes the elements of the array, as many as there are places. */
  void assign(Object[] elements) {
    for (int i = 0; i < count; i++) set(i, elements[i]);
  }
}
