package androidx.core.util;

/** Objects to be used again. */
public final class Pools {
  private Pools() {}

  /** A pool. */
  public interface Pool<T> {
    T acquire();

    boolean release(T instance);
  }

  /** For one thread. */
  public static class SimplePool<T> implements Pool<T> {
    private final Object[] pool;
    private int size;

    public SimplePool(int maxPoolSize) {
      if (maxPoolSize <= 0) throw new IllegalArgumentException("The max pool size must be > 0");
      pool = new Object[maxPoolSize];
    }

    @Override
    @SuppressWarnings("unchecked")
    public T acquire() {
      if (size == 0) return null;
      T instance = (T) pool[--size];
      pool[size] = null;
      return instance;
    }

    @Override
    public boolean release(T instance) {
      for (int i = 0; i < size; i++) {
        if (pool[i] == instance) throw new IllegalStateException("Already in the pool!");
      }
      if (size == pool.length) return false;
      pool[size++] = instance;
      return true;
    }
  }

  /** For several threads. */
  public static class SynchronizedPool<T> extends SimplePool<T> {
    private final Object lock = new Object();

    public SynchronizedPool(int maxPoolSize) {
      super(maxPoolSize);
    }

    @Override
    public T acquire() {
      synchronized (lock) {
        return super.acquire();
      }
    }

    @Override
    public boolean release(T element) {
      synchronized (lock) {
        return super.release(element);
      }
    }
  }
}
