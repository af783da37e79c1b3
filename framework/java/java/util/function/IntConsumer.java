package java.util.function;

import java.util.Objects;

/** Takes an int. */
@FunctionalInterface
public interface IntConsumer {
  void accept(int value);

  default IntConsumer andThen(IntConsumer after) {
    Objects.requireNonNull(after);
    return value -> {
      accept(value);
      after.accept(value);
    };
  }
}
