package java.util;

import antecede.Concrete;

/**
 * The hash table under HashMap and its kin. Elements come in the JDK's order, except that a long bucket does not
 * become a tree (the JDK does that from nine elements in one bucket of 64 or more).
 */
@Concrete
final class HashTable<K, V> {
  static final class Node<K, V> extends Slot<K, V> {
    final int hash;
    Node<K, V> next;
    Node<K, V> before;
    Node<K, V> after;

    Node(int hash, K key, V value) {
      super(key, value);
      this.hash = hash;
    }
  }

  private static final int LARGEST = 1 << 30;
  private static final int DEFAULT = 16;

  /** How keys are compared and in which order the table is walked. */
  static final int BUCKETS = 0, INSERTION = 1, ACCESS = 2, IDENTITY = 3;

  private final int kind;
  private final float load;
  private Node<K, V>[] buckets;
  /** More elements than this make the table grow; before there is a table: its first size, or 0 for the usual. */
  private int limit;
  private int count;
  private int changes;
  private Node<K, V> eldest;
  private Node<K, V> youngest;

  HashTable(int kind, int capacity, float load) {
    this.kind = kind;
    this.load = load;
    limit = capacity < 0 ? 0 : powerOfTwo(capacity);
  }

  /** An empty table of the same kind. */
  HashTable<K, V> another() {
    return new HashTable<K, V>(kind, -1, load);
  }

  private static int powerOfTwo(int atLeast) {
    int size = 1;
    while (size < atLeast && size < LARGEST) size <<= 1;
    return size;
  }

  int kind() {
    return kind;
  }

  int size() {
    return count;
  }

  int changes() {
    return changes;
  }

  int hash(Object key) {
    if (kind == IDENTITY) return spread(System.identityHashCode(key));
    return key == null ? 0 : spread(key.hashCode());
  }

  private static int spread(int hash) {
    return hash ^ hash >>> 16;
  }

  Node<K, V> find(int hash, Object key) {
    if (buckets == null) return null;
    for (Node<K, V> node = buckets[hash & buckets.length - 1]; node != null; node = node.next) {
      if (node.hash == hash && isSame(key, node.key)) return node;
    }
    return null;
  }

  private boolean isSame(Object key, Object other) {
    return key == other || key != null && kind != IDENTITY && key.equals(other);
  }

  /** Puts a key that is not there at the end of its bucket, and grows if there are too many. */
  void append(int hash, K key, V value) {
    if (buckets == null) grow();
    Node<K, V> node = new Node<K, V>(hash, key, value);
    int index = hash & buckets.length - 1;
    int before = 0;
    if (buckets[index] == null) {
      buckets[index] = node;
    } else {
      Node<K, V> last = buckets[index];
      for (before = 1; last.next != null; before++) last = last.next;
      last.next = node;
    }
    added(node);
    if (before > 7) growIfSmall();
    if (count > limit) grow();
  }

  /** Puts a key that is not there at the front of its bucket; {@link #prepare} was called before. */
  void prepend(int hash, K key, V value) {
    Node<K, V> node = new Node<K, V>(hash, key, value);
    int index = hash & buckets.length - 1;
    node.next = buckets[index];
    buckets[index] = node;
    int before = 0;
    for (Node<K, V> other = node.next; other != null; other = other.next) before++;
    added(node);
    if (before >= 7) growIfSmall();
  }

  void prepare() {
    if (buckets == null || count > limit) grow();
  }

  private void added(Node<K, V> node) {
    count++;
    changes++;
    if (isLinked()) link(node);
  }

  private boolean isLinked() {
    return kind == INSERTION || kind == ACCESS;
  }

  private void link(Node<K, V> node) {
    node.before = youngest;
    node.after = null;
    if (youngest == null) eldest = node;
    else youngest.after = node;
    youngest = node;
  }

  private void unlink(Node<K, V> node) {
    if (node.before == null) eldest = node.after;
    else node.before.after = node.after;
    if (node.after == null) youngest = node.before;
    else node.after.before = node.before;
  }

