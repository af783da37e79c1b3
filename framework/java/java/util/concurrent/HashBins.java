package java.util.concurrent;

import antecede.Concrete;

/**
 * The hash table of ConcurrentHashMap, with the JDK's table sizes and order. A bin the JDK would make a tree is
 * marked: its new nodes come first. Nodes are copied when the table grows, so that walks along the old bins go on.
 */
@Concrete
final class HashBins<K, V> {
  private static final int MOST = 1 << 30, TREE = 8, UNTREE = 6, LEAST_FOR_TREES = 64;

  static final class Node<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;
    boolean tree;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  private Node<K, V>[] table;
  /** The size at which the table grows; before there is one, its first length (0: the default). */
  private int limit;
  private int size;
  /** Counts what moves nodes. */
  private int changes;
  /** How deep in its bin the last search ended. */
  private int depth;

  HashBins(int capacity) {
    limit = capacity;
  }

  static int capacityFor(long count) {
    if (count >= MOST) return MOST;
    int capacity = 1;
    while (capacity < count) capacity <<= 1;
    return capacity;
  }

  int hash(Object key) {
    int hash = key.hashCode();
    return (hash ^ hash >>> 16) & Integer.MAX_VALUE;
  }

  int size() {
    return size;
  }

  /** Both hashes belong to one bin. */
  boolean sameBin(int left, int right) {
    return table == null || ((left ^ right) & table.length - 1) == 0;
  }

  boolean isBinEmpty(int hash) {
    return table == null || table[hash & table.length - 1] == null;
  }

  Node<K, V> find(int hash, Object key) {
    int seen;
    Node<K, V> node;
    do {
      seen = changes;
      depth = 1;
      node = table == null ? null : table[hash & table.length - 1];
      while (node != null && (node.hash != hash || node.key != key && !key.equals(node.key))) {
        node = node.next;
        depth++;
      }
    } while (seen != changes);
    return node;
  }

  boolean found(Node<K, V> node) {
    return node != null;
  }

  V value(Node<K, V> node) {
    return node == null ? null : node.value;
  }

  void set(Node<K, V> node, V value) {
    node.value = value;
  }

  /** The node that is there now for one that was there before. */
  Node<K, V> current(Node<K, V> old) {
    Node<K, V> node = table[old.hash & table.length - 1];
    while (node != null && node.key != old.key) node = node.next;
    return node;
  }

  /** A search that went deep may make the table grow, as if it had put something. */
  void searched(int hash) {
    if (depth >= TREE) crowded(hash & table.length - 1);
  }

  private void crowded(int index) {
    if (table[index] == null || table[index].tree) return;
    if (table.length < LEAST_FOR_TREES) prepare(2 * table.length);
    else mark(table[index], true);
  }

  private void mark(Node<K, V> first, boolean tree) {
    for (Node<K, V> node = first; node != null; node = node.next) node.tree = tree;
  }

  void insert(int hash, K key, V value) {
    if (table == null) allocate(limit > 0 ? limit : 16);
    int index = hash & table.length - 1;
    Node<K, V> first = table[index];
    Node<K, V> node = new Node<>(hash, key, value, null);
    int before = 0;
    if (first == null) {
      table[index] = node;
    } else if (first.tree) {
      node.tree = true;
      node.next = first;
      table[index] = node;
    } else {
      Node<K, V> last = first;
      for (before = 1; last.next != null; before++) last = last.next;
      last.next = node;
    }
    changes++;
    if (before >= TREE) crowded(index);
    size++;
    while (size >= limit && table.length < MOST) grow();
  }

  void remove(Node<K, V> old) {
    int index = old.hash & table.length - 1;
    Node<K, V> before = null;
    Node<K, V> node = table[index];
    while (node.key != old.key) {
      before = node;
      node = node.next;
    }
    if (before == null) table[index] = node.next;
    else before.next = node.next;
    size--;
    changes++;
  }

  void clear() {
    if (table == null) return;
    for (int i = 0; i < table.length; i++) table[i] = null;
    size = 0;
    changes++;
  }

  /** Makes room for that many. */
  void prepare(int count) {
    int wanted = capacityFor((long) count + (count >>> 1) + 1);
    if (table == null) allocate(Math.max(limit, wanted));
    while (wanted > limit && table.length < MOST) grow();
  }

  @SuppressWarnings("unchecked")
  private void allocate(int length) {
    table = (Node<K, V>[]) new Node<?, ?>[length];
    limit = length - (length >>> 2);
  }

  private void grow() {
    Node<K, V>[] old = table;
    allocate(2 * old.length);
    for (int i = 0; i < old.length; i++) {
      if (old[i] != null && old[i].tree) splitTree(old[i], i, old.length);
      else if (old[i] != null) splitList(old[i], i, old.length);
    }
    changes++;
  }

  /** The end of the list that stays together is kept; what is before it comes out in reverse. */
  private void splitList(Node<K, V> first, int index, int bit) {
    Node<K, V> end = first;
    for (Node<K, V> node = first.next; node != null; node = node.next) {
      if (((node.hash ^ end.hash) & bit) != 0) end = node;
    }
    Node<K, V> low = (end.hash & bit) == 0 ? end : null;
    Node<K, V> high = low == null ? end : null;
    for (Node<K, V> node = first; node != end; node = node.next) {
      if ((node.hash & bit) == 0) low = new Node<>(node.hash, node.key, node.value, low);
      else high = new Node<>(node.hash, node.key, node.value, high);
    }
    table[index] = low;
    table[index + bit] = high;
  }

  private void splitTree(Node<K, V> first, int index, int bit) {
    table[index] = select(first, bit, 0);
    table[index + bit] = select(first, bit, bit);
  }

  private Node<K, V> select(Node<K, V> first, int bit, int value) {
    Node<K, V> selected = null;
    Node<K, V> last = null;
    int count = 0;
    for (Node<K, V> node = first; node != null; node = node.next) {
      if ((node.hash & bit) != value) continue;
      Node<K, V> copy = new Node<>(node.hash, node.key, node.value, null);
      if (last == null) selected = copy;
      else last.next = copy;
      last = copy;
      count++;
    }
    mark(selected, count > UNTREE);
    return selected;
  }

  /** A walk over all nodes. Bins that were split meanwhile are visited where their halves are. */
  @Concrete
  static final class Cursor<K, V> {
    private final HashBins<K, V> bins;
    private final int length;
    private Node<K, V>[] table;
    private int base = -1;
    private int index;
    private Node<K, V> node;

    Cursor(HashBins<K, V> bins) {
      this.bins = bins;
      length = bins.table == null ? 0 : bins.table.length;
      advance();
    }

    boolean isAtEnd() {
      return node == null;
    }

    K key() {
      return node.key;
    }

    V value() {
      return node.value;
    }

    void advance() {
      if (node != null) node = node.next;
      while (node == null && base < length) {
        index += length;
        if (table == null || index >= table.length) {
          if (++base == length) return;
          table = bins.table;
          index = base;
        }
        node = table[index];
      }
    }
  }
}
