package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;

/** A sum that several threads add to. Kept in one cell. */
@Atomic
public class LongAdder extends Number implements Serializable {
  @Observable private volatile long sum;

  public LongAdder() {}

  public void add(long x) {
    sum += x;
  }

  public void increment() {
    add(1);
  }

  public void decrement() {
    add(-1);
  }

  public long sum() {
    return sum;
  }

  public void reset() {
    sum = 0;
  }

  public long sumThenReset() {
    long old = sum;
    sum = 0;
    return old;
  }

  @Override
  public String toString() {
    return Long.toString(sum);
  }

  @Override
  public int intValue() {
    return (int) sum;
  }

  @Override
  public long longValue() {
    return sum;
  }

  @Override
  public float floatValue() {
    return (float) sum;
  }

  @Override
  public double doubleValue() {
    return (double) sum;
  }
}
