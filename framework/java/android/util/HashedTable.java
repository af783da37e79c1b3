package android.util;

import antecede.Concrete;

/** Keys in the order of their hash codes, with values: how ArrayMap and ArraySet work inside. */
@Concrete
final class HashedTable {
  private int[] hashes = new int[4];
  private Object[] keys = new Object[4];
  private Object[] values = new Object[4];
  private int size;

  int size() {
    return size;
  }

  boolean has(int index) {
    return index >= 0 && index < size;
  }

  private static int hash(Object key) {
    return key == null ? 0 : key.hashCode();
  }

  /** Its index; negative: ~ of where it would be, behind all of its hash code. */
  int find(Object key) {
    int hash = hash(key);
    int index = first(hash);
    for (; index < size && hashes[index] == hash; index++) {
      if (key == null ? keys[index] == null : key.equals(keys[index])) return index;
    }
    return ~index;
  }

  private int first(int hash) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (hashes[middle] < hash) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  Object keyAt(int index) {
    check(index);
    return keys[index];
  }

  Object valueAt(int index) {
    check(index);
    return values[index];
  }

  void setAt(int index, Object value) {
    check(index);
    values[index] = value;
  }

  /** At the index whose complement {@link #find} gave. */
  void insert(int index, Object key, Object value) {
    reserve(size + 1);
    System.arraycopy(hashes, index, hashes, index + 1, size - index);
    System.arraycopy(keys, index, keys, index + 1, size - index);
    System.arraycopy(values, index, values, index + 1, size - index);
    hashes[index] = hash(key);
    keys[index] = key;
    values[index] = value;
    size++;
  }

  void reserve(int capacity) {
    if (capacity <= keys.length) return;
    int length = Math.max(capacity, 2 * keys.length);
    int[] moreHashes = new int[length];
    Object[] moreKeys = new Object[length];
    Object[] moreValues = new Object[length];
    System.arraycopy(hashes, 0, moreHashes, 0, size);
    System.arraycopy(keys, 0, moreKeys, 0, size);
    System.arraycopy(values, 0, moreValues, 0, size);
    hashes = moreHashes;
    keys = moreKeys;
    values = moreValues;
  }

  void removeAt(int index) {
    check(index);
    size--;
    System.arraycopy(hashes, index + 1, hashes, index, size - index);
    System.arraycopy(keys, index + 1, keys, index, size - index);
    System.arraycopy(values, index + 1, values, index, size - index);
    keys[size] = null;
    values[size] = null;
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      keys[i] = null;
      values[i] = null;
    }
    size = 0;
  }

  private void check(int index) {
    if (!has(index)) throw new ArrayIndexOutOfBoundsException("length=" + size + "; index=" + index);
  }
}
