package java.util.function;

/** Makes a double from two values. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
  double applyAsDouble(T t, U u);
}
