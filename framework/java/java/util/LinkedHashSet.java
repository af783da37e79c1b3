package java.util;

import java.io.Serializable;

/** A hash set in the order in which elements were added. */
public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
  public LinkedHashSet(int initialCapacity, float loadFactor) {
    super(HashTable.INSERTION, HashMap.checkCapacity(initialCapacity), HashMap.checkLoad(loadFactor));
  }

  public LinkedHashSet(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  public LinkedHashSet() {
    super(HashTable.INSERTION, 16, 0.75f);
  }

  public LinkedHashSet(Collection<? extends E> c) {
    super(HashTable.INSERTION, Math.max(2 * c.size(), 11), 0.75f);
    addAll(c);
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
  }
}
