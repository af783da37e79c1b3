package concurrent;

import java.util.concurrent.locks.ReentrantLock;
import support.Together;

// Outcome!: true false
// Outcome!: false true
// Outcome!: true true
/** tryLock succeeds for one thread, or for both in turn. */
public class TryLock {
  public static void main(String[] args) {
    ReentrantLock l = new ReentrantLock();
    boolean[] got = new boolean[2];
    Together.run(() -> got[0] = attempt(l), () -> got[1] = attempt(l));
    System.out.println(got[0] + " " + got[1]);
  }

  static boolean attempt(ReentrantLock l) {
    if (!l.tryLock()) return false;
    try {
      Thread.yield();
      return true;
    } finally {
      l.unlock();
    }
  }
}
