package java.util.concurrent.atomic;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Atomic operations on a volatile reference field of some class, found by name. Access rights are not checked. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
  protected AtomicReferenceFieldUpdater() {}

  public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> owner, Class<W> type, String fieldName) {
    return new ByReflection<U, W>(owner, type, fieldName);
  }

  public abstract boolean compareAndSet(T object, V expected, V newValue);

  public abstract boolean weakCompareAndSet(T object, V expected, V newValue);

  public abstract void set(T object, V newValue);

  public abstract void lazySet(T object, V newValue);

  public abstract V get(T object);

  public V getAndSet(T object, V newValue) {
    while (true) {
      V old = get(object);
      if (compareAndSet(object, old, newValue)) return old;
    }
  }

  public final V getAndUpdate(T object, UnaryOperator<V> function) {
    while (true) {
      V old = get(object);
      V made = function.apply(old);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final V updateAndGet(T object, UnaryOperator<V> function) {
    while (true) {
      V old = get(object);
      V made = function.apply(old);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  public final V getAndAccumulate(T object, V operand, BinaryOperator<V> function) {
    while (true) {
      V old = get(object);
      V made = function.apply(old, operand);
      if (compareAndSet(object, old, made)) return old;
    }
  }

  public final V accumulateAndGet(T object, V operand, BinaryOperator<V> function) {
    while (true) {
      V old = get(object);
      V made = function.apply(old, operand);
      if (compareAndSet(object, old, made)) return made;
    }
  }

  private static final class ByReflection<T, V> extends AtomicReferenceFieldUpdater<T, V> {
    private final Class<T> owner;
    private final Class<V> type;
    private final Field field;

    ByReflection(Class<T> owner, Class<V> type, String fieldName) {
      this.owner = owner;
      this.type = type;
      try {
        field = owner.getDeclaredField(fieldName);
      } catch (NoSuchFieldException missing) {
        throw new RuntimeException(missing);
      }
      if (field.getType() != type) throw new ClassCastException();
      if (type.isPrimitive()) throw new IllegalArgumentException("Must be reference type");
      if (!Modifier.isVolatile(field.getModifiers())) throw new IllegalArgumentException("Must be volatile type");
      field.setAccessible(true);
    }

    private void check(T object) {
      if (!owner.isInstance(object)) throw new ClassCastException();
    }

    @Override
    @SuppressWarnings("unchecked")
    public V get(T object) {
      check(object);
      try {
        return (V) field.get(object);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void set(T object, V newValue) {
      check(object);
      if (newValue != null && !type.isInstance(newValue)) throw new ClassCastException();
      try {
        field.set(object, newValue);
      } catch (IllegalAccessException impossible) {
        throw new RuntimeException(impossible);
      }
    }

    @Override
    public void lazySet(T object, V newValue) {
      set(object, newValue);
    }

    @Override
    public boolean compareAndSet(T object, V expected, V newValue) {
      if (get(object) != expected) return false;
      set(object, newValue);
      return true;
    }

    @Override
    public boolean weakCompareAndSet(T object, V expected, V newValue) {
      return compareAndSet(object, expected, newValue);
    }
  }
}
