package lambdas;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Lambdas in fields, arrays, maps, generic methods and interfaces with several defaults; identity and caching. */
public class Serial {
  interface Step extends UnaryOperator<Integer> {
    default Step then(Step n) { return x -> n.apply(apply(x)); }
    default Step times(int k) {
      Step s = x -> x;
      for (int i = 0; i < k; i++) s = s.then(this);
      return s;
    }
    static Step add(int k) { return x -> x + k; }
    static Step of(Function<Integer, Integer> f) { return f::apply; }
  }

  static final Step DOUBLE = x -> x * 2;
  final Step own = x -> x + this.base;
  int base = 100;
  static Step[] all = {DOUBLE, Step.add(3), x -> - x, Step.of(x -> x* x)};

  static <T> Predicate<T> not(Predicate<T> p) { return t -> !p.test(t); }
  static <A, B> Function<A, B> always(B b) { return a -> b; }
  static Supplier<Runnable> nested(StringBuilder b) { return () -> () -> b.append("nested "); }
  static Runnable twice(Runnable r) {
    return () -> {
      r.run();
      r.run();
    };
  }
  static int apply(IntBinaryOperator o, int... v) {
    int r = v[0];
    for (int i = 1; i < v.length; i++) r = o.applyAsInt(r, v[i]);
    return r;
  }

  public static void main(String[] args) {
    Step s = x -> x;
    for (Step n : all) s = s.then(n);
    Serial o = new Serial();
    Step own = o.own;
    o.base = 7;
    p(s.apply(5), own.apply(1), DOUBLE.times(10).apply(1), Step.add(2).times(0).apply(9),
        DOUBLE.andThen(Integer::toBinaryString).apply(6), DOUBLE.compose((String t) -> t.length()).apply("four"));
    StringBuilder b = new StringBuilder();
    twice(twice(nested(b).get())).run();
    p(b, not(String::isEmpty).test(""), always("k").apply(5), apply(Math::max, 3, 9, 4),
        apply((x, y) -> x * 10 + y, 1, 2, 3), apply(Integer::sum, 5));
    Map<String, BiFunction<Double, Double, Double>> ops = new TreeMap<>();
    ops.put("+", Double::sum);
    ops.put("^", Math::pow);
    ops.put("hyp", (x, y) -> Math.sqrt(x * x + y * y));
    ops.forEach((n, f) -> System.out.print(n + f.apply(3.0, 4.0) + " "));
    System.out.println();
    List<IntSupplier> counters = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int[] c = {i * 10};
      counters.add(() -> c[0]++);
    }
    int total = 0;
    for (int k = 0; k < 9; k++) total = total * 3 + counters.get(k % 3).getAsInt();
    p(total);
    Function<Object, String> f = Object::toString;
    Function<? super String, ? extends CharSequence> g = f;
    Callback c = Serial::show;
    p(g.apply("x"), c.call(1, "two", 3.0), ((Supplier<Supplier<Integer>>) () -> () -> 7).get().get(),
        thrown(() -> ((Function<String, Integer>) Integer::parseInt).apply("x")),
        thrown(() -> ((Runnable) null).run()));
    Runnable r = () -> {}, q = r;
    p(r == q, r.equals(q), r.hashCode() == q.hashCode(), new HashSet<>(Arrays.asList(r, q)).size());
  }

  interface Callback {
    String call(Object... a);
  }
  static String show(Object... a) { return Arrays.toString(a); }
}
