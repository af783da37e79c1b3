package collections;

import static support.Tell.p;

import java.util.*;

/** IdentityHashMap and WeakHashMap as maps: identity of keys, null keys, equality between them. */
public class IdentityAndWeak {
  public static void main(String[] args) {
    IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
    String one = new String("k"), two = new String("k");
    p(m.put(one, 1), m.put(two, 2), m.put(one, 3), m.size(), m.get(one), m.get(two), m.get("k"), m.containsKey(two),
        m.containsKey(new String("k")), m.put(null, 4), m.get(null));
    p(m.remove("k"), m.remove(one), m.size(), m.containsValue(2), m.containsValue(null), m.values().contains(4));
    IdentityHashMap<Integer, String> small = new IdentityHashMap<>();
    small.put(100, "a");
    small.put(100, "b");
    small.put(1000, "c");
    small.put(new Integer(1000), "d");
    p(small.size(), small.get(100), small.keySet().contains(100), small.equals(new HashMap<>(small)),
        small.equals(new IdentityHashMap<>(small)), new HashMap<>(small).size());
    Map<Object, Integer> counted = new IdentityHashMap<>();
    Object[] objects = new Object[200];
    for (int i = 0; i < 200; i++) counted.put(objects[i] = new int[0], i);
    int sum = 0, found = 0;
    for (Object o : objects) {
      found += counted.get(o);
      if (counted.containsKey(new int[0])) sum++;
    }
    for (int i = 0; i < 200; i += 2) counted.remove(objects[i]);
    for (Map.Entry<Object, Integer> e : counted.entrySet()) sum += e.getValue();
    p(found, sum, counted.size());
    Iterator<Map.Entry<Object, Integer>> it = counted.entrySet().iterator();
    int removed = 0;
    while (it.hasNext()) {
      Map.Entry<Object, Integer> e = it.next();
      if (e.getValue() % 3 == 0) {
        it.remove();
        removed++;
      } else
        e.setValue(-e.getValue());
    }
    int rest = 0;
    for (int v : counted.values()) rest += v;
    p(removed, counted.size(), rest, counted.get(objects[1]), counted.get(objects[3]));
    WeakHashMap<String, Integer> w = new WeakHashMap<>();
    for (String s : new String[] {"x", "y", "z", null}) w.put(s, w.size());
    p(w.size(), w.get("x"), w.get(new String("y")), w.get(null), w.containsKey("q"), w.remove("z"),
        new TreeMap<>(Collections.unmodifiableMap(without(w))), w.containsValue(3));
    Set<Object> identities = Collections.newSetFromMap(new IdentityHashMap<>());
    p(identities.add(one), identities.add(two), identities.add(one), identities.size(), identities.contains("k"));
  }

  private static Map<String, Integer> without(Map<String, Integer> m) {
    Map<String, Integer> copy = new HashMap<>(m);
    copy.remove(null);
    return copy;
  }
}
