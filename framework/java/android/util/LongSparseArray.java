package android.util;

import antecede.Contents;

/** Objects by long numbers, in the order of the numbers. */
@antecede.Holder
public class LongSparseArray<E> implements Cloneable {
  private SortedTable table;

  public LongSparseArray() {
    this(10);
  }

  public LongSparseArray(int initialCapacity) {
    table = new SortedTable(initialCapacity);
  }

  @Override
  @SuppressWarnings("unchecked")
  public LongSparseArray<E> clone() {
    try {
      LongSparseArray<E> copy = (LongSparseArray<E>) super.clone();
      copy.table = new SortedTable(0);
      for (int i = 0; i < size(); i++) copy.put(keyAt(i), valueAt(i));
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  public E get(long key) {
    return get(key, null);
  }

  @SuppressWarnings("unchecked")
  public E get(long key, E valueIfKeyNotFound) {
    E value = Contents.read(this, Long.valueOf(key), (E) table.get(key));
    return table.find(key) < 0 ? valueIfKeyNotFound : value;
  }

  public void delete(long key) {
    int index = indexOfKey(key);
    if (index >= 0) removeAt(index);
  }

  public void remove(long key) {
    delete(key);
  }

  public void removeAt(int index) {
    long key = table.keyAt(index);
    table.removeAt(index);
    Contents.remove(this, Long.valueOf(key));
  }

  public void put(long key, E value) {
    if (table.put(key, value)) Contents.insert(this, Long.valueOf(key), value);
    else Contents.write(this, Long.valueOf(key), value);
  }

  public void append(long key, E value) {
    put(key, value);
  }

  public int size() {
    return Contents.size(this, table.size());
  }

  public long keyAt(int index) {
    Contents.size(this, table.size());
    return table.keyAt(index);
  }

  @SuppressWarnings("unchecked")
  public E valueAt(int index) {
    long key = keyAt(index);
    return Contents.read(this, Long.valueOf(key), (E) table.valueAt(index));
  }

  public void setValueAt(int index, E value) {
    table.setAt(index, value);
    Contents.write(this, Long.valueOf(table.keyAt(index)), value);
  }

  public int indexOfKey(long key) {
    Contents.read(this, Long.valueOf(key), null);
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
