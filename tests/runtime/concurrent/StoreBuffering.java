package concurrent;

import support.Together;

// Outcome!: 0 1
// Outcome!: 1 0
// Outcome!: 1 1
// Outcome: 0 0
/** Each thread writes its own variable and reads the other's. Both zero needs real memory, not interleaving. */
public class StoreBuffering {
  static int x, y, r1, r2;

  public static void main(String[] args) {
    Together.run(
        ()
            -> {
          x = 1;
          r1 = y;
        },
        () -> {
          y = 1;
          r2 = x;
        });
    System.out.println(r1 + " " + r2);
  }
}
