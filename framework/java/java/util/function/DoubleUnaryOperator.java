package java.util.function;

import java.util.Objects;

/** Makes a double from another. */
@FunctionalInterface
public interface DoubleUnaryOperator {
  double applyAsDouble(double operand);

  default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
    Objects.requireNonNull(before);
    return value -> applyAsDouble(before.applyAsDouble(value));
  }

  default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
    Objects.requireNonNull(after);
    return value -> after.applyAsDouble(applyAsDouble(value));
  }

  static DoubleUnaryOperator identity() {
    return value -> value;
  }
}
