package java.util.concurrent.locks;

/** Two locks in one: many readers or one writer. */
public interface ReadWriteLock {
  Lock readLock();

  Lock writeLock();
}
