package java.util.function;

/** Makes a value from an int. */
@FunctionalInterface
public interface IntFunction<R> {
  R apply(int value);
}
