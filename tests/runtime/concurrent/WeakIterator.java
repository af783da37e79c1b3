package concurrent;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import support.Together;

// Outcome!: [1] 2
// Outcome!: [1, 2] 2
/** An iterator over a ConcurrentHashMap made before an insertion may or may not show it. */
public class WeakIterator {
  static List<Integer> seen = new ArrayList<>();

  public static void main(String[] args) {
    ConcurrentHashMap<Integer, String> m = new ConcurrentHashMap<>();
    m.put(1, "a");
    Together.run(() -> {
      for (Integer k : m.keySet()) seen.add(k);
    }, () -> m.put(2, "b"));
    System.out.println(seen + " " + m.size());
  }
}
