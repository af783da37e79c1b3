package concurrent;

import support.Together;

// Outcome!: 0 0
// Outcome!: 0 1
// Outcome!: 1 1
// Outcome: 1 0
/** A flag without volatile does not promise that the data is seen. */
public class MessagePassing {
  static int data, flag, r1, r2;

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
