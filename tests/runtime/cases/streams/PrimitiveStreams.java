package streams;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.stream.*;

/** IntStream, LongStream and DoubleStream: ranges, statistics, boxing, conversion, compensated sums. */
public class PrimitiveStreams {
  public static void main(String[] args) {
    p(IntStream.range(0, 5).sum(), IntStream.rangeClosed(5, 1).count(),
        IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).count(),
        IntStream.range(0, 10).average().getAsDouble(), IntStream.empty().max(), IntStream.of(3, 1, 2).min(),
        IntStream.of(1, 2).summaryStatistics());
    p(IntStream.range(0, 6).mapToObj(Integer::toString).collect(Collectors.joining()),
        IntStream.range(0, 5).map(x -> x * x).filter(x -> x % 2 == 0).toArray(),
        IntStream.of(5, 5, 1).distinct().sorted().boxed().collect(Collectors.toList()),
        IntStream.of(1, 2, 3).asLongStream().sum(), IntStream.of(7).asDoubleStream().sum());
    p(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b), LongStream.of(1L << 40, 5).mapToInt(x -> (int) x).sum(),
        LongStream.range(0, 3).boxed().collect(Collectors.toSet()), LongStream.iterate(1, x -> x << 7).limit(5).max(),
        IntStream.of(Integer.MAX_VALUE, 1).sum());
    double[] tenths = new double[10];
    Arrays.fill(tenths, 0.1);
    p(DoubleStream.of(tenths).sum(), Arrays.stream(tenths).average(), DoubleStream.of(1e308, 1e308).sum(),
        DoubleStream.of(1, Double.NaN).max(), DoubleStream.of(0.0, -0.0).min(), DoubleStream.of(-0.0).sum(),
        DoubleStream.of(1e16, 1, -1e16).sum(), DoubleStream.of(1, 2).mapToInt(x -> (int) (x * 10)).sum());
    p(IntStream.concat(IntStream.of(1), IntStream.of(2)).toArray(),
        IntStream.range(0, 100).skip(95).limit(3).boxed().collect(Collectors.toList()),
        IntStream.of(1, 2, 3).anyMatch(x -> x == 2), IntStream.of(1, 2, 3).mapToLong(x -> 1L << x * 20).sum(),
        IntStream.range(1, 4).flatMap(x -> IntStream.range(0, x)).sum());
    p(IntStream.of(4, 8).reduce((a, b) -> a * b), IntStream.of(9).findAny(),
        IntStream.of(1, 2).collect(StringBuilder::new, (b, x) -> b.append(x), StringBuilder::append),
        IntStream.generate(() -> 3).limit(2).sum(), IntStream.of(2, 3).peek(x -> System.out.print(x + " ")).sum());
    PrimitiveIterator.OfInt it = IntStream.range(0, 2).iterator();
    p(it.nextInt(), it.nextInt(), it.hasNext(), IntStream.builder().add(5).add(6).build().sum(),
        DoubleStream.iterate(1, x -> x / 2).limit(5).sum(), thrown(() -> IntStream.of(1).average().getAsDouble()),
        thrown(() -> IntStream.empty().average().getAsDouble()));
    IntStream.rangeClosed(1, 15)
        .mapToObj(i
            -> i % 15 == 0   ? "FizzBuzz"
                : i % 5 == 0 ? "Buzz"
                : i % 3 == 0 ? "Fizz"
                             : "" + i)
        .forEach(x -> System.out.print(x + " "));
    System.out.println();
    p(IntStream.rangeClosed(2, 60)
            .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
            .boxed()
            .collect(Collectors.toList()));
    p(Stream.of("3", "1")
            .mapToInt(Integer::parseInt)
            .sorted()
            .boxed()
            .map(Object::toString)
            .collect(Collectors.joining(",")),
        Stream.of(1.5, 2.5).mapToDouble(x -> x).sum(), "hello".chars().filter(c -> c == 'l').count(),
        "hello".chars().max().getAsInt());
    p(new Random(1)
            .ints(1000, 0, 6)
            .boxed()
            .collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())),
        IntStream.range(0, 20).mapToObj(BitSet -> BitSet * BitSet).reduce(0, Integer::sum));
  }
}
