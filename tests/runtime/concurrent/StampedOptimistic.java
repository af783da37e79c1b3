package concurrent;

import java.util.concurrent.locks.StampedLock;
import support.Together;

// Outcome!: valid 0
// Outcome!: valid 1
// Outcome!: invalid
/** An optimistic read is valid only if no writer came between. */
public class StampedOptimistic {
  static int value;
  static String seen;

  public static void main(String[] args) {
    StampedLock l = new StampedLock();
    Together.run(
        ()
            -> {
          long stamp = l.writeLock();
          value = 1;
          Thread.yield();
          l.unlockWrite(stamp);
        },
        () -> {
          long stamp = l.tryOptimisticRead();
          int v = value;
          Thread.yield();
          seen = stamp != 0 && l.validate(stamp) ? "valid " + v : "invalid";
        });
    System.out.println(seen);
  }
}
