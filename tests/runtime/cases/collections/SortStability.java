package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Stable sorting, comparators in chains, sorting of ranges, partly sorted input, a broken comparator. */
public class SortStability {
  static final class Item {
    final String name;
    final int rank;

    Item(String name, int rank) {
      this.name = name;
      this.rank = rank;
    }

    int rank() { return rank; }
    @Override
    public String toString() {
      return name + rank;
    }
  }

  public static void main(String[] args) {
    Random random = new Random(42);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 60; i++) items.add(new Item("" + (char) ('a' + i % 26), random.nextInt(5)));
    List<Item> sorted = new ArrayList<>(items);
    Collections.sort(sorted, (x, y) -> x.rank - y.rank);
    p(sorted);
    sorted.sort(Comparator.comparing((Item x) -> x.name).reversed().thenComparing(Item::rank));
    p(sorted);
    sorted.sort(Comparator.comparingInt(Item::rank).reversed().thenComparing(x -> x.name, Comparator.reverseOrder()));
    p(sorted);
    int[] data = new int[100];
    for (int i = 0; i < 100; i++) data[i] = i < 50 ? i : random.nextInt(50);
    int[] copy = data.clone();
    Arrays.sort(copy, 40, 70);
    p(copy);
    Arrays.sort(copy);
    long hash = 0;
    for (int x : copy) hash = hash * 31 + x;
    p(hash);
    Integer[] boxed = new Integer[50];
    for (int i = 0; i < 50; i++) boxed[i] = random.nextInt(100) - 50;
    Arrays.sort(boxed, (x, y) -> Integer.compare(Math.abs(x), Math.abs(y)));
    p(boxed);
    Arrays.sort(boxed, 10, 20, Collections.reverseOrder());
    p(boxed);
    double[] reals = {3, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY, 0.0, -0.0, Double.NaN, 5};
    Arrays.sort(reals);
    p(reals);
    char[] letters = "sorting".toCharArray();
    Arrays.sort(letters);
    String[] words = {"b", "A", "a", "B", "", "ab"};
    Arrays.sort(words);
    p(letters, words);
    p(thrown(() -> Arrays.sort(new Object[] {1, "a"})),
        thrown(() -> Arrays.sort(new Object[] {new Object(), new Object()})),
        thrown(() -> Arrays.sort(new Integer[] {1, null})), thrown(() -> Arrays.sort(new int[3], 2, 1)),
        thrown(() -> Arrays.sort(new int[3], 0, 4)));
    List<String> nulls = Arrays.asList("b", null, "a", null);
    nulls.sort(Comparator.nullsLast(Comparator.naturalOrder()));
    p(nulls);
    byte[] bytes = {5, -1, 127, -128, 0};
    Arrays.sort(bytes);
    long[] longs = {5, Long.MIN_VALUE, -1, Long.MAX_VALUE};
    Arrays.parallelSort(longs);
    p(bytes, longs);
  }
}
