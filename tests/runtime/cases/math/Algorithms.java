package math;

import static support.Tell.p;

import java.math.*;
import java.util.*;

/** Number algorithms: primes, square roots, continued fractions, pi digits, matrix powers, combinatorics. */
public class Algorithms {
  static String pi(int digits) {
    StringBuilder out = new StringBuilder();
    BigInteger q = BigInteger.ONE, r = BigInteger.ZERO, t = BigInteger.ONE, k = BigInteger.ONE,
               n = BigInteger.valueOf(3), l = BigInteger.valueOf(3), four = BigInteger.valueOf(4),
               seven = BigInteger.valueOf(7), two = BigInteger.valueOf(2), three = BigInteger.valueOf(3);
    while (out.length() < digits) {
      if (four.multiply(q).add(r).subtract(t).compareTo(n.multiply(t)) < 0) {
        out.append(n);
        BigInteger nr = BigInteger.TEN.multiply(r.subtract(n.multiply(t)));
        n = BigInteger.TEN.multiply(three.multiply(q).add(r)).divide(t).subtract(BigInteger.TEN.multiply(n));
        q = q.multiply(BigInteger.TEN);
        r = nr;
      } else {
        BigInteger nr = two.multiply(q).add(r).multiply(l);
        BigInteger nn = q.multiply(seven.multiply(k)).add(two).add(r.multiply(l)).divide(t.multiply(l));
        q = q.multiply(k);
        t = t.multiply(l);
        l = l.add(two);
        k = k.add(BigInteger.ONE);
        n = nn;
        r = nr;
      }
    }
    return out.toString();
  }

  static BigInteger sqrt(BigInteger n) {
    BigInteger x = BigInteger.ONE.shiftLeft(n.bitLength() / 2 + 1);
    while (true) {
      BigInteger y = x.add(n.divide(x)).shiftRight(1);
      if (y.compareTo(x) >= 0) return x;
      x = y;
    }
  }

  static long[][] multiply(long[][] a, long[][] b, long mod) {
    long[][] c = new long[2][2];
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++)
        for (int k = 0; k < 2; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % mod;
    return c;
  }

  static long fib(long n, long mod) {
    long[][] r = {{1, 0}, {0, 1}}, b = {{1, 1}, {1, 0}};
    for (; n > 0; n >>= 1, b = multiply(b, b, mod))
      if ((n & 1) == 1) r = multiply(r, b, mod);
    return r[0][1];
  }

  static List<Long> factors(long n) {
    List<Long> f = new ArrayList<>();
    for (long d = 2; d * d <= n; d++)
      for (; n % d == 0; n /= d) f.add(d);
    if (n > 1) f.add(n);
    return f;
  }

  static long catalan(int n) {
    long[] c = new long[n + 1];
    c[0] = 1;
    for (int i = 1; i <= n; i++)
      for (int j = 0; j < i; j++) c[i] += c[j] * c[i - 1 - j];
    return c[n];
  }

  static int queens(int n, int row, int cols, int d1, int d2) {
    if (row == n) return 1;
    int count = 0;
    for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
      int bit = free & -free;
      count += queens(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
    return count;
  }

  public static void main(String[] args) {
    p(pi(100));
    p(sqrt(BigInteger.TEN.pow(60).multiply(BigInteger.valueOf(2))), sqrt(BigInteger.valueOf(99)),
        fib(90, Long.MAX_VALUE), fib(1000000000000L, 1000007), factors(600851475143L), factors(2L * 3 * 3 * 1000003),
        catalan(30), queens(7, 0, 0, 0, 0));
    double x = 1;
    for (int i = 0; i < 20; i++) x = x - (x * x - 2) / (2 * x);
    double integral = 0;
    for (int i = 0; i < 1000; i++) integral += Math.sqrt(1 - Math.pow((i + 0.5) / 1000, 2)) / 1000;
    p(x, integral * 4, x == Math.sqrt(2));
    StringBuilder cf = new StringBuilder();
    double y = Math.PI;
    for (int i = 0; i < 8; i++) {
      cf.append((int) y).append(' ');
      y = 1 / (y - (int) y);
    }
    p(cf);
    int[] coins = {1, 5, 10, 25, 50};
    long[] ways = new long[101];
    ways[0] = 1;
    for (int c : coins)
      for (int i = c; i <= 100; i++) ways[i] += ways[i - c];
    p(ways[100], ways[37]);
    BigInteger[][] pascal = new BigInteger[31][];
    for (int i = 0; i <= 30; i++) {
      pascal[i] = new BigInteger[i + 1];
      for (int j = 0; j <= i; j++)
        pascal[i][j] = j == 0 || j == i ? BigInteger.ONE : pascal[i - 1][j - 1].add(pascal[i - 1][j]);
    }
    p(pascal[30][15], pascal[10]);
  }
}
