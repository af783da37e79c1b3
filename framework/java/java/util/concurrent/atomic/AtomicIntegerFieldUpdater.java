package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Atomic operations on a volatile int field of some class, found by name. Access rights are not checked. */
public abstract class AtomicIntegerFieldUpdater<T> {
  protected AtomicIntegerFieldUpdater() {}

  public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> owner, String fieldName) {
    return new ByReflection<U>(owner, fieldName);
  }

  public abstract boolean compareAndSet(T object, int expected, int newValue);

  public abstract boolean weakCompareAndSet(T object, int expected, int newValue);

  public abstract void set(T object, int newValue);

  public abstract void lazySet(T object, int newValue);

  public abstract int get(T object);

  public int getAndSet(T object, int newValue) {
    while (true) {
      int old = get(object);
      if (compareAndSet(object, old, newValue)) return old;
    }
  }

  public int getAndAdd(T object, int delta) {
    while (true) {
      int old = get(object);
      if (compareAndSet(object, old, old + delta)) return old;
    }
  }

  public int getAndIncrement(T object) {
    return getAndAdd(object, 1);
  }

  public int getAndDecrement(T object) {
    return getAndAdd(object, -1);
  }

  public int incrementAndGet(T object) {
    return getAndAdd(object, 1) + 1;
  }

  public int decrementAndGet(T object) {
    return getAndAdd(object, -1) - 1;
  }

  public int addAndGet(T object, int delta) {
    return getAndAdd(object, delta) + delta;
  }

  public final int getAndUpdate(T object, IntUnaryOperator function) {
    while (true) {
      int old = get(object);
      int made = function.applyAsInt(old);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final int updateAndGet(T object, IntUnaryOperator function) {
    while (true) {
      int old = get(object);
      int made = function.applyAsInt(old);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  public final int getAndAccumulate(T object, int operand, IntBinaryOperator function) {
    while (true) {
      int old = get(object);
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final int accumulateAndGet(T object, int operand, IntBinaryOperator function) {
    while (true) {
      int old = get(object);
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  private static final class ByReflection<T> extends AtomicIntegerFieldUpdater<T> {
    private final Class<T> owner;
    private final Field field;

    ByReflection(Class<T> owner, String fieldName) {
      this.owner = owner;
      try {
        field = owner.getDeclaredField(fieldName);
      } catch (NoSuchFieldException missing) {
        throw new RuntimeException(missing);
      }
      if (field.getType() != int.class) throw new IllegalArgumentException("Must be integer type");
      if (!Modifier.isVolatile(field.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
      field.setAccessible(true);
    }

    private void check(T object) {
      if (!owner.isInstance(object)) throw new ClassCastException();
    }

    @Override
    public int get(T object) {
      check(object);
      try {
        return field.getInt(object);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void set(T object, int newValue) {
      check(object);
      try {
        field.setInt(object, newValue);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void lazySet(T object, int newValue) {
      set(object, newValue);
    }

    @Override
    public boolean compareAndSet(T object, int expected, int newValue) {
      if (get(object) != expected) return false;
      set(object, newValue);
      return true;
    }

    @Override
    public boolean weakCompareAndSet(T object, int expected, int newValue) {
      return compareAndSet(object, expected, newValue);
    }
  }
}
