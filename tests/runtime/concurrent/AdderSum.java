package concurrent;

import java.util.concurrent.atomic.LongAdder;
import support.Together;

// Outcome!: 0 3
// Outcome!: 1 3
// Outcome!: 2 3
// Outcome!: 3 3
/** The sum of a LongAdder while others add: anything in between. */
public class AdderSum {
  static long seen;

  public static void main(String[] args) {
    LongAdder a = new LongAdder();
    Together.run(() -> {
      a.add(1);
      Thread.yield();
      a.add(1);
    }, a::increment, () -> seen = a.sum());
    System.out.println(seen + " " + a.sum());
  }
}
