package lambdas;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** java.util.function: composition and default methods of every interface. */
public class Functional {
  public static void main(String[] args) {
    StringBuilder log = new StringBuilder();
    Consumer<Object> c = x -> log.append("1:").append(x);
    c.andThen(x -> log.append(" 2:").append(x)).andThen(c).accept("v");
    BiConsumer<Object, Object> bc = (x, y) -> log.append(" ").append(x).append(y);
    bc.andThen((x, y) -> log.append(y).append(x)).accept("a", "b");
    IntConsumer ic = x -> log.append(x);
    ic.andThen(x -> log.append(-x)).accept(3);
    p(log, thrown(() -> c.andThen(null)),
        thrown(() -> c.andThen(x -> { throw new IllegalStateException(); }).accept("z")),
        log.toString().endsWith("1:z"));
    Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
    p(inc.andThen(dbl).apply(5), inc.compose(dbl).apply(5), Function.<String>identity().apply("id"),
        inc.andThen(Object::toString).andThen(String::length).apply(99));
    BiFunction<Integer, Integer, Integer> mul = (x, y) -> x * y;
    p(mul.andThen(x -> "r" + x).apply(6, 7), BinaryOperator.maxBy(Comparator.<String>naturalOrder()).apply("a", "b"),
        UnaryOperator.<Integer>identity().apply(4));
    Predicate<String> empty = String::isEmpty, shorter = s -> s.length() < 3;
    p(empty.negate().and(shorter).test("ab"), empty.or(shorter.negate()).test("abc"), Predicate.isEqual("x").test("x"),
        Predicate.isEqual(null).test(null), empty.and(s -> { throw new Error(); }).test("x"),
        empty.or(s -> { throw new Error(); }).test(""));
    BiPredicate<Integer, Integer> less = (x, y) -> x < y;
    p(less.negate().test(1, 2), less.and((x, y) -> x > 0).test(1, 2), less.or((x, y) -> x == y).test(2, 2));
    IntPredicate even = x -> x % 2 == 0;
    LongPredicate big = x -> x > 1L << 32;
    DoublePredicate nan = Double::isNaN;
    p(even.negate().test(3), even.and(x -> x > 4).test(4), big.or(x -> x == 0).test(0), nan.negate().test(1));
    IntUnaryOperator sq = x -> x * x;
    DoubleUnaryOperator half = x -> x / 2;
    LongUnaryOperator neg = x -> - x;
    p(sq.andThen(x -> x + 1).applyAsInt(3), sq.compose(x -> x + 1).applyAsInt(3),
        IntUnaryOperator.identity().applyAsInt(8), half.andThen(half).applyAsDouble(1),
        neg.compose(x -> x - 1).applyAsLong(5), DoubleUnaryOperator.identity().applyAsDouble(-0.0));
    IntToDoubleFunction a = x -> x / 2.0;
    LongToIntFunction b = x -> (int) x;
    DoubleToLongFunction d = x -> (long) x;
    ToIntBiFunction<String, String> e = String::compareTo;
    LongBinaryOperator f = Long::sum;
    DoubleBinaryOperator g = Math::pow;
    ObjLongConsumer<StringBuilder> h = StringBuilder::append;
    IntSupplier i = () -> 5;
    LongSupplier j = () -> Long.MAX_VALUE;
    DoubleSupplier k = () -> Math.PI;
    StringBuilder s = new StringBuilder();
    h.accept(s, 1L << 35);
    p(a.applyAsDouble(3), b.applyAsInt(1L << 32 | 5), d.applyAsLong(-2.9), e.applyAsInt("a", "c"), f.applyAsLong(1, 2),
        g.applyAsDouble(2, 10), s, i.getAsInt(), j.getAsLong(), k.getAsDouble());
    Map<String, IntBinaryOperator> table = new TreeMap<>();
    table.put("+", (x, y) -> x + y);
    table.put("-", (x, y) -> x - y);
    table.put("*", (x, y) -> x * y);
    table.put("max", Math::max);
    table.put("pow", (x, y) -> {
      int r = 1;
      for (int n = 0; n < y; n++) r *= x;
      return r;
    });
    table.forEach((n, op) -> System.out.print(n + "=" + op.applyAsInt(7, 3) + " "));
    System.out.println();
    Supplier<Supplier<Function<Integer, Supplier<Integer>>>> nest = () -> () -> x -> () -> x + 1;
    p(nest.get().get().apply(41).get());
  }
}
