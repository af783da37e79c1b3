package java.util.stream;

import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** How elements are gathered into a container, and the container turned into a result. */
public interface Collector<T, A, R> {
  Supplier<A> supplier();

  BiConsumer<A, T> accumulator();

  BinaryOperator<A> combiner();

  Function<A, R> finisher();

  Set<Characteristics> characteristics();

  static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner,
      Characteristics... characteristics) {
    return SimpleCollector.of(supplier, accumulator, combiner, characteristics);
  }

  static <T, A, R> Collector<T, A,
      R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
      Function<A, R> finisher, Characteristics... characteristics) {
    return SimpleCollector.of(supplier, accumulator, combiner, finisher, characteristics);
  }

  /** What may be assumed of a collector. */
  enum Characteristics {
    CONCURRENT,
    UNORDERED,
    IDENTITY_FINISH
  }
}
