package arithmetic;

/** Every binary operator of long on values at the edges. */
public class LongOperators {
  static final long[] VALUES = {0, 1, -1, 10, -10, 63, 64, 65, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 32,
      -1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, 0x5555_5555_5555_5555L, 0x0123_4567_89ab_cdefL};

  public static void main(String[] args) {
    for (long a : VALUES) {
      long hash = 1;
      for (long b : VALUES) {
        hash = hash * 31 + (a + b);
        hash = hash * 31 + (a - b);
        hash = hash * 31 + a * b;
        hash = hash * 31 + (a & b) + 3 * (a | b) + 5 * (a ^ b);
        hash = hash * 31 + (a << b);
        hash = hash * 31 + (a >> b);
        hash = hash * 31 + (a >>> b);
        hash = hash * 31 + (a << (int) b) + (a >>> (int) -b);
        hash = hash * 31 + (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a == b ? 4 : 0) + Long.compare(a, b);
        if (b != 0) hash = hash * 31 + a / b + a % b * 3;
      }
      System.out.println(a + " -> " + hash + " " + -a + " " + ~a);
    }
    long min = VALUES[13], minusOne = VALUES[2];
    System.out.println(min / minusOne + " " + min % minusOne + " " + min * minusOne);
    for (long a : VALUES) System.out.print(a / 7 + "," + a % 7 + "," + a / -1000003L + "," + a % -1000003L + " ");
    System.out.println();
  }
}
