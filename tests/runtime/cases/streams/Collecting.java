package streams;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Collectors of one's own, mutable reductions, order of characteristics, nested collectors, and joins of streams. */
public class Collecting {
  static <T> Collector<T, ?, List<List<T>>> chunks(int n) {
    return Collector.of(ArrayList::new,
        (l, t)
            -> {
          if (l.isEmpty() || l.get(l.size() - 1).size() == n) l.add(new ArrayList<>());
          l.get(l.size() - 1).add(t);
        },
        (a, b) -> { throw new UnsupportedOperationException(); });
  }
  static <T> Collector<T, ?, Map<T, Integer>> counts() {
    return Collector.of(TreeMap::new, (m, t) -> m.merge(t, 1, Integer::sum), (a, b) -> {
      b.forEach((k, v) -> a.merge(k, v, Integer::sum));
      return a;
    });
  }
  static <T extends Comparable<T>> Collector<T, ?, Optional<T>> second() {
    return Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), s -> {
      s.pollLast();
      return Optional.ofNullable(s.pollLast());
    });
  }
  static <A, B, R> Stream<R> zip(Stream<A> a, Stream<B> b, BiFunction<A, B, R> f) {
    Iterator<A> x = a.iterator();
    Iterator<B> y = b.iterator();
    List<R> out = new ArrayList<>();
    while (x.hasNext() && y.hasNext()) out.add(f.apply(x.next(), y.next()));
    return out.stream();
  }

  static final class Stats {
    long n;
    double mean, m2;
    void add(double x) {
      n++;
      double d = x - mean;
      mean += d / n;
      m2 += d * (x - mean);
    }
    Stats merge(Stats o) {
      if (o.n == 0) return this;
      double d = o.mean - mean;
      long t = n + o.n;
      mean += d * o.n / t;
      m2 += o.m2 + d * d * n * o.n / t;
      n = t;
      return this;
    }
    @Override
    public String toString() {
      return n + " " + mean + " " + (n > 1 ? m2 / (n - 1) : 0);
    }
  }

  public static void main(String[] args) {
    p(IntStream.range(0, 10).boxed().collect(chunks(4)), Stream.empty().collect(chunks(2)),
        Stream.of("b", "a", "b").collect(counts()), Stream.of(3, 9, 7, 9).collect(second()),
        Stream.of(1).collect(second()));
    p(zip(Stream.of("a", "b", "c"), Stream.iterate(1, x -> x + 1), (s, n) -> s + n).collect(Collectors.joining(",")),
        Stream.of(2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0).collect(Stats::new, Stats::add, Stats::merge));
    Collector<String, ?, String> first =
        Collectors.collectingAndThen(Collectors.reducing((a, b) -> a), o -> o.orElse("none"));
    p(Stream.of("x", "y").collect(first), Stream.<String>empty().collect(first),
        Stream.of("one", "two", "three").collect(Collectors.groupingBy(String::length, TreeMap::new, first)),
        Stream.of(1, 2, 3, 4, 5)
            .collect(Collectors.groupingBy(x -> x % 2 == 0, Collectors.collectingAndThen(counts(), Map::size))));
    p(Stream.of(5, 1, 4)
            .collect(
                () -> new PriorityQueue<Integer>(Comparator.reverseOrder()), PriorityQueue::add, PriorityQueue::addAll)
            .peek(),
        Stream.of("a", "b").collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).reverse(),
        Stream.of(1, 2, 3).collect(Collectors.mapping(x -> x * x, Collectors.summingInt(x -> x))),
        Stream.of("k=v", "a=b")
            .map(s -> s.split("="))
            .collect(Collectors.toMap(s -> s[0], s -> s[1], (a, b) -> b, LinkedHashMap::new)));
    Collector<Integer, int[], Integer> own = Collector.of(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> {
      a[0] += b[0];
      return a;
    }, a -> a[0], Collector.Characteristics.UNORDERED);
    p(Stream.of(1, 2, 3).collect(own), Stream.of(1, 2, 3).parallel().collect(own), own.characteristics(),
        own.finisher().apply(new int[] {9}),
        Collectors.toSet().characteristics().contains(Collector.Characteristics.UNORDERED),
        thrown(() -> Stream.of(1, 2).collect(Collectors.toMap(x -> "same", x -> x))),
        thrown(() -> Stream.of((Integer) null).collect(Collectors.groupingBy(x -> x))));
    p(Stream.of("b,2", "a,1", "b,3")
            .map(s -> s.split(","))
            .collect(Collectors.groupingBy(s
                -> s[0],
                TreeMap::new,
                Collectors.mapping(s
                    -> Integer.valueOf(s[1]),
                    Collectors.collectingAndThen(Collectors.toList(), l -> l.stream().mapToInt(x -> x).sum())))));
  }
}
