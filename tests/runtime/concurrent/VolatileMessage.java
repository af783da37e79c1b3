package concurrent;

import support.Together;

// Outcome!: 0 0
// Outcome!: 0 1
// Outcome!: 1 1
/** A volatile flag promises that data written before it is seen. */
public class VolatileMessage {
  static int data, r1, r2;
  static volatile int flag;

  public static void main(String[] args) {
    Together.run(
        ()
            -> {
          data = 1;
          flag = 1;
        },
        () -> {
          r1 = flag;
          r2 = data;
        });
    System.out.println(r1 + " " + r2);
  }
}
