package streams;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Work as apps do it with streams: word counts, joins of tables, matrices, top lists. */
public class StreamWork {
  static final class Order {
    final int id;
    final String customer, product;
    final double price;

    Order(int id, String customer, String product, double price) {
      this.id = id;
      this.customer = customer;
      this.product = product;
      this.price = price;
    }

    String customer() { return customer; }
    String product() { return product; }
    double price() { return price; }
  }

  public static void main(String[] args) {
    String text =
        "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness";
    Map<String, Long> counts = Arrays.stream(text.toLowerCase().split("[^a-z]+"))
                                   .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    p(counts);
    p(counts.entrySet()
            .stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .limit(4)
            .map(e -> e.getKey() + "=" + e.getValue())
            .collect(Collectors.toList()));
    String[] customers = {"ann", "bob", "cy"}, products = {"pen", "ink", "cap", "hat"};
    List<Order> orders = IntStream.range(0, 12)
                             .mapToObj(i -> new Order(i, customers[i * 7 % 3], products[i * 5 % 4], i * 1.25 + 0.5))
                             .collect(Collectors.toList());
    p(orders.stream().collect(
        Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(Order::price))));
    p(orders.stream().collect(Collectors.groupingBy(Order::product,
        Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingDouble(Order::price)), o -> o.get().id))));
    p(orders.stream()
            .map(Order::customer)
            .distinct()
            .sorted(Comparator.reverseOrder())
            .collect(Collectors.joining(",")),
        orders.stream().mapToDouble(Order::price).sum(),
        orders.stream().filter(o -> o.price > 10).map(o -> o.id).collect(Collectors.toList()));
    int[][] a = {{1, 2}, {3, 4}}, b = {{5, 6}, {7, 8}};
    int[][] c = Arrays.stream(a)
                    .map(r
                        -> IntStream.range(0, b[0].length)
                               .map(j -> IntStream.range(0, b.length).map(k -> r[k] * b[k][j]).sum())
                               .toArray())
                    .toArray(int[][] ::new);
    p((Object) c);
    Supplier<Stream<Integer>> numbers = () -> Stream.of(9, 4, 7, 1);
    p(numbers.get().sorted().collect(Collectors.toList()), numbers.get().mapToInt(x -> x).max().getAsInt(),
        numbers.get().reduce(1, (x, y) -> x * y));
    p(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]})
            .map(f -> f[0])
            .limit(15)
            .collect(Collectors.toList()));
    p(IntStream.rangeClosed(1, 20)
            .boxed()
            .flatMap(x
                -> IntStream.rangeClosed(x, 20)
                       .filter(y -> Math.sqrt(x * x + y * y) % 1 == 0)
                       .mapToObj(y -> x + "," + y + "," + (int) Math.sqrt(x * x + y * y)))
            .collect(Collectors.toList()));
    List<List<Integer>> nested = Arrays.asList(Arrays.asList(1, 2), Collections.emptyList(), Arrays.asList(3));
    p(nested.stream().flatMap(List::stream).map(x -> x * 2).collect(Collectors.toList()),
        nested.stream().mapToInt(List::size).boxed().collect(Collectors.toList()));
    Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
    BinaryOperator<UnaryOperator<Integer>> compose = (f, g) -> x -> g.apply(f.apply(x));
    p(Stream.<UnaryOperator<Integer>>of(x -> x + 1, x -> x * 2, x -> x - 3).reduce(x -> x, compose::apply).apply(10),
        add.apply(3).apply(4));
    Spliterator<String> s = Stream.of("a", "b", "c").spliterator();
    s.tryAdvance(x -> p("first", x));
    p(StreamSupport.stream(s, false).collect(Collectors.toList()),
        StreamSupport.stream(nested.spliterator(), true).count());
  }
}
