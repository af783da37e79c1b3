package android.util;

import antecede.Contents;

/** Booleans by numbers, in the order of the keys. */
public class SparseBooleanArray implements Cloneable {
  private SortedTable table;

  public SparseBooleanArray() {
    this(10);
  }

  public SparseBooleanArray(int initialCapacity) {
    table = new SortedTable(initialCapacity);
  }

  @Override
  public SparseBooleanArray clone() {
    try {
      SparseBooleanArray copy = (SparseBooleanArray) super.clone();
      copy.table = new SortedTable(0);
      for (int i = 0; i < size(); i++) copy.put(keyAt(i), valueAt(i));
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  public boolean get(int key) {
    return get(key, false);
  }

  public boolean get(int key, boolean valueIfKeyNotFound) {
    Contents.readAt(this, key, null);
    Object value = table.get(key);
    return value == null ? valueIfKeyNotFound : ((Boolean) value).booleanValue();
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

  public void put(int key, boolean value) {
    if (table.put(key, Boolean.valueOf(value))) Contents.insertAt(this, key, true, null);
    else Contents.writeAt(this, key, null);
  }

  public void append(int key, boolean value) {
    put(key, value);
  }

  public int size() {
    return Contents.size(this, table.size());
  }

  public int keyAt(int index) {
    Contents.size(this, table.size());
    return (int) table.keyAt(index);
  }

  public boolean valueAt(int index) {
    Contents.readAt(this, keyAt(index), null);
    return ((Boolean) table.valueAt(index)).booleanValue();
  }

  public void setValueAt(int index, boolean value) {
    table.setAt(index, Boolean.valueOf(value));
    Contents.writeAt(this, (int) table.keyAt(index), null);
  }

  public int indexOfKey(int key) {
    Contents.readAt(this, key, null);
    return table.find(key);
  }

  public int indexOfValue(boolean value) {
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
  public int hashCode() {
    int hash = size();
    for (int i = 0; i < size(); i++) hash = 31 * hash + keyAt(i) | (valueAt(i) ? 1 : 0);
    return hash;
  }

  @Override
  public boolean equals(Object that) {
    if (this == that) return true;
    if (!(that instanceof SparseBooleanArray)) return false;
    SparseBooleanArray other = (SparseBooleanArray) that;
    if (size() != other.size()) return false;
    for (int i = 0; i < size(); i++) {
      if (keyAt(i) != other.keyAt(i) || valueAt(i) != other.valueAt(i)) return false;
    }
    return true;
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
