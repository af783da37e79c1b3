package concurrent;

import support.Together;

// Outcome!: 0
// Outcome!: -1
// Outcome: 4294967295
// Outcome: -4294967296
/** A plain long may be written in two halves; one-piece writes show only the whole values. */
public class LongTearing {
  static long x, seen;

  public static void main(String[] args) {
    Together.run(() -> x = -1L, () -> seen = x);
    System.out.println(seen);
  }
}
