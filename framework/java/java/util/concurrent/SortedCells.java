package java.util.concurrent;

import antecede.Concrete;
import java.io.Serializable;
import java.util.Comparator;

/**
 * Keys in order with their values, in two arrays. A comparator may let other threads in: a search begins again if
 * they changed something.
 */
@Concrete
final class SortedCells<K, V> implements Serializable {
  private final Comparator<? super K> comparator;
  private Object[] keys = new Object[8];
  private Object[] values = new Object[8];
  private int size;
  private int changes;

  SortedCells(Comparator<? super K> comparator) {
    this.comparator = comparator;
  }

  int size() {
    return size;
  }

  @SuppressWarnings("unchecked")
  int compare(Object left, Object right) {
    if (comparator != null) return comparator.compare((K) left, (K) right);
    return ((Comparable<Object>) left).compareTo(right);
  }

  /** The index of the key, or -1 - the index where it belongs. */
  int find(Object key) {
    if (size == 0) compare(key, key);
    while (true) {
      int seen = changes;
      int low = 0;
      int high = size - 1;
      int found = -1;
      while (low <= high && found < 0 && seen == changes) {
        int middle = (low + high) >>> 1;
        int order = compare(key, keys[middle]);
        if (order == 0) found = middle;
        else if (order < 0) high = middle - 1;
        else low = middle + 1;
      }
      if (seen == changes) return found >= 0 ? found : -1 - low;
    }
  }

  /** The index of the nearest key above (or below) this one, or of an equal one if {@code inclusive}. */
  int near(Object key, boolean above, boolean inclusive) {
    int index = find(key);
    if (index >= 0) return inclusive ? index : above ? index + 1 : index - 1;
    return above ? -1 - index : -2 - index;
  }

  boolean has(int index) {
    return index >= 0 && index < size;
  }

  @SuppressWarnings("unchecked")
  K key(int index) {
    return has(index) ? (K) keys[index] : null;
  }

  @SuppressWarnings("unchecked")
  V value(int index) {
    return has(index) ? (V) values[index] : null;
  }

  void set(int index, V value) {
    values[index] = value;
  }

  void insert(int place, K key, V value) {
    int index = -1 - place;
    if (size == keys.length) {
      keys = grown(keys);
      values = grown(values);
    }
    System.arraycopy(keys, index, keys, index + 1, size - index);
    System.arraycopy(values, index, values, index + 1, size - index);
    keys[index] = key;
    values[index] = value;
    size++;
    changes++;
  }

  private Object[] grown(Object[] array) {
    Object[] more = new Object[2 * array.length];
    System.arraycopy(array, 0, more, 0, size);
    return more;
  }

  void remove(int index) {
    size--;
    System.arraycopy(keys, index + 1, keys, index, size - index);
    System.arraycopy(values, index + 1, values, index, size - index);
    keys[size] = null;
    values[size] = null;
    changes++;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      keys[i] = null;
      values[i] = null;
    }
    size = 0;
    changes++;
  }
}
