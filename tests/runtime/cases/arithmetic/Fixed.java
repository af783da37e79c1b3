package arithmetic;

/** Fixed-point and rational arithmetic in longs: money, square roots, sines by CORDIC, and saturation. */
public class Fixed {
  static final int SHIFT = 16;
  static long of(double d) { return Math.round(d * (1 << SHIFT)); }
  static long multiply(long a, long b) { return a * b + (1 << SHIFT - 1) >> SHIFT; }
  static long divide(long a, long b) { return (a << SHIFT) / b; }
  static String show(long f) {
    long a = Math.abs(f), whole = a >> SHIFT, part = (a & (1 << SHIFT) - 1) * 10000 >> SHIFT;
    return (f < 0 ? "-" : "") + whole + "." + (part + 10000 + "").substring(1);
  }
  static long root(long f) {
    long n = f << SHIFT, r = 0;
    for (long bit = 1L << 46; bit != 0; bit >>= 2) {
      if (n >= r + bit) {
        n -= r + bit;
        r = (r >> 1) + bit;
      } else
        r >>= 1;
    }
    return r;
  }
  static int saturate(long v) {
    return v > Integer.MAX_VALUE ? Integer.MAX_VALUE : v < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) v;
  }

  static long[] cordic(long angle) {
    long[] atan = new long[16];
    for (int i = 0; i < 16; i++) atan[i] = of(Math.atan(Math.pow(2, -i)));
    long x = of(0.6072529350088813), y = 0, z = angle;
    for (int i = 0; i < 16; i++) {
      long nx = z >= 0 ? x - (y >> i) : x + (y >> i), ny = z >= 0 ? y + (x >> i) : y - (x >> i);
      z += z >= 0 ? -atan[i] : atan[i];
      x = nx;
      y = ny;
    }
    return new long[] {x, y};
  }

  public static void main(String[] args) {
    long[] v = {of(1.5), of(-2.25), of(0.0001), of(1000), of(-0.5)};
    for (long a : v) {
      StringBuilder b = new StringBuilder();
      for (long c : v)
        b.append(show(a + c))
            .append(' ')
            .append(show(multiply(a, c)))
            .append(' ')
            .append(show(divide(a, c)))
            .append(" | ");
      System.out.println(b);
    }
    System.out.println(
        show(root(of(2))) + " " + show(root(of(144))) + " " + show(root(0)) + " " + show(root(of(0.25))));
    for (double d : new double[] {0, 0.5, 1, -1}) {
      long[] r = cordic(of(d));
      System.out.print(Math.abs(r[0] / 65536.0 - Math.cos(d)) < 0.001);
      System.out.print(" " + (Math.abs(r[1] / 65536.0 - Math.sin(d)) < 0.001) + " ");
    }
    System.out.println();
    System.out.println(saturate(1L << 40) + " " + saturate(-(1L << 40)) + " " + saturate(5) + " "
        + saturate((long) Integer.MAX_VALUE + 1));
    long cents = 0;
    for (int i = 0; i < 7; i++) cents += 100 / 7 + (i < 100 % 7 ? 1 : 0);
    long price = 1999, tax = (price * 19 + 50) / 100, rounded = Math.floorDiv(-price * 19 + 50, 100);
    System.out.println(cents + " " + tax + " " + rounded + " " + -price / 100 + "." + -price % 100 + " "
        + Math.floorMod(-price, 100L));
    int p = 1, q = 1;
    for (int i = 0; i < 12; i++) {
      int t = p + 2 * q;
      q += p;
      p = t;
    }
    System.out.println(p + "/" + q + " " + (double) p / q + " " + ((long) p * p - 2L * q * q));
  }
}
