package concurrent;

import support.Together;

// Outcome!: 1
// Outcome!: 2
/** Two threads increment a plain field: an update can be lost. */
public class LostUpdate {
  static int x;

  public static void main(String[] args) {
    Together.run(() -> x++, () -> x++);
    System.out.println(x);
  }
}
