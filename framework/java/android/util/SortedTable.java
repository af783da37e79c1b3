package android.util;

import antecede.Concrete;

/** Keys in ascending order, with values: how the sparse arrays work inside. Tells the engines nothing. */
@Concrete
final class SortedTable {
  private long[] keys;
  private Object[] values;
  private int size;

  SortedTable(int capacity) {
    keys = new long[Math.max(capacity, 4)];
    values = new Object[keys.length];
  }

  SortedTable(SortedTable other) {
    keys = other.keys.clone();
    values = other.values.clone();
    size = other.size;
  }

  int size() {
    return size;
  }

  /** Its index; negative: ~ of where it would be. */
  int find(long key) {
    int low = 0;
    int high = size - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (keys[middle] < key) low = middle + 1;
      else if (keys[middle] > key) high = middle - 1;
      else return middle;
    }
    return ~low;
  }

  boolean has(int index) {
    return index >= 0 && index < size;
  }

  long keyAt(int index) {
    check(index);
    return keys[index];
  }

  Object valueAt(int index) {
    check(index);
    return values[index];
  }

  /** The value of the key, or null. */
  Object get(long key) {
    int index = find(key);
    return index < 0 ? null : values[index];
  }

  void setAt(int index, Object value) {
    check(index);
    values[index] = value;
  }

  /** True: the key is new. */
  boolean put(long key, Object value) {
    int index = find(key);
    if (index >= 0) {
      values[index] = value;
      return false;
    }
    if (size == keys.length) grow();
    System.arraycopy(keys, ~index, keys, ~index + 1, size - ~index);
    System.arraycopy(values, ~index, values, ~index + 1, size - ~index);
    keys[~index] = key;
    values[~index] = value;
    size++;
    return true;
  }

  private void grow() {
    long[] moreKeys = new long[2 * size];
    Object[] moreValues = new Object[2 * size];
    System.arraycopy(keys, 0, moreKeys, 0, size);
    System.arraycopy(values, 0, moreValues, 0, size);
    keys = moreKeys;
    values = moreValues;
  }

  void removeAt(int index) {
    check(index);
    size--;
    System.arraycopy(keys, index + 1, keys, index, size - index);
    System.arraycopy(values, index + 1, values, index, size - index);
    values[size] = null;
  }

  void clear() {
    for (int i = 0; i < size; i++) values[i] = null;
    size = 0;
  }

  private void check(int index) {
    if (!has(index)) throw new ArrayIndexOutOfBoundsException("length=" + size + "; index=" + index);
  }
}
