package concurrent;

import java.util.concurrent.ConcurrentHashMap;
import support.Together;

// Outcome!: A null A
// Outcome!: B B null
/** ConcurrentHashMap.putIfAbsent lets one of two threads in. */
public class PutIfAbsentWinner {
  public static void main(String[] args) {
    ConcurrentHashMap<String, String> m = new ConcurrentHashMap<>();
    String[] before = new String[2];
    Together.run(() -> before[0] = m.putIfAbsent("k", "A"), () -> before[1] = m.putIfAbsent("k", "B"));
    System.out.println(m.get("k") + " " + before[0] + " " + before[1]);
  }
}
