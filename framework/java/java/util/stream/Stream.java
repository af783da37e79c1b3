package java.util.stream;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A sequence of objects that is made when a terminal operation asks for it. Always sequential. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
  Stream<T> filter(Predicate<? super T> predicate);

  <R> Stream<R> map(Function<? super T, ? extends R> mapper);

  IntStream mapToInt(ToIntFunction<? super T> mapper);

  LongStream mapToLong(ToLongFunction<? super T> mapper);

  DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

  <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper);

  IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper);

  LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper);

  DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper);

  default <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
    return ObjectPipe.of(this).mapMulti(mapper);
  }

  default IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
    return ObjectPipe.of(this).mapMultiToInt(mapper);
  }

  default LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
    return ObjectPipe.of(this).mapMultiToLong(mapper);
  }

  default DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
    return ObjectPipe.of(this).mapMultiToDouble(mapper);
  }

  Stream<T> distinct();

  Stream<T> sorted();

  Stream<T> sorted(Comparator<? super T> comparator);

  Stream<T> peek(Consumer<? super T> action);

  Stream<T> limit(long maxSize);

  Stream<T> skip(long n);

  default Stream<T> takeWhile(Predicate<? super T> predicate) {
    return ObjectPipe.of(this).takeWhile(predicate);
  }

  default Stream<T> dropWhile(Predicate<? super T> predicate) {
    return ObjectPipe.of(this).dropWhile(predicate);
  }

  void forEach(Consumer<? super T> action);

  void forEachOrdered(Consumer<? super T> action);

  Object[] toArray();

  <A> A[] toArray(IntFunction<A[]> generator);

  T reduce(T identity, BinaryOperator<T> accumulator);

  Optional<T> reduce(BinaryOperator<T> accumulator);

  <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

  <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

  <R, A> R collect(Collector<? super T, A, R> collector);

  default List<T> toList() {
    return ObjectPipe.of(this).toList();
  }

  Optional<T> min(Comparator<? super T> comparator);

  Optional<T> max(Comparator<? super T> comparator);

  long count();

  boolean anyMatch(Predicate<? super T> predicate);

  boolean allMatch(Predicate<? super T> predicate);

  boolean noneMatch(Predicate<? super T> predicate);

  Optional<T> findFirst();

  Optional<T> findAny();

  static <T> Builder<T> builder() {
    return new StreamBuilder<>();
  }

  static <T> Stream<T> empty() {
    return new StreamBuilder<T>().build();
  }

  static <T> Stream<T> of(T t) {
    return new StreamBuilder<T>().add(t).build();
  }

  static <T> Stream<T> ofNullable(T t) {
    return t == null ? empty() : of(t);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static <T> Stream<T> of(T... values) {
    return new ObjectPipe.OfArray<>(values);
  }

  static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
    return ObjectPipe.iterated(seed, f);
  }

  static <T> Stream<T> iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
    return ObjectPipe.iterated(seed, hasNext, next);
  }

  static <T> Stream<T> generate(Supplier<? extends T> s) {
    return ObjectPipe.generated(s);
  }

  static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
    return ObjectPipe.joined(a, b);
  }

  /** Collects elements, then becomes a stream of them. */
  interface Builder<T> extends Consumer<T> {
    @Override
    void accept(T t);

    default Builder<T> add(T t) {
      accept(t);
      return this;
    }

    Stream<T> build();
  }
}
