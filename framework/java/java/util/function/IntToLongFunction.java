package java.util.function;

/** Makes a long from an int. */
@FunctionalInterface
public interface IntToLongFunction {
  long applyAsLong(int value);
}
