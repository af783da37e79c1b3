package streams;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

/** Collectors: groupingBy with maps and downstreams, partitioning, toMap with merges, joining, averaging. */
public class CollectorsAll {
  public static void main(String[] args) {
    List<String> words =
        Arrays.asList("apple", "fig", "banana", "kiwi", "avocado", "blueberry", "cherry", "fig", "date");
    p(words.stream().collect(Collectors.groupingBy(String::length)));
    p(words.stream().collect(Collectors.groupingBy(w -> w.charAt(0), TreeMap::new, Collectors.counting())));
    p(words.stream().collect(
        Collectors.groupingBy(String::length, Collectors.mapping(w -> w.substring(0, 1), Collectors.joining("/")))));
    p(words.stream().collect(Collectors.groupingBy(w
        -> w.charAt(0),
        LinkedHashMap::new, Collectors.groupingBy(String::length, TreeMap::new, Collectors.toSet()))));
    p(words.stream().collect(Collectors.partitioningBy(w -> w.length() > 4)),
        words.stream().collect(Collectors.partitioningBy(w -> false, Collectors.counting())));
    p(words.stream().distinct().collect(Collectors.toMap(Function.identity(), String::length)));
    p(thrown(() -> words.stream().collect(Collectors.toMap(Function.identity(), String::length))),
        thrown(() -> words.stream().collect(Collectors.toMap(String::length, w -> null, (a, b) -> a))),
        thrown(() -> words.stream().collect(Collectors.groupingBy(w -> null))));
    p(words.stream().collect(Collectors.toMap(String::length, w -> w, (a, b) -> a + "+" + b, TreeMap::new)));
    p(words.stream().collect(Collectors.joining()), words.stream().collect(Collectors.joining(",", "[", "]")),
        Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
    p(words.stream().collect(Collectors.averagingInt(String::length)),
        words.stream().collect(Collectors.summingLong(String::length)),
        words.stream().collect(Collectors.summarizingInt(String::length)),
        Stream.<String>empty().collect(Collectors.averagingDouble(String::length)));
    p(words.stream().collect(Collectors.minBy(Comparator.naturalOrder())),
        words.stream().collect(Collectors.maxBy(Comparator.comparing(String::length))),
        words.stream().collect(Collectors.reducing(0, String::length, Integer::sum)),
        words.stream().collect(Collectors.reducing((a, b) -> b)));
    p(words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)),
        words.stream().collect(Collectors.toCollection(TreeSet::new)),
        words.stream().collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
    Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new,
        (b, s) -> b.append(s.charAt(s.length() - 1)), StringBuilder::append, StringBuilder::toString);
    p(words.stream().collect(own), own.characteristics(),
        words.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
    Map<Boolean, Map<Character, List<String>>> nested = words.stream().collect(
        Collectors.partitioningBy(w -> w.compareTo("c") < 0, Collectors.groupingBy(w -> w.charAt(w.length() - 1))));
    p(nested, nested.get(true).getClass() == HashMap.class);
    p(words.stream().collect(Collectors.groupingByConcurrent(
        String::length, java.util.concurrent.ConcurrentSkipListMap::new, Collectors.counting())));
    p(Stream.of(1, 2, 3, 4)
            .collect(Collectors.groupingBy(x -> x % 2 == 0 ? "even" : "odd", Collectors.averagingDouble(x -> x))),
        Stream.of(0.1, 0.2, 0.3).collect(Collectors.summingDouble(x -> x)));
  }
}
