package concurrent;

import support.Together;

// Outcome!: 1
// Outcome!: 2
/** A volatile field makes each access visible, but an increment is still two of them. */
public class VolatileIncrement {
  static volatile int x;

  public static void main(String[] args) {
    Together.run(() -> x++, () -> x++);
    System.out.println(x);
  }
}
