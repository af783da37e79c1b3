package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Atomic operations on a volatile long field of some class, found by name. Access rights are not checked. */
public abstract class AtomicLongFieldUpdater<T> {
  protected AtomicLongFieldUpdater() {}

  public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> owner, String fieldName) {
    return new ByReflection<U>(owner, fieldName);
  }

  public abstract boolean compareAndSet(T object, long expected, long newValue);

  public abstract boolean weakCompareAndSet(T object, long expected, long newValue);

  public abstract void set(T object, long newValue);

  public abstract void lazySet(T object, long newValue);

  public abstract long get(T object);

  public long getAndSet(T object, long newValue) {
    while (true) {
      long old = get(object);
      if (compareAndSet(object, old, newValue)) return old;
    }
  }

  public long getAndAdd(T object, long delta) {
    while (true) {
      long old = get(object);
      if (compareAndSet(object, old, old + delta)) return old;
    }
  }

  public long getAndIncrement(T object) {
    return getAndAdd(object, 1);
  }

  public long getAndDecrement(T object) {
    return getAndAdd(object, -1);
  }

  public long incrementAndGet(T object) {
    return getAndAdd(object, 1) + 1;
  }

  public long decrementAndGet(T object) {
    return getAndAdd(object, -1) - 1;
  }

  public long addAndGet(T object, long delta) {
    return getAndAdd(object, delta) + delta;
  }

  public final long getAndUpdate(T object, LongUnaryOperator function) {
    while (true) {
      long old = get(object);
      long made = function.applyAsLong(old);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final long updateAndGet(T object, LongUnaryOperator function) {
    while (true) {
      long old = get(object);
      long made = function.applyAsLong(old);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  public final long getAndAccumulate(T object, long operand, LongBinaryOperator function) {
    while (true) {
      long old = get(object);
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final long accumulateAndGet(T object, long operand, LongBinaryOperator function) {
    while (true) {
      long old = get(object);
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  private static final class ByReflection<T> extends AtomicLongFieldUpdater<T> {
    private final Class<T> owner;
    private final Field field;

    ByReflection(Class<T> owner, String fieldName) {
      this.owner = owner;
      try {
        field = owner.getDeclaredField(fieldName);
      } catch (NoSuchFieldException missing) {
        throw new RuntimeException(missing);
      }
      if (field.getType() != long.class) throw new IllegalArgumentException("Must be long type");
      if (!Modifier.isVolatile(field.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
      field.setAccessible(true);
    }

    private void check(T object) {
      if (!owner.isInstance(object)) throw new ClassCastException();
    }

    @Override
    public long get(T object) {
      check(object);
      try {
        return field.getLong(object);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void set(T object, long newValue) {
      check(object);
      try {
        field.setLong(object, newValue);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void lazySet(T object, long newValue) {
      set(object, newValue);
    }

    @Override
    public boolean compareAndSet(T object, long expected, long newValue) {
      if (get(object) != expected) return false;
      set(object, newValue);
      return true;
    }

    @Override
    public boolean weakCompareAndSet(T object, long expected, long newValue) {
      return compareAndSet(object, expected, newValue);
    }
  }
}