  /** In a table of that kind an element that was used becomes the last. True if it moved. */
  boolean used(Node<K, V> node) {
    if (kind != ACCESS || node == null || node == youngest) return false;
    unlink(node);
    link(node);
    changes++;
    return true;
  }

  Node<K, V> eldest() {
    return eldest;
  }

  void remove(Node<K, V> node) {
    int index = node.hash & buckets.length - 1;
    if (buckets[index] == node) {
      buckets[index] = node.next;
    } else {
      Node<K, V> previous = buckets[index];
      while (previous != null && previous.next != node) previous = previous.next;
      if (previous == null) return;
      previous.next = node.next;
    }
    if (isLinked()) unlink(node);
    count--;
    changes++;
  }

  @SuppressWarnings("unchecked")
  void clear() {
    changes++;
    count = 0;
    eldest = null;
    youngest = null;
    if (buckets != null) buckets = (Node<K, V>[]) new Node<?, ?>[buckets.length];
  }

  /** Makes room for so many elements that will be added. */
  void reserve(int more) {
    if (more <= 0) return;
    if (buckets == null) {
      float needed = more / load + 1.0f;
      if (needed > limit) limit = powerOfTwo((int) Math.min(needed, LARGEST));
    } else {
      while (more > limit && buckets.length < LARGEST) grow();
    }
  }

  private void growIfSmall() {
    if (buckets.length < 64) grow();
  }

  @SuppressWarnings("unchecked")
  private void grow() {
    Node<K, V>[] old = buckets;
    int size = old != null ? old.length * 2 : limit > 0 ? limit : DEFAULT;
    if (old != null && old.length >= LARGEST) {
      limit = Integer.MAX_VALUE;
      return;
    }
    boolean doubles = old != null && old.length >= DEFAULT && limit > 0 && size < LARGEST;
    limit = doubles ? limit * 2 : limitOf(size);
    buckets = (Node<K, V>[]) new Node<?, ?>[size];
    if (old == null) return;
    for (int i = 0; i < old.length; i++) divide(old[i], i, old.length);
  }

  private int limitOf(int size) {
    float limit = size * load;
    return size < LARGEST && limit < LARGEST ? (int) limit : Integer.MAX_VALUE;
  }

  /** A bucket becomes two, each in the order of the old. */
  private void divide(Node<K, V> node, int index, int half) {
    Node<K, V> lowEnd = null;
    Node<K, V> highEnd = null;
    while (node != null) {
      Node<K, V> next = node.next;
      node.next = null;
      if ((node.hash & half) == 0) {
        if (lowEnd == null) buckets[index] = node;
        else lowEnd.next = node;
        lowEnd = node;
      } else {
        if (highEnd == null) buckets[index + half] = node;
        else highEnd.next = node;
        highEnd = node;
      }
      node = next;
    }
  }

  Node<K, V> first() {
    return isLinked() ? eldest : firstFrom(0);
  }

  private Node<K, V> firstFrom(int index) {
    if (buckets == null) return null;
    for (int i = index; i < buckets.length; i++) {
      if (buckets[i] != null) return buckets[i];
    }
    return null;
  }

  Node<K, V> after(Node<K, V> node) {
    if (isLinked()) return node.after;
    return node.next != null ? node.next : firstFrom((node.hash & buckets.length - 1) + 1);
  }

  /** A walk over a table. */
  @Concrete
  static final class Cursor<K, V> {
    private final HashTable<K, V> table;
    private Node<K, V> next;
    private Node<K, V> current;
    private int expected;

    Cursor(HashTable<K, V> table) {
      this.table = table;
      next = table.first();
      expected = table.changes;
    }

    boolean hasNext() {
      return next != null;
    }

    boolean isStale() {
      return table.changes != expected;
    }

    boolean hasCurrent() {
      return current != null;
    }

    Node<K, V> next() {
      current = next;
      next = table.after(current);
      return current;
    }

    void remove() {
      table.remove(current);
      current = null;
      expected = table.changes;
    }
  }
}
