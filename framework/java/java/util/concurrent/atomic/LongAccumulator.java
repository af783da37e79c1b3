package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;
import java.util.function.LongBinaryOperator;

/** A value that several threads combine theirs into, by a function. Kept in one cell. */
@Atomic
public class LongAccumulator extends Number implements Serializable {
  private final LongBinaryOperator function;
  private final long identity;
  @Observable private volatile long value;

  public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
    function = accumulatorFunction;
    this.identity = identity;
    value = identity;
  }

  public void accumulate(long x) {
    long old;
    long made;
    do {
      old = value;
      made = function.applyAsLong(old, x);
    } while (value != old);
    value = made;
  }

  public long get() {
    return value;
  }

  public void reset() {
    value = identity;
  }

  public long getThenReset() {
    long old = value;
    value = identity;
    return old;
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
