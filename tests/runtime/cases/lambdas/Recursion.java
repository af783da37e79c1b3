package lambdas;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/** Recursive lambdas through fields, arrays, maps and interfaces; mutual recursion; tail calls by trampolines. */
public class Recursion {
  static Function<Integer, Integer> fact;
  static { fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1); }
  final IntPredicate even = n -> n == 0 || this.odd.test(n - 1);
  final IntPredicate odd = n -> n != 0 && this.even.test(n - 1);

  interface Trampoline<T> {
    T get();
    default boolean done() { return true; }
    default Trampoline<T> next() { return this; }
    static <T> T run(Trampoline<T> t) {
      while (!t.done()) t = t.next();
      return t.get();
    }
    static <T> Trampoline<T> more(Supplier<Trampoline<T>> s) {
      return new Trampoline<T>() {
        @Override
        public T get() {
          throw new IllegalStateException();
        }
        @Override
        public boolean done() {
          return false;
        }
        @Override
        public Trampoline<T> next() {
          return s.get();
        }
      };
    }
  }

  static Trampoline<Long> sum(long n, long acc) {
    return n == 0 ? () -> acc : Trampoline.more(() -> sum(n - 1, acc + n));
  }

  static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  static void hanoi(int n, char a, char b, char c, StringBuilder out) {
    if (n == 0) return;
    hanoi(n - 1, a, c, b, out);
    out.append(a).append(c).append(' ');
    hanoi(n - 1, b, a, c, out);
  }

  static List<String> parentheses(int n) {
    List<String> out = new ArrayList<>();
    BiConsumer<String, int[]>[] self = new BiConsumer[1];
    self[0] = (s, k) -> {
      if (s.length() == 2 * n) out.add(s);
      if (k[0] < n) self[0].accept(s + "(", new int[] {k[0] + 1, k[1]});
      if (k[1] < k[0]) self[0].accept(s + ")", new int[] {k[0], k[1] + 1});
    };
    self[0].accept("", new int[2]);
    return out;
  }

  public static void main(String[] args) {
    Recursion r = new Recursion();
    p(fact.apply(10), r.even.test(50), r.odd.test(50), Trampoline.run(sum(20000, 0)), ackermann(2, 9));
    StringBuilder h = new StringBuilder();
    hanoi(4, 'A', 'B', 'C', h);
    p(h, parentheses(4));
    Map<Integer, Long> memo = new HashMap<>();
    Function<Integer, Long>[] fib = new Function[1];
    fib[0] = n -> {
      Long known = memo.get(n);
      if (known != null) return known;
      long v = n < 2 ? n : fib[0].apply(n - 1) + fib[0].apply(n - 2);
      memo.put(n, v);
      return v;
    };
    p(fib[0].apply(80), memo.size());
    Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
    UnaryOperator<UnaryOperator<Integer>> twice = f -> x -> f.apply(f.apply(x));
    p(deep.get().get().get(), twice.apply(twice.apply(x -> x + 3)).apply(0),
        twice.andThen(f -> f.apply(100)).apply(x -> x / 2));
    Comparator<Object> c = (a, b)
        -> a instanceof List && b instanceof List ? Integer.compare(((List<?>) a).size(), ((List<?>) b).size())
                                                  : a.toString().compareTo(b.toString());
    p(c.compare(Arrays.asList(1), Arrays.asList(1, 2)), c.reversed().compare("a", "b"));
  }
}
