package java.util.function;

/** Makes a double from a long. */
@FunctionalInterface
public interface LongToDoubleFunction {
  double applyAsDouble(long value);
}
