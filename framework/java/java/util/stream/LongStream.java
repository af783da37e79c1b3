package java.util.stream;

import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A sequence of longs that is made when a terminal operation asks for it. Always sequential. */
public interface LongStream extends BaseStream<Long, LongStream> {
  LongStream filter(LongPredicate predicate);

  LongStream map(LongUnaryOperator mapper);

  <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

  IntStream mapToInt(LongToIntFunction mapper);

  DoubleStream mapToDouble(LongToDoubleFunction mapper);

  LongStream flatMap(LongFunction<? extends LongStream> mapper);

  LongStream distinct();

  LongStream sorted();

  LongStream peek(LongConsumer action);

  LongStream limit(long maxSize);

  LongStream skip(long n);

  void forEach(LongConsumer action);

  void forEachOrdered(LongConsumer action);

  long[] toArray();

  long reduce(long identity, LongBinaryOperator op);

  OptionalLong reduce(LongBinaryOperator op);

  <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

  long sum();

  OptionalLong min();

  OptionalLong max();

  long count();

  OptionalDouble average();

  LongSummaryStatistics summaryStatistics();

  boolean anyMatch(LongPredicate predicate);

  boolean allMatch(LongPredicate predicate);

  boolean noneMatch(LongPredicate predicate);

  OptionalLong findFirst();

  OptionalLong findAny();

  DoubleStream asDoubleStream();

  Stream<Long> boxed();

  @Override
  LongStream sequential();

  @Override
  LongStream parallel();

  @Override
  PrimitiveIterator.OfLong iterator();

  @Override
  Spliterator.OfLong spliterator();

  static Builder builder() {
    return new LongStreamBuilder();
  }

  static LongStream empty() {
    return new LongPipe.OfArray(new long[0], 0);
  }

  static LongStream of(long t) {
    return new LongPipe.OfArray(new long[] {t}, 1);
  }

  static LongStream of(long... values) {
    return new LongPipe.OfArray(values, values.length);
  }

  static LongStream iterate(long seed, LongUnaryOperator f) {
    return LongPipe.iterated(seed, f);
  }

  static LongStream generate(LongSupplier s) {
    return LongPipe.generated(s);
  }

  static LongStream range(long startInclusive, long endExclusive) {
    return startInclusive < endExclusive ? LongPipe.ranged(startInclusive, endExclusive - 1) : empty();
  }

  static LongStream rangeClosed(long startInclusive, long endInclusive) {
    return startInclusive <= endInclusive ? LongPipe.ranged(startInclusive, endInclusive) : empty();
  }

  static LongStream concat(LongStream a, LongStream b) {
    return LongPipe.joined(a, b);
  }

  /** Collects elements, then becomes a stream of them. */
  interface Builder extends LongConsumer {
    @Override
    void accept(long t);

    default Builder add(long t) {
      accept(t);
      return this;
    }

    LongStream build();
  }
}
