package androidx.collection;

import java.util.Objects;

/** Objects by long numbers: the platform's. */
public class LongSparseArray<E> implements Cloneable {
  private final android.util.LongSparseArray<E> array;

  public LongSparseArray() {
    array = new android.util.LongSparseArray<E>();
  }

  public LongSparseArray(int initialCapacity) {
    array = new android.util.LongSparseArray<E>(initialCapacity);
  }

  @Override
  public LongSparseArray<E> clone() {
    LongSparseArray<E> copy = new LongSparseArray<E>();
    copy.putAll(this);
    return copy;
  }

  public E get(long key) {
    return array.get(key);
  }

  public E get(long key, E defaultValue) {
    return array.get(key, defaultValue);
  }

  @Deprecated
  public void delete(long key) {
    array.delete(key);
  }

  public void remove(long key) {
    array.delete(key);
  }

  public boolean remove(long key, Object value) {
    int index = indexOfKey(key);
    if (index < 0 || !Objects.equals(valueAt(index), value)) return false;
    removeAt(index);
    return true;
  }

  public void removeAt(int index) {
    array.removeAt(index);
  }

  public E replace(long key, E value) {
    int index = indexOfKey(key);
    if (index < 0) return null;
    E before = valueAt(index);
    setValueAt(index, value);
    return before;
  }

  public boolean replace(long key, E oldValue, E newValue) {
    int index = indexOfKey(key);
    if (index < 0 || !Objects.equals(valueAt(index), oldValue)) return false;
    setValueAt(index, newValue);
    return true;
  }

  public void put(long key, E value) {
    array.put(key, value);
  }

  public void putAll(LongSparseArray<? extends E> other) {
    for (int i = 0; i < other.size(); i++) put(other.keyAt(i), other.valueAt(i));
  }

  public E putIfAbsent(long key, E value) {
    E before = get(key);
    if (before == null) put(key, value);
    return before;
  }

  public int size() {
    return array.size();
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public long keyAt(int index) {
    return array.keyAt(index);
  }

  public E valueAt(int index) {
    return array.valueAt(index);
  }

  public void setValueAt(int index, E value) {
    array.setValueAt(index, value);
  }

  public int indexOfKey(long key) {
    return array.indexOfKey(key);
  }

  public int indexOfValue(E value) {
    return array.indexOfValue(value);
  }

  public boolean containsKey(long key) {
    return indexOfKey(key) >= 0;
  }

  public boolean containsValue(E value) {
    return indexOfValue(value) >= 0;
  }

  public void clear() {
    array.clear();
  }

  public void append(long key, E value) {
    array.append(key, value);
  }

  @Override
  public String toString() {
    return array.toString();
  }
}
