package java.util.function;

/** Makes a long from two values. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
  long applyAsLong(T t, U u);
}
