package generics;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/** Church numerals, fixed points, currying, lazy streams and an Either type in generic code. */
public class Functional2 {
  interface Church {
    <T> UnaryOperator<T> times(UnaryOperator<T> f);
  }
  static Church of(int n) {
    return new Church() {
      @Override
      public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
        return x -> {
          for (int i = 0; i < n; i++) x = f.apply(x);
          return x;
        };
      }
    };
  }
  static Church plus(Church a, Church b) {
    return new Church() {
      @Override
      public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
        return x -> a.times(f).apply(b.times(f).apply(x));
      }
    };
  }
  static Church mult(Church a, Church b) {
    return new Church() {
      @Override
      public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
        return a.times(b.times(f));
      }
    };
  }
  static int value(Church c) { return c.times((Integer x) -> x + 1).apply(0); }

  interface Self<T> {
    T apply(Self<T> s);
  }
  static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
    Self<Function<A, B>> g = s -> f.apply(a -> s.apply(s).apply(a));
    return g.apply(g);
  }

  static final class Lazy<T> {
    final T head;
    private final Supplier<Lazy<T>> tail;
    Lazy(T head, Supplier<Lazy<T>> tail) {
      this.head = head;
      this.tail = tail;
    }
    static <T> Lazy<T> iterate(T t, UnaryOperator<T> f) { return new Lazy<>(t, () -> iterate(f.apply(t), f)); }
    Lazy<T> filter(Predicate<? super T> p) {
      Lazy<T> l = this;
      while (!p.test(l.head)) l = l.tail.get();
      Lazy<T> found = l;
      return new Lazy<>(found.head, () -> found.tail.get().filter(p));
    }
    <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(f.apply(head), () -> tail.get().map(f)); }
    List<T> take(int n) {
      List<T> out = new ArrayList<>();
      Lazy<T> l = this;
      for (int i = 0; i < n; i++, l = l.tail.get()) out.add(l.head);
      return out;
    }
  }

  static Lazy<Integer> sieve(Lazy<Integer> l) {
    return new Lazy<>(l.head, () -> sieve(l.tail.get().filter(x -> x % l.head != 0)));
  }

  static abstract class Either<L, R> {
    abstract <T> T fold(Function<? super L, ? extends T> l, Function<? super R, ? extends T> r);
    <S> Either<L, S> flatMap(Function<? super R, Either<L, S>> f) {
      return this.<Either<L, S>>fold(Functional2::left, f);
    }
    @Override
    public String toString() {
      return fold(l -> "Left " + l, r -> "Right " + r);
    }
  }
  static <L, R> Either<L, R> left(L l) {
    return new Either<L, R>() {
      @Override
      <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
        return f.apply(l);
      }
    };
  }
  static <L, R> Either<L, R> right(R r) {
    return new Either<L, R>() {
      @Override
      <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
        return g.apply(r);
      }
    };
  }
  static Either<String, Integer> parse(String s) {
    try {
      return right(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return left("bad " + s);
    }
  }

  public static void main(String[] args) {
    p(value(plus(of(3), of(4))), value(mult(of(6), of(7))), of(3).times((String s) -> s + "ab").apply(""));
    p(Functional2.<Integer, Integer>fix(f -> n -> n < 2 ? 1 : n * f.apply(n - 1)).apply(10),
        Functional2.<String, String>fix(f -> s -> s.isEmpty() ? "" : f.apply(s.substring(1)) + s.charAt(0))
            .apply("reverse"));
    p(Lazy.iterate(1, x -> x * 2).take(10),
        Lazy.iterate(1, x -> x + 1).filter(x -> x % 3 == 0).map(x -> "n" + x).take(4),
        sieve(Lazy.iterate(2, x -> x + 1)).take(15));
    for (String s : new String[] {"20", "x", "0"}) p(parse(s).flatMap(x -> x == 0 ? left("zero") : right(100 / x)));
    Function<Integer, Function<Integer, Function<Integer, Integer>>> volume = a -> b -> c -> a * b * c;
    BiFunction<Function<Integer, Integer>, Integer, Integer> apply = Function::apply;
    p(volume.apply(2).apply(3).apply(4), apply.apply(x -> x * x, 12),
        Function.<Function<Integer, Integer>>identity().apply(x -> - x).apply(5));
  }
}
