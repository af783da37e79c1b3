package arithmetic;

/** Division by zero throws for integers only; the smallest value divided by minus one overflows. */
public class Division {
  static int zero;
  static long wideZero;

  static String divide(int a, int b) {
    try {
      return a / b + " " + a % b;
    } catch (ArithmeticException e) {
      return "int";
    }
  }

  static String divide(long a, long b) {
    try {
      return a / b + " " + a % b;
    } catch (ArithmeticException e) {
      return "long";
    }
  }

  public static void main(String[] args) {
    int[] ints = {7, -7, 0, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (int a : ints) {
      for (int b : new int[] {2, -2, 3, -1, 0, Integer.MIN_VALUE, 1000}) System.out.print(divide(a, b) + ";");
      System.out.println();
    }
    for (int a : ints) {
      for (long b : new long[] {2, -3, -1, 0, Long.MIN_VALUE, 1L << 40})
        System.out.print(divide(a * 1000003L, b) + ";");
      System.out.println();
    }
    System.out.println(
        divide(Long.MIN_VALUE, -1) + " " + 5.0 / zero + " " + -5.0f / zero + " " + 0.0 / wideZero + " " + 5 % 0.0);
    int constant = 0;
    for (int i = -20; i <= 20; i++) constant = constant * 3 + i / 4 + i % 4 + i / 8 + i % 8 + i / -16 + i % 10;
    System.out.println(constant);
    System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " "
        + Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(-7L, 4L) + " "
        + Math.floorDiv(-1L, Long.MAX_VALUE));
    System.out.println(Integer.divideUnsigned(-1, 10) + " " + Integer.remainderUnsigned(-1, 10) + " "
        + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(5, -3) + " "
        + Long.remainderUnsigned(5, -3));
    try {
      zero /= zero;
      System.out.println("not here");
    } catch (ArithmeticException e) {
      System.out.println("compound " + zero);
    }
  }
}
