package concurrent;

import support.Together;

// Outcome!: 0 0
// Outcome!: 0 1
// Outcome!: 1 0
// Outcome: 1 1
/** Each thread reads the other's variable, then writes its own. Both one is allowed, and no interleaving shows it. */
public class LoadBuffering {
  static int x, y, r1, r2;

  public static void main(String[] args) {
    Together.run(
        ()
            -> {
          r1 = y;
          x = 1;
        },
        () -> {
          r2 = x;
          y = 1;
        });
    System.out.println(r1 + " " + r2);
  }
}
