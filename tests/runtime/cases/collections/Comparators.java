package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Comparator factories and combinations: nulls, keys, reversed, primitive keys, natural order. */
public class Comparators {
  static final class P {
    final String first, last;
    final int age;
    final double score;

    P(String first, String last, int age, double score) {
      this.first = first;
      this.last = last;
      this.age = age;
      this.score = score;
    }

    String getFirst() { return first; }
    String getLast() { return last; }
    int getAge() { return age; }
    double getScore() { return score; }
    @Override
    public String toString() {
      return first + "/" + last + "/" + age;
    }
  }

  public static void main(String[] args) {
    List<P> all = Arrays.asList(new P("Ann", "Lee", 30, 1.5), new P("Bob", null, 25, -0.0), new P("Cy", "Abe", 30, 0.0),
        new P(null, "Lee", 41, Double.NaN), new P("Ann", "Abe", 19, 1e10), new P("Di", "Lee", 25, -5));
    Map<String, Comparator<P>> orders = new LinkedHashMap<>();
    orders.put("age", Comparator.comparingInt(P::getAge));
    orders.put("age down", Comparator.comparing(P::getAge, Comparator.reverseOrder()));
    orders.put("last first",
        Comparator.comparing(P::getLast, Comparator.nullsFirst(Comparator.naturalOrder()))
            .thenComparing(P::getFirst, Comparator.nullsLast(Comparator.reverseOrder())));
    orders.put("score", Comparator.comparingDouble(P::getScore));
    orders.put("score down", Comparator.comparingDouble(P::getScore).reversed());
    orders.put("length",
        Comparator.comparingLong((P x) -> x.toString().length())
            .thenComparingInt(P::getAge)
            .thenComparingDouble(P::getScore));
    orders.put("parity",
        Comparator.<P>comparingInt(x -> x.age % 2).thenComparing(Comparator.comparingInt(P::getAge).reversed()));
    orders.forEach((name, order) -> {
      List<P> copy = new ArrayList<>(all);
      copy.sort(order);
      p(name, copy);
    });
    p(thrown(() -> new ArrayList<>(all).sort(Comparator.comparing(P::getLast))),
        thrown(() -> Comparator.comparing(null)), thrown(() -> Comparator.naturalOrder().compare(null, null)));
    Comparator<Integer> natural = Comparator.naturalOrder(), reverse = Comparator.reverseOrder();
    p(natural.compare(1, 2), reverse.compare(1, 2), natural.reversed() == reverse, reverse.reversed() == natural,
        Collections.reverseOrder() == (Object) reverse, natural.thenComparing(reverse).compare(5, 5));
    Comparator<String> nulls = Comparator.nullsFirst(null);
    p(nulls.compare(null, "a"), nulls.compare("a", null), nulls.compare("b", "a"), nulls.compare(null, null),
        nulls.reversed().compare(null, "a"), Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER).compare("A", "a"));
    p(Map.Entry.<String, Integer>comparingByKey().compare(
          new AbstractMap.SimpleEntry<>("a", 2), new AbstractMap.SimpleEntry<>("b", 1)),
        Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
            .compare(new AbstractMap.SimpleEntry<>("a", 2), new AbstractMap.SimpleEntry<>("b", 1)));
    TreeMap<int[], String> arrays = new TreeMap<>((x, y) -> Arrays.toString(x).compareTo(Arrays.toString(y)));
    arrays.put(new int[] {2}, "two");
    arrays.put(new int[] {10}, "ten");
    arrays.put(new int[] {2}, "again");
    p(arrays.values(), arrays.size());
  }
}
