package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Insertion order, access order, eviction by removeEldestEntry, views of LinkedHashMap and LinkedHashSet. */
public class LinkedHashMapOrder {
  static class Cache<K, V> extends LinkedHashMap<K, V> {
    final int limit;
    final List<K> evicted = new ArrayList<>();

    Cache(int limit) {
      super(16, 0.75f, true);
      this.limit = limit;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      if (size() <= limit) return false;
      evicted.add(eldest.getKey());
      return true;
    }
  }

  public static void main(String[] args) {
    Map<String, Integer> m = new LinkedHashMap<>();
    for (String s : "z y x a b c".split(" ")) m.put(s, m.size());
    m.put("y", 50);
    m.remove("x");
    m.put("x", 60);
    m.putIfAbsent("z", 1);
    m.merge("b", 5, Integer::sum);
    p(m, m.keySet(), m.values(), m.entrySet());
    Map<String, Integer> access = new LinkedHashMap<>(4, 0.5f, true);
    for (String s : "a b c d e".split(" ")) access.put(s, 1);
    access.get("b");
    access.getOrDefault("a", 0);
    access.put("d", 2);
    access.containsKey("c");
    access.get("none");
    p(access);
    access.computeIfPresent("c", (k, v) -> v + 1);
    access.putIfAbsent("e", 7);
    access.merge("b", 3, Integer::sum);
    access.replace("a", 9);
    p(access, thrown(() -> {
      for (String k : access.keySet()) access.get(k);
    }));
    Cache<Integer, String> cache = new Cache<>(3);
    for (int i = 0; i < 5; i++) cache.put(i, "v" + i);
    cache.get(2);
    cache.put(9, "v9");
    cache.putAll(Collections.singletonMap(10, "v10"));
    cache.computeIfAbsent(11, k -> "v" + k);
    p(cache, cache.evicted, cache.size());
    Set<String> set = new LinkedHashSet<>(Arrays.asList("q", "w", "e", "q", "r"));
    set.add("w");
    set.remove("q");
    set.add("q");
    p(set, set.contains("e"), set.equals(new HashSet<>(Arrays.asList("w", "e", "r", "q"))));
    Iterator<String> it = m.keySet().iterator();
    it.next();
    it.remove();
    m.values().removeIf(v -> v == 50);
    m.entrySet().forEach(e -> e.setValue(e.getValue() + 1));
    p(m, new LinkedHashMap<>(m).keySet(), ((LinkedHashMap<?, ?>) new LinkedHashMap<>(m).clone()).keySet());
    m.keySet().retainAll(Arrays.asList("c", "a"));
    m.replaceAll((k, v) -> v * 100);
    p(m);
    StringBuilder b = new StringBuilder();
    cache.forEach((k, v) -> b.append(k).append(v));
    p(b);
  }
}
