package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** ArrayList and sub-lists: positions, bulk operations, views that notice changes. */
public class ArrayLists {
  public static void main(String[] args) {
    ArrayList<Integer> a = new ArrayList<>();
    for (int i = 0; i < 12; i++) a.add(i * i % 7);
    a.add(0, 100);
    a.add(5, 200);
    p(a, a.indexOf(2), a.lastIndexOf(2), a.contains(200), a.remove(5), a.remove((Integer) 4), a.remove((Integer) 77),
        a.set(1, -1), a);
    p(a.addAll(Arrays.asList(7, 8)), a.addAll(2, Arrays.asList(55, 66)), a.addAll(Collections.<Integer>emptyList()),
        a.removeAll(Arrays.asList(1, 2)), a.retainAll(Arrays.asList(100, 55, 66, 7, 8, 4)), a);
    p(thrown(() -> a.get(a.size())), thrown(() -> a.get(-1)), thrown(() -> a.add(99, 1)), thrown(() -> a.set(50, 1)),
        thrown(() -> a.remove(50)), thrown(() -> new ArrayList<>(-1)), thrown(() -> a.addAll(-1, a)),
        thrown(() -> a.subList(3, 2)));
    a.addAll(a);
    a.removeIf(x -> x > 60);
    a.replaceAll(x -> x + 1);
    p(a, a.subList(1, 4), a.toArray(), a.toArray(new Integer[0]).length,
        a.toArray(new Integer[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})[a.size()],
        thrown(() -> a.toArray(new String[0])));
    List<Integer> sub = a.subList(1, 4);
    sub.set(0, 1000);
    sub.add(2000);
    sub.remove(1);
    p(a, sub, sub.indexOf(2000), sub.subList(1, 3), sub.contains(1000));
    sub.subList(0, 2).clear();
    Collections.sort(sub);
    p(a, sub);
    a.add(1);
    p(thrown(sub::size), thrown(() -> sub.get(0)));
    p(thrown(() -> {
      for (Integer x : a) a.add(x);
    }),
        thrown(() -> {
          for (Integer x : a)
            if (x == 8) a.remove(x);
        }),
        thrown(() -> a.forEach(x -> a.clear())));
    List<Integer> b = new ArrayList<>(Arrays.asList(1, 2, 3));
    for (Integer x : b)
      if (x == 2) b.remove(x);
    p(b);
    ListIterator<Integer> it = b.listIterator(b.size());
    StringBuilder seen = new StringBuilder();
    while (it.hasPrevious()) {
      seen.append(it.previousIndex()).append(it.previous()).append(it.nextIndex()).append(' ');
      it.set(it.hasPrevious() ? 10 : 20);
      it.add(5);
      it.previous();
    }
    p(seen, b, thrown(() -> it.set(1)), thrown(it::previous));
    b.sort(null);
    p(b, b.equals(Arrays.asList(5, 5, 10, 20)), b.hashCode(), b.containsAll(Arrays.asList(5, 20)),
        new ArrayList<>(b).clone().equals(b));
    List<Object> self = new ArrayList<>(Collections.nCopies(3, null));
    self.set(1, self);
    p(self, self.indexOf(null), self.lastIndexOf(null));
  }
}
