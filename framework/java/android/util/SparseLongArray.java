package android.util;

import antecede.Contents;

/** Long numbers by numbers, in the order of the keys. */
public class SparseLongArray implements Cloneable {
  private SortedTable table;

  public SparseLongArray() {
    this(10);
  }

  public SparseLongArray(int initialCapacity) {
    table = new SortedTable(initialCapacity);
  }

  @Override
  public SparseLongArray clone() {
    try {
      SparseLongArray copy = (SparseLongArray) super.clone();
      copy.table = new SortedTable(0);
      for (int i = 0; i < size(); i++) copy.put(keyAt(i), valueAt(i));
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  public long get(int key) {
    return get(key, 0);
  }

  public long get(int key, long valueIfKeyNotFound) {
    Contents.readAt(this, key, null);
    Object value = table.get(key);
    return value == null ? valueIfKeyNotFound : ((Long) value).longValue();
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

  public void put(int key, long value) {
    if (table.put(key, Long.valueOf(value))) Contents.insertAt(this, key, true, null);
    else Contents.writeAt(this, key, null);
  }

  public void append(int key, long value) {
    put(key, value);
  }

  public int size() {
    return Contents.size(this, table.size());
  }

  public int keyAt(int index) {
    Contents.size(this, table.size());
    return (int) table.keyAt(index);
  }

  public long valueAt(int index) {
    Contents.readAt(this, keyAt(index), null);
    return ((Long) table.valueAt(index)).longValue();
  }

  public int indexOfKey(int key) {
    Contents.readAt(this, key, null);
    return table.find(key);
  }

  public int indexOfValue(long value) {
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
