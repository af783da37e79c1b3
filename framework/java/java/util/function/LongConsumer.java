package java.util.function;

import java.util.Objects;

/** Takes a long. */
@FunctionalInterface
public interface LongConsumer {
  void accept(long value);

  default LongConsumer andThen(LongConsumer after) {
    Objects.requireNonNull(after);
    return value -> {
      accept(value);
      after.accept(value);
    };
  }
}
