package java.util.function;

/** Makes a double from two. */
@FunctionalInterface
public interface DoubleBinaryOperator {
  double applyAsDouble(double left, double right);
}
