package modern;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Generic methods with var, records and sealed types: an expression language with simplification. */
public class Generics17 {
  sealed interface Expr permits Num, Var, Bin, Neg {}
  record Num(double v) implements Expr {}
  record Var(String name) implements Expr {}
  record Bin(char op, Expr a, Expr b) implements Expr {}
  record Neg(Expr e) implements Expr {}

  static double eval(Expr e, Map<String, Double> env) {
    if (e instanceof Num n) return n.v();
    if (e instanceof Var v)
      return Optional.ofNullable(env.get(v.name())).orElseThrow(() -> new NoSuchElementException(v.name()));
    if (e instanceof Neg n) return -eval(n.e(), env);
    var b = (Bin) e;
    double x = eval(b.a(), env), y = eval(b.b(), env);
    return switch (b.op()) {
      case '+' -> x + y;
      case '-' -> x - y;
      case '*' -> x * y;
      case '/' -> x / y;
      default -> throw new IllegalArgumentException("" + b.op());
    };
  }

  static Expr simplify(Expr e) {
    if (e instanceof Neg n && simplify(n.e()) instanceof Num k) return new Num(-k.v());
    if (!(e instanceof Bin b)) return e;
    Expr x = simplify(b.a()), y = simplify(b.b());
    if (x instanceof Num p && y instanceof Num q) return new Num(eval(new Bin(b.op(), p, q), Map.of()));
    if (b.op() == '*' && (x.equals(new Num(0)) || y.equals(new Num(0)))) return new Num(0);
    if (b.op() == '*' && x.equals(new Num(1)) || b.op() == '+' && x.equals(new Num(0))) return y;
    if (y.equals(new Num(b.op() == '*' ? 1 : 0)) && b.op() != '/') return x;
        return new Bin(b.op(), x, y);
    }

    static Expr derive(Expr e, String v) {
      if (e instanceof Num) return new Num(0);
      if (e instanceof Var x) return new Num(x.name().equals(v) ? 1 : 0);
      if (e instanceof Neg n) return new Neg(derive(n.e(), v));
      if (e instanceof Bin b && b.op() == '*')
        return new Bin('+', new Bin('*', derive(b.a(), v), b.b()), new Bin('*', b.a(), derive(b.b(), v)));
      var b = (Bin) e;
      return new Bin(b.op(), derive(b.a(), v), derive(b.b(), v));
    }

    static <T, R> Function<T, R> memo(Function<T, R> f) {
      var cache = new HashMap<T, R>();
      return t -> cache.computeIfAbsent(t, f);
    }

    public static void main(String[] args) {
      Expr x = new Var("x"), e = new Bin('+', new Bin('*', x, x), new Bin('*', new Num(3), new Neg(new Num(-2))));
      p(e, eval(e, Map.of("x", 4.0)), simplify(e), simplify(derive(e, "x")), simplify(derive(e, "y")),
          thrown(() -> eval(x, Map.of())), thrown(() -> eval(new Bin('?', x, x), Map.of("x", 1.0))));
      int[] calls = {0};
      var f = memo((Expr q) -> {
        calls[0]++;
        return simplify(q);
      });
      p(f.apply(e).equals(
            f.apply(new Bin('+', new Bin('*', x, new Var("x")), new Bin('*', new Num(3), new Neg(new Num(-2)))))),
          calls[0],
          e.hashCode() == new Bin('+', new Bin('*', x, x), new Bin('*', new Num(3), new Neg(new Num(-2)))).hashCode(),
          new HashSet<>(List.of(new Num(1), new Num(1.0), new Num(-0.0), new Num(0.0)).stream().distinct().toList())
              .size());
    }
  }
