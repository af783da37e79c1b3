package java.util;

/** A hash map in the order in which keys were put, or last used. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  public LinkedHashMap(int initialCapacity, float loadFactor) {
    this(initialCapacity, loadFactor, false);
  }

  public LinkedHashMap(int initialCapacity) {
    this(initialCapacity, 0.75f, false);
  }

  public LinkedHashMap() {
    super(HashTable.INSERTION, -1, 0.75f);
  }

  public LinkedHashMap(Map<? extends K, ? extends V> m) {
    this();
    putEach(m, false);
  }

  public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
    super(accessOrder ? HashTable.ACCESS : HashTable.INSERTION, checkCapacity(initialCapacity),
        checkLoad(loadFactor));
  }

  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return false;
  }

  @Override
  void inserted() {
    Map.Entry<K, V> eldest = eldest();
    if (removeEldestEntry(eldest)) removeKey(eldest.getKey());
  }
}
