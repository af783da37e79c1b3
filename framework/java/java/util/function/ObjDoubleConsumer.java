package java.util.function;

/** Takes a value and a double. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
  void accept(T t, double value);
}
