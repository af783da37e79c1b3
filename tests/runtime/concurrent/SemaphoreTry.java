package concurrent;

import java.util.concurrent.Semaphore;
import support.Together;

// Outcome!: true false
// Outcome!: false true
// Outcome!: true true
/** One permit, two threads that try: one gets it, or both one after the other. */
public class SemaphoreTry {
  public static void main(String[] args) {
    Semaphore s = new Semaphore(1);
    boolean[] got = new boolean[2];
    Together.run(
        ()
            -> {
          got[0] = s.tryAcquire();
          Thread.yield();
          if (got[0]) s.release();
        },
        () -> {
          got[1] = s.tryAcquire();
          Thread.yield();
          if (got[1]) s.release();
        });
    System.out.println(got[0] + " " + got[1]);
  }
}
