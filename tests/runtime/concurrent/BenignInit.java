package concurrent;

import java.util.concurrent.atomic.AtomicInteger;
import support.Together;

// Outcome!: 1 99 99
// Outcome!: 2 99 99
/** A cached value computed twice by a race, or once; the result is the same. */
public class BenignInit {
  static int cached;
  static final AtomicInteger COMPUTED = new AtomicInteger();

  static int get() {
    int c = cached;
    if (c == 0) {
      COMPUTED.incrementAndGet();
      cached = c = 99;
    }
    return c;
  }

  public static void main(String[] args) {
    int[] r = new int[2];
    Together.run(() -> r[0] = get(), () -> r[1] = get());
    System.out.println(COMPUTED + " " + r[0] + " " + r[1]);
  }
}
