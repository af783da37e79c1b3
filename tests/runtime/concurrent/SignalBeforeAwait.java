package concurrent;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;
import support.Together;

// Outcome!: signalled
// Outcome!: timed out
/** A signal before the await is lost: awaitNanos then returns zero or less. */
public class SignalBeforeAwait {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Condition c = lock.newCondition();
    boolean[] waiting = {false}, signalled = {false};
    Together.run(
        ()
            -> {
          lock.lock();
          try {
            waiting[0] = true;
            c.await(30, TimeUnit.MILLISECONDS);
            System.out.println(signalled[0] ? "signalled" : "timed out");
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          try {
            signalled[0] = waiting[0];
            c.signal();
          } finally {
            lock.unlock();
          }
        });
  }
}
