package streams;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Numeric streams: primes, digits, moving averages, dot products, base conversion, pascal rows, collatz lengths. */
public class Numbers {
  public static void main(String[] args) {
    p(IntStream.rangeClosed(1, 10).mapToObj(i -> i * i).collect(Collectors.toList()),
        IntStream.of(3, 1, 2).sorted().mapToObj(Integer::toString).collect(Collectors.joining("<")),
        LongStream.iterate(1, x -> x * 10).limit(10).sum());
    int[] a = {1, 2, 3, 4, 5}, b = {5, 4, 3, 2, 1};
    p(IntStream.range(0, 5).map(i -> a[i] * b[i]).sum(),
        IntStream.range(0, 3)
            .mapToDouble(i -> Arrays.stream(a, i, i + 3).average().getAsDouble())
            .boxed()
            .collect(Collectors.toList()),
        Arrays.stream(a).boxed().sorted(Comparator.reverseOrder()).collect(Collectors.toList()),
        IntStream.concat(Arrays.stream(a), Arrays.stream(b)).distinct().count());
    p(Stream.iterate(new int[] {1},
                r
                -> IntStream.rangeClosed(0, r.length)
                       .map(i -> (i > 0 ? r[i - 1] : 0) + (i < r.length ? r[i] : 0))
                       .toArray())
            .limit(6)
            .map(Arrays::toString)
            .collect(Collectors.toList()));
    p("12345".chars().map(c -> c - '0').reduce(0, (x, d) -> x * 8 + d),
        IntStream.iterate(255, x -> x / 2).limit(8).mapToObj(x -> "" + x % 2).collect(Collectors.joining()),
        Integer.toString(255, 2),
        "hello".chars().mapToObj(c -> Integer.toHexString(c)).collect(Collectors.joining(" ")));
    p(IntStream.rangeClosed(1, 20)
            .mapToObj(n
                -> LongStream.iterate(n, x -> x % 2 == 0 ? x / 2 : 3 * x + 1)
                       .limit(200)
                       .filter(x -> x == 1)
                       .findFirst()
                       .isPresent())
            .allMatch(x -> x),
        IntStream.rangeClosed(1, 30)
            .filter(n -> IntStream.rangeClosed(1, n).filter(d -> n % d == 0).count() == 4)
            .boxed()
            .collect(Collectors.toList()));
    p(DoubleStream.of(1, 2, 3, 4)
            .map(Math::sqrt)
            .mapToObj(d -> String.format("%.3f", d))
            .collect(Collectors.joining(",")),
        DoubleStream.iterate(1, d -> d / 3).limit(20).sum(), DoubleStream.of(3, 1, 2).summaryStatistics(),
        DoubleStream.of(0.1, 0.2, 0.3).reduce(0, Double::sum), DoubleStream.of(1, 2).mapToLong(Math::round).sum());
    p(IntStream.range(0, 20).boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0, Collectors.summingInt(x -> x))),
        IntStream.range(0, 10).boxed().collect(Collectors.toMap(x -> x % 4, x -> x, (x, y) -> x * 10 + y)),
        IntStream.rangeClosed(1, 4)
            .mapToObj(i -> IntStream.rangeClosed(1, 4).map(j -> i * j).boxed().collect(Collectors.toList()))
            .collect(Collectors.toList()));
    p(new Random(2).ints(8, 0, 10).boxed().collect(Collectors.toList()),
        new Random(2).doubles(3).boxed().map(d -> (int) (d * 100)).collect(Collectors.toList()),
        IntStream.range(0, 1000).parallel().filter(x -> x % 7 == 0).mapToLong(x -> x).sum(),
        Stream.of(5, 3, 9).mapToInt(Integer::intValue).max().getAsInt(), IntStream.empty().sum(),
        IntStream.empty().average().isPresent(),
        LongStream.rangeClosed(1, 5).mapToObj(Long::toString).collect(Collectors.joining("*")));
    PrimitiveIterator.OfLong it = LongStream.rangeClosed(1, 3).iterator();
    long product = 1;
    while (it.hasNext()) product *= it.nextLong();
    p(product, IntStream.rangeClosed('a', 'e').mapToObj(c -> "" + (char) c).collect(Collectors.joining()),
        IntStream.of(1, 2, 3).boxed().mapToInt(x -> x).mapToObj(x -> new int[x]).mapToInt(x -> x.length).sum(),
        IntStream.range(0, 5)
            .mapToObj(i -> i % 2 == 0 ? "e" : "o")
            .collect(Collectors.groupingBy(s -> s, TreeMap::new, Collectors.counting())));
  }
}
