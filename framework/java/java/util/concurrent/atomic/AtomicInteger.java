package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int that several threads may change. All access modes act like volatile ones; none fails spuriously. */
@Atomic
public class AtomicInteger extends Number implements Serializable {
  @Observable private volatile int value;

  public AtomicInteger(int initialValue) {
    value = initialValue;
  }

  public AtomicInteger() {}

  public final int get() {
    return value;
  }

  public final void set(int newValue) {
    value = newValue;
  }

  public final int getAndSet(int newValue) {
    int old = value;
    value = newValue;
    return old;
  }

  public final boolean compareAndSet(int expected, int newValue) {
    return compareAndExchange(expected, newValue) == expected;
  }

  public final int compareAndExchange(int expected, int newValue) {
    int old = value;
    if (old == expected) value = newValue;
    return old;
  }

  public final int getAndAdd(int delta) {
    int old = value;
    value = old + delta;
    return old;
  }

  public final int getAndIncrement() {
    return getAndAdd(1);
  }

  public final int getAndDecrement() {
    return getAndAdd(-1);
  }

  public final int incrementAndGet() {
    return getAndAdd(1) + 1;
  }

  public final int decrementAndGet() {
    return getAndAdd(-1) - 1;
  }

  public final int addAndGet(int delta) {
    return getAndAdd(delta) + delta;
  }

  public final int getAndUpdate(IntUnaryOperator function) {
    while (true) {
      int old = get();
      int made = function.applyAsInt(old);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final int updateAndGet(IntUnaryOperator function) {
    while (true) {
      int old = get();
      int made = function.applyAsInt(old);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final int getAndAccumulate(int operand, IntBinaryOperator function) {
    while (true) {
      int old = get();
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final int accumulateAndGet(int operand, IntBinaryOperator function) {
    while (true) {
      int old = get();
      int made = function.applyAsInt(old, operand);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final int getPlain() {
    return get();
  }

  public final int getOpaque() {
    return get();
  }

  public final int getAcquire() {
    return get();
  }

  public final void lazySet(int newValue) {
    set(newValue);
  }

  public final void setPlain(int newValue) {
    set(newValue);
  }

  public final void setOpaque(int newValue) {
    set(newValue);
  }

  public final void setRelease(int newValue) {
    set(newValue);
  }

  public final int compareAndExchangeAcquire(int expected, int newValue) {
    return compareAndExchange(expected, newValue);
  }

  public final int compareAndExchangeRelease(int expected, int newValue) {
    return compareAndExchange(expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(int expected, int newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(int expected, int newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int expected, int newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int expected, int newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(int expected, int newValue) {
    return compareAndSet(expected, newValue);
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }

  @Override
  public int intValue() {
    return value;
  }

  @Override
  public long longValue() {
    return (long) value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return (double) value;
  }
}
