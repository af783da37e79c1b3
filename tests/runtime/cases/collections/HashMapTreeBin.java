package collections;

import static support.Tell.p;

import java.util.*;

/** More than eight keys in one bucket of a HashMap: the JDK makes a tree, whose order shows. */
public class HashMapTreeBin {
  static final class K implements Comparable<K> {
    final int id;
    K(int id) { this.id = id; }
    @Override
    public int hashCode() {
      return 7;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof K && ((K) o).id == id;
    }
    @Override
    public int compareTo(K o) {
      return Integer.compare(id, o.id);
    }
    @Override
    public String toString() {
      return "" + id;
    }
  }

  public static void main(String[] args) {
    Map<K, Integer> m = new HashMap<>(64);
    for (int i = 0; i < 14; i++) m.put(new K(i * 5 % 14), i);
    p(m.keySet());
    m.remove(new K(5));
    m.remove(new K(10));
    p(m.keySet(), m.get(new K(3)), m.size());
  }
}
