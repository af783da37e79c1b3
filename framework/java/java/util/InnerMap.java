package java.util;

/** A hash map inside another map or set, whose contents its own are. */
class InnerMap<K, V> extends HashMap<K, V> {
  private final Object owner;

  InnerMap(Object owner, int kind, int capacity, float load) {
    super(kind, capacity, load);
    this.owner = owner;
  }

  @Override
  Object owner() {
    return owner;
  }
}
