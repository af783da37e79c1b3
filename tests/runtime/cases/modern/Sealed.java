package modern;

import static support.Tell.p;

import java.util.*;

/** Sealed hierarchies, pattern matching for instanceof, scope of pattern variables. */
public class Sealed {
  sealed interface Shape permits Circle, Square, Group {}
  record Circle(double r) implements Shape {}
  record Square(double side) implements Shape {}
  static final class Group implements Shape {
    final List<Shape> all;
    Group(Shape... s) { all = List.of(s); }
  }

  static double area(Shape s) {
    if (s instanceof Circle c) return Math.PI * c.r() * c.r();
    if (s instanceof Square q && q.side() > 0) return q.side() * q.side();
    if (!(s instanceof Group g)) return 0;
    return g.all.stream().mapToDouble(Sealed::area).sum();
  }

  static String show(Object o) {
    return o instanceof String s && !s.isEmpty()                                  ? "text " + s.charAt(0)
        : o instanceof Integer i && (i & 1) == 0                                  ? "even " + i / 2
        : o instanceof int[] a                                                    ? "array " + a.length
        : o instanceof List<?> l && l.size() == 1 && l.get(0) instanceof String t ? "single " + t
                                                                                  : "none";
  }

  static boolean same(Object a, Object b) { return a instanceof Circle x && b instanceof Circle y && x.r() == y.r(); }

  public static void main(String[] args) {
    p(String.format("%.4f", area(new Group(new Circle(1), new Square(2), new Square(-1), new Group(new Square(3))))),
        same(new Circle(2), new Circle(2)), same(new Circle(2), new Square(2)));
    for (Object o : new Object[] {"hello", "", 4, 5, new int[3], List.of("x"), List.of(1), null})
      System.out.print(show(o) + "; ");
    System.out.println();
    Object o = "loop";
    while (!(o instanceof Integer n)) o = o.toString().length();
    p(n + 1, Shape.class.isSealed(), Shape.class.getPermittedSubclasses().length, Circle.class.isSealed());
    Map<Class<?>, Integer> counts = new LinkedHashMap<>();
    for (Shape s : new Shape[] {new Circle(1), new Square(1), new Circle(3)})
      counts.merge(s.getClass(), 1, Integer::sum);
    p(counts.values(), new Circle(1.5));
  }
}
