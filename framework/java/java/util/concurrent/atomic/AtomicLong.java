package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long that several threads may change. All access modes act like volatile ones; none fails spuriously. */
@Atomic
public class AtomicLong extends Number implements Serializable {
  @Observable private volatile long value;

  public AtomicLong(long initialValue) {
    value = initialValue;
  }

  public AtomicLong() {}

  public final long get() {
    return value;
  }

  public final void set(long newValue) {
    value = newValue;
  }

  public final long getAndSet(long newValue) {
    long old = value;
    value = newValue;
    return old;
  }

  public final boolean compareAndSet(long expected, long newValue) {
    return compareAndExchange(expected, newValue) == expected;
  }

  public final long compareAndExchange(long expected, long newValue) {
    long old = value;
    if (old == expected) value = newValue;
    return old;
  }

  public final long getAndAdd(long delta) {
    long old = value;
    value = old + delta;
    return old;
  }

  public final long getAndIncrement() {
    return getAndAdd(1);
  }

  public final long getAndDecrement() {
    return getAndAdd(-1);
  }

  public final long incrementAndGet() {
    return getAndAdd(1) + 1;
  }

  public final long decrementAndGet() {
    return getAndAdd(-1) - 1;
  }

  public final long addAndGet(long delta) {
    return getAndAdd(delta) + delta;
  }

  public final long getAndUpdate(LongUnaryOperator function) {
    while (true) {
      long old = get();
      long made = function.applyAsLong(old);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final long updateAndGet(LongUnaryOperator function) {
    while (true) {
      long old = get();
      long made = function.applyAsLong(old);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final long getAndAccumulate(long operand, LongBinaryOperator function) {
    while (true) {
      long old = get();
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final long accumulateAndGet(long operand, LongBinaryOperator function) {
    while (true) {
      long old = get();
      long made = function.applyAsLong(old, operand);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final long getPlain() {
    return get();
  }

  public final long getOpaque() {
    return get();
  }

  public final long getAcquire() {
    return get();
  }

  public final void lazySet(long newValue) {
    set(newValue);
  }

  public final void setPlain(long newValue) {
    set(newValue);
  }

  public final void setOpaque(long newValue) {
    set(newValue);
  }

  public final void setRelease(long newValue) {
    set(newValue);
  }

  public final long compareAndExchangeAcquire(long expected, long newValue) {
    return compareAndExchange(expected, newValue);
  }

  public final long compareAndExchangeRelease(long expected, long newValue) {
    return compareAndExchange(expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(long expected, long newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(long expected, long newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(long expected, long newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(long expected, long newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(long expected, long newValue) {
    return compareAndSet(expected, newValue);
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return value;
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
