package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** TreeMap: floor, ceiling, higher, lower, polling, first and last on every boundary. */
public class TreeMapNavigation {
  public static void main(String[] args) {
    TreeMap<Integer, String> m = new TreeMap<>();
    for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60}) m.put(i, "v" + i);
    for (int k : new int[] {5, 10, 15, 50, 55, 90, 95})
      p(k, m.floorKey(k), m.lowerKey(k), m.ceilingKey(k), m.higherKey(k), m.floorEntry(k), m.higherEntry(k), m.get(k),
          m.headMap(k).size(), m.tailMap(k, false).size());
    p(m, m.firstKey(), m.lastEntry(), m.descendingMap(), m.navigableKeySet(), m.descendingKeySet());
    p(m.pollFirstEntry(), m.pollLastEntry(), m.size(), m.comparator());
    p(m.headMap(50), m.headMap(50, true), m.tailMap(50), m.subMap(20, 70), m.subMap(20, false, 70, true),
        m.subMap(30, 30).isEmpty());
    TreeMap<String, Integer> reversed = new TreeMap<>(Comparator.<String>reverseOrder().thenComparing(s -> s));
    for (String s : "pear fig apple kiwi lime".split(" ")) reversed.put(s, s.length());
    p(reversed, reversed.firstKey(), reversed.headMap("kiwi"), reversed.ceilingKey("g"), reversed.floorKey("g"));
    TreeMap<String, Integer> length = new TreeMap<>(Comparator.comparing(String::length));
    for (String s : "pear fig apple kiwi lime".split(" ")) length.put(s, s.length() * 10);
    length.put("abcd", -1);
    p(length, length.get("wxyz"), length.containsKey("q"));
    TreeMap<Integer, String> none = new TreeMap<>();
    p(none.firstEntry(), none.floorKey(1), none.pollFirstEntry(), thrown(none::firstKey),
        thrown(() -> none.put(null, "x")), thrown(() -> none.get(null)), thrown(() -> ((Map) m).get("string")),
        thrown(() -> m.subMap(70, 20)));
    TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
    nulls.put("b", 1);
    nulls.put(null, 2);
    nulls.put("a", 3);
    p(nulls, nulls.get(null), nulls.firstKey(), nulls.headMap("a", true));
    Map.Entry<Integer, String> entry = m.firstEntry();
    p(thrown(() -> entry.setValue("x")), entry, m.merge(20, "!", String::concat), m.computeIfAbsent(25, k -> "new"),
        m.computeIfPresent(25, (k, v) -> null), m.putIfAbsent(30, "no"), m.replace(30, "r"), m);
    for (Map.Entry<Integer, String> e : m.entrySet())
      if (e.getKey() == 60) e.setValue("set");
    p(m, thrown(() -> {
      for (Integer k : m.keySet()) m.remove(k);
    }),
        m.size());
    p(thrown(() -> ((Map) new TreeMap<Object, Object>()).put(new Object(), 1)));
  }
}
