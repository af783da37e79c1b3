package arithmetic;

/** Long arithmetic in number theory: Pollard's rho, Miller-Rabin, Chinese remainders, modular roots. */
public class LongDivisionWork {
  static long multiply(long a, long b, long m) {
    long r = 0;
    for (a %= m; b > 0; b >>= 1) {
      if ((b & 1) == 1) r = (r + a) % m;
      a = a * 2 % m;
    }
    return r;
  }

  static long power(long b, long e, long m) {
    long r = 1;
    for (b %= m; e > 0; e >>= 1, b = multiply(b, b, m))
      if ((e & 1) == 1) r = multiply(r, b, m);
    return r;
  }

  static boolean prime(long n) {
    if (n < 2) return false;
    for (long p : new long[] {2, 3, 5, 7, 11, 13, 17})
      if (n % p == 0) return n == p;
    long d = n - 1;
    int s = 0;
    for (; (d & 1) == 0; d >>= 1) s++;
  next:
    for (long a : new long[] {2, 3, 5, 7, 11, 13, 17}) {
      long x = power(a, d, n);
      if (x == 1 || x == n - 1) continue;
      for (int i = 1; i < s; i++)
        if ((x = multiply(x, x, n)) == n - 1) continue next;
      return false;
    }
    return true;
  }

  static long gcd(long a, long b) { return b == 0 ? Math.abs(a) : gcd(b, a % b); }

  static long rho(long n) {
    if ((n & 1) == 0) return 2;
    for (long c = 1;; c++) {
      long x = 2, y = 2, d = 1;
      while (d == 1) {
        x = (multiply(x, x, n) + c) % n;
        y = (multiply(y, y, n) + c) % n;
        y = (multiply(y, y, n) + c) % n;
        d = gcd(x - y, n);
      }
      if (d != n) return d;
    }
  }

  static long[] extended(long a, long b) {
    if (b == 0) return new long[] {a, 1, 0};
    long[] r = extended(b, a % b);
    return new long[] {r[0], r[2], r[1] - a / b * r[2]};
  }

  public static void main(String[] args) {
    for (long n : new long[] {1, 2, 97, 561, 1000003, 999999937L, 1000000007L * 3, 4759123141L, 1122004669633L})
      System.out.print(n + ":" + prime(n) + " ");
    System.out.println();
    for (long n : new long[] {8051, 10403, 1000003L * 10007}) System.out.print(rho(n) + "*" + n / rho(n) + " ");
    System.out.println();
    long[] e = extended(240, 46);
    System.out.println(e[0] + " " + e[1] + " " + e[2] + " " + Math.floorMod(extended(3, 1000000007)[1], 1000000007L));
    long[] rest = {2, 3, 2}, mod = {3, 5, 7};
    long m = 1, x = 0;
    for (long k : mod) m *= k;
    for (int i = 0; i < 3; i++) x += rest[i] * (m / mod[i]) * Math.floorMod(extended(m / mod[i], mod[i])[1], mod[i]);
    System.out.println(x % m + " " + gcd(Long.MIN_VALUE, 6) + " " + gcd(0, 0) + " " + power(2, 1L << 40, 1000003));
  }
}
