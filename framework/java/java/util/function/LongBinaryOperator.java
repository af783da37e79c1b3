package java.util.function;

/** Makes a long from two. */
@FunctionalInterface
public interface LongBinaryOperator {
  long applyAsLong(long left, long right);
}
