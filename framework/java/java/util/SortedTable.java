package java.util;

import antecede.Concrete;

/** What is under TreeMap and TreeSet: a sorted array, which behaves as a tree does. */
@Concrete
final class SortedTable<K, V> {
  private final Comparator<? super K> comparator;
  private Slot<K, V>[] slots = newSlots(8);
  private int count;
  private int changes;

  SortedTable(Comparator<? super K> comparator) {
    this.comparator = comparator;
  }

  @SuppressWarnings("unchecked")
  private static <K, V> Slot<K, V>[] newSlots(int length) {
    return (Slot<K, V>[]) new Slot<?, ?>[length];
  }

  int size() {
    return count;
  }

  int changes() {
    return changes;
  }

  Slot<K, V> at(int index) {
    return index >= 0 && index < count ? slots[index] : null;
  }

  K keyAt(int index) {
    return Slot.keyOf(at(index));
  }

  V valueAt(int index) {
    return Slot.valueOf(at(index));
  }

  /** The index of the key; where it is not there: minus one minus the index it would have. */
  int search(K key) {
    int low = 0;
    int high = count - 1;
    while (low <= high) {
      int middle = low + high >>> 1;
      int order = compare(key, slots[middle].key);
      if (order == 0) return middle;
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return -1 - low;
  }

  @SuppressWarnings("unchecked")
  private int compare(K a, K b) {
    return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare(a, b);
  }

  void insert(int index, K key, V value) {
    Slot<K, V>[] target = count < slots.length ? slots : SortedTable.<K, V>newSlots(2 * count);
    if (target != slots) System.arraycopy(slots, 0, target, 0, index);
    System.arraycopy(slots, index, target, index + 1, count - index);
    target[index] = new Slot<K, V>(key, value);
    slots = target;
    count++;
    changes++;
  }

  void remove(int index) {
    System.arraycopy(slots, index + 1, slots, index, count - 1 - index);
    slots[--count] = null;
    changes++;
  }

  void clear() {
    slots = newSlots(8);
    count = 0;
    changes++;
  }
}
