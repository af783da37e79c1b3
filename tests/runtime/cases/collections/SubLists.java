package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Sub-lists of sub-lists of ArrayList, LinkedList, Arrays.asList and Vector: writes through every level. */
public class SubLists {
  public static void main(String[] args) {
    for (List<Integer> l : Arrays.<List<Integer>>asList(new ArrayList<>(), new LinkedList<>(), new Vector<>(),
             new java.util.concurrent.CopyOnWriteArrayList<>())) {
      for (int i = 0; i < 12; i++) l.add(i);
      List<Integer> a = l.subList(2, 10), b = a.subList(1, 6);
      p(l.getClass().getSimpleName(), a, b, b.indexOf(5), b.contains(9), b.get(2),
          a.hashCode() == new ArrayList<>(a).hashCode());
      b.set(0, 30);
      b.add(99);
      b.add(1, 77);
      p(l, a, b);
      b.remove(2);
      b.remove((Integer) 99);
      p(l.size(), a.size(), b, thrown(() -> b.get(b.size())), thrown(() -> a.subList(0, 50)),
          thrown(() -> b.add(-1, 0)));
      b.clear();
      p(l, a, b.isEmpty());
      a.addAll(1, Arrays.asList(500, 501));
      a.sort(Comparator.reverseOrder());
      a.replaceAll(x -> x + 1);
      p(l, a, a.removeIf(x -> x > 400), l, a.retainAll(Arrays.asList(9, 10, 3)), l);
      ListIterator<Integer> it = a.listIterator(a.size());
      StringBuilder s = new StringBuilder();
      while (it.hasPrevious()) s.append(it.previous()).append(',');
      Collections.reverse(a);
      Collections.swap(a, 0, 1);
      p(s, l, a.toArray(), a.equals(l.subList(2, 2 + a.size())));
      l.add(1);
      p(thrown(a::size), thrown(() -> a.iterator().next()));
    }
    String[] array = {"a", "b", "c", "d"};
    List<String> view = Arrays.asList(array).subList(1, 3);
    view.set(0, "B");
    Collections.reverse(view);
    p(array, thrown(() -> view.add("x")), thrown(view::clear), view);
  }
}
