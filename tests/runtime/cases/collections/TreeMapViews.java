package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Live sub-views of TreeMap and TreeSet: writes through, bounds, descending views of views. */
public class TreeMapViews {
  public static void main(String[] args) {
    TreeMap<Integer, String> m = new TreeMap<>();
    for (int i = 0; i < 20; i += 2) m.put(i, "" + (char) ('a' + i));
    NavigableMap<Integer, String> middle = m.subMap(4, true, 14, false);
    p(middle, middle.size(), middle.firstKey(), middle.lastKey());
    middle.put(5, "new");
    m.put(13, "via");
    m.remove(8);
    p(middle, m.containsKey(5), thrown(() -> middle.put(14, "out")), thrown(() -> middle.put(3, "out")), middle.get(14),
        middle.containsKey(2), middle.remove(16));
    NavigableMap<Integer, String> down = middle.descendingMap();
    p(down, down.firstKey(), down.headMap(6), down.tailMap(6, false), down.ceilingKey(7), down.floorKey(7),
        down.higherKey(4), down.descendingMap());
    p(middle.headMap(6, true), middle.tailMap(12), thrown(() -> middle.headMap(20)), thrown(() -> middle.subMap(0, 5)),
        middle.subMap(4, 6), middle.floorKey(100), middle.ceilingEntry(-5), middle.lowerKey(4));
    middle.pollFirstEntry();
    down.pollFirstEntry();
    p(m, middle.keySet(), down.keySet(), down.values());
    middle.keySet().removeIf(k -> k % 3 == 0);
    middle.entrySet().iterator().next().setValue("changed");
    p(m);
    middle.clear();
    p(m, middle.isEmpty(), thrown(middle::firstKey), middle.firstEntry());
    TreeSet<String> set = new TreeSet<>(Arrays.asList("d", "b", "a", "e", "c", "g"));
    p(set, set.headSet("c"), set.tailSet("c"), set.subSet("b", false, "e", true), set.descendingSet(), set.first(),
        set.last(), set.pollFirst(), set.pollLast());
    NavigableSet<String> tail = set.tailSet("c", true);
    p(tail.add("f"), tail.add("f"), thrown(() -> tail.add("a")), set, tail.floor("zz"), tail.ceiling("cc"),
        tail.lower("c"), tail.higher("c"), tail.descendingSet().headSet("d", true));
    Iterator<String> backwards = set.descendingIterator();
    StringBuilder seen = new StringBuilder();
    while (backwards.hasNext()) {
      String s = backwards.next();
      seen.append(s);
      if (s.equals("d")) backwards.remove();
    }
    p(seen, set, tail);
    TreeSet<Integer> numbers = new TreeSet<>(Collections.reverseOrder());
    Collections.addAll(numbers, 5, 1, 9, 3);
    p(numbers, numbers.headSet(3), new TreeSet<>(numbers).comparator() == numbers.comparator(),
        new TreeSet<>((Collection<Integer>) new ArrayList<>(numbers)));
    p(m.headMap(6).equals(new HashMap<>(m.headMap(6))), m.tailMap(100).hashCode(), m.subMap(0, 3).toString());
  }
}
