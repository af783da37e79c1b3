package arithmetic;

/** Unsigned and modular arithmetic by hand: powers, inverse, square roots, long division. */
public class UnsignedWork {
  static long power(long base, long exponent, long modulus) {
    long result = 1;
    for (base %= modulus; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) == 1) result = result * base % modulus;
      base = base * base % modulus;
    }
    return result;
  }

  static long inverse(long a) {
    long x = a;
    for (int i = 0; i < 6; i++) x *= 2 - a * x;
    return x;
  }

  static int squareRoot(long v) {
    int r = 0;
    for (int bit = 1 << 30; bit != 0; bit >>>= 1)
      if ((long) (r | bit) * (r | bit) <= v) r |= bit;
    return r;
  }

  static boolean prime(int n) {
    if (n < 2) return false;
    for (int d = 2; (long) d * d <= n; d++)
      if (n % d == 0) return false;
    return true;
  }

  static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

  public static void main(String[] args) {
    System.out.println(
        power(3, 1_000_000_006, 1_000_000_007) + " " + power(2, 62, 2147483647) + " " + power(10, 18, 998244353));
    for (long a : new long[] {1, 3, -1, 0xdeadbeefL | 1, Long.MAX_VALUE})
      System.out.print(inverse(a) + ":" + a * inverse(a) + " ");
    System.out.println();
    System.out.println(squareRoot(Long.MAX_VALUE >> 1) + " " + squareRoot(1L << 40) + " " + squareRoot(99) + " "
        + (int) Math.sqrt(1e12 - 1));
    int count = 0;
    for (int i = 0; i < 3000; i++)
      if (prime(i)) count++;
    System.out.println(count + " " + prime(2147483647) + " " + prime(46337 * 2) + " " + gcd(1071, 462) + " "
        + gcd(-48, 18) + " " + gcd(0, -5));
    long factorial = 1;
    for (int i = 1; i <= 25; i++) {
      factorial *= i;
      if (i > 18) System.out.print(Long.toUnsignedString(factorial) + " ");
    }
    System.out.println();
    int wrapped = 1;
    for (int i = 1; i <= 40; i++) wrapped *= 3;
    System.out.println(
        wrapped + " " + Integer.toUnsignedString(wrapped) + " " + (wrapped & 0xffffffffL) + " " + (wrapped >>> 1));
    StringBuilder digits = new StringBuilder();
    int rest = 1;
    for (int i = 0; i < 60; i++) {
      rest *= 10;
      digits.append(rest / 97);
      rest %= 97;
    }
    System.out.println(digits);
    long a = 0, b = 1;
    for (int i = 0; i < 120; i++) {
      long t = a + b;
      a = b;
      b = t;
    }
    System.out.println(a + " " + Long.compareUnsigned(a, b));
  }
}
