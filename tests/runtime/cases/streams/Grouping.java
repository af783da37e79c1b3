package streams;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Grouping, joining and aggregating tables with streams; percentiles, histograms, running totals, pivots. */
public class Grouping {
  static final class Emp {
    final String name, dept;
    final int age;
    final double pay;
    Emp(String n, String d, int a, double p) {
      name = n;
      dept = d;
      age = a;
      pay = p;
    }
    String dept() { return dept; }
    double pay() { return pay; }
    int age() { return age; }
    @Override
    public String toString() {
      return name;
    }
  }

  public static void main(String[] args) {
    List<Emp> all = new ArrayList<>();
    Random r = new Random(3);
    String[] depts = {"dev", "ops", "hr"};
    for (int i = 0; i < 15; i++)
      all.add(new Emp("e" + i, depts[r.nextInt(3)], 20 + r.nextInt(40), 1000 + r.nextInt(200) * 10));
    p(all.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingDouble(Emp::pay))));
    p(all.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
        Collectors.collectingAndThen(
            Collectors.maxBy(Comparator.comparingDouble(Emp::pay).thenComparing(e -> e.name)), Optional::get))));
    p(all.stream().collect(Collectors.groupingBy(
        e -> e.age / 10 * 10, TreeMap::new, Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting()))));
    p(all.stream().collect(Collectors.toMap(Emp::dept, Emp::age, Math::max, TreeMap::new)),
        all.stream().collect(Collectors.summarizingInt(Emp::age)));
    List<Double> sorted = all.stream().map(Emp::pay).sorted().collect(Collectors.toList());
    p(sorted.get(sorted.size() / 2), sorted.get(sorted.size() * 9 / 10),
        all.stream().mapToDouble(Emp::pay).average().getAsDouble());
    double[] running = {0};
    p(all.stream().limit(6).map(e -> running[0] += e.pay).collect(Collectors.toList()));
    p(IntStream.range(0, all.size() - 1)
            .filter(i -> all.get(i).age < all.get(i + 1).age)
            .boxed()
            .collect(Collectors.toList()),
        IntStream.range(0, 5)
            .mapToObj(i -> all.subList(i * 3, i * 3 + 3))
            .map(l -> l.stream().mapToInt(Emp::age).sum())
            .collect(Collectors.toList()));
    Map<Boolean, List<String>> halves = all.stream().collect(
        Collectors.partitioningBy(e -> e.pay > 2000, Collectors.mapping(e -> e.name, Collectors.toList())));
    p(halves);
    p(all.stream()
            .sorted(Comparator.comparing(Emp::dept)
                        .thenComparing(Emp::pay, Comparator.reverseOrder())
                        .thenComparing(e -> e.name))
            .map(e -> e.dept + ":" + e.name)
            .collect(Collectors.joining(" ")));
    Function<Emp, String> band = e -> e.pay < 1500 ? "low" : e.pay < 2500 ? "mid" : "high";
    p(all.stream().collect(Collectors.groupingBy(band,
        ()
            -> new TreeMap<>(Comparator.reverseOrder()),
        Collectors.mapping(Emp::age, Collectors.reducing(0, Integer::sum)))));
    p(Stream.of("a,1", "b,2", "a,3", "c,x")
            .map(s -> s.split(","))
            .filter(f -> f[1].matches("\\d"))
            .collect(
                Collectors.groupingBy(f -> f[0], TreeMap::new, Collectors.summingInt(f -> Integer.parseInt(f[1])))));
    p(all.stream().map(Emp::dept).distinct().count(), all.stream().anyMatch(e -> e.age > 58),
        all.stream().mapToInt(Emp::age).boxed().collect(Collectors.toCollection(TreeSet::new)).headSet(30),
        all.stream().skip(10).map(Object::toString).reduce("", (x, y) -> y + x));
  }
}
