package arithmetic;

import java.util.*;

/** NaN, infinities and signed zeros through branches, loops, minima, sorting and collections. */
public class NanFlow {
  static int compare(double a, double b) { return a < b ? -1 : a > b ? 1 : a == b ? 0 : 9; }
  static String branch(float x) {
    StringBuilder s = new StringBuilder();
    if (x < 0) s.append('<');
    if (x <= 0) s.append('[');
    if (x == 0) s.append('=');
    if (x != 0) s.append('!');
    if (x >= 0) s.append(']');
    if (x > 0) s.append('>');
    if (!(x < 0)) s.append('n');
    if (!(x >= 0)) s.append('m');
    return s.toString();
  }

  public static void main(String[] args) {
    double[] v = {Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1, Double.MIN_VALUE};
    for (double a : v) {
      StringBuilder s = new StringBuilder();
      for (double b : v)
        s.append(compare(a, b))
            .append(',')
            .append(Double.compare(a, b))
            .append(',')
            .append(Math.min(a, b))
            .append(',')
            .append(Math.max(a, b))
            .append(' ');
      System.out.println(s + branch((float) a));
    }
    double[] sorted = v.clone();
    Arrays.sort(sorted);
    System.out.println(Arrays.toString(sorted) + " " + Arrays.binarySearch(sorted, -0.0) + " "
        + Arrays.binarySearch(sorted, Double.NaN));
    Set<Double> set = new TreeSet<>();
    for (double d : v) set.add(d);
    System.out.println(
        set + " " + set.contains(0.0 / 0) + " " + new HashSet<>(set).size() + " " + Arrays.asList(0.0).contains(-0.0));
    double inf = Double.POSITIVE_INFINITY, nan = inf - inf;
    System.out.println(inf * 0 + " " + inf / inf + " " + inf % 5 + " " + 5 % inf + " " + -5 / inf + " "
        + (inf == inf + 1) + " " + Math.sqrt(-inf) + " " + Math.pow(inf, 0) + " " + (int) nan + " " + (long) inf + " "
        + (float) 1e300 + " " + 0.0 * -1 + " " + (0.0 == -0.0) + " " + 1 / (0.0 * -1));
    double max = Double.NEGATIVE_INFINITY, sum = 0;
    for (double d : v) {
      if (d > max) max = d;
      if (d == d) sum += d > 1e300 || d < -1e300 ? 0 : d;
    }
    System.out.println(max + " " + sum + " " + Arrays.stream(v).filter(d -> !Double.isNaN(d)).max().getAsDouble() + " "
        + Arrays.stream(v).max().getAsDouble() + " " + (nan != nan) + " " + Double.valueOf(nan).equals(nan) + " "
        + Objects.equals(0.0, -0.0));
    int rounds = 0;
    for (double x = 1; x != x + 1 && rounds < 2000; x *= 2) rounds++;
    for (double x = 1; x > 0; x /= 2) rounds++;
    for (float x = 1; x < Float.POSITIVE_INFINITY; x *= 2) rounds++;
    System.out.println(rounds);
  }
}
