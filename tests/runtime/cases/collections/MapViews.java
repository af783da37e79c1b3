package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** Key sets, values and entry sets of every map: removal, retain, iteration, equality, arrays. */
public class MapViews {
  public static void main(String[] args) {
    for (Map<String, Integer> m : Arrays.<Map<String, Integer>>asList(new HashMap<>(), new LinkedHashMap<>(),
             new TreeMap<>(), new Hashtable<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>())) {
      for (String s : "delta alpha echo bravo charlie foxtrot".split(" ")) m.put(s, s.length());
      Set<String> keys = m.keySet();
      Collection<Integer> values = m.values();
      Set<Map.Entry<String, Integer>> entries = m.entrySet();
      p(m.getClass().getSimpleName(), keys, values, entries,
          keys.equals(new HashSet<>(Arrays.asList("delta", "alpha", "echo", "bravo", "charlie", "foxtrot"))),
          keys.hashCode(), entries.hashCode() == m.hashCode());
      p(keys.contains("echo"), values.contains(4), entries.contains(new AbstractMap.SimpleEntry<>("echo", 4)),
          entries.contains(new AbstractMap.SimpleEntry<>("echo", 5)), keys.containsAll(Arrays.asList("delta", "bravo")),
          keys.remove("zulu"), keys.remove("echo"), values.remove(7),
          entries.remove(new AbstractMap.SimpleEntry<>("delta", 6)), m);
      p(keys.retainAll(Arrays.asList("alpha", "bravo", "foxtrot")), values.removeAll(Collections.singleton(99)), m,
          thrown(() -> keys.add("x")), thrown(() -> values.add(1)));
      for (Iterator<Map.Entry<String, Integer>> i = entries.iterator(); i.hasNext();) {
        Map.Entry<String, Integer> e = i.next();
        if (e.getKey().startsWith("b")) i.remove();
      }
      p(m, keys.size(), values.size(), keys.toArray(new String[0]).length, values.stream().mapToInt(x -> x).sum(),
          thrown(() -> keys.iterator().remove()));
      m.put("new", 1);
      p(keys.contains("new"), entries.size());
      values.removeIf(x -> x == 1);
      entries.clear();
      p(m, keys.isEmpty());
    }
  }
}
