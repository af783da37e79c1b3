package java.util.function;

/** Makes a value from a double. */
@FunctionalInterface
public interface DoubleFunction<R> {
  R apply(double value);
}
