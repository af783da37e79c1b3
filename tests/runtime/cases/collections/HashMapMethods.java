package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** The default methods of Map on HashMap: compute, merge, putIfAbsent, replaceAll, with null values. */
public class HashMapMethods {
  public static void main(String[] args) {
    Map<String, Integer> m = new HashMap<>();
    p(m.put("a", 1), m.put("a", 2), m.putIfAbsent("a", 3), m.putIfAbsent("b", 4), m.put("n", null),
        m.putIfAbsent("n", 5), m.getOrDefault("x", 9), m.getOrDefault("a", 9));
    m.put("n", null);
    p(m.getOrDefault("n", 7), m.get("n"), m.containsKey("n"), m.containsValue(null), m.size(), m);
    p(m.compute("a", (k, v) -> v + 10), m.compute("z", (k, v) -> v == null ? 100 : v), m.compute("a", (k, v) -> null),
        m.compute("q", (k, v) -> null), m);
    p(m.computeIfAbsent("c", String::length), m.computeIfAbsent("c", k -> 99), m.computeIfAbsent("n", k -> 55),
        m.computeIfAbsent("r", k -> null), m.containsKey("r"));
    p(m.computeIfPresent("c", (k, v) -> v * 7), m.computeIfPresent("none", (k, v) -> 1),
        m.computeIfPresent("c", (k, v) -> null), m);
    p(m.merge("b", 6, Integer::sum), m.merge("new", 1, Integer::sum), m.merge("b", 0, (x, y) -> null),
        m.containsKey("b"), thrown(() -> m.merge("b", null, Integer::sum)));
    p(m.replace("z", 5), m.replace("none", 5), m.replace("z", 5, 6), m.replace("z", 5, 7), m.remove("z", 1),
        m.remove("z", 6), m);
    m.replaceAll((k, v) -> k.length() + v);
    StringBuilder seen = new StringBuilder();
    m.forEach((k, v) -> seen.append(k).append(v));
    p(m, seen, thrown(() -> m.forEach(null)), thrown(() -> m.computeIfAbsent("y", null)));
    p(thrown(() -> m.forEach((k, v) -> m.put("added", 1))), thrown(() -> m.computeIfAbsent("cm", k -> {
      m.put("inside", 1);
      return 2;
    })));
    for (Map.Entry<String, Integer> e : m.entrySet())
      p(e, e.setValue(e.getValue() * 2), e.getValue(), e.hashCode() == (e.getKey().hashCode() ^ e.getValue()),
          e.equals(new AbstractMap.SimpleEntry<>(e)));
    p(m.keySet().remove("new"), m.keySet().remove("new"), m.values().remove(112),
        m.entrySet().remove(new AbstractMap.SimpleEntry<>("n", 0)), m);
    Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
    p(thrown(it::remove));
    if (it.hasNext()) {
      it.next();
      it.remove();
    }
    p(thrown(it::remove), m.size(), thrown(() -> m.keySet().add("x")), thrown(() -> m.values().add(1)));
    m.clear();
    p(m, m.isEmpty(), m.keySet().isEmpty(), thrown(() -> m.keySet().iterator().next()));
    Map<String, List<Integer>> groups = new HashMap<>();
    for (int i = 0; i < 10; i++)
      groups.computeIfAbsent(i % 3 == 0 ? "fizz" : i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
    p(groups);
  }
}
