package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** List.of, Set.of, Map.of, copyOf and the newer methods of collections and Optional. */
public class Factories {
  public static void main(String[] args) {
    List<Integer> l = List.of(3, 1, 2);
    p(l, List.of(), List.copyOf(l) == l, l.equals(Arrays.asList(3, 1, 2)),
        l.hashCode() == Arrays.asList(3, 1, 2).hashCode(), thrown(() -> l.add(1)), thrown(() -> l.set(0, 1)),
        thrown(() -> List.of(1, null)), thrown(() -> l.contains(null)), l.indexOf(2), l.subList(1, 3),
        thrown(() -> l.sort(null)), List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).size());
    Set<String> s = Set.of("a", "b", "c");
    p(new TreeSet<>(s), s.contains("b"), thrown(() -> Set.of("x", "x")), thrown(() -> s.remove("a")),
        Set.copyOf(List.of(1, 1, 2)).size(), s.equals(new HashSet<>(List.of("c", "b", "a"))), s.hashCode());
    Map<String, Integer> m = Map.of("x", 1, "y", 2);
    p(new TreeMap<>(m), m.get("y"), m.getOrDefault("z", 9), thrown(() -> Map.of("k", 1, "k", 2)),
        thrown(() -> m.put("q", 1)), thrown(() -> m.get(null)),
        new TreeMap<>(Map.ofEntries(Map.entry("p", 1), Map.entry("q", 2))), Map.entry("k", 5),
        thrown(() -> Map.entry("k", 5).setValue(6)), thrown(() -> Map.entry(null, 1)), m.hashCode(),
        Map.copyOf(new HashMap<>(m)).equals(m));
    p(Optional.of(1).or(() -> Optional.of(2)).get(), Optional.empty().or(() -> Optional.of(2)).get(),
        Optional.of(5).stream().count(), Optional.empty().isEmpty(), Optional.of(3).orElseThrow(),
        thrown(() -> Optional.empty().orElseThrow()));
    Optional.of("v").ifPresentOrElse(v -> p("present", v), () -> p("absent"));
    Optional.empty().ifPresentOrElse(v -> p("present", v), () -> p("absent"));
    p(Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).toList(), Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 3).toList(),
        Stream.iterate(1, x -> x < 50, x -> x * 3).toList(), Stream.ofNullable(null).count(),
        IntStream.iterate(10, x -> x - 4).limit(3).sum(), thrown(() -> Stream.of(1).toList().add(2)));
    p(Stream.of("a", "bb", "cc")
            .collect(Collectors.groupingBy(
                String::length, Collectors.filtering(x -> x.startsWith("c"), Collectors.toList()))),
        Stream.of(List.of(1, 2), List.of(3)).collect(Collectors.flatMapping(List::stream, Collectors.toList())),
        Stream.of(1, 2)
            .<Integer>mapMulti((x, out) -> {
              out.accept(x);
              out.accept(x * 10);
            })
            .toList(),
        thrown(() -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(1)));
    var list = new ArrayList<>(List.of("b", "a"));
    p(list.toArray(String[] ::new).length, Predicate.not(String::isEmpty).test(""),
        Predicate.<String>isEqual("a").or("b" ::equals).test("b"), Objects.requireNonNullElse(null, "d"),
        Objects.checkIndex(1, 2), thrown(() -> Objects.checkIndex(2, 2)),
        Arrays.equals(new int[] {1, 2, 3}, 0, 2, new int[] {9, 1, 2}, 1, 3),
        Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}), Arrays.compare(new int[] {1, 2}, new int[] {1, 3}),
        new StringBuilder("x").isEmpty());
    int sum = 0;
    for (var e : new TreeMap<>(Map.of(1, "a", 2, "b")).entrySet()) sum += e.getKey() * e.getValue().length();
    p(sum, Math.floorMod(-7, 3L), Math.multiplyHigh(1L << 40, 1L << 40), Math.fma(2.0, 3.0, 1.0), Math.absExact(-5),
        thrown(() -> Math.absExact(Integer.MIN_VALUE)), Integer.parseInt("x12y", 1, 3, 10), Long.parseLong("ff", 16));
  }
}
