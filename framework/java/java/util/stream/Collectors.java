package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The ready-made collectors. */
public final class Collectors {
  private static final Set<Collector.Characteristics> NONE = Collections.emptySet();
  private static final Set<Collector.Characteristics> IDENTITY =
      Collections.unmodifiableSet(EnumSet.of(Collector.Characteristics.IDENTITY_FINISH));
  private static final Set<Collector.Characteristics> UNORDERED =
      Collections.unmodifiableSet(EnumSet.of(Collector.Characteristics.UNORDERED));
  private static final Set<Collector.Characteristics> UNORDERED_IDENTITY = Collections.unmodifiableSet(
      EnumSet.of(Collector.Characteristics.UNORDERED, Collector.Characteristics.IDENTITY_FINISH));
  private static final Set<Collector.Characteristics> CONCURRENT = Collections.unmodifiableSet(
      EnumSet.of(Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED));
  private static final Set<Collector.Characteristics> CONCURRENT_IDENTITY = Collections.unmodifiableSet(
      EnumSet.allOf(Collector.Characteristics.class));

  private Collectors() {}

  /** A container of one value. */
  private static final class Box<T> {
    T value;
    boolean present;

    Box(T value) {
      this.value = value;
    }

    void reduce(T other, BinaryOperator<T> op) {
      value = present ? op.apply(value, other) : other;
      present = true;
    }

    Optional<T> toOptional() {
      return Optional.ofNullable(value);
    }
  }

  /** A container that ends as itself. */
  private static <T, R> Collector<T, R, R> gather(Supplier<R> supplier, BiConsumer<R, T> accumulator,
      BinaryOperator<R> combiner, Set<Collector.Characteristics> characteristics) {
    return new SimpleCollector<>(supplier, accumulator, combiner, container -> container, characteristics);
  }

