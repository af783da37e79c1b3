package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** Concurrent collections as plain ones: removal while iterating, bulk operations, sorting, views and copies. */
public class Concurrent9 {
  public static void main(String[] args) {
    CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(Arrays.asList(5, 3, 8, 3, 1));
    for (int x : l)
      if (x == 3) l.remove((Integer) x);
    p(l, l.addIfAbsent(8), l.addIfAbsent(9), l.addAllAbsent(Arrays.asList(1, 2, 2, 7)), l, l.indexOf(9),
        l.lastIndexOf(5, 2), thrown(() -> l.iterator().remove()), thrown(() -> l.listIterator().set(1)));
    l.sort(null);
    l.replaceAll(x -> x * 10);
    l.add(1, 15);
    l.set(0, -1);
    p(l, l.subList(1, 3), l.removeIf(x -> x > 60), l.equals(new ArrayList<>(l)),
        l.hashCode() == new ArrayList<>(l).hashCode(), l.toArray(new Integer[0]).length,
        l.retainAll(Arrays.asList(15, 20, 99)), l, l.remove(0), thrown(() -> l.get(5)));
    ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>(Arrays.asList("b", "c"));
    d.addFirst("a");
    d.push("top");
    p(d, d.pop(), d.peekLast(), d.pollLast(), d.removeFirstOccurrence("b"), d.contains("b"), d.size(), d.offerLast("z"),
        d);
    for (Iterator<String> i = d.descendingIterator(); i.hasNext();)
      if (i.next().equals("a")) i.remove();
    p(d, thrown(() -> d.addFirst(null)),
        new ConcurrentLinkedQueue<>(Arrays.asList(1, 2, 3)).stream().mapToInt(x -> x).sum());
    ConcurrentSkipListMap<String, Integer> m =
        new ConcurrentSkipListMap<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    for (String s : "ccc a bb aa dddd c".split(" ")) m.put(s, s.length());
    p(m, m.headMap("bb", true), m.descendingMap(), m.ceilingKey("b"), m.lowerEntry("aa"), m.subMap("a", "ccc").size(),
        m.remove("zz"), m.replace("a", 9), m.firstEntry());
    NavigableSet<String> keys = m.navigableKeySet();
    m.remove("bb");
    p(keys, keys.pollFirst(), m, m.values().removeIf(v -> v == 4), m.keySet());
    ConcurrentHashMap<String, List<Integer>> groups = new ConcurrentHashMap<>();
    for (int i = 0; i < 10; i++) groups.computeIfAbsent(i % 3 == 0 ? "fizz" : "other", k -> new ArrayList<>()).add(i);
    p(new TreeMap<>(groups), groups.reduceEntries(1000, e -> e.getValue().size(), Integer::sum),
        groups.searchValues(1000, v -> v.contains(7) ? v.get(0) : null),
        thrown(() -> groups.computeIfAbsent("self", k -> groups.computeIfAbsent("self", q -> null))),
        groups.mappingCount());
    LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(3);
    p(q.offer(1), q.offer(2), q.offerFirst(0), q.offer(9), q, thrown(() -> q.addLast(5)), q.removeLastOccurrence(2),
        q.drainTo(new ArrayList<>(), 1), q, q.remainingCapacity());
    ArrayBlockingQueue<Integer> a = new ArrayBlockingQueue<>(3, false, Arrays.asList(1, 2, 3));
    p(a.remove(2), a.offer(4), a, a.contains(3), thrown(() -> new ArrayBlockingQueue<>(1, false, Arrays.asList(1, 2))),
        thrown(() -> new ArrayBlockingQueue<>(0)), a.poll(), a.toArray());
  }
}
