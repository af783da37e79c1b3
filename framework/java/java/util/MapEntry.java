package java.util;

import antecede.Contents;

/** An entry as the entry set of a map shows it: its value is read from and written to the map. */
final class MapEntry<K, V> implements Map.Entry<K, V> {
  private final Object owner;
  private final K key;
  private final Slot<K, V> slot;

  MapEntry(Object owner, Slot<K, V> slot) {
    this.owner = owner;
    this.slot = slot;
    key = Contents.readKey(owner, Slot.keyOf(slot));
  }

  @Override
  public K getKey() {
    return key;
  }

  @Override
  public V getValue() {
    return Contents.read(owner, key, Slot.valueOf(slot));
  }

  @Override
  public V setValue(V value) {
    V old = getValue();
    Slot.assign(slot, value);
    Contents.write(owner, key, value);
    return old;
  }

  @Override
  public boolean equals(Object o) {
    return o == this || AbstractMap.equalEntry(this, o);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(key) ^ Objects.hashCode(getValue());
  }

  @Override
  public String toString() {
    return key + "=" + getValue();
  }
}
