package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

/** A double, or none. */
public final class OptionalDouble {
  private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);

  private final boolean present;
  private final double value;

  private OptionalDouble(boolean present, double value) {
    this.present = present;
    this.value = value;
  }

  public static OptionalDouble empty() {
    return EMPTY;
  }

  public static OptionalDouble of(double value) {
    return new OptionalDouble(true, value);
  }

  public double getAsDouble() {
    return orElseThrow();
  }

  public boolean isPresent() {
    return present;
  }

  public boolean isEmpty() {
    return !present;
  }

  public void ifPresent(DoubleConsumer action) {
    if (present) action.accept(value);
  }

  public void ifPresentOrElse(DoubleConsumer action, Runnable emptyAction) {
    if (present) action.accept(value);
    else emptyAction.run();
  }

  public DoubleStream stream() {
    return present ? DoubleStream.of(value) : DoubleStream.empty();
  }

  public double orElse(double other) {
    return present ? value : other;
  }

  public double orElseGet(DoubleSupplier supplier) {
    return present ? value : supplier.getAsDouble();
  }

  public double orElseThrow() {
    if (!present) throw new NoSuchElementException("No value present");
    return value;
  }

  public <X extends Throwable> double orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
    if (!present) throw exceptionSupplier.get();
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof OptionalDouble)) return false;
    OptionalDouble other = (OptionalDouble) obj;
    return present == other.present && Double.compare(value, other.value) == 0;
  }

  @Override
  public int hashCode() {
    return present ? Double.hashCode(value) : 0;
  }

  @Override
  public String toString() {
    return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
  }
}
