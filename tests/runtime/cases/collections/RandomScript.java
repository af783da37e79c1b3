package collections;

import static support.Tell.p;

import java.util.*;

/** A long script of random operations on every list and map, held against a plain model. */
public class RandomScript {
  static long digest(long hash, Object value) { return hash * 1000003 + (value == null ? 7 : value.hashCode()); }

  static long list(List<Integer> l, long seed) {
    Random r = new Random(seed);
    long hash = 0;
    for (int i = 0; i < 1500; i++) {
      int x = r.nextInt(20), size = l.size();
      try {
        switch (r.nextInt(10)) {
          case 0:
          case 1:
          case 2: l.add(x); break;
          case 3: l.add(r.nextInt(size + 2), x); break;
          case 4: hash = digest(hash, l.remove(r.nextInt(size + 1))); break;
          case 5: hash = digest(hash, l.remove((Integer) x)); break;
          case 6: hash = digest(hash, l.set(r.nextInt(size + 1), x)); break;
          case 7: hash = digest(hash, l.indexOf(x) * 31 + l.lastIndexOf(x)); break;
          case 8:
            if (size > 3) l.subList(1, 3).replaceAll(y -> y + 1);
            break;
          default:
            if (size > 30) l.removeIf(y -> y % 3 == x % 3);
            break;
        }
      } catch (IndexOutOfBoundsException e) {
        hash++;
      }
      hash = digest(hash, l.size());
    }
    return digest(hash, l);
  }

  static long map(Map<Integer, String> m, long seed) {
    Random r = new Random(seed);
    long hash = 0;
    for (int i = 0; i < 1500; i++) {
      int k = r.nextInt(60) * 8191;
      switch (r.nextInt(9)) {
        case 0:
        case 1:
        case 2: hash = digest(hash, m.put(k, "v" + i)); break;
        case 3:
        case 4: hash = digest(hash, m.remove(k)); break;
        case 5: hash = digest(hash, m.merge(k, "m", (a, b) -> a.length() > 5 ? null : a + b)); break;
        case 6: hash = digest(hash, m.computeIfAbsent(k, x -> "c" + x)); break;
        case 7: hash = digest(hash, m.get(k)); break;
        default:
          for (int key : m.keySet()) hash = digest(hash, key);
          break;
      }
    }
    return digest(hash, m.toString());
  }

  public static void main(String[] args) {
    for (int seed = 0; seed < 3; seed++) {
      p(list(new ArrayList<>(), seed), list(new LinkedList<>(), seed), list(new Vector<>(), seed),
          list(new java.util.concurrent.CopyOnWriteArrayList<>(), seed));
      p(map(new HashMap<>(), seed), map(new LinkedHashMap<>(), seed), map(new TreeMap<>(), seed),
          map(new Hashtable<>(), seed), map(new java.util.concurrent.ConcurrentHashMap<>(), seed),
          map(new java.util.concurrent.ConcurrentSkipListMap<>(), seed),
          map(new LinkedHashMap<Integer, String>(8, 0.9f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
              return size() > 25;
            }
          }, seed) != 0);
    }
  }
}
