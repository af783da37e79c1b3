package arithmetic;

/** Operators of double: NaN, infinities, zeros of both signs, subnormal numbers, remainder. */
public class DoubleOperators {
  static final double[] VALUES = {0.0, -0.0, 1, -1, 0.1, 1 / 3.0, 9007199254740993.0, Double.MIN_VALUE,
      Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 5e-320,
      1e300, -2.5};

  static String bits(double value) {
    return Double.isNaN(value) ? "nan" : Long.toHexString(Double.doubleToLongBits(value));
  }

  public static void main(String[] args) {
    for (double a : VALUES) {
      long hash = 7;
      StringBuilder relations = new StringBuilder();
      for (double b : VALUES) {
        for (double result : new double[] {a + b, a - b, a * b, a / b, a % b})
          hash = hash * 1000003 + bits(result).hashCode();
        relations.append(a < b    ? '<'
                         : a > b  ? '>'
                         : a == b ? '='
                                  : '?')
            .append(a <= b ? 'y' : 'n')
            .append(a >= b ? 'y' : 'n');
      }
      System.out.println(bits(a) + " " + hash + " " + relations);
      System.out.println(bits(-a) + " " + (int) a + " " + (long) a + " " + bits((float) a) + " " + (short) a);
    }
    double x = VALUES[4], sum = 0;
    for (int i = 0; i < 10; i++) sum += x;
    System.out.println(sum + " " + (sum == 1.0) + " " + (x + 0.2) + " " + 3 * x);
    System.out.println(
        1 / VALUES[0] + " " + 1 / VALUES[1] + " " + (VALUES[0] == VALUES[1]) + " " + 5.5 % -VALUES[2] + " " + -5.5 % 2);
    System.out.println((VALUES[10] == VALUES[10]) + " " + (VALUES[10] != VALUES[10]) + " " + !(VALUES[10] < 1) + " "
        + !(VALUES[10] >= 1));
  }
}
