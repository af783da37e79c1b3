package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Contents;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An array of ints that several threads may change; each element is a location of its own. */
@Atomic
public class AtomicIntegerArray implements Serializable {
  private final int[] array;

  public AtomicIntegerArray(int length) {
    array = new int[length];
  }

  public AtomicIntegerArray(int[] initial) {
    array = initial.clone();
  }

  public final int length() {
    return array.length;
  }

  public final int get(int index) {
    int value = array[index];
    Contents.readAt(this, index, null);
    return value;
  }

  public final void set(int index, int newValue) {
    array[index] = newValue;
    Contents.writeAt(this, index, null);
  }

  public final int getAndSet(int index, int newValue) {
    int old = get(index);
    set(index, newValue);
    return old;
  }

  public final boolean compareAndSet(int index, int expected, int newValue) {
    return compareAndExchange(index, expected, newValue) == expected;
  }

  public final int compareAndExchange(int index, int expected, int newValue) {
    int old = get(index);
    if (old == expected) set(index, newValue);
    return old;
  }

  public final int getAndAdd(int index, int delta) {
    int old = get(index);
    set(index, old + delta);
    return old;
  }

  public final int getAndIncrement(int index) {
    return getAndAdd(index, 1);
  }

  public final int getAndDecrement(int index) {
    return getAndAdd(index, -1);
  }

  public final int incrementAndGet(int index) {
    return getAndAdd(index, 1) + 1;
  }

  public final int decrementAndGet(int index) {
    return getAndAdd(index, -1) - 1;
  }

  public final int addAndGet(int index, int delta) {
    return getAndAdd(index, delta) + delta;
  }

  public final int getAndUpdate(int index, IntUnaryOperator function) {
    while (true) {
      int old = get(index);
      int made = function.applyAsInt(old);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final int updateAndGet(int index, IntUnaryOperator function) {
    while (true) {
      int old = get(index);
      int made = function.applyAsInt(old);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final int getAndAccumulate(int index, int operand, IntBinaryOperator function) {
    while (true) {
      int old = get(index);
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final int accumulateAndGet(int index, int operand, IntBinaryOperator function) {
    while (true) {
      int old = get(index);
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final int getPlain(int index) {
    return get(index);
  }

  public final int getOpaque(int index) {
    return get(index);
  }

  public final int getAcquire(int index) {
    return get(index);
  }

  public final void lazySet(int index, int newValue) {
    set(index, newValue);
  }

  public final void setPlain(int index, int newValue) {
    set(index, newValue);
  }

  public final void setOpaque(int index, int newValue) {
    set(index, newValue);
  }

  public final void setRelease(int index, int newValue) {
    set(index, newValue);
  }

  public final int compareAndExchangeAcquire(int index, int expected, int newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  public final int compareAndExchangeRelease(int index, int expected, int newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int index, int expected, int newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(int index, int expected, int newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int index, int expected, int newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int index, int expected, int newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(int index, int expected, int newValue) {
    return compareAndSet(index, expected, newValue);
  }

  @Override
  public String toString() {
    for (int i = 0; i < array.length; i++) Contents.readAt(this, i, null);
    return Arrays.toString(array);
  }
}
