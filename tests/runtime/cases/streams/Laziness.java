package streams;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Short-circuiting, order of side effects in every terminal operation, reuse, infinite streams, iterators. */
public class Laziness {
  static List<String> log = new ArrayList<>();
  static <T> Function<T, T> note(String s) {
    return x -> {
      log.add(s + x);
      return x;
    };
  }
  static void show(String what, Object result) {
    p(what, result, log);
    log.clear();
  }

  public static void main(String[] args) {
    Supplier<Stream<Integer>> s = () -> Stream.of(4, 1, 3, 2).map(note("m"));
    show("findFirst", s.get().filter(x -> x < 4).findFirst());
    show("anyMatch", s.get().anyMatch(x -> x == 3));
    show("allMatch", s.get().allMatch(x -> x > 3));
    show("noneMatch", s.get().noneMatch(x -> x == 4));
    show("limit", s.get().limit(2).map(note("l")).collect(Collectors.toList()));
    show("skip", s.get().skip(3).map(note("s")).collect(Collectors.toList()));
    show("sorted", s.get().sorted().map(note("o")).limit(2).collect(Collectors.toList()));
    show("distinct", Stream.of(1, 1, 2).map(note("m")).distinct().map(note("d")).collect(Collectors.toList()));
    show("flatMap", s.get().flatMap(x -> Stream.of(x, -x).map(note("f"))).limit(3).collect(Collectors.toList()));
    show("reduce", s.get().reduce(0, (a, b) -> {
      log.add("r" + a);
      return a + b;
    }));
    show("max", s.get().max(Comparator.naturalOrder()));
    show("peek", s.get().peek(x -> log.add("p" + x)).filter(x -> x % 2 == 0).mapToInt(x -> x).sum());
    show("iterate",
        Stream
            .iterate(1,
                x -> {
                  log.add("i" + x);
                  return x * 2;
                })
            .limit(4)
            .collect(Collectors.toList()));
    show("generate",
        Stream
            .generate(() -> {
              log.add("g");
              return log.size();
            })
            .limit(3)
            .collect(Collectors.toList()));
    Iterator<Integer> it = s.get().iterator();
    show("iterator made", "");
    show("iterator", it.next() + it.next());
    Stream<Integer> used = s.get();
    used.count();
    p(thrown(used::count), thrown(() -> {
      Stream<Integer> x = s.get();
      x.map(y -> y);
      x.filter(y -> true);
    }));
    log.clear();
    show("concat", Stream.concat(s.get().limit(1), Stream.of(9).map(note("c"))).collect(Collectors.toList()));
    show("boxed", IntStream.range(0, 100).boxed().map(note("b")).filter(x -> x > 2).findFirst().get());
    show("toArray", s.get().toArray(Integer[] ::new).length);
    show("forEach", thrown(() -> s.get().forEach(x -> {
      if (x == 3) throw new IllegalStateException();
    })));
    try (Stream<Integer> c = s.get().onClose(() -> log.add("closed"))) {
      log.add("" + c.filter(x -> x > 5).count());
    }
    show("close", "");
  }
}
