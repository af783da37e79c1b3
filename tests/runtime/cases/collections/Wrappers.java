package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Unmodifiable, checked and synchronized views of every kind: what they refuse and what shines through. */
public class Wrappers {
  public static void main(String[] args) {
    List<String> base = new ArrayList<>(Arrays.asList("a", "b"));
    List<String> fixed = Collections.unmodifiableList(base);
    base.add("c");
    p(fixed, fixed.size(), fixed.equals(base), fixed.hashCode() == base.hashCode(), fixed instanceof RandomAccess,
        Collections.unmodifiableList(new LinkedList<>()) instanceof RandomAccess);
    p(thrown(() -> fixed.add("x")), thrown(() -> fixed.set(0, "x")), thrown(() -> fixed.remove(0)),
        thrown(() -> fixed.iterator().remove()), thrown(() -> fixed.sort(null)),
        thrown(() -> fixed.removeIf(x -> false)), thrown(fixed::clear), thrown(() -> fixed.subList(0, 1).clear()),
        thrown(() -> fixed.listIterator().set("x")), thrown(() -> fixed.replaceAll(x -> x)),
        thrown(() -> fixed.addAll(Collections.emptyList())));
    Map<String, Integer> m = new TreeMap<>(Collections.singletonMap("k", 1));
    Map<String, Integer> fixedMap = Collections.unmodifiableMap(m);
    p(fixedMap, thrown(() -> fixedMap.put("k", 1)), thrown(() -> fixedMap.entrySet().iterator().next().setValue(5)),
        thrown(() -> fixedMap.keySet().remove("k")), thrown(() -> fixedMap.values().clear()),
        thrown(() -> fixedMap.merge("k", 1, Integer::sum)), thrown(() -> fixedMap.computeIfAbsent("k", x -> 1)),
        thrown(() -> fixedMap.replaceAll((k, v) -> v)), fixedMap.getOrDefault("z", 3), fixedMap.equals(m));
    NavigableSet<Integer> set = Collections.unmodifiableNavigableSet(new TreeSet<>(Arrays.asList(1, 2, 3)));
    p(set.headSet(2), set.floor(5), thrown(set::pollFirst), thrown(() -> set.descendingSet().add(1)),
        thrown(() -> set.subSet(1, 2).clear()), Collections.unmodifiableSortedMap(new TreeMap<>(m)).firstKey());
    List raw = Collections.checkedList(new ArrayList<>(), Integer.class);
    raw.add(1);
    p(thrown(() -> raw.add("text")), thrown(() -> raw.set(0, "x")), thrown(() -> raw.addAll(Arrays.asList(2, "x"))),
        raw, thrown(() -> raw.listIterator().add(1.0)));
    Map checked = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
    checked.put("a", 1);
    p(thrown(() -> checked.put(1, 1)), thrown(() -> checked.put("b", "b")),
        thrown(() -> ((Map.Entry) checked.entrySet().iterator().next()).setValue("x")), checked,
        checked.putIfAbsent("q", null), thrown(() -> checked.replaceAll((k, v) -> "bad")));
    Set checkedSet = Collections.checkedSet(new HashSet<>(), Number.class);
    p(checkedSet.add(1), checkedSet.add(2.0), thrown(() -> checkedSet.add("s")), checkedSet.contains("s"));
    List<Integer> locked = Collections.synchronizedList(new ArrayList<>(Arrays.asList(3, 1, 2)));
    Map<String, Integer> lockedMap = Collections.synchronizedMap(new LinkedHashMap<>());
    locked.sort(null);
    lockedMap.put("z", 1);
    lockedMap.compute("z", (k, v) -> v + 1);
    synchronized (locked) {
      p(locked, locked.subList(1, 3), lockedMap, locked.equals(Arrays.asList(1, 2, 3)), Thread.holdsLock(locked));
    }
    p(Collections.unmodifiableCollection(Collections.synchronizedCollection(base)),
        Collections.synchronizedSortedSet(new TreeSet<>(base)).first(),
        Collections.unmodifiableSet(new HashSet<>(base)).contains("a"));
    Collection<String> view = Collections.unmodifiableCollection(base);
    p(view.equals(base), view.equals(view), view.contains("c"), view.toArray(), view.stream().count());
  }
}
