package concurrent;

import java.util.concurrent.*;
import support.Together;

// Outcome!: 1
// Outcome!: 2
/** get and put of a concurrent map are two steps: an update can be lost. */
public class GetThenPut {
  public static void main(String[] args) {
    ConcurrentMap<String, Integer> m = new ConcurrentSkipListMap<>();
    m.put("n", 0);
    Together.run(() -> m.put("n", m.get("n") + 1), () -> m.put("n", m.get("n") + 1));
    System.out.println(m.get("n"));
  }
}
