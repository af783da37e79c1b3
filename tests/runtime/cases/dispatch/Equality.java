package dispatch;

import static support.Tell.p;

import java.util.*;

/** equals, hashCode, compareTo and toString overridden consistently or not, and what collections make of it. */
public class Equality {
  static class Point {
    final int x, y;
    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
    }
    @Override
    public int hashCode() {
      return 31 * x + y;
    }
    @Override
    public String toString() {
      return "(" + x + "," + y + ")";
    }
  }

  static class Colored extends Point {
    final String color;
    Colored(int x, int y, String c) {
      super(x, y);
      color = c;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Colored ? super.equals(o) && ((Colored) o).color.equals(color)
                                  : o instanceof Point && o.equals(this);
    }
  }

  static class Overloaded {
    final int v;
    Overloaded(int v) { this.v = v; }
    public boolean equals(Overloaded o) { return v == o.v; }
  }

  static class NoHash {
    final int v;
    NoHash(int v) { this.v = v; }
    @Override
    public boolean equals(Object o) {
      return o instanceof NoHash && ((NoHash) o).v == v;
    }
  }

  static class Ranked implements Comparable<Ranked> {
    final int rank;
    final String name;
    Ranked(int rank, String name) {
      this.rank = rank;
      this.name = name;
    }
    @Override
    public int compareTo(Ranked o) {
      return Integer.compare(rank, o.rank);
    }
    @Override
    public String toString() {
      return name + rank;
    }
  }

  public static void main(String[] args) {
    Point p = new Point(1, 2), red = new Colored(1, 2, "red"), blue = new Colored(1, 2, "blue");
    p(p.equals(red), red.equals(p), p.equals(blue), red.equals(blue), red.hashCode() == p.hashCode(),
        new HashSet<>(Arrays.asList(p, red, blue)).size(), new HashSet<>(Arrays.asList(red, blue, p)).size());
    Overloaded a = new Overloaded(1), b = new Overloaded(1);
    Object c = b;
    p(a.equals(b), a.equals(c), c.equals(a), Arrays.asList(a).contains(b), Objects.equals(a, b));
    p(new NoHash(1).equals(new NoHash(1)), Arrays.asList(new NoHash(1)).indexOf(new NoHash(1)),
        new ArrayList<>(Arrays.asList(new NoHash(1))).equals(Arrays.asList(new NoHash(1))));
    List<Ranked> l = Arrays.asList(new Ranked(2, "b"), new Ranked(1, "a"), new Ranked(2, "c"), new Ranked(1, "d"));
    p(new TreeSet<>(l), new HashSet<>(l).size(), new TreeSet<>(l).contains(new Ranked(2, "zzz")),
        l.contains(new Ranked(2, "b")), Collections.binarySearch(new ArrayList<>(new TreeSet<>(l)), new Ranked(2, "q")),
        Collections.max(l), Collections.min(l));
    Collections.sort(l);
    p(l);
    Map<Object, String> m = new HashMap<>();
    m.put(p, "first");
    m.put(red, "second");
    p(m.get(new Point(1, 2)), m.size(), m.get(blue), m.containsKey("(1,2)"));
    Set<List<Object>> nested =
        new HashSet<>(Arrays.asList(Arrays.asList(1, 2), Arrays.asList(1, 2L), new LinkedList<>(Arrays.asList(1, 2))));
    p(nested.size(), new int[0].equals(new int[0]), "a".equals(null),
        Optional.of(p).equals(Optional.of(new Point(1, 2))),
        new AbstractMap.SimpleEntry<>(p, 1).equals(new AbstractMap.SimpleImmutableEntry<>(new Point(1, 2), 1)));
  }
}
