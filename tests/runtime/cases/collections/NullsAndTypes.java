package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** Which collections take nulls and mixed types, and what they throw. */
public class NullsAndTypes {
  public static void main(String[] args) {
    List<Collection<Object>> all =
        Arrays.asList(new ArrayList<>(), new LinkedList<>(), new HashSet<>(), new LinkedHashSet<>(), new TreeSet<>(),
            new ArrayDeque<>(), new PriorityQueue<>(), new Vector<>(), new Stack<>(), new CopyOnWriteArrayList<>(),
            new CopyOnWriteArraySet<>(), new ConcurrentLinkedQueue<>(), new ConcurrentLinkedDeque<>(),
            new ConcurrentSkipListSet<>(), new LinkedBlockingQueue<>(), new ArrayBlockingQueue<>(10),
            new PriorityBlockingQueue<>(), new LinkedTransferQueue<>(), new LinkedBlockingDeque<>());
    for (Collection<Object> c : all) {
      p(c.getClass().getSimpleName(), thrown(() -> c.add("a")), thrown(() -> c.add(null)), thrown(() -> c.add(1)),
          c.size(), thrown(() -> c.contains(null)), thrown(() -> c.contains(5L)), thrown(() -> c.remove(null)),
          thrown(() -> c.remove(2.5)), thrown(() -> c.addAll(null)),
          thrown(() -> c.containsAll(Arrays.asList("a", null))), thrown(() -> c.removeAll(null)),
          thrown(() -> c.toArray((Object[]) null)), thrown(() -> c.toArray(new Integer[0])),
          thrown(() -> c.forEach(null)), thrown(() -> c.removeIf(null)), c.isEmpty());
    }
    List<Map<Object, Object>> maps =
        Arrays.asList(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new Hashtable<>(),
            new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>(), new IdentityHashMap<>(), new WeakHashMap<>());
    for (Map<Object, Object> m : maps) {
      p(m.getClass().getSimpleName(), thrown(() -> m.put("k", "v")), thrown(() -> m.put(null, "v")),
          thrown(() -> m.put("n", null)), thrown(() -> m.put(1, 1)), m.size(), thrown(() -> m.get(null)),
          thrown(() -> m.get(2)), thrown(() -> m.containsKey(null)), thrown(() -> m.containsValue(null)),
          thrown(() -> m.remove(null)), thrown(() -> m.putAll(null)), thrown(() -> m.merge("k", null, (a, b) -> a)),
          thrown(() -> m.merge("k", "x", null)), thrown(() -> m.computeIfAbsent("q", k -> null)), m.containsKey("q"),
          thrown(() -> m.forEach(null)), thrown(() -> m.getOrDefault(null, 1)), thrown(() -> m.putIfAbsent("n", null)),
          thrown(() -> m.replaceAll(null)));
    }
  }
}
