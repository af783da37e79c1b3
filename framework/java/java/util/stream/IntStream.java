package java.util.stream;

import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A sequence of ints that is made when a terminal operation asks for it. Always sequential. */
public interface IntStream extends BaseStream<Integer, IntStream> {
  IntStream filter(IntPredicate predicate);

  IntStream map(IntUnaryOperator mapper);

  <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

  LongStream mapToLong(IntToLongFunction mapper);

  DoubleStream mapToDouble(IntToDoubleFunction mapper);

  IntStream flatMap(IntFunction<? extends IntStream> mapper);

  IntStream distinct();

  IntStream sorted();

  IntStream peek(IntConsumer action);

  IntStream limit(long maxSize);

  IntStream skip(long n);

  void forEach(IntConsumer action);

  void forEachOrdered(IntConsumer action);

  int[] toArray();

  int reduce(int identity, IntBinaryOperator op);

  OptionalInt reduce(IntBinaryOperator op);

  <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

  int sum();

  OptionalInt min();

  OptionalInt max();

  long count();

  OptionalDouble average();

  IntSummaryStatistics summaryStatistics();

  boolean anyMatch(IntPredicate predicate);

  boolean allMatch(IntPredicate predicate);

  boolean noneMatch(IntPredicate predicate);

  OptionalInt findFirst();

  OptionalInt findAny();

  LongStream asLongStream();

  DoubleStream asDoubleStream();

  Stream<Integer> boxed();

  @Override
  IntStream sequential();

  @Override
  IntStream parallel();

  @Override
  PrimitiveIterator.OfInt iterator();

  @Override
  Spliterator.OfInt spliterator();

  static Builder builder() {
    return new IntStreamBuilder();
  }

  static IntStream empty() {
    return new IntPipe.OfArray(new int[0], 0);
  }

  static IntStream of(int t) {
    return new IntPipe.OfArray(new int[] {t}, 1);
  }

  static IntStream of(int... values) {
    return new IntPipe.OfArray(values, values.length);
  }

  static IntStream iterate(int seed, IntUnaryOperator f) {
    return IntPipe.iterated(seed, f);
  }

  static IntStream generate(IntSupplier s) {
    return IntPipe.generated(s);
  }

  static IntStream range(int startInclusive, int endExclusive) {
    return startInclusive < endExclusive ? IntPipe.ranged(startInclusive, endExclusive - 1) : empty();
  }

  static IntStream rangeClosed(int startInclusive, int endInclusive) {
    return startInclusive <= endInclusive ? IntPipe.ranged(startInclusive, endInclusive) : empty();
  }

  static IntStream concat(IntStream a, IntStream b) {
    return IntPipe.joined(a, b);
  }

  /** Collects elements, then becomes a stream of them. */
  interface Builder extends IntConsumer {
    @Override
    void accept(int t);

    default Builder add(int t) {
      accept(t);
      return this;
    }

    IntStream build();
  }
}
