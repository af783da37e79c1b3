package java.util.function;

import java.util.Objects;

/** Takes a value. */
@FunctionalInterface
public interface Consumer<T> {
  void accept(T t);

  default Consumer<T> andThen(Consumer<? super T> after) {
    Objects.requireNonNull(after);
    return t -> {
      accept(t);
      after.accept(t);
    };
  }
}
