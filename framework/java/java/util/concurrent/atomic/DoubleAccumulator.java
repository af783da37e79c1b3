package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;

/** A value that several threads combine theirs into, by a function. Kept in one cell. */
@Atomic
public class DoubleAccumulator extends Number implements Serializable {
  private final DoubleBinaryOperator function;
  private final double identity;
  @Observable private volatile double value;

  public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
    function = accumulatorFunction;
    this.identity = identity;
    value = identity;
  }

  public void accumulate(double x) {
    double old;
    double made;
    do {
      old = value;
      made = function.applyAsDouble(old, x);
    } while (Double.doubleToRawLongBits(value) != Double.doubleToRawLongBits(old));
    value = made;
  }

  public double get() {
    return value;
  }

  public void reset() {
    value = identity;
  }

  public double getThenReset() {
    double old = value;
    value = identity;
    return old;
  }

  @Override
  public String toString() {
    return Double.toString(value);
  }

  @Override
  public int intValue() {
    return (int) value;
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
    return value;
  }
}
