package concurrent;

import java.util.concurrent.*;
import support.Together;

// Outcome!: true
// Outcome!: false
/** A latch that may be opened in time or not. */
public class LatchTimeout {
  static boolean opened;

  public static void main(String[] args) {
    CountDownLatch l = new CountDownLatch(1);
    Together.run(() -> opened = l.await(0, TimeUnit.MILLISECONDS), l::countDown);
    System.out.println(opened);
  }
}
