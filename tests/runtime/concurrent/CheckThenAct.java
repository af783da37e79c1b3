package concurrent;

import java.util.concurrent.atomic.AtomicInteger;
import support.Together;

// Outcome!: 1
// Outcome!: 2
/** Both threads may find a slot free, though only one should take it. */
public class CheckThenAct {
  static boolean taken;

  public static void main(String[] args) {
    AtomicInteger takers = new AtomicInteger();
    support.Tell.Body take = () -> {
      if (!taken) {
        taken = true;
        takers.incrementAndGet();
      }
    };
    Together.run(take, take);
    System.out.println(takers);
  }
}