  public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
    return gather(collectionFactory, Collection<T>::add, (a, b) -> {
      a.addAll(b);
      return a;
    }, IDENTITY);
  }

  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.<T, List<T>>gather(ArrayList::new, List::add, (a, b) -> {
      a.addAll(b);
      return a;
    }, IDENTITY);
  }

  @SuppressWarnings("unchecked")
  public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
    return new SimpleCollector<T, ArrayList<T>, List<T>>(ArrayList::new, ArrayList::add, (a, b) -> {
      a.addAll(b);
      return a;
    }, list -> (List<T>) List.of(list.toArray()), NONE);
  }

  public static <T> Collector<T, ?, Set<T>> toSet() {
    return Collectors.<T, Set<T>>gather(HashSet::new, Set::add, (a, b) -> {
      a.addAll(b);
      return a;
    }, UNORDERED_IDENTITY);
  }

  @SuppressWarnings("unchecked")
  public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
    return new SimpleCollector<T, HashSet<T>, Set<T>>(HashSet::new, HashSet::add, (a, b) -> {
      a.addAll(b);
      return a;
    }, set -> (Set<T>) Set.of(set.toArray()), UNORDERED);
  }

  public static Collector<CharSequence, ?, String> joining() {
    return new SimpleCollector<CharSequence, StringBuilder, String>(StringBuilder::new, StringBuilder::append,
        StringBuilder::append, StringBuilder::toString, NONE);
  }

  public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
    return joining(delimiter, "", "");
  }

  public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix,
      CharSequence suffix) {
    return new SimpleCollector<CharSequence, StringJoiner, String>(() -> new StringJoiner(delimiter, prefix, suffix),
        StringJoiner::add, StringJoiner::merge, StringJoiner::toString, NONE);
  }

  public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper,
      Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> accumulator = downstream.accumulator();
    return new SimpleCollector<T, A, R>(downstream.supplier(),
        (container, element) -> accumulator.accept(container, mapper.apply(element)),
        downstream.combiner(), downstream.finisher(), downstream.characteristics());
  }

  public static <T, U, A, R> Collector<T, ?, R> flatMapping(
      Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> accumulator = downstream.accumulator();
    return new SimpleCollector<T, A, R>(downstream.supplier(), (container, element) -> {
      try (Stream<? extends U> part = mapper.apply(element)) {
        if (part != null) part.sequential().forEach(inner -> accumulator.accept(container, inner));
      }
    }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
  }

  public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
      Collector<? super T, A, R> downstream) {
    BiConsumer<A, ? super T> accumulator = downstream.accumulator();
    return new SimpleCollector<T, A, R>(downstream.supplier(), (container, element) -> {
      if (predicate.test(element)) accumulator.accept(container, element);
    }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
  }

  public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
      Function<R, RR> finisher) {
    Set<Collector.Characteristics> characteristics = downstream.characteristics();
    if (characteristics.contains(Collector.Characteristics.IDENTITY_FINISH)) {
      Set<Collector.Characteristics> others = EnumSet.copyOf(characteristics);
      others.remove(Collector.Characteristics.IDENTITY_FINISH);
      characteristics = Collections.unmodifiableSet(others);
    }
    return new SimpleCollector<>(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
        downstream.finisher().andThen(finisher), characteristics);
  }

  public static <T> Collector<T, ?, Long> counting() {
    return summingLong(element -> 1L);
  }

  public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
    return reducing(BinaryOperator.minBy(comparator));
  }

  public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
    return reducing(BinaryOperator.maxBy(comparator));
  }

  public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
    return new SimpleCollector<T, int[], Integer>(() -> new int[1],
        (sum, element) -> sum[0] += mapper.applyAsInt(element), (a, b) -> {
          a[0] += b[0];
          return a;
        }, sum -> sum[0], NONE);
  }

  public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
    return new SimpleCollector<T, long[], Long>(() -> new long[1],
        (sum, element) -> sum[0] += mapper.applyAsLong(element), (a, b) -> {
          a[0] += b[0];
          return a;
        }, sum -> sum[0], NONE);
  }

  public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(statistics(mapper), DoubleSummaryStatistics::getSum);
  }

  public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
    return averagingLong(element -> mapper.applyAsInt(element));
  }

  public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
    return new SimpleCollector<T, long[], Double>(() -> new long[2], (sums, element) -> {
      sums[0] += mapper.applyAsLong(element);
      sums[1]++;
    }, (a, b) -> {
      a[0] += b[0];
      a[1] += b[1];
      return a;
    }, sums -> sums[1] == 0 ? 0.0 : (double) sums[0] / sums[1], NONE);
  }

  public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(statistics(mapper), DoubleSummaryStatistics::getAverage);
  }

  public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
    return reducing(identity, element -> element, op);
  }

  public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
    return new SimpleCollector<T, Box<T>,
        Optional<T>>(() -> new Box<>(null), (box, element) -> box.reduce(element, op),
        (a, b) -> {
          if (b.present) a.reduce(b.value, op);
          return a;
        }, Box::toOptional, NONE);
  }

  public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper,
      BinaryOperator<U> op) {
    return new SimpleCollector<T, Box<U>, U>(() -> new Box<>(identity),
        (box, element) -> box.value = op.apply(box.value, mapper.apply(element)), (a, b) -> {
          a.value = op.apply(a.value, b.value);
          return a;
        }, box -> box.value, NONE);
  }

  public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
    return groupingBy(classifier, toList());
  }

  public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
      Collector<? super T, A, D> downstream) {
    return groupingBy(classifier, HashMap::new, downstream);
  }

  public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
      Function<? super T, ? extends K> classifier, Supplier<M> mapFactory, Collector<? super T, A, D> downstream) {
    return grouping(classifier, mapFactory, downstream, NONE, IDENTITY);
  }

  /** Groups in a map of containers, which become results in place at the end. */
  @SuppressWarnings("unchecked")
  private static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> grouping(
      Function<? super T, ? extends K> classifier, Supplier<M> mapFactory, Collector<? super T, A, D> downstream,
      Set<Collector.Characteristics> finished, Set<Collector.Characteristics> identity) {
    Supplier<A> supplier = downstream.supplier();
    BiConsumer<A, ? super T> accumulator = downstream.accumulator();
    BiConsumer<Map<K, A>, T> put = (map, element) -> {
      K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
      accumulator.accept(map.computeIfAbsent(key, k -> supplier.get()), element);
    };
    BinaryOperator<Map<K, A>> combiner = (a, b) -> {
      for (Map.Entry<K, A> entry : b.entrySet()) a.merge(entry.getKey(), entry.getValue(), downstream.combiner());
      return a;
    };
    Supplier<Map<K, A>> factory = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
    if (downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
      return new SimpleCollector<>(factory, put, combiner, map -> (M) map, identity);
    }
    Function<A, A> finisher = (Function<A, A>) (Function<?, ?>) downstream.finisher();
    return new SimpleCollector<>(factory, put, combiner, map -> {
      map.replaceAll((key, container) -> finisher.apply(container));
      return (M) map;
    }, finished);
  }

  public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier) {
    return groupingByConcurrent(classifier, ConcurrentHashMap::new, toList());
  }

  public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
    return groupingByConcurrent(classifier, ConcurrentHashMap::new, downstream);
  }

  public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
      Function<? super T, ? extends K> classifier, Supplier<M> mapFactory, Collector<? super T, A, D> downstream) {
    return grouping(classifier, mapFactory, downstream, CONCURRENT, CONCURRENT_IDENTITY);
  }

  public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
    return partitioningBy(predicate, toList());
  }

  @SuppressWarnings("unchecked")
  public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
      Collector<? super T, A, D> downstream) {
    Supplier<A> supplier = downstream.supplier();
    BiConsumer<A, ? super T> accumulator = downstream.accumulator();
    BinaryOperator<A> combiner = downstream.combiner();
    return new SimpleCollector<T, Partition<A>, Map<Boolean, D>>(
        () -> new Partition<>(supplier.get(), supplier.get()),
        (parts, element) -> accumulator.accept(predicate.test(element) ? parts.yes : parts.no, element),
        (a, b) -> new Partition<>(combiner.apply(a.yes, b.yes), combiner.apply(a.no, b.no)), parts -> {
          if (downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return (Map<Boolean, D>) parts;
          }
          return new Partition<>(downstream.finisher().apply(parts.yes), downstream.finisher().apply(parts.no));
        }, NONE);
  }

  /** The map with the keys false and true. */
  private static final class Partition<T> extends AbstractMap<Boolean, T> {
    final T yes;
    final T no;

    Partition(T yes, T no) {
      this.yes = yes;
      this.no = no;
    }

    @Override
    public T get(Object key) {
      return key instanceof Boolean ? (Boolean) key ? yes : no : null;
    }

    @Override
    public Set<Map.Entry<Boolean, T>> entrySet() {
      return new AbstractSet<Map.Entry<Boolean, T>>() {
        @Override
        public Iterator<Map.Entry<Boolean, T>> iterator() {
          return new Entries();
        }

        @Override
        public int size() {
          return 2;
        }
      };
    }

    /** Gives the entry of false, then that of true. */
    private final class Entries implements Iterator<Map.Entry<Boolean, T>> {
      private int next;

      @Override
      public boolean hasNext() {
        return next < 2;
      }

      @Override
      public Map.Entry<Boolean, T> next() {
        if (next == 2) throw new NoSuchElementException();
        boolean second = next++ == 1;
        return new SimpleImmutableEntry<>(second, second ? yes : no);
      }
    }
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, Map<K, U>>gather(HashMap::new,
        (map, element) -> putOnce(map, keyMapper.apply(element), valueMapper.apply(element)),
        (a, b) -> {
          for (Map.Entry<K, U> entry : b.entrySet()) putOnce(a, entry.getKey(), entry.getValue());
          return a;
        }, IDENTITY);
  }

  private static <K, U> void putOnce(Map<K, U> map, K key, U value) {
    U old = map.putIfAbsent(key, Objects.requireNonNull(value));
    if (old != null) {
      throw new IllegalStateException(
          "Duplicate key " + key + " (attempted merging values " + old + " and " + value + ")");
    }
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
    return toMap(keyMapper, valueMapper, mergeFunction, HashMap::new);
  }

  public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
    return merging(keyMapper, valueMapper, mergeFunction, mapFactory, IDENTITY);
  }

  private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> merging(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction, Supplier<M> mapFactory, Set<Collector.Characteristics> characteristics) {
    return Collectors.<T, M>gather(mapFactory,
        (map, element) -> map.merge(keyMapper.apply(element), valueMapper.apply(element), mergeFunction),
        (a, b) -> {
          for (Map.Entry<K, U> entry : b.entrySet()) a.merge(entry.getKey(), entry.getValue(), mergeFunction);
          return a;
        }, characteristics);
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper) {
    Objects.requireNonNull(keyMapper, "keyMapper");
    Objects.requireNonNull(valueMapper, "valueMapper");
    return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper), Collectors::unmodifiable);
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
    Objects.requireNonNull(keyMapper, "keyMapper");
    Objects.requireNonNull(valueMapper, "valueMapper");
    Objects.requireNonNull(mergeFunction, "mergeFunction");
    return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper, mergeFunction),
        Collectors::unmodifiable);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <K, U> Map<K, U> unmodifiable(Map<K, U> map) {
    return Map.ofEntries((Map.Entry<K, U>[]) map.entrySet().toArray(new Map.Entry[0]));
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, ConcurrentMap<K, U>>gather(ConcurrentHashMap::new,
        (map, element) -> putOnce(map, keyMapper.apply(element), valueMapper.apply(element)),
        (a, b) -> {
          for (Map.Entry<K, U> entry : b.entrySet()) putOnce(a, entry.getKey(), entry.getValue());
          return a;
        }, CONCURRENT_IDENTITY);
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return toConcurrentMap(keyMapper, valueMapper, mergeFunction, ConcurrentHashMap::new);
  }

  public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
    return merging(keyMapper, valueMapper, mergeFunction, mapFactory, CONCURRENT_IDENTITY);
  }

  public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
    return Collectors.<T, IntSummaryStatistics>gather(IntSummaryStatistics::new,
        (statistics, element) -> statistics.accept(mapper.applyAsInt(element)), (a, b) -> {
          a.combine(b);
          return a;
        }, IDENTITY);
  }

  public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
    return Collectors.<T, LongSummaryStatistics>gather(LongSummaryStatistics::new,
        (statistics, element) -> statistics.accept(mapper.applyAsLong(element)), (a, b) -> {
          a.combine(b);
          return a;
        }, IDENTITY);
  }

  public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
    return statistics(mapper);
  }

  private static <T> Collector<T, DoubleSummaryStatistics, DoubleSummaryStatistics> statistics(
      ToDoubleFunction<? super T> mapper) {
    return gather(DoubleSummaryStatistics::new,
        (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)), (a, b) -> {
          a.combine(b);
          return a;
        }, IDENTITY);
  }
}
