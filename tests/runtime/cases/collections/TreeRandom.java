package collections;

import static support.Tell.p;

import java.util.*;

/** Random operations on TreeMap and TreeSet against a sorted list. */
public class TreeRandom {
  public static void main(String[] args) {
    Random r = new Random(17);
    TreeMap<Integer, Integer> t = new TreeMap<>();
    List<Integer> model = new ArrayList<>();
    long hash = 0;
    for (int i = 0; i < 2000; i++) {
      int k = r.nextInt(120);
      int at = Collections.binarySearch(model, k), up = at < 0 ? -at - 1 : at;
      switch (r.nextInt(6)) {
        case 0:
        case 1:
          t.put(k, i);
          if (at < 0) model.add(up, k);
          break;
        case 2:
          if ((t.remove(k) != null) != at >= 0) p("remove", i);
          if (at >= 0) model.remove(at);
          break;
        case 3: {
          Integer c = t.ceilingKey(k), f = t.lowerKey(k);
          if (!Objects.equals(c, up < model.size() ? model.get(up) : null)
              || !Objects.equals(f, up > 0 ? model.get(up - 1) : null))
            p("neighbours", i);
          break;
        }
        case 4:
          hash = hash * 31 + t.headMap(k).size() - t.tailMap(k, false).size() + t.subMap(k / 2, k + 1).size();
          if (t.headMap(k).size() != up) p("head", i);
          break;
        default:
          if (t.size() > 80) {
            t.pollFirstEntry();
            t.descendingMap().pollFirstEntry();
            model.remove(0);
            model.remove(model.size() - 1);
          }
      }
      if (t.size() != model.size()) p("size", i);
    }
    p(t.keySet().equals(new LinkedHashSet<>(model)), new ArrayList<>(t.keySet()).equals(model), t.hashCode(), hash,
        t.firstEntry(), t.lastEntry());
    TreeSet<String> words =
        new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    for (int i = 0; i < 50; i++) words.add(Integer.toString(r.nextInt(3000), 7));
    p(words, words.first(), words.headSet("100"), words.higher("55"), words.descendingSet().first());
  }
}
