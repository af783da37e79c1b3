package collections;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Nested collections, multi-maps, inverted indexes, set algebra and counting as apps do it. */
public class Properties9 {
  public static void main(String[] args) {
    String[] docs = {"red fish blue fish", "one fish two fish", "blue sky", "red sky at night"};
    Map<String, SortedSet<Integer>> index = new TreeMap<>();
    for (int i = 0; i < docs.length; i++)
      for (String w : docs[i].split(" ")) index.computeIfAbsent(w, k -> new TreeSet<>()).add(i);
    p(index);
    Map<Integer, List<String>> byCount = new TreeMap<>(Comparator.reverseOrder());
    index.forEach((w, d) -> byCount.computeIfAbsent(d.size(), k -> new ArrayList<>()).add(w));
    p(byCount);
    Set<Integer> both = new TreeSet<>(index.get("red"));
    both.retainAll(index.get("sky"));
    p(both, Collections.disjoint(index.get("fish"), index.get("sky")));
    Map<String, Map<String, Integer>> pairs = new TreeMap<>();
    for (String d : docs) {
      String[] w = d.split(" ");
      for (int i = 0; i + 1 < w.length; i++)
        pairs.computeIfAbsent(w[i], k -> new TreeMap<>()).merge(w[i + 1], 1, Integer::sum);
    }
    p(pairs);
    StringBuilder chain = new StringBuilder();
    String at = "one";
    for (int i = 0; i < 8 && at != null; i++) {
      chain.append(at).append(' ');
      Map<String, Integer> next = pairs.get(at);
      at = next == null ? null : Collections.max(next.entrySet(), Map.Entry.comparingByValue()).getKey();
    }
    p(chain);
    List<List<Integer>> power = new ArrayList<>();
    power.add(new ArrayList<>());
    for (int x : new int[] {1, 2, 3})
      for (List<Integer> s : new ArrayList<>(power)) {
        List<Integer> t = new ArrayList<>(s);
        t.add(x);
        power.add(t);
      }
    power.sort(Comparator.<List<Integer>>comparingInt(List::size).thenComparing(Object::toString));
    p(power);
    Map<Boolean, Map<Integer, Set<String>>> nested = index.keySet().stream().collect(Collectors.partitioningBy(w
        -> w.contains("e"),
        Collectors.groupingBy(String::length, TreeMap::new, Collectors.toCollection(TreeSet::new))));
    p(nested);
    LinkedHashMap<String, Integer> recent = new LinkedHashMap<>();
    for (String w : String.join(" ", docs).split(" ")) {
      recent.remove(w);
      recent.put(w, recent.size());
    }
    p(recent.keySet(), recent.entrySet().iterator().next());
    BitSet seen = new BitSet();
    for (SortedSet<Integer> s : index.values()) s.forEach(seen::flip);
    p(seen);
  }
}
