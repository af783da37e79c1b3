package concurrent;

import java.util.concurrent.locks.*;
import support.Together;

// Outcome!: 0 0
// Outcome!: 1 1
/** A reader runs before or after the writer, and sees both of its writes or none. */
public class ReadWriteOrder {
  static int a, b;
  static String seen;

  public static void main(String[] args) {
    ReadWriteLock l = new ReentrantReadWriteLock();
    Together.run(
        ()
            -> {
          l.writeLock().lock();
          a = 1;
          Thread.yield();
          b = 1;
          l.writeLock().unlock();
        },
        () -> {
          l.readLock().lock();
          int x = a;
          Thread.yield();
          seen = x + " " + b;
          l.readLock().unlock();
        });
    System.out.println(seen);
  }
}
