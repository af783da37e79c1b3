package java.util.function;

import java.util.Objects;

/** Makes an int from another. */
@FunctionalInterface
public interface IntUnaryOperator {
  int applyAsInt(int operand);

  default IntUnaryOperator compose(IntUnaryOperator before) {
    Objects.requireNonNull(before);
    return value -> applyAsInt(before.applyAsInt(value));
  }

  default IntUnaryOperator andThen(IntUnaryOperator after) {
    Objects.requireNonNull(after);
    return value -> after.applyAsInt(applyAsInt(value));
  }

  static IntUnaryOperator identity() {
    return value -> value;
  }
}
