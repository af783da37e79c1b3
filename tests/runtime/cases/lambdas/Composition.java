package lambdas;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Pipelines of functions, predicates, comparators and suppliers built at run time from tables. */
public class Composition {
  static final Map<String, Function<String, String>> STEPS = new LinkedHashMap<>();
  static {
    STEPS.put("trim", String::trim);
    STEPS.put("upper", String::toUpperCase);
    STEPS.put("reverse", s -> new StringBuilder(s).reverse().toString());
    STEPS.put("twice", s -> s + s);
    STEPS.put("first", s -> s.isEmpty() ? s : s.substring(0, 1));
  }

  static Function<String, String> pipeline(String spec) {
    return Arrays.stream(spec.split(",")).map(STEPS::get).reduce(Function.identity(), Function::andThen);
  }

  static <T> Predicate<T> all(List<Predicate<T>> l) { return l.stream().reduce(x -> true, Predicate::and); }
  static <T> Predicate<T> any(List<Predicate<T>> l) { return l.stream().reduce(x -> false, Predicate::or); }
  static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) { return a -> b -> f.apply(a, b); }
  static <A, B, C> BiFunction<A, B, C> uncurry(Function<A, Function<B, C>> f) { return (a, b) -> f.apply(a).apply(b); }
  static <A, B, C> BiFunction<B, A, C> flip(BiFunction<A, B, C> f) { return (b, a) -> f.apply(a, b); }
  static <T> Supplier<T> lazy(Supplier<T> s) {
    return new Supplier<T>() {
      T t;
      boolean done;
      @Override
      public T get() {
        if (!done) {
          t = s.get();
          done = true;
        }
        return t;
      }
    };
  }
  static <T, R> Function<T, R> memo(Function<T, R> f) {
    Map<T, R> known = new HashMap<>();
    return t -> known.computeIfAbsent(t, f);
  }
  static <T> UnaryOperator<T> times(int n, UnaryOperator<T> f) {
    return n == 0 ? t -> t : t -> times(n - 1, f).apply(f.apply(t));
  }

  public static void main(String[] args) {
    for (String s : new String[] {"trim,upper", "twice,reverse", "trim,first,twice,twice", "reverse,reverse"})
      System.out.print("[" + pipeline(s).apply(" abc ") + "] ");
    System.out.println(thrown(() -> pipeline("none").apply("x")));
    List<Predicate<Integer>> tests = Arrays.asList(x -> x > 3, x -> x % 2 == 0, x -> x < 10);
    p(IntStream.range(0, 14).boxed().filter(all(tests)).collect(Collectors.toList()),
        IntStream.range(0, 14).boxed().filter(any(tests).negate()).collect(Collectors.toList()));
    BiFunction<Integer, Integer, Integer> minus = (a, b) -> a - b;
    p(curry(minus).apply(10).apply(3), uncurry(curry(minus)).apply(10, 3), flip(minus).apply(10, 3),
        flip(flip(minus)).apply(10, 3));
    int[] calls = {0};
    Supplier<Integer> l = lazy(() -> ++calls[0] * 100);
    Function<Integer, Integer> m = memo(x -> {
      calls[0] += 10;
      return x * x;
    });
    p(l.get() + l.get(), m.apply(3) + m.apply(3) + m.apply(4), calls[0], times(5, (Integer x) -> x * 2).apply(1));
    Map<Character, IntBinaryOperator> ops = new HashMap<>();
    ops.put('+', Integer::sum);
    ops.put('*', (a, b) -> a * b);
    ops.put('m', Math::max);
    p(Arrays.stream("3 4 + 2 * 9 m".split(" "))
            .collect(ArrayDeque<Integer>::new,
                (s, t)
                    -> s.push(ops.containsKey(t.charAt(0)) ? ops.get(t.charAt(0)).applyAsInt(s.pop(), s.pop())
                                                           : Integer.parseInt(t)),
                (a, b) -> {})
            .pop());
    Function<Integer, Optional<Integer>> half = x -> x % 2 == 0 ? Optional.of(x / 2) : Optional.empty();
    p(Optional.of(12).flatMap(half).flatMap(half), Optional.of(12).flatMap(half).flatMap(half).flatMap(half));
    List<Runnable> deferred = new ArrayList<>();
    StringBuilder log = new StringBuilder();
    for (String w : "x y z".split(" ")) deferred.add(() -> log.append(w).append(deferred.size()));
    deferred.forEach(Runnable::run);
    p(log);
  }
}
