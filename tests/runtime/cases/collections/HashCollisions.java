package collections;

import static support.Tell.p;

import java.util.*;

/** Keys with colliding, constant and changing hash codes in HashMap, HashSet and LinkedHashMap. */
public class HashCollisions {
  static final class K implements Comparable<K> {
    final int id, hash;
    static int equalsCalls;
    K(int id, int hash) {
      this.id = id;
      this.hash = hash;
    }
    @Override
    public int hashCode() {
      return hash;
    }
    @Override
    public boolean equals(Object o) {
      equalsCalls++;
      return o instanceof K && ((K) o).id == id;
    }
    @Override
    public int compareTo(K o) {
      return Integer.compare(id, o.id);
    }
    @Override
    public String toString() {
      return "k" + id;
    }
  }

  public static void main(String[] args) {
    Map<K, Integer> m = new HashMap<>();
    for (int i = 0; i < 7; i++) m.put(new K(i, 3), i);
    p(m, m.get(new K(5, 3)), m.get(new K(5, 4)), m.remove(new K(2, 3)), m, m.size());
    Map<K, Integer> two = new HashMap<>();
    for (int i = 0; i < 40; i++) two.put(new K(i, i % 8 << 28 | i % 8), i);
    p(two.size(), two.keySet());
    for (int i = 0; i < 40; i += 3) two.remove(new K(i, i % 8 << 28 | i % 8));
    p(two);
    List<String> strings = new ArrayList<>();
    for (String a : new String[] {"Aa", "BB"})
      for (String b : new String[] {"Aa", "BB"})
        for (String c : new String[] {"x", "y"}) strings.add(a + b + c);
    Set<String> s = new HashSet<>(strings);
    p(s, s.size(), new HashSet<>(s).equals(s));
    s.remove("AaBBx");
    s.add("AaBBx");
    p(s);
    K.equalsCalls = 0;
    Map<K, String> once = new HashMap<>();
    K key = new K(1, 9);
    once.put(key, "a");
    once.get(key);
    p(K.equalsCalls);
    once.get(new K(1, 9));
    p(K.equalsCalls, once.get(new K(1, 25)), K.equalsCalls);
    Map<Double, String> reals = new HashMap<>();
    reals.put(0.0, "zero");
    reals.put(-0.0, "minus");
    reals.put(Double.NaN, "nan");
    p(reals.size(), reals.get(-0.0), reals.get(0.0 / 0.0), reals.get(0.0));
    Map<Long, Integer> longs = new HashMap<>();
    for (long i = 0; i < 10; i++) longs.put(i << 32 | i, (int) i);
    p(longs, longs.get(3L << 32 | 3));
    Map<Object, Integer> mixed = new LinkedHashMap<>();
    mixed.put(1, 1);
    mixed.put(1L, 2);
    mixed.put('\u0001', 3);
    mixed.put((short) 1, 4);
    p(mixed, mixed.get((byte) 1), mixed.get(1));
  }
}
