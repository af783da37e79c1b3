package android.util;

import antecede.Contents;
import java.util.Objects;

/** Objects by numbers, in the order of the numbers. */
@antecede.Holder
public class SparseArray<E> implements Cloneable {
  private SortedTable table;

  public SparseArray() {
    this(10);
  }

  public SparseArray(int initialCapacity) {
    table = new SortedTable(initialCapacity);
  }

  @Override
  @SuppressWarnings("unchecked")
  public SparseArray<E> clone() {
    try {
      SparseArray<E> copy = (SparseArray<E>) super.clone();
      copy.table = new SortedTable(0);
      for (int i = 0; i < size(); i++) copy.put(keyAt(i), valueAt(i));
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  public boolean contains(int key) {
    return indexOfKey(key) >= 0;
  }

  public E get(int key) {
    return get(key, null);
  }

  @SuppressWarnings("unchecked")
  public E get(int key, E valueIfKeyNotFound) {
    E value = Contents.readAt(this, key, (E) table.get(key));
    return table.find(key) < 0 ? valueIfKeyNotFound : value;
  }

  public void delete(int key) {
    int index = indexOfKey(key);
    if (index >= 0) removeAt(index);
  }

  public void remove(int key) {
    delete(key);
  }

  public void removeAtRange(int index, int size) {
    int count = Math.min(size, size() - index);
    for (int i = 0; i < count; i++) removeAt(index);
  }

  public void set(int key, E value) {
    put(key, value);
  }

  public void removeAt(int index) {
    int key = (int) table.keyAt(index);
    table.removeAt(index);
    Contents.removeAt(this, key, true);
  }

  public void put(int key, E value) {
    if (table.put(key, value)) Contents.insertAt(this, key, true, value);
    else Contents.writeAt(this, key, value);
  }

  public void append(int key, E value) {
    put(key, value);
  }

  public int size() {
    return Contents.size(this, table.size());
  }

  public int keyAt(int index) {
    Contents.size(this, table.size());
    return (int) table.keyAt(index);
  }

  @SuppressWarnings("unchecked")
  public E valueAt(int index) {
    int key = keyAt(index);
    return Contents.readAt(this, key, (E) table.valueAt(index));
  }

  public void setValueAt(int index, E value) {
    table.setAt(index, value);
    Contents.writeAt(this, (int) table.keyAt(index), value);
  }

  public int indexOfKey(int key) {
    Contents.readAt(this, key, null);
    return table.find(key);
  }

  public int indexOfValue(E value) {
    for (int i = 0; i < size(); i++) {
      if (valueAt(i) == value) return i;
    }
    return -1;
  }

  public void clear() {
    table.clear();
    Contents.rearrange(this);
  }

  public boolean contentEquals(SparseArray<?> other) {
    if (other == null || other.size() != size()) return false;
    for (int i = 0; i < size(); i++) {
      if (keyAt(i) != other.keyAt(i) || !Objects.equals(valueAt(i), other.valueAt(i))) return false;
    }
    return true;
  }

  public int contentHashCode() {
    int hash = 0;
    for (int i = 0; i < size(); i++) hash = 31 * (31 * hash + keyAt(i)) + Objects.hashCode(valueAt(i));
    return hash;
  }

  @Override
  public String toString() {
    if (size() <= 0) return "{}";
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < size(); i++) {
      if (i > 0) text.append(", ");
      text.append(keyAt(i)).append('=');
      E value = valueAt(i);
      text.append(value == this ? "(this Map)" : value);
    }
    return text.append('}').toString();
  }
}
