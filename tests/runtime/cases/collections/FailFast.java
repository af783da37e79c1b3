package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Which changes an iterator notices and when: every collection, hasNext after removal of the last but one. */
public class FailFast {
  static String disturb(Collection<Integer> c, int at, boolean add) {
    StringBuilder seen = new StringBuilder();
    try {
      for (Integer x : c) {
        seen.append(x);
        if (x == at) {
          if (add)
            c.add(99);
          else
            c.remove(at);
        }
        if (seen.length() > 20) break;
      }
      return seen.toString();
    } catch (ConcurrentModificationException e) {
      return seen + "!";
    }
  }

  public static void main(String[] args) {
    for (int at : new int[] {1, 3, 4}) {
      for (boolean add : new boolean[] {true, false}) {
        StringBuilder row = new StringBuilder();
        for (Collection<Integer> c :
            Arrays.<Collection<Integer>>asList(new ArrayList<>(), new LinkedList<>(), new HashSet<>(),
                new LinkedHashSet<>(), new TreeSet<>(), new ArrayDeque<>(), new PriorityQueue<>(), new Vector<>(),
                new java.util.concurrent.CopyOnWriteArrayList<>(), new java.util.concurrent.ConcurrentLinkedQueue<>(),
                new java.util.concurrent.ConcurrentSkipListSet<>())) {
          c.addAll(Arrays.asList(1, 2, 3, 4));
          row.append(c.getClass().getSimpleName())
              .append(' ')
              .append(disturb(c, at, add))
              .append(' ')
              .append(c.size())
              .append("; ");
        }
        p(at, add, row);
      }
    }
    Map<Integer, String> m = new HashMap<>();
    for (int i = 0; i < 5; i++) m.put(i, "v");
    Iterator<Integer> keys = m.keySet().iterator();
    keys.next();
    m.put(0, "changed");
    p(keys.next());
    m.remove(100);
    p(keys.next());
    m.put(100, "x");
    p(thrown(keys::next), keys.hasNext());
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3));
    Iterator<Integer> it = list.iterator();
    it.next();
    list.set(1, 50);
    p(it.next());
    list.sort(null);
    p(thrown(it::next), thrown(it::remove));
    Iterator<Integer> one = list.iterator(), two = list.iterator();
    one.next();
    one.remove();
    p(one.next(), thrown(two::next), list);
    ListIterator<Integer> li = list.listIterator();
    list.add(7);
    p(thrown(li::next), thrown(() -> li.add(1)), thrown(() -> list.removeIf(x -> list.add(x))));
    TreeMap<Integer, Integer> tree = new TreeMap<>(Collections.singletonMap(1, 1));
    Iterator<Integer> values = tree.values().iterator();
    tree.put(2, 2);
    p(thrown(values::next));
    IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
    identity.put("a", 1);
    Iterator<String> ids = identity.keySet().iterator();
    identity.put("b", 2);
    p(thrown(ids::next));
  }
}
