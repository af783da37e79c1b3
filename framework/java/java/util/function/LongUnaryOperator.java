package java.util.function;

import java.util.Objects;

/** Makes a long from another. */
@FunctionalInterface
public interface LongUnaryOperator {
  long applyAsLong(long operand);

  default LongUnaryOperator compose(LongUnaryOperator before) {
    Objects.requireNonNull(before);
    return value -> applyAsLong(before.applyAsLong(value));
  }

  default LongUnaryOperator andThen(LongUnaryOperator after) {
    Objects.requireNonNull(after);
    return value -> after.applyAsLong(applyAsLong(value));
  }

  static LongUnaryOperator identity() {
    return value -> value;
  }
}
