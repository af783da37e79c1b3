package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;
import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** An array of references that several threads may change; each element is a location of its own. */
@Atomic
public class AtomicReferenceArray<E> implements Serializable {
  private final Object[] array;

  public AtomicReferenceArray(int length) {
    array = new Object[length];
  }

  public AtomicReferenceArray(E[] initial) {
    array = new Object[initial.length];
    for (int i = 0; i < initial.length; i++) set(i, initial[i]);
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private E cell(int index) {
    return (E) array[index];
  }

  @Concrete
  private void fill(int index, E value) {
    array[index] = value;
  }

  public final int length() {
    return array.length;
  }

  public final E get(int index) {
    return Contents.readAt(this, index, cell(index));
  }

  public final void set(int index, E newValue) {
    fill(index, newValue);
    Contents.writeAt(this, index, newValue);
  }

  public final E getAndSet(int index, E newValue) {
    E old = get(index);
    set(index, newValue);
    return old;
  }

  public final boolean compareAndSet(int index, E expected, E newValue) {
    return compareAndExchange(index, expected, newValue) == expected;
  }

  public final E compareAndExchange(int index, E expected, E newValue) {
    E old = get(index);
    if (old == expected) set(index, newValue);
    return old;
  }

  public final E getAndUpdate(int index, UnaryOperator<E> function) {
    while (true) {
      E old = get(index);
      E made = function.apply(old);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final E updateAndGet(int index, UnaryOperator<E> function) {
    while (true) {
      E old = get(index);
      E made = function.apply(old);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final E getAndAccumulate(int index, E operand, BinaryOperator<E> function) {
    while (true) {
      E old = get(index);
      E made = function.apply(old, operand);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final E accumulateAndGet(int index, E operand, BinaryOperator<E> function) {
    while (true) {
      E old = get(index);
      E made = function.apply(old, operand);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final E getPlain(int index) {
    return get(index);
  }

  public final E getOpaque(int index) {
    return get(index);
  }

  public final E getAcquire(int index) {
    return get(index);
  }

  public final void lazySet(int index, E newValue) {
    set(index, newValue);
  }

  public final void setPlain(int index, E newValue) {
    set(index, newValue);
  }

  public final void setOpaque(int index, E newValue) {
    set(index, newValue);
  }

  public final void setRelease(int index, E newValue) {
    set(index, newValue);
  }

  public final E compareAndExchangeAcquire(int index, E expected, E newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  public final E compareAndExchangeRelease(int index, E expected, E newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int index, E expected, E newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(int index, E expected, E newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int index, E expected, E newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int index, E expected, E newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(int index, E expected, E newValue) {
    return compareAndSet(index, expected, newValue);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < array.length; i++) {
      if (i > 0) text.append(", ");
      text.append(get(i));
    }
    return text.append(']').toString();
  }
}
