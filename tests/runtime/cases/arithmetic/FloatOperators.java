package arithmetic;

/** Operators of float: NaN, infinities, zeros of both signs, subnormal numbers, remainder. */
public class FloatOperators {
  static final float[] VALUES = {0f, -0f, 1f, -1f, 0.1f, 1 / 3f, 16777217f, Float.MIN_VALUE, Float.MIN_NORMAL,
      Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e-40f, 123456.79f};

  static String bits(float value) {
    return Float.isNaN(value) ? "nan" : Integer.toHexString(Float.floatToIntBits(value));
  }

  public static void main(String[] args) {
    for (float a : VALUES) {
      StringBuilder line = new StringBuilder(bits(a)).append(':');
      for (float b : VALUES) {
        line.append(' ')
            .append(bits(a + b))
            .append(',')
            .append(bits(a - b))
            .append(',')
            .append(bits(a * b))
            .append(',')
            .append(bits(a / b))
            .append(',')
            .append(bits(a % b))
            .append(',')
            .append((a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0)
                + (a != b ? 32 : 0));
      }
      System.out.println(line);
      System.out.println(bits(-a) + " " + (int) a + " " + (long) a + " " + bits((float) (double) a) + " " + (byte) a
          + " " + (char) a % 7);
    }
    float sum = 0;
    for (int i = 0; i < 1000; i++) sum += 0.1f;
    System.out.println(sum);
    float big = 16777216f;
    System.out.println(big + 1 == big ? "absorbed" : "kept");
    float fused = VALUES[4] * VALUES[4] - 0.01f;
    System.out.println(fused);
  }
}
