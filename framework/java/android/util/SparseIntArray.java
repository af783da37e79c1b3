package android.util;

import antecede.Contents;

/** Numbers by numbers, in the order of the keys. */
public class SparseIntArray implements Cloneable {
  private SortedTable table;

  public SparseIntArray() {
    this(10);
  }

  public SparseIntArray(int initialCapacity) {
    table = new SortedTable(initialCapacity);
  }

  @Override
  public SparseIntArray clone() {
    try {
      SparseIntArray copy = (SparseIntArray) super.clone();
      copy.table = new SortedTable(0);
      for (int i = 0; i < size(); i++) copy.put(keyAt(i), valueAt(i));
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  public int get(int key) {
    return get(key, 0);
  }

  public int get(int key, int valueIfKeyNotFound) {
    Contents.readAt(this, key, null);
    Object value = table.get(key);
    return value == null ? valueIfKeyNotFound : ((Integer) value).intValue();
  }

  public void delete(int key) {
    int index = indexOfKey(key);
    if (index >= 0) removeAt(index);
  }

  public void removeAt(int index) {
    int key = (int) table.keyAt(index);
    table.removeAt(index);
    Contents.removeAt(this, key, true);
  }

  public void put(int key, int value) {
    if (table.put(key, Integer.valueOf(value))) Contents.insertAt(this, key, true, null);
    else Contents.writeAt(this, key, null);
  }

  public void append(int key, int value) {
    put(key, value);
  }

  public int size() {
    return Contents.size(this, table.size());
  }

  public int keyAt(int index) {
    Contents.size(this, table.size());
    return (int) table.keyAt(index);
  }

  public int valueAt(int index) {
    Contents.readAt(this, keyAt(index), null);
    return ((Integer) table.valueAt(index)).intValue();
  }

  public void setValueAt(int index, int value) {
    table.setAt(index, Integer.valueOf(value));
    Contents.writeAt(this, (int) table.keyAt(index), null);
  }

  public int indexOfKey(int key) {
    Contents.readAt(this, key, null);
    return table.find(key);
  }

  public int indexOfValue(int value) {
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
      text.append(valueAt(i));
    }
    return text.append('}').toString();
  }
}
