package arithmetic;

/** Rounding of doubles: casts, floor, ceil, rint, round, and halves at every scale. */
public class RoundingModes {
  public static void main(String[] args) {
    double[] v = {-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, -2.4999999999999996, 2.5000000000000004, 1e15 + 0.5,
        4503599627370496.5, 9007199254740993.0, -1e-300};
    for (double x : v)
      System.out.println(x + " " + (long) x + " " + Math.floor(x) + " " + Math.ceil(x) + " " + Math.rint(x) + " "
          + Math.round(x) + " " + (int) Math.signum(x));
    float[] f = {-2.5f, 0.5f, 0.49999997f, 8388607.5f, 8388608.5f, 16777217f, 3e9f, Float.NaN};
    for (float x : f) System.out.println(x + " " + (int) x + " " + Math.round(x) + " " + (long) x + " " + Math.rint(x));
    System.out.println(Math.round(Double.MAX_VALUE) + " " + Math.round(-Double.MAX_VALUE) + " " + Math.round(Double.NaN)
        + " " + Math.round(Float.NEGATIVE_INFINITY));
    double third = 1.0 / 3, sum = 0;
    for (int i = 0; i < 3; i++) sum += third;
    System.out.println(sum + " " + (sum == 1) + " " + (0.1 + 0.7) * 10 + " " + (int) ((0.1 + 0.7) * 10) + " " + 1.1f * 3
        + " " + 1.1 * 3 + " " + (float) (1.1 * 3));
    System.out.println(Math.floor(-0.0) + " " + Math.ceil(-0.5) + " " + Math.rint(-0.2) + " " + 1 / Math.ceil(-0.5)
        + " " + Math.round(-0.2) + " " + (int) -0.9 + " " + (long) 1e19);
    double money = 0;
    for (int i = 0; i < 100; i++) money += 0.01;
    System.out.println(money + " " + Math.round(money * 100) / 100.0 + " " + (long) (money * 100));
    long hash = 0;
    for (int i = -300; i < 300; i++)
      hash = hash * 31 + Math.round(i * 0.37) + (long) Math.rint(i / 4.0) * 7 + (int) (i / 3.0);
    System.out.println(hash);
  }
}
