package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Arrays: fill, copyOf, equals, asList, binarySearch, setAll, prefix sums, toString of everything. */
public class ArraysMethods {
  public static void main(String[] args) {
    int[] a = {5, 3, 1, 4};
    p(Arrays.copyOf(a, 2), Arrays.copyOf(a, 6), Arrays.copyOfRange(a, 1, 3), Arrays.copyOfRange(a, 3, 7),
        Arrays.copyOfRange(a, 4, 4), Arrays.copyOf(new String[] {"x"}, 3), Arrays.copyOf(new boolean[] {true}, 2));
    p(thrown(() -> Arrays.copyOf(a, -1)), thrown(() -> Arrays.copyOfRange(a, 3, 2)),
        thrown(() -> Arrays.copyOfRange(a, 5, 6)),
        thrown(() -> Arrays.copyOf(new Object[] {"s", 1}, 2, String[].class)),
        Arrays.copyOf(new Object[] {"s"}, 2, String[].class).getClass().getSimpleName());
    Arrays.fill(a, 1, 3, 9);
    p(a, thrown(() -> Arrays.fill(a, 2, 1, 0)), thrown(() -> Arrays.fill(a, 0, 5, 0)),
        thrown(() -> Arrays.fill(new String[1], (Object) 1)));
    p(Arrays.toString((int[]) null), Arrays.toString(new Object[] {null, "x", 1.5}), Arrays.toString(new char[] {'a'}),
        Arrays.toString(new long[0]),
        Arrays.deepToString(new Object[] {new int[] {1}, new String[][] {{"a"}, null}, 'c'}));
    Object[] self = new Object[2];
    self[0] = self;
    p(Arrays.deepToString(self));
    int[] sorted = {-5, 0, 3, 3, 8};
    for (int k : new int[] {-9, -5, 1, 3, 8, 9})
      System.out.print(Arrays.binarySearch(sorted, k) + "," + Arrays.binarySearch(sorted, 1, 3, k) + " ");
    p(Arrays.binarySearch(new double[] {-0.0, 0.0, Double.NaN}, 0.0),
        Arrays.binarySearch(new double[] {-0.0, 0.0, Double.NaN}, Double.NaN),
        Arrays.binarySearch(new String[] {"a", "c"}, "b"), Arrays.binarySearch(new char[] {'a', 'z'}, 'z'));
    Arrays.setAll(sorted, i -> i * i);
    Arrays.parallelPrefix(sorted, Integer::sum);
    long[] longs = new long[5];
    Arrays.setAll(longs, i -> 1L << i * 10);
    double[] doubles = new double[3];
    Arrays.setAll(doubles, i -> 1.0 / i);
    p(sorted, longs, doubles);
    String[] words = {"x", "y", "z"};
    List<String> view = Arrays.asList(words);
    view.set(0, "changed");
    words[2] = "w";
    p(view, words, view.indexOf("w"), view.contains("x"),
        view.toArray().getClass() == String[].class || view.toArray().getClass() == Object[].class,
        thrown(() -> view.add("q")), thrown(() -> ((List) view).set(0, 1)));
    Collections.reverse(view);
    p(words, Arrays.asList(new int[] {1}).size(), Arrays.asList().size(), Arrays.asList((Object) null).size(),
        Arrays.asList(1, 2.0, 'c'));
    p(Arrays.equals(new int[] {1, 2}, new int[] {1, 2, 3}),
        Arrays.equals(new Object[] {new int[1]}, new Object[] {new int[1]}),
        Arrays.deepEquals(new Object[] {new int[1]}, new Object[] {new int[1]}), Arrays.hashCode(new long[] {1L << 32}),
        Arrays.hashCode(new Object[] {null, 1}), Arrays.deepHashCode(new int[][] {{1, 2}, {3}}),
        Arrays.hashCode(new byte[] {-1}), Arrays.hashCode(new float[] {1.5f}), Arrays.hashCode(new char[] {'a', 'b'}),
        Arrays.hashCode(new boolean[] {true, false}));
    p(Arrays.stream(a).sum(), Arrays.stream(a, 1, 3).max().getAsInt(), Arrays.stream(words).count(),
        Arrays.stream(doubles).skip(1).sum());
    System.arraycopy(a, 0, a, 1, 3);
    p(a, thrown(() -> System.arraycopy(a, 2, a, 0, 3)), thrown(() -> System.arraycopy(a, 0, new long[4], 0, 1)),
        thrown(() -> System.arraycopy("x", 0, a, 0, 0)), thrown(() -> System.arraycopy(null, 0, a, 0, 0)),
        thrown(() -> System.arraycopy(a, -1, a, 0, 1)));
    Object[] mixed = {"s1", "s2", 3, "s4"};
    String[] strings = new String[4];
    p(thrown(() -> System.arraycopy(mixed, 0, strings, 0, 4)), strings);
  }
}
