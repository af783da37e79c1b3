package ground.mixreadwritelock;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A value that many may read at once. */
class Table {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private String value;
  private int hits;

  void put(String given) {
    lock.writeLock().lock();
    value = given; // @put
    lock.writeLock().unlock();
  }

  String get() {
    hit();
    lock.readLock().lock();
    try {
      return value; // @get
    } finally {
      lock.readLock().unlock();
    }
  }

  void hit() {
    lock.readLock().lock();
    int old = hits; // @hits
    hits = old + 1; // @hit
    lock.readLock().unlock();
  }

  int hits() {
    return hits; // @sum
  }
}
