package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;

/** A sum that several threads add to. Kept in one cell. */
@Atomic
public class DoubleAdder extends Number implements Serializable {
  @Observable private volatile double sum;

  public DoubleAdder() {}

  public void add(double x) {
    sum += x;
  }

  public double sum() {
    return sum;
  }

  public void reset() {
    sum = 0;
  }

  public double sumThenReset() {
    double old = sum;
    sum = 0;
    return old;
  }

  @Override
  public String toString() {
    return Double.toString(sum);
  }

  @Override
  public int intValue() {
    return (int) sum;
  }

  @Override
  public long longValue() {
    return (long) sum;
  }

  @Override
  public float floatValue() {
    return (float) sum;
  }

  @Override
  public double doubleValue() {
    return sum;
  }
}
