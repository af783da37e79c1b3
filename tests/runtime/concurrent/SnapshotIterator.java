package concurrent;

import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;
import support.Together;

// Outcome!: [x] [x, y]
// Outcome!: [x, y] [x, y]
/** An iterator over a CopyOnWriteArrayList shows the list as it was when the iterator was made. */
public class SnapshotIterator {
  static List<String> seen = new ArrayList<>();

  public static void main(String[] args) {
    CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>();
    l.add("x");
    Together.run(() -> {
      Iterator<String> it = l.iterator();
      Thread.yield();
      it.forEachRemaining(seen::add);
    }, () -> l.add("y"));
    System.out.println(seen + " " + l);
  }
}
