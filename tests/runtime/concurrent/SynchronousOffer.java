package concurrent;

import java.util.concurrent.*;
import support.Together;

// Outcome!: false null
// Outcome!: true x
/** offer to a SynchronousQueue succeeds only if a taker waits already. */
public class SynchronousOffer {
  static boolean offered;
  static String got;

  public static void main(String[] args) {
    SynchronousQueue<String> q = new SynchronousQueue<>();
    Together.run(() -> offered = q.offer("x"), () -> got = q.poll(20, TimeUnit.MILLISECONDS));
    System.out.println(offered + " " + got);
  }
}
