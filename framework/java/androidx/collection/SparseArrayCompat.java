package androidx.collection;

import java.util.Objects;

/** Objects by numbers: the platform's. */
public class SparseArrayCompat<E> implements Cloneable {
  private final android.util.SparseArray<E> array;

  public SparseArrayCompat() {
    array = new android.util.SparseArray<E>();
  }

  public SparseArrayCompat(int initialCapacity) {
    array = new android.util.SparseArray<E>(initialCapacity);
  }

  @Override
  public SparseArrayCompat<E> clone() {
    SparseArrayCompat<E> copy = new SparseArrayCompat<E>();
    copy.putAll(this);
    return copy;
  }

  public E get(int key) {
    return array.get(key);
  }

  public E get(int key, E defaultValue) {
    return array.get(key, defaultValue);
  }

  @Deprecated
  public void delete(int key) {
    array.delete(key);
  }

  public void remove(int key) {
    array.delete(key);
  }

  public boolean remove(int key, Object value) {
    int index = indexOfKey(key);
    if (index < 0 || !Objects.equals(valueAt(index), value)) return false;
    removeAt(index);
    return true;
  }

  public void removeAt(int index) {
    array.removeAt(index);
  }

  public void removeAtRange(int index, int size) {
    array.removeAtRange(index, size);
  }

  public E replace(int key, E value) {
    int index = indexOfKey(key);
    if (index < 0) return null;
    E before = valueAt(index);
    setValueAt(index, value);
    return before;
  }

  public boolean replace(int key, E oldValue, E newValue) {
    int index = indexOfKey(key);
    if (index < 0 || !Objects.equals(valueAt(index), oldValue)) return false;
    setValueAt(index, newValue);
    return true;
  }

  public void put(int key, E value) {
    array.put(key, value);
  }

  public void putAll(SparseArrayCompat<? extends E> other) {
    for (int i = 0; i < other.size(); i++) put(other.keyAt(i), other.valueAt(i));
  }

  public E putIfAbsent(int key, E value) {
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

  public int keyAt(int index) {
    return array.keyAt(index);
  }

  public E valueAt(int index) {
    return array.valueAt(index);
  }

  public void setValueAt(int index, E value) {
    array.setValueAt(index, value);
  }

  public int indexOfKey(int key) {
    return array.indexOfKey(key);
  }

  public int indexOfValue(E value) {
    return array.indexOfValue(value);
  }

  public boolean containsKey(int key) {
    return indexOfKey(key) >= 0;
  }

  public boolean containsValue(E value) {
    return indexOfValue(value) >= 0;
  }

  public void clear() {
    array.clear();
  }

  public void append(int key, E value) {
    array.append(key, value);
  }

  @Override
  public String toString() {
    return array.toString();
  }
}
