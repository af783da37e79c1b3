package java.util.function;

/** Makes a value from a long. */
@FunctionalInterface
public interface LongFunction<R> {
  R apply(long value);
}
