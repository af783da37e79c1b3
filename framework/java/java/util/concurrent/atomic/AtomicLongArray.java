package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Contents;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** An array of longs that several threads may change; each element is a location of its own. */
@Atomic
public class AtomicLongArray implements Serializable {
  private final long[] array;

  public AtomicLongArray(int length) {
    array = new long[length];
  }

  public AtomicLongArray(long[] initial) {
    array = initial.clone();
  }

  public final int length() {
    return array.length;
  }

  public final long get(int index) {
    long value = array[index];
    Contents.readAt(this, index, null);
    return value;
  }

  public final void set(int index, long newValue) {
    array[index] = newValue;
    Contents.writeAt(this, index, null);
  }

  public final long getAndSet(int index, long newValue) {
    long old = get(index);
    set(index, newValue);
    return old;
  }

  public final boolean compareAndSet(int index, long expected, long newValue) {
    return compareAndExchange(index, expected, newValue) == expected;
  }

  public final long compareAndExchange(int index, long expected, long newValue) {
    long old = get(index);
    if (old == expected) set(index, newValue);
    return old;
  }

  public final long getAndAdd(int index, long delta) {
    long old = get(index);
    set(index, old + delta);
    return old;
  }

  public final long getAndIncrement(int index) {
    return getAndAdd(index, 1);
  }

  public final long getAndDecrement(int index) {
    return getAndAdd(index, -1);
  }

  public final long incrementAndGet(int index) {
    return getAndAdd(index, 1) + 1;
  }

  public final long decrementAndGet(int index) {
    return getAndAdd(index, -1) - 1;
  }

  public long addAndGet(int index, long delta) {
    return getAndAdd(index, delta) + delta;
  }

  public final long getAndUpdate(int index, LongUnaryOperator function) {
    while (true) {
      long old = get(index);
      long made = function.applyAsLong(old);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final long updateAndGet(int index, LongUnaryOperator function) {
    while (true) {
      long old = get(index);
      long made = function.applyAsLong(old);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final long getAndAccumulate(int index, long operand, LongBinaryOperator function) {
    while (true) {
      long old = get(index);
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(index, old, made)) return old;
    }
  }

  public final long accumulateAndGet(int index, long operand, LongBinaryOperator function) {
    while (true) {
      long old = get(index);
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(index, old, made)) return made;
    }
  }

  public final long getPlain(int index) {
    return get(index);
  }

  public final long getOpaque(int index) {
    return get(index);
  }

  public final long getAcquire(int index) {
    return get(index);
  }

  public final void lazySet(int index, long newValue) {
    set(index, newValue);
  }

  public final void setPlain(int index, long newValue) {
    set(index, newValue);
  }

  public final void setOpaque(int index, long newValue) {
    set(index, newValue);
  }

  public final void setRelease(int index, long newValue) {
    set(index, newValue);
  }

  public final long compareAndExchangeAcquire(int index, long expected, long newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  public final long compareAndExchangeRelease(int index, long expected, long newValue) {
    return compareAndExchange(index, expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int index, long expected, long newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(int index, long expected, long newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int index, long expected, long newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int index, long expected, long newValue) {
    return compareAndSet(index, expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(int index, long expected, long newValue) {
    return compareAndSet(index, expected, newValue);
  }

  @Override
  public String toString() {
    for (int i = 0; i < array.length; i++) Contents.readAt(this, i, null);
    return Arrays.toString(array);
  }
}
