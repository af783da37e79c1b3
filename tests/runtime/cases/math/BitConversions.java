package math;

import static support.Tell.p;

/** Floats and doubles taken apart into sign, exponent and mantissa, rounded by hand, and put together again. */
public class BitConversions {
  static float half(int h) {
    int sign = h >> 15 & 1, e = h >> 10 & 31, m = h & 1023;
    if (e == 0) return (sign == 0 ? 1 : -1) * m * (float) Math.pow(2, -24);
    if (e == 31) return m == 0 ? sign == 0 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY : Float.NaN;
    return Float.intBitsToFloat(sign << 31 | e + 112 << 23 | m << 13);
  }

  static String parts(double d) {
    long bits = Double.doubleToRawLongBits(d);
    return (bits >>> 63) + "/" + (bits >>> 52 & 0x7ff) + "/" + Long.toHexString(bits & (1L << 52) - 1);
  }

  static int roundToFloat(double d) { return Float.floatToIntBits((float) d); }

  public static void main(String[] args) {
    for (double d : new double[] {
             1, -2, 0.1, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, -0.0, 1e-310})
      p(d, parts(d), Double.longBitsToDouble(Double.doubleToLongBits(d)) == d, Math.getExponent(d),
          Double.toHexString(d));
    for (int h : new int[] {0, 1, 0x3c00, 0xc000, 0x7bff, 0x7c00, 0xfc00, 0x7e00, 0x3555, 0x0400, 0x03ff})
      System.out.print(half(h) + " ");
    System.out.println();
    double base = 1 + Math.pow(2, -24);
    p(roundToFloat(base), roundToFloat(base + Math.pow(2, -50)), roundToFloat(base - Math.pow(2, -50)),
        roundToFloat(1 + 3 * Math.pow(2, -24)), roundToFloat(1e-46), roundToFloat(0.7e-45), roundToFloat(3.5e38),
        roundToFloat(-1e-60));
    p((float) 16777217L, (float) 16777219L, (double) 9007199254740993L, (float) Long.MAX_VALUE, (double) Long.MAX_VALUE,
        Float.toHexString(Integer.MAX_VALUE), (int) (float) Integer.MAX_VALUE, (long) (float) Long.MAX_VALUE,
        Float.toHexString(0x7fffff7fffffffL), Float.toHexString(0x8000008000000001L));
    p((byte) 1e10, (short) -1e10, (char) 1e10 + 0, (int) 1e10f, (long) 1e19f, (byte) 300.7f, (short) Float.NaN,
        (char) -1.5 + 0, (int) -0.9, (long) 0.9999999999);
    p(0.1f + 0.2f, 0.1f + 0.2, (double) (0.1f + 0.2f), 1.1f * 1.1f, (float) (1.1 * 1.1), 16777216f + 1f,
        16777216f + 1.0, 1e38f * 10f, 1e38f * 10.0, 1e-45f / 2f, 3f / 7f, 3.0 / 7);
    float f = 0.1f;
    double d = 0.1;
    f += d;
    d += f;
    p(f, d, f == d, (float) d == f, f > d);
    p(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001)) != 0,
        Float.floatToIntBits(Float.intBitsToFloat(0x7f800001)), Float.MIN_NORMAL / 2, Float.MIN_VALUE / 2,
        Float.MAX_VALUE + 1, Float.MAX_VALUE * 2, -Float.MIN_VALUE / 3);
    long sum = 0;
    for (int i = 0; i < 65536; i += 97) {
      float h = half(i);
      if (!Float.isNaN(h)) sum = sum * 31 + Float.floatToIntBits(h);
    }
    p(sum);
  }
}
