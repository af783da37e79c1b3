package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** ConcurrentHashMap and ConcurrentSkipListMap used by one thread: order, atomic methods, bulk operations, no nulls. */
public class ConcurrentMaps {
  public static void main(String[] args) {
    ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
    for (String w :
        "a stitch in time saves nine said the old tailor who lived by the sea with his cat and dog".split(" "))
      m.merge(w, 1, Integer::sum);
    p(m, m.size(), m.mappingCount(), m.putIfAbsent("a", 5), m.putIfAbsent("zebra", 5), m.replace("a", 1, 2),
        m.replace("a", 1, 3), m.remove("cat", 9), m.remove("cat", 1), m.getOrDefault("cat", -1));
    p(thrown(() -> m.put(null, 1)), thrown(() -> m.put("x", null)), thrown(() -> m.get(null)),
        thrown(() -> m.containsValue(null)), m.compute("a", (k, v) -> null),
        m.computeIfPresent("the", (k, v) -> v * 10), m.contains(20), m.containsKey("a"));
    p(m.reduceValues(Long.MAX_VALUE, Integer::sum), m.search(Long.MAX_VALUE, (k, v) -> v > 5 ? k : null),
        m.reduceKeys(Long.MAX_VALUE, (x, y) -> x.compareTo(y) > 0 ? x : y),
        m.reduceValuesToInt(1000, v -> v, 0, Math::max));
    StringBuilder b = new StringBuilder();
    m.forEach((k, v) -> {
      if (v > 1) b.append(k);
    });
    m.forEachKey(Long.MAX_VALUE, k -> {
      if (k.length() > 5) b.append(k);
    });
    p(b);
    for (String k : m.keySet())
      if (k.length() < 4) m.remove(k);
    Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
    Map.Entry<String, Integer> first = it.next();
    m.put("added later", 1);
    first.setValue(77);
    it.next();
    it.remove();
    p(m, m.keySet().removeIf(k -> k.startsWith("s")), m.values().remove(77), m, m.keys().hasMoreElements());
    Set<String> keys = ConcurrentHashMap.newKeySet();
    p(keys.add("q"), keys.add("q"), keys, m.keySet(9).add("default"), m.get("default"));
    ConcurrentHashMap<Integer, Integer> numbers = new ConcurrentHashMap<>(8);
    for (int i = 0; i < 40; i++) numbers.put(i * 37 % 64 * 3 - 50, i);
    p(numbers);
    ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
    for (int i = 0; i < 10; i++) s.put(i * 7 % 10, "v" + i);
    p(s, s.firstEntry(), s.lastKey(), s.floorKey(4), s.higherEntry(4), s.headMap(3), s.subMap(2, 5), s.descendingMap(),
        s.pollFirstEntry(), s.pollLastEntry(), s.size(), s.keySet(), s.descendingKeySet());
    for (Integer k : s.keySet()) {
      s.remove(k + 1);
      s.put(k + 100, "w");
      if (s.size() > 30 || k > 300) break;
    }
    p(s.firstKey(), s.ceilingKey(50), s.putIfAbsent(1, "no"), s.computeIfAbsent(2, k -> "yes"),
        s.merge(2, "+", String::concat), thrown(() -> s.put(null, "")), thrown(() -> s.put(1, null)),
        thrown(() -> s.firstEntry().setValue("x")));
    ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>(Comparator.reverseOrder());
    Collections.addAll(set, "b", "a", "c");
    p(set, set.first(), set.headSet("b", true), set.pollFirst(), set.ceiling("aa"), set.descendingSet());
  }
}
