package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** A walk that can be divided: the source of streams. */
public interface Spliterator<T> {
  int ORDERED = 0x10;
  int DISTINCT = 0x1;
  int SORTED = 0x4;
  int SIZED = 0x40;
  int NONNULL = 0x100;
  int IMMUTABLE = 0x400;
  int CONCURRENT = 0x1000;
  int SUBSIZED = 0x4000;

  boolean tryAdvance(Consumer<? super T> action);

  default void forEachRemaining(Consumer<? super T> action) {
    while (tryAdvance(action)) {
      // the action was called
    }
  }

  Spliterator<T> trySplit();

  long estimateSize();

  default long getExactSizeIfKnown() {
    return hasCharacteristics(SIZED) ? estimateSize() : -1;
  }

  int characteristics();

  default boolean hasCharacteristics(int characteristics) {
    return (characteristics() & characteristics) == characteristics;
  }

  default Comparator<? super T> getComparator() {
    throw new IllegalStateException();
  }

  /** Over numbers without boxes. */
  interface OfPrimitive<T, T_CONS, T_SPLITR extends OfPrimitive<T, T_CONS, T_SPLITR>> extends Spliterator<T> {
    @Override
    T_SPLITR trySplit();

    boolean tryAdvance(T_CONS action);

    default void forEachRemaining(T_CONS action) {
      while (tryAdvance(action)) {
        // the action was called
      }
    }
  }

  /** Over ints. */
  interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
    @Override
    OfInt trySplit();

    @Override
    boolean tryAdvance(IntConsumer action);

    @Override
    default void forEachRemaining(IntConsumer action) {
      while (tryAdvance(action)) {
        // the action was called
      }
    }

    @Override
    default boolean tryAdvance(Consumer<? super Integer> action) {
      return tryAdvance(Spliterators.unboxedInt(action));
    }

    @Override
    default void forEachRemaining(Consumer<? super Integer> action) {
      forEachRemaining(Spliterators.unboxedInt(action));
    }
  }

  /** Over longs. */
  interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
    @Override
    OfLong trySplit();

    @Override
    boolean tryAdvance(LongConsumer action);

    @Override
    default void forEachRemaining(LongConsumer action) {
      while (tryAdvance(action)) {
        // the action was called
      }
    }

    @Override
    default boolean tryAdvance(Consumer<? super Long> action) {
      return tryAdvance(Spliterators.unboxedLong(action));
    }

    @Override
    default void forEachRemaining(Consumer<? super Long> action) {
      forEachRemaining(Spliterators.unboxedLong(action));
    }
  }

  /** Over doubles. */
  interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
    @Override
    OfDouble trySplit();

    @Override
    boolean tryAdvance(DoubleConsumer action);

    @Override
    default void forEachRemaining(DoubleConsumer action) {
      while (tryAdvance(action)) {
        // the action was called
      }
    }

    @Override
    default boolean tryAdvance(Consumer<? super Double> action) {
      return tryAdvance(Spliterators.unboxedDouble(action));
    }

    @Override
    default void forEachRemaining(Consumer<? super Double> action) {
      forEachRemaining(Spliterators.unboxedDouble(action));
    }
  }
}
