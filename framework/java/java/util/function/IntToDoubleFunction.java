package java.util.function;

/** Makes a double from an int. */
@FunctionalInterface
public interface IntToDoubleFunction {
  double applyAsDouble(int value);
}
