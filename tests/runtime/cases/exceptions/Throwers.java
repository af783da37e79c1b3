package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/**
 * Exceptions out of every kind of code: constructors, initializers of fields, accessors, iterators, comparators,
 * toString.
 */
public class Throwers {
  static StringBuilder log = new StringBuilder();

  static class Half {
    static Half escaped;
    int a = 1;
    int b;
    Half(boolean fail) {
      escaped = this;
      if (fail) throw new IllegalStateException("half");
      b = 2;
    }
  }

  static class FieldInit {
    int x = Integer.parseInt("x");
    FieldInit() { log.append("never"); }
  }

  static class Sub extends Half {
    int c = 3;
    Sub(boolean fail) {
      super(fail);
      log.append("sub");
    }
  }

  public static void main(String[] args) {
    p(thrown(() -> new Half(true)), Half.escaped.a, Half.escaped.b, thrown(FieldInit::new), thrown(() -> new Sub(true)),
        ((Sub) Half.escaped).c, new Sub(false).c, log);
    List<Integer> l = new ArrayList<>(Arrays.asList(3, 1, 2));
    p(thrown(() -> l.sort((a, b) -> { throw new IllegalStateException(); })), l,
        thrown(() -> l.replaceAll(x -> 6 / (x - 1))), l, thrown(() -> l.removeIf(x -> {
          if (x == 2) throw new Error();
          return true;
        })),
        l, thrown(() -> l.forEach(x -> {
          log.append(x);
          throw new Error();
        })),
        log);
    Map<String, Integer> m = new TreeMap<>();
    m.put("a", 1);
    p(thrown(() -> m.compute("a", (k, v) -> { throw new IllegalStateException(); })),
        thrown(() -> m.computeIfAbsent("b", k -> { throw new IllegalStateException(); })),
        thrown(() -> m.merge("a", 1, (x, y) -> { throw new IllegalStateException(); })), m);
    Object bad = new Object() {
      @Override
      public String toString() {
        throw new UnsupportedOperationException();
      }
      @Override
      public int hashCode() {
        throw new IllegalArgumentException();
      }
      @Override
      public boolean equals(Object o) {
        throw new ArithmeticException();
      }
    };
    p(thrown(() -> p("text" + bad)), thrown(() -> new HashSet<>().add(bad)),
        thrown(() -> Arrays.asList(bad).contains("x")), thrown(() -> Arrays.asList("x").contains(bad)),
        thrown(() -> String.valueOf(bad)), thrown(() -> new StringBuilder("b").append(bad)),
        thrown(() -> Objects.equals(bad, 1)));
    Iterable<Integer> broken = () -> new Iterator<Integer>() {
      int n;
      @Override
      public boolean hasNext() {
        if (n > 1) throw new IllegalStateException();
        return true;
      }
      @Override
      public Integer next() {
        return n++;
      }
    };
    StringBuilder seen = new StringBuilder();
    p(thrown(() -> {
      for (int x : broken) seen.append(x);
    }),
        seen);
    int x = 1;
    try {
      x = 2;
      x = fail(x = 3) + (x = 4);
    } catch (IllegalStateException e) {
      p(x);
    }
    int[] a = {0};
    try {
      a[0] = fail(1);
    } catch (IllegalStateException e) {
      p(a);
    }
    try {
      call(log.append("1"), fail(0), log.append("2"));
    } catch (IllegalStateException e) {
      p(log);
    }
  }

  static int fail(int x) { throw new IllegalStateException(); }
  static void call(Object... args) {}
}
