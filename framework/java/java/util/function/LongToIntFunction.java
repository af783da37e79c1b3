package java.util.function;

/** Makes an int from a long. */
@FunctionalInterface
public interface LongToIntFunction {
  int applyAsInt(long value);
}
