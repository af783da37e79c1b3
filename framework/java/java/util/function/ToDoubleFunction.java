package java.util.function;

/** Makes a double from a value. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
  double applyAsDouble(T value);
}
