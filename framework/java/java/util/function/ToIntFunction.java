package java.util.function;

/** Makes an int from a value. */
@FunctionalInterface
public interface ToIntFunction<T> {
  int applyAsInt(T value);
}
