package programs;

import static support.Tell.p;
import static support.Tell.thrown;

/** Linear programming by the simplex method with exact fractions in longs, and a transport problem. */
public class Simplex {
  static long gcd(long a, long b) { return b == 0 ? Math.abs(a) : gcd(b, a % b); }
  static final class F {
    final long n, d;
    F(long n, long d) {
      long g = gcd(n, d) * (d < 0 ? -1 : 1);
      this.n = n / g;
      this.d = d / g;
    }
    F plus(F o) { return new F(n * o.d + o.n * d, d * o.d); }
    F times(F o) { return new F(n * o.n, d * o.d); }
    F over(F o) { return new F(n * o.d, d * o.n); }
    F minus(F o) { return plus(new F(-o.n, o.d)); }
    boolean less(F o) { return n * o.d < o.n * d; }
    @Override
    public String toString() {
      return d == 1 ? "" + n : n + "/" + d;
    }
  }

  static F[] solve(int[][] a, int[] b, int[] c) {
    int m = a.length, n = c.length;
    F[][] t = new F[m + 1][n + m + 1];
    int[] basis = new int[m];
    for (int i = 0; i <= m; i++)
      for (int j = 0; j <= n + m; j++)
        t[i][j] = new F(i < m ? j < n ? a[i][j] : j == n + i ? 1 : j == n + m ? b[i] : 0 : j < n ? -c[j] : 0, 1);
    for (int i = 0; i < m; i++) basis[i] = n + i;
    F zero = new F(0, 1);
    for (int round = 0; round < 50; round++) {
      int col = -1;
      for (int j = 0; j < n + m && col < 0; j++)
        if (t[m][j].less(zero)) col = j;
      if (col < 0) break;
      int row = -1;
      for (int i = 0; i < m; i++)
        if (zero.less(t[i][col]) && (row < 0 || t[i][n + m].over(t[i][col]).less(t[row][n + m].over(t[row][col]))))
          row = i;
      if (row < 0) throw new ArithmeticException("unbounded");
      F pivot = t[row][col];
      for (int j = 0; j <= n + m; j++) t[row][j] = t[row][j].over(pivot);
      for (int i = 0; i <= m; i++) {
        if (i == row) continue;
        F k = t[i][col];
        for (int j = 0; j <= n + m; j++) t[i][j] = t[i][j].minus(k.times(t[row][j]));
      }
      basis[row] = col;
    }
    F[] out = new F[n + 1];
    for (int j = 0; j < n; j++) out[j] = zero;
    for (int i = 0; i < m; i++)
      if (basis[i] < n) out[basis[i]] = t[i][n + m];
    out[n] = t[m][n + m];
    return out;
  }

  public static void main(String[] args) {
    p((Object) solve(new int[][] {{1, 0}, {0, 2}, {3, 2}}, new int[] {4, 12, 18}, new int[] {3, 5}));
    p((Object) solve(new int[][] {{2, 1, 1}, {4, 2, 3}, {2, 5, 5}}, new int[] {14, 28, 30}, new int[] {1, 2, -1}));
    p((Object) solve(new int[][] {{1, 1}, {5, 9}}, new int[] {6, 45}, new int[] {5, 8}));
    p(thrown(() -> solve(new int[][] {{-1, 1}}, new int[] {1}, new int[] {1, 0})));
  }
}
