package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

/** Makes streams of spliterators. */
public final class StreamSupport {
  private StreamSupport() {}

  public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return new ObjectPipe.OfSpliterator<>(spliterator, parallel);
  }

  public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int characteristics,
      boolean parallel) {
    Objects.requireNonNull(supplier);
    return new ObjectPipe.OfSpliterator<>(supplier, characteristics, parallel);
  }

  public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return new IntPipe.OfSpliterator(() -> spliterator, spliterator.characteristics(), parallel);
  }

  public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int characteristics,
      boolean parallel) {
    Objects.requireNonNull(supplier);
    return new IntPipe.OfSpliterator(supplier, characteristics, parallel);
  }

  public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return new LongPipe.OfSpliterator(() -> spliterator, spliterator.characteristics(), parallel);
  }

  public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int characteristics,
      boolean parallel) {
    Objects.requireNonNull(supplier);
    return new LongPipe.OfSpliterator(supplier, characteristics, parallel);
  }

  public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    return new DoublePipe.OfSpliterator(() -> spliterator, spliterator.characteristics(), parallel);
  }

  public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics,
      boolean parallel) {
    Objects.requireNonNull(supplier);
    return new DoublePipe.OfSpliterator(supplier, characteristics, parallel);
  }
}
