package concurrent;

import java.util.concurrent.atomic.AtomicReference;
import support.Together;

// Outcome!: A true false
// Outcome!: B false true
/** One of two compare-and-sets wins. */
public class CasWinner {
  public static void main(String[] args) {
    AtomicReference<String> r = new AtomicReference<>();
    boolean[] won = new boolean[2];
    Together.run(() -> won[0] = r.compareAndSet(null, "A"), () -> won[1] = r.compareAndSet(null, "B"));
    System.out.println(r + " " + won[0] + " " + won[1]);
  }
}
