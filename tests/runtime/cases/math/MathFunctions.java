package math;

/** The functions of Math, rounded to nine digits so that the last bit may differ. */
public class MathFunctions {
  static String r(double x) {
    return Double.isNaN(x) || Double.isInfinite(x) || x == 0 ? "" + x : String.format("%.9e", x);
  }

  public static void main(String[] args) {
    double[] v = {0.0, -0.0, 0.1, -0.9, 1, 1.5, 2.718281828, -4, 12.34, 700, -745.2, 1e-9, 1e6, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (double x : v) {
      System.out.println(x + ": " + r(Math.sin(x)) + " " + r(Math.cos(x)) + " " + r(Math.tan(x)) + " " + r(Math.asin(x))
          + " " + r(Math.acos(x)) + " " + r(Math.atan(x)) + " " + r(Math.exp(x)) + " " + r(Math.log(x)) + " "
          + r(Math.log10(x)) + " " + r(Math.cbrt(x)) + " " + r(Math.sinh(x)) + " " + r(Math.cosh(x)) + " "
          + r(Math.tanh(x)) + " " + r(Math.expm1(x)) + " " + r(Math.log1p(x)) + " " + r(Math.hypot(x, 4)) + " "
          + r(Math.pow(x, 3)) + " " + r(Math.pow(3, x)) + " " + r(Math.atan2(x, -1)));
    }
    double[][] pows = {{0, 0}, {0, -1}, {-0.0, -1}, {-0.0, -3}, {-0.0, 3}, {-1, Double.POSITIVE_INFINITY},
        {1, Double.NaN}, {Double.NaN, 0}, {2, 1023}, {2, 1024}, {2, -1074}, {-2, 0.5}, {Double.NEGATIVE_INFINITY, 3},
        {Double.NEGATIVE_INFINITY, -4}, {0.5, Double.NEGATIVE_INFINITY}, {10, 15}, {-8, 3}};
    for (double[] x : pows) System.out.print(Math.pow(x[0], x[1]) + " ");
    System.out.println();
    double[][] angles = {{0.0, 1}, {-0.0, 1}, {0.0, -1}, {-0.0, -1}, {1, 0}, {-1, 0},
        {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY}, {1, Double.NEGATIVE_INFINITY}, {Double.NaN, 1}};
    for (double[] x : angles) System.out.print(r(Math.atan2(x[0], x[1])) + " ");
    System.out.println();
    System.out.println(Math.round(-0.5) + " " + Math.round(0.5f) + " " + Math.round(Float.NaN) + " " + Math.round(1e30f)
        + " " + Math.E + " " + Math.PI + " " + Math.floorMod(-1L, 5L));
  }
}
