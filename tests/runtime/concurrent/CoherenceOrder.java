package concurrent;

import support.Together;

// Outcome!: 0 1
// Outcome!: 0 2
// Outcome!: 1 1
// Outcome!: 1 2
// Outcome!: 2 1
// Outcome!: 2 2
/** Two writers and their last value; a reader may see neither, or the first, or the second. */
public class CoherenceOrder {
  static volatile int x;
  static int seen;

  public static void main(String[] args) {
    Together.run(() -> x = 1, () -> x = 2, () -> seen = x);
    System.out.println(seen + " " + x);
  }
}
