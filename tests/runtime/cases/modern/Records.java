package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Records: equality, hash codes, text, compact constructors, nested and generic records, reflection on components. */
public class Records {
  record Point(int x, int y) {
    static final Point ORIGIN = new Point(0, 0);
    Point {
      if (x < 0) throw new IllegalArgumentException("negative");
    }
    Point(int both) { this(both, both); }
    double length() { return Math.sqrt(x * x + y * y); }
    static Point of(String s) {
      var p = s.split(",");
      return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
    }
  }
  record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a) {}
  record Pair<A, B extends Comparable<B>>(A first, B second) implements Comparable<Pair<A, B>> {
    @Override
    public int compareTo(Pair<A, B> o) {
      return second.compareTo(o.second);
    }
    <C> Pair<C, B> with(C c) { return new Pair<>(c, second); }
  }
  record Empty() {}
  record Own(String name) {
    @Override
    public String name() {
      return "<" + name + ">";
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Own;
    }
    @Override
    public int hashCode() {
      return 7;
    }
  }

  public static void main(String[] args) throws Exception {
    Point a = new Point(3, 4), b = new Point(3, 4);
    p(a, a.equals(b), a == b, a.hashCode() == b.hashCode(), a.x(), a.length(), new Point(5), Point.of("1,2"),
        Point.ORIGIN, thrown(() -> new Point(-1, 0)), a.equals(null), a.equals("x"));
    int[] shared = {1};
    All one = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", shared),
        two = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", shared);
    p(one.equals(two), one.hashCode() == two.hashCode(),
        one.toString().startsWith("All[z=true, b=1, c=c, s=2, i=3, l=4, f=5.0, d=6.0, t=t, a=[I@"),
        one.equals(new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "t", new int[] {1})));
    p(new All(false, (byte) 0, 'a', (short) 0, 0, 0, 0f, 0.0, null, null)
            .equals(new All(false, (byte) 0, 'a', (short) 0, 0, 0, -0f, 0.0, null, null)),
        new Pair<>(Double.NaN, 1).equals(new Pair<>(Double.NaN, 1)));
    var pairs = new ArrayList<>(List.of(new Pair<>("x", 3), new Pair<>("y", 1), new Pair<>("z", 2)));
    Collections.sort(pairs);
    p(pairs, pairs.get(0).with(5), new Empty(), new Empty().equals(new Empty()), new Empty().hashCode());
    p(new Own("n"), new Own("n").name(), new Own("n").equals(new Own("m")), new Own("q").hashCode());
    var c = Point.class.getRecordComponents();
    p(Point.class.isRecord(), c.length, c[0].getName(), c[1].getType(), c[0].getAccessor().invoke(a),
        String.class.isRecord(), Point.class.getSuperclass());
    record Local(String s, List<Integer> l) {}
    var l = new Local("s", List.of(1, 2));
    p(l, l.hashCode() == new Local("s", Arrays.asList(1, 2)).hashCode(),
        new HashSet<>(List.of(a, new Point(9))).contains(b), Map.of(a, "v").get(b));
  }
}
