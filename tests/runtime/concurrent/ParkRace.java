package concurrent;

import java.util.concurrent.locks.LockSupport;
import support.Together;

// Outcome!: permit
// Outcome!: time
/** parkNanos returns early if the permit was given before or during it. */
public class ParkRace {
  static volatile boolean given;

  public static void main(String[] args) throws InterruptedException {
    Thread t = Together.start("t", () -> {
      LockSupport.parkNanos(2_000_000);
      System.out.println(given ? "permit" : "time");
    });
    Thread.sleep(2);
    given = true;
    LockSupport.unpark(t);
    t.join();
  }
}
