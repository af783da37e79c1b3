package java.util.function;

/** Makes an int from two. */
@FunctionalInterface
public interface IntBinaryOperator {
  int applyAsInt(int left, int right);
}
