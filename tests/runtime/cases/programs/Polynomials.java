package programs;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.BigInteger;
import java.util.*;

/** Polynomials and fractions as immutable values: arithmetic, division, greatest common divisor, Newton, text. */
public class Polynomials {
  static final class Fraction implements Comparable<Fraction> {
    final BigInteger n, d;
    Fraction(BigInteger n, BigInteger d) {
      if (d.signum() == 0) throw new ArithmeticException("zero");
      BigInteger g = n.gcd(d).multiply(BigInteger.valueOf(d.signum()));
      this.n = n.divide(g);
      this.d = d.divide(g);
    }
    static Fraction of(long n, long d) { return new Fraction(BigInteger.valueOf(n), BigInteger.valueOf(d)); }
    Fraction plus(Fraction o) { return new Fraction(n.multiply(o.d).add(o.n.multiply(d)), d.multiply(o.d)); }
    Fraction times(Fraction o) { return new Fraction(n.multiply(o.n), d.multiply(o.d)); }
    Fraction negate() { return new Fraction(n.negate(), d); }
    Fraction over(Fraction o) { return times(new Fraction(o.d, o.n)); }
    @Override
    public int compareTo(Fraction o) {
      return n.multiply(o.d).compareTo(o.n.multiply(d));
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof Fraction && compareTo((Fraction) o) == 0;
    }
    @Override
    public int hashCode() {
      return n.hashCode() * 31 + d.hashCode();
    }
    @Override
    public String toString() {
      return d.equals(BigInteger.ONE) ? n.toString() : n + "/" + d;
    }
  }

  static final class Poly {
    final Fraction[] c;
    Poly(Fraction... c) {
      int k = c.length;
      while (k > 0 && c[k - 1].n.signum() == 0) k--;
      this.c = Arrays.copyOf(c, k);
    }
    static Poly of(long... v) {
      return new Poly(Arrays.stream(v).mapToObj(x -> Fraction.of(x, 1)).toArray(Fraction[] ::new));
    }
    Fraction at(int i) { return i < c.length ? c[i] : Fraction.of(0, 1); }
    Poly plus(Poly o) {
      Fraction[] r = new Fraction[Math.max(c.length, o.c.length)];
      for (int i = 0; i < r.length; i++) r[i] = at(i).plus(o.at(i));
      return new Poly(r);
    }
    Poly times(Poly o) {
      if (c.length == 0 || o.c.length == 0) return of();
      Fraction[] r = new Fraction[c.length + o.c.length - 1];
      Arrays.fill(r, Fraction.of(0, 1));
      for (int i = 0; i < c.length; i++)
        for (int j = 0; j < o.c.length; j++) r[i + j] = r[i + j].plus(c[i].times(o.c[j]));
      return new Poly(r);
    }
    Poly[] divide(Poly o) {
      Poly q = of(), r = this;
      while (r.c.length >= o.c.length) {
        Fraction[] t = new Fraction[r.c.length - o.c.length + 1];
        Arrays.fill(t, Fraction.of(0, 1));
        t[t.length - 1] = r.c[r.c.length - 1].over(o.c[o.c.length - 1]);
        Poly term = new Poly(t);
        q = q.plus(term);
        r = r.plus(term.times(o).times(of(-1)));
      }
      return new Poly[] {q, r};
    }
    Poly gcd(Poly o) {
      return o.c.length == 0 ? times(new Poly(Fraction.of(1, 1).over(c[c.length - 1]))) : o.gcd(divide(o)[1]);
    }
    Poly derive() {
      Fraction[] r = new Fraction[Math.max(0, c.length - 1)];
      for (int i = 0; i < r.length; i++) r[i] = c[i + 1].times(Fraction.of(i + 1, 1));
      return new Poly(r);
    }
    Fraction eval(Fraction x) {
      Fraction r = Fraction.of(0, 1);
      for (int i = c.length - 1; i >= 0; i--) r = r.times(x).plus(c[i]);
      return r;
    }
    @Override
    public String toString() {
      StringJoiner j = new StringJoiner(" + ");
      for (int i = c.length - 1; i >= 0; i--)
        if (c[i].n.signum() != 0)
          j.add((i > 0 && c[i].equals(Fraction.of(1, 1)) ? "" : c[i].toString())
              + (i == 0        ? ""
                      : i == 1 ? "x"
                               : "x^" + i));
      return c.length == 0 ? "0" : j.toString();
    }
  }

  public static void main(String[] args) {
    Poly a = Poly.of(-1, 0, 1), b = Poly.of(1, 2, 1), c = Poly.of(6, -5, 1);
    p(a, b, a.plus(b), a.times(b), a.times(b).divide(a)[0], a.divide(Poly.of(0, 2))[0], a.divide(Poly.of(1, 2))[1],
        a.gcd(b), a.times(c).gcd(c.times(b)), c.derive(), Poly.of(), thrown(() -> a.divide(Poly.of())));
    Fraction x = Fraction.of(3, 2);
    Poly two = Poly.of(-2, 0, 1);
    for (int i = 0; i < 4; i++) x = x.plus(two.eval(x).over(two.derive().eval(x)).negate());
    p(x, two.eval(x), x.compareTo(Fraction.of(141421356, 100000000)), Fraction.of(2, -4), Fraction.of(0, 5),
        new HashSet<>(Arrays.asList(Fraction.of(1, 2), Fraction.of(2, 4))).size(), thrown(() -> Fraction.of(1, 0)));
    Fraction sum = Fraction.of(0, 1);
    for (int i = 1; i <= 25; i++) sum = sum.plus(Fraction.of(1, i));
    p(sum);
  }
}
