package java.util.function;

/** Makes an int from a double. */
@FunctionalInterface
public interface DoubleToIntFunction {
  int applyAsInt(double value);
}
