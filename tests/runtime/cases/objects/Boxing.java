package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Boxing and unboxing in every place: assignment, calls, collections, conditional, equality, switch, compound. */
public class Boxing {
  static Object box(Object o) { return o; }
  static long unbox(long x) { return x; }
  static <T extends Comparable<T>> T larger(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
  static Integer nothing() { return null; }

  public static void main(String[] args) {
    for (Object o : new Object[] {
             1, 1L, 1f, 1d, (short) 1, (byte) 1, 'c', true, 1 + 1L, 'a' + 1, (char) ('a' + 1), 1 / 2, 1 / 2f, 5 % 3L})
      System.out.print(o.getClass().getSimpleName() + "=" + o + " ");
    System.out.println();
    Integer a = 100, b = 100, c = 1000, d = 1000;
    Long l = 100L;
    p(a == b, c.equals(d), c <= d && c >= d, a < c, l.equals(100), l == 100, a + l, unbox(a), unbox('c'), larger(3, 7),
        larger("a", "b"), larger(2.5, -1.0));
    List<Integer> list = new ArrayList<>(Arrays.asList(1, 2, 3));
    int sum = 0;
    for (int x : list) sum += x;
    list.set(0, list.get(1) + list.get(2));
    Map<Character, Integer> counts = new TreeMap<>();
    for (char ch : "hello".toCharArray()) counts.put(ch, counts.containsKey(ch) ? counts.get(ch) + 1 : 1);
    p(sum, list, counts, list.contains(5), list.contains(5L), list.indexOf((int) 'c' - 94), counts.get('l') == 2);
    Integer i = 5;
    i++;
    i += 2;
    i = -i;
    i = ~i;
    i <<= 1;
    Boolean flag = true;
    flag = !flag;
    flag |= true;
    flag = flag ? Boolean.FALSE : null;
    Double x = 1.0;
    x /= 3;
    Character ch = 'a';
    ch++;
    Byte small = 1;
    small++;
    Short sh = (short) (small + 1);
    p(i, flag, x, ch, small, sh, (Object) (true ? 1 : "s"), true ? null : 0);
    p(thrown(() -> { int n = nothing(); }), thrown(() -> p(nothing() + 1)), thrown(() -> {
      if (nothing() == 0) p("x");
    }),
        thrown(() -> { long n = nothing(); }), thrown(() -> { boolean z = (Boolean) null; }),
        thrown(() -> { int n = true ? nothing() : 5; }), nothing() == null);
    switch (a) {
      case 100: p("hundred"); break;
      default: p("other");
    }
    switch (ch) {
      case 'b': p("b"); break;
      default: p("other");
    }
    int[] cells = new int[3];
    cells[Integer.valueOf(1)] = Integer.valueOf(9);
    cells[(byte) 2] += 'a';
    p(cells, (int) (Object) 5 + 1, (long) (Object) 5L, (char) (Object) 'x',
        thrown(() -> { long n = (long) (Object) 5; }), (double) (int) (Object) 7);
    Object[] objects = {1, 2.0, 'c', "s", null};
    for (Object o : objects)
      System.out.print((o instanceof Integer) + "" + (o instanceof Number) + (o instanceof Comparable) + " ");
    System.out.println();
    Number n = 5;
    Comparable<Integer> cmp = 5;
    p(n.doubleValue(), cmp.compareTo(6), n.equals(5), box(5).equals(5), box(5).equals(5L),
        Integer.valueOf(5).equals(null), new Integer(5).equals(new Integer(5)), new Integer(5) == new Integer(5),
        Integer.valueOf(127) == Integer.valueOf(127), Character.valueOf('\u007f') == Character.valueOf('\u007f'));
    long total = 0L;
    for (Long v = 0L; v < 300; v++) total += v;
    p(total);
  }
}
