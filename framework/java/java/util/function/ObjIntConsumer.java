package java.util.function;

/** Takes a value and an int. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
  void accept(T t, int value);
}
