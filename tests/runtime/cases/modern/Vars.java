package modern;

import java.util.*;
import java.util.function.*;

/** var, diamond with anonymous classes, enhanced try, private constructors, effectively final resources. */
public class Vars {
  static abstract class Box<T> { abstract T get(); }

  static class Res implements AutoCloseable {
    final String n;
    Res(String n) {
      this.n = n;
      System.out.print("+" + n);
    }
    @Override
    public void close() {
      System.out.print("-" + n);
    }
  }

  static <T extends Comparable<T>> T max(List<? extends T> l) {
    var best = l.get(0);
    for (var x : l)
      if (x.compareTo(best) > 0) best = x;
    return best;
  }

  public static void main(String[] args) {
    var list = new ArrayList<Map<String, int[]>>();
    list.add(Map.of("k", new int[] {1, 2}));
    for (var m : list)
      for (var e : m.entrySet()) System.out.println(e.getKey() + e.getValue().length);
    var box = new Box<>() {
      int n = 5;
      @Override
      Object get() {
        return n++;
      }
    };
    System.out.println(box.get() + " " + box.n + " " + max(List.of("pear", "fig", "plum")));
    Res a = new Res("a");
    final Res b = new Res("b");
    try (a; b; var c = new Res("c")) {
      System.out.print("body" + c.n);
    }
    System.out.println();
    BiFunction<Integer, Integer, Integer> f = (var x, var y) -> x * y;
    var anon = new Object() {
      int hits;
      void hit() { hits++; }
    };
    Runnable r = anon::hit;
    r.run();
    r.run();
    System.out.println(f.apply(6, 7) + " " + anon.hits);
    var big = 1_000_000 * 3L + 0b1010 + 017;
    System.out.println(big + " " + 0x1.8p1 + " " + 1e-3f + " " + '\u0041' + "\uD83D\uDE00".codePointAt(0));
  }
}
