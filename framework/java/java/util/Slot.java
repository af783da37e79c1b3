package java.util;

import antecede.Concrete;

/** Where a map keeps a key and its value. Only concrete code looks into it. */
@Concrete
class Slot<K, V> {
  final K key;
  V value;

  Slot(K key, V value) {
    this.key = key;
    this.value = value;
  }

  /** False for null: whether a search found something. */
  static boolean found(Slot<?, ?> slot) {
    return slot != null;
  }

  static <K> K keyOf(Slot<K, ?> slot) {
    return slot == null ? null : slot.key;
  }

  static <V> V valueOf(Slot<?, V> slot) {
    return slot == null ? null : slot.value;
  }

  static <V> void assign(Slot<?, V> slot, V value) {
    if (slot != null) slot.value = value;
  }
}
