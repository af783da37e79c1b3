package java.util.function;

/** Makes a long from a value. */
@FunctionalInterface
public interface ToLongFunction<T> {
  long applyAsLong(T value);
}
