package java.util.function;

/** Makes a long from a double. */
@FunctionalInterface
public interface DoubleToLongFunction {
  long applyAsLong(double value);
}
