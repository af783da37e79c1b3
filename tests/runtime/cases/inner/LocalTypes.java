package inner;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/**
 * Local classes, records of state, local enums by hand, interfaces in blocks, and classes that capture mutable arrays.
 */
public class LocalTypes {
  static String outer = "outer";

  static List<Supplier<String>> make(String prefix, int... values) {
    List<Supplier<String>> out = new ArrayList<>();
    class Local implements Supplier<String> {
      final int v;
      Local(int v) { this.v = v; }
      @Override
      public String get() {
        return prefix + v + values.length + outer;
      }
      Local next() { return new Local(v + 1); }
    }
    for (int each : values) {
      out.add(new Local(each));
      out.add(new Local(each).next());
      class Deeper extends Local {
        Deeper() { super(each * 100); }
        @Override
        public String get() {
          return "deep " + super.get() + v + each;
        }
      }
      out.add(new Deeper());
    }
    values[0] = -1;
    return out;
  }

  interface Visitor {
    void visit(int depth, String name);
  }

  static int walk(Map<String, Object> tree, Visitor v) {
    int[] count = {0};
    class Walker {
      void go(Map<?, ?> m, int depth) {
        for (Map.Entry<?, ?> e : m.entrySet()) {
          count[0]++;
          v.visit(depth, (String) e.getKey());
          if (e.getValue() instanceof Map) go((Map<?, ?>) e.getValue(), depth + 1);
        }
      }
    }
    new Walker().go(tree, 0);
    return count[0];
  }

  int field = 3;

  Function<Integer, Integer> instanceLocal(int k) {
    class Adder implements Function<Integer, Integer> {
      int used;
      @Override
      public Integer apply(Integer x) {
        used++;
        field += used;
        return x + k + field;
      }
    }
    return new Adder();
  }

  public static void main(String[] args) {
    for (Supplier<String> s : make("p", 1, 2)) System.out.print(s.get() + "; ");
    outer = "changed";
    System.out.println(make("q", 9).get(0).get());
    Map<String, Object> tree = new TreeMap<>(), sub = new TreeMap<>();
    sub.put("leaf", 1);
    sub.put("empty", new TreeMap<>());
    tree.put("a", sub);
    tree.put("b", "text");
    StringBuilder b = new StringBuilder();
    p(walk(tree, (d, n) -> b.append(d).append(n).append(' ')), b);
    LocalTypes o = new LocalTypes();
    Function<Integer, Integer> f = o.instanceLocal(10), g = o.instanceLocal(100);
    p(f.apply(1), f.apply(1), g.apply(1), o.field);
    abstract class Shape {
      abstract double area();
      boolean larger(Shape s) { return area() > s.area(); }
    }
    Shape one = new Shape() {
      @Override
      double area() {
        return 1;
      }
    }, two = new Shape() {
      double side = 2;
      @Override
      double area() {
        return side * side++;
      }
    };
    p(two.larger(one), two.larger(one), one.larger(two), two.area(),
        one.getClass().getName().startsWith("inner.LocalTypes$"), Shape.class.getSimpleName());
  }
}
