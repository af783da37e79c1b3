package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** An iterator over numbers without boxes. */
public interface PrimitiveIterator<T, T_CONS> extends Iterator<T> {
  void forEachRemaining(T_CONS action);

  /** Over ints. */
  interface OfInt extends PrimitiveIterator<Integer, IntConsumer> {
    int nextInt();

    @Override
    default void forEachRemaining(IntConsumer action) {
      Objects.requireNonNull(action);
      while (hasNext()) action.accept(nextInt());
    }

    @Override
    default Integer next() {
      return nextInt();
    }

    @Override
    default void forEachRemaining(Consumer<? super Integer> action) {
      Objects.requireNonNull(action);
      if (action instanceof IntConsumer) forEachRemaining((IntConsumer) action);
      else while (hasNext()) action.accept(nextInt());
    }
  }

  /** Over longs. */
  interface OfLong extends PrimitiveIterator<Long, LongConsumer> {
    long nextLong();

    @Override
    default void forEachRemaining(LongConsumer action) {
      Objects.requireNonNull(action);
      while (hasNext()) action.accept(nextLong());
    }

    @Override
    default Long next() {
      return nextLong();
    }

    @Override
    default void forEachRemaining(Consumer<? super Long> action) {
      Objects.requireNonNull(action);
      if (action instanceof LongConsumer) forEachRemaining((LongConsumer) action);
      else while (hasNext()) action.accept(nextLong());
    }
  }

  /** Over doubles. */
  interface OfDouble extends PrimitiveIterator<Double, DoubleConsumer> {
    double nextDouble();

    @Override
    default void forEachRemaining(DoubleConsumer action) {
      Objects.requireNonNull(action);
      while (hasNext()) action.accept(nextDouble());
    }

    @Override
    default Double next() {
      return nextDouble();
    }

    @Override
    default void forEachRemaining(Consumer<? super Double> action) {
      Objects.requireNonNull(action);
      if (action instanceof DoubleConsumer) forEachRemaining((DoubleConsumer) action);
      else while (hasNext()) action.accept(nextDouble());
    }
  }
}
