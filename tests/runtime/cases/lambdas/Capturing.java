package lambdas;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/** What lambdas capture and when: receivers evaluated once, this, arrays, loop variables, recursion through fields. */
public class Capturing {
  int state = 1;
  static int evaluations;
  static IntUnaryOperator factorial;
  IntFunction<Long> fib = n -> n < 2 ? (long) n : this.fib.apply(n - 1) + this.fib.apply(n - 2);

  static StringBuilder receiver() {
    evaluations++;
    return new StringBuilder("r");
  }

  Supplier<Integer> byThis() { return () -> state++; }
  Runnable nested() {
    int a = state;
    return () -> {
      int b = a + 1;
      Runnable inner = () -> {
        int c = b + 1;
        Runnable innermost = () -> state = a * 100 + b * 10 + c;
        innermost.run();
      };
      inner.run();
    };
  }

  static <T> Supplier<T> memo(Supplier<T> s) {
    Object[] cell = new Object[1];
    boolean[] done = {false};
    return () -> {
      if (!done[0]) {
        cell[0] = s.get();
        done[0] = true;
      }
      @SuppressWarnings("unchecked") T t = (T) cell[0];
      return t;
    };
  }

  static Function<Integer, Integer> compose(List<Function<Integer, Integer>> all) {
    return all.isEmpty() ? x -> x : x -> compose(all.subList(1, all.size())).apply(all.get(0).apply(x));
  }

  public static void main(String[] args) {
    Function<String, StringBuilder> append = receiver()::append;
    p(append.apply("a"), append.apply("b"), evaluations);
    Supplier<StringBuilder> fresh = () -> receiver().append("x");
    p(fresh.get(), fresh.get(), evaluations);
    Capturing c = new Capturing();
    Supplier<Integer> s = c.byThis(), t = c.byThis();
    p(s.get(), t.get(), s.get(), c.state);
    c.nested().run();
    p(c.state);
    factorial = n -> n <= 1 ? 1 : n * factorial.applyAsInt(n - 1);
    p(factorial.applyAsInt(10), c.fib.apply(20));
    int[] counter = {0};
    Supplier<Integer> once = memo(() -> ++counter[0]);
    p(once.get(), once.get(), counter[0]);
    List<Function<Integer, Integer>> steps = new ArrayList<>();
    for (int i = 1; i <= 4; i++) {
      int by = i;
      steps.add(x -> x * 10 + by);
    }
    p(compose(steps).apply(0), compose(Collections.emptyList()).apply(9));
    long l = 1L << 40;
    double d = 2.5;
    byte b = -1;
    char ch = 'q';
    boolean z = true;
    float f = 0.5f;
    short sh = 300;
    String str = "str";
    int[] arr = {7};
    Supplier<String> all =
        () -> l + " " + d + " " + b + " " + ch + " " + z + " " + f + " " + sh + " " + str + " " + arr[0];
    arr[0] = 8;
    p(all.get());
    BiFunction<Long, Double, Object> wide = (x, y) -> x + y + l + d;
    p(wide.apply(1L, 2.0));
    List<Supplier<Integer>> suppliers = new ArrayList<>();
    for (int x : new int[] {1, 2, 3}) suppliers.add(() -> x * x);
    int total = 0;
    for (Supplier<Integer> x : suppliers) total = total * 10 + x.get();
    p(total);
    Function<Object, Function<Object, Object>> k = x -> y -> x, ki = x -> y -> y;
    p(k.apply(1).apply(2), ki.apply(1).apply(2));
    Iterator<Integer> gen = new Iterator<Integer>() {
      final IntUnaryOperator step = x -> x * 3 + Capturing.evaluations;
      int at = 1;
      @Override
      public boolean hasNext() {
        return at < 200;
      }
      @Override
      public Integer next() {
        return at = step.applyAsInt(at);
      }
    };
    StringBuilder out = new StringBuilder();
    gen.forEachRemaining(x -> out.append(x).append(' '));
    p(out);
  }
}
