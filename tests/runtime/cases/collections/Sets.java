package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Operations between sets of every kind: union, intersection, difference, subset, and HashSet order. */
public class Sets {
  static <T> Set<T> make(int kind, Collection<T> from) {
    switch (kind) {
      case 0: return new HashSet<>(from);
      case 1: return new LinkedHashSet<>(from);
      case 2: return new TreeSet<>(from);
      case 3: return new java.util.concurrent.CopyOnWriteArraySet<>(from);
      case 4: return new java.util.concurrent.ConcurrentSkipListSet<>(from);
      default:
        Set<T> set = java.util.concurrent.ConcurrentHashMap.newKeySet();
        set.addAll(from);
        return set;
    }
  }

  public static void main(String[] args) {
    List<Integer> left = Arrays.asList(33, 1, 17, 65, 2, 49, 16, 32, 0, -1, 1000003),
                  right = Arrays.asList(16, 33, 48, 2, 5, -1);
    for (int kind = 0; kind < 6; kind++) {
      Set<Integer> union = make(kind, left), both = make(kind, left), minus = make(kind, left);
      p(kind, union, union.addAll(right), union, union.addAll(right));
      p(both.retainAll(right), both, both.retainAll(right), minus.removeAll(right), minus, minus.removeAll(right),
          union.containsAll(left), minus.containsAll(right), both.equals(new HashSet<>(Arrays.asList(33, 2, 16, -1))),
          both.hashCode());
      p(union.removeIf(x -> x > 30), union, union.remove(5), union.remove(5), union.add(7), union.add(7),
          union.contains(7), union.contains(8), union.toArray().length, union.size());
    }
    Set<String> strings = new HashSet<>();
    for (int i = 0; i < 30; i++) strings.add("item" + i);
    p(strings);
    Iterator<String> it = strings.iterator();
    while (it.hasNext())
      if (it.next().hashCode() % 2 == 0) it.remove();
    p(strings, strings.size());
    Set<Object> mixed = new HashSet<>(Arrays.asList(
        1, 1L, 1.0, 1f, '1', "1", (short) 1, (byte) 1, true, null, Arrays.asList(1), Collections.singleton(1)));
    p(mixed.size(), mixed);
    Set<List<Integer>> lists = new HashSet<>();
    List<Integer> key = new ArrayList<>(Arrays.asList(1, 2));
    lists.add(key);
    key.add(3);
    p(lists.contains(key), lists.contains(Arrays.asList(1, 2)), lists.size(), lists);
    Set<Integer> small = new HashSet<>(Arrays.asList(1, 2)), large = new HashSet<>(Arrays.asList(1, 2, 3, 4));
    p(small.removeAll(Arrays.asList(1, 5, 6, 7)), small, large.removeAll(Collections.singletonList(4)), large,
        ((HashSet<?>) ((HashSet<Integer>) large).clone()).equals(large),
        new HashSet<>(large).retainAll(Collections.emptyList()));
    p(thrown(() -> new TreeSet<>(Arrays.asList(1, null))), thrown(() -> new HashSet<>((Collection<Integer>) null)),
        new HashSet<>(Arrays.asList((Integer) null)).contains(null), thrown(() -> small.containsAll(null)));
  }
}
