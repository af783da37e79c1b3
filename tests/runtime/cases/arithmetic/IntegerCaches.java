package arithmetic;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Which boxes are the same object, through every way to make one: valueOf, boxing, parsing, collections, streams. */
public class IntegerCaches {
  static Object box(Object o) { return o; }

  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    for (int i : new int[] {-129, -128, -1, 0, 127, 128}) {
      Integer x = i, y = i;
      Long l = (long) i, m = (long) i;
      Short s = (short) i, t = (short) i;
      b.append(i >= -128 && i <= 127
               ? (x == y) + "" + (l == m) + (s == t) + (Integer.valueOf(i) == box(i)) + (Integer.valueOf("" + i) == x)
               : x.equals(y) + "" + l.equals(m))
          .append(' ');
    }
    p(b);
    p(box(true) == Boolean.TRUE, Boolean.valueOf("TRUE") == Boolean.TRUE, new Boolean(true) == Boolean.TRUE,
        box('a') == box('a'), box((byte) 200) == box((byte) 200), box(1.0) == box(1.0),
        new Integer(5) == Integer.valueOf(5), Integer.decode("5") == Integer.valueOf(5));
    List<Integer> l = Arrays.asList(5, 5), n = IntStream.of(7, 7).boxed().collect(Collectors.toList());
    Map<String, Integer> m = new HashMap<>();
    m.merge("k", 1, Integer::sum);
    m.merge("k", 1, Integer::sum);
    p(l.get(0) == l.get(1), n.get(0) == n.get(1), m.get("k") == Integer.valueOf(2), (Integer) (Object) 9 == box(9),
        Optional.of(3).get() == Optional.of(3).get(), (l.get(0) + l.get(1)) == 10);
    Integer a = 1000, c = a;
    a++;
    p(a, c, a == c, a - 1 == c, a.equals(1001), a.equals(1001L), a.hashCode(), Long.valueOf(1L << 32).hashCode(),
        Double.valueOf(0.0).equals(-0.0), Float.valueOf(Float.NaN).equals(Float.NaN),
        new HashSet<>(Arrays.asList((Object) 1, 1L, (short) 1, (byte) 1, 1.0, 1f)).size());
    Object o = true ? 1 : 2.0, q = true ? (Object) 1 : 2.0, r = true ? Integer.valueOf(1) : Double.valueOf(2);
    p(o, q, r, o.getClass().getSimpleName(), q.getClass().getSimpleName(), (char) 98 == 'b',
        (Object) 'b' == (Object) 98);
    long total = 0;
    Integer sum = 0;
    for (Integer i = 0; i < 400; i++) {
      sum += i;
      total += sum == i * (i + 1) / 2 ? 1 : 0;
    }
    p(sum, total, Integer.compare(sum, 79800), sum.compareTo(79801), Integer.toString(sum).length());
    Character ch = 'y';
    ch++;
    Byte by = 127;
    by++;
    Boolean z = false;
    z ^= true;
    p(ch, by, z, z == Boolean.TRUE, ch == 'z', by.equals((byte) -128), by == -128);
  }
}
