package streams;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.stream.*;

/** Stream pipelines: laziness and order of evaluation, flatMap, sorted, distinct, limit, peek. */
public class Pipelines {
  public static void main(String[] args) {
    StringBuilder log = new StringBuilder();
    List<String> out = Stream.of("one", "two", "three", "four", "five")
                           .peek(x -> log.append("p").append(x.charAt(0)))
                           .filter(x -> x.length() > 3)
                           .map(x -> {
                             log.append("m");
                             return x.toUpperCase();
                           })
                           .limit(2)
                           .collect(Collectors.toList());
    p(out, log);
    log.setLength(0);
    p(Stream.of(5, 3, 8, 1)
            .peek(x -> log.append("a").append(x))
            .sorted()
            .peek(x -> log.append("b").append(x))
            .anyMatch(x -> x == 3),
        log);
    log.setLength(0);
    Stream<Integer> lazy = Stream.of(1, 2, 3).peek(log::append);
    p(log.length(), lazy.skip(1).findFirst().get(), log, thrown(() -> lazy.count()));
    p(Stream.of("a b", "c d e", "")
            .flatMap(s -> Arrays.stream(s.split(" ")))
            .collect(Collectors.joining("|", "<", ">")),
        Stream.of(1, 2).flatMap(x -> x == 1 ? null : Stream.of(x, x)).count());
    p(Stream.iterate(1, x -> x * 3).limit(8).collect(Collectors.toList()),
        Stream.generate(() -> "g").limit(3).reduce("", String::concat),
        IntStream.iterate(0, x -> x + 2).limit(4).sum());
    p(Stream.of(3, 1, 3, 2, 1).distinct().collect(Collectors.toList()),
        Stream.of("b", "a", "C").sorted(String.CASE_INSENSITIVE_ORDER).collect(Collectors.toList()),
        Stream.of(1, 2, 3, 4).skip(2).collect(Collectors.toList()), Stream.of(1).skip(5).count());
    p(Stream.of(1, 2, 3).reduce(Integer::sum), Stream.<Integer>empty().reduce(Integer::sum),
        Stream.of(1, 2, 3).reduce(10, (a, b) -> a - b),
        Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
    p(Stream.of(1, 2).allMatch(x -> x > 0), Stream.empty().allMatch(x -> false), Stream.empty().anyMatch(x -> true),
        Stream.of(1).noneMatch(x -> x > 1), Stream.of(4, 2, 9).max(Comparator.naturalOrder()).get(),
        Stream.of("x", "yy").min(Comparator.comparing(String::length)).get());
    p(Stream.concat(Stream.of(1), Stream.of(2, 3)).toArray(), Stream.of("p", "q").toArray(String[] ::new).length,
        Stream.of(1, 2).mapToInt(x -> x).boxed().collect(Collectors.toSet()),
        Stream.builder().add(1).add("z").build().count());
    p(thrown(() -> Stream.of(1, null).sorted().count()), thrown(() -> Stream.of(1).limit(-1)),
        thrown(() -> Stream.of((Object) null).findFirst()),
        thrown(() -> Stream.of(1, 2).map(x -> 1 / (x - 2)).collect(Collectors.toList())));
    StringBuilder closed = new StringBuilder();
    try (Stream<Integer> s = Stream.of(1).onClose(() -> closed.append("c1")).onClose(() -> closed.append("c2"))) {
      closed.append(s.count());
    }
    p(closed);
    Iterator<Integer> it = Stream.of(1, 2, 3).filter(x -> x != 2).iterator();
    p(it.next(), it.next(), it.hasNext());
    List<Integer> source = new ArrayList<>(Arrays.asList(1, 2));
    Stream<Integer> late = source.stream();
    source.add(3);
    p(late.map(x -> x * x).collect(Collectors.toList()),
        "streams".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
    Stream.of(1, 2, 3, 4, 5, 6).parallel().filter(x -> x % 2 == 0).forEachOrdered(x -> System.out.print(x + ";"));
    p(IntStream.rangeClosed(1, 5).parallel().map(x -> x * x).sum());
  }
}
