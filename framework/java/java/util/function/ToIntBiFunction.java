package java.util.function;

/** Makes an int from two values. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
  int applyAsInt(T t, U u);
}
