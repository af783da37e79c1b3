package math;

import static support.Tell.p;

/** StrictMath, whose results are specified to the last bit, on many arguments; and exact functions of Math. */
public class StrictFunctions {
  public static void main(String[] args) {
    double[] v = {0.0, -0.0, 0.5, -0.5, 1, 2, 3.7, -3.7, 10, 100.25, 1e-5, 1e10, 1e300, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 0.7853981633974483, 3.141592653589793,
        22.5};
    for (double x : v) {
      p(x, StrictMath.sin(x), StrictMath.cos(x), StrictMath.tan(x), StrictMath.exp(x), StrictMath.log(x),
          StrictMath.log10(x), StrictMath.sqrt(x), StrictMath.cbrt(x));
      p(StrictMath.asin(x), StrictMath.acos(x), StrictMath.atan(x), StrictMath.sinh(x), StrictMath.cosh(x),
          StrictMath.tanh(x), StrictMath.expm1(x), StrictMath.log1p(x), StrictMath.floor(x), StrictMath.ceil(x),
          StrictMath.rint(x));
      p(StrictMath.pow(x, 2), StrictMath.pow(x, 0.5), StrictMath.pow(2, x), StrictMath.atan2(x, 2),
          StrictMath.atan2(2, x), StrictMath.hypot(x, 3), StrictMath.IEEEremainder(x, 3), StrictMath.toRadians(x),
          StrictMath.toDegrees(x), StrictMath.ulp(x), StrictMath.getExponent(x), StrictMath.nextAfter(x, 5),
          StrictMath.signum(x), StrictMath.round(x));
    }
    long hash = 0;
    for (int i = 1; i < 400; i++) {
      double x = i * 0.37 - 60;
      hash = hash * 31 + Double.doubleToLongBits(Math.sqrt(Math.abs(x)));
      hash = hash * 31 + Double.doubleToLongBits(Math.rint(x)) + Math.round(x) + (long) Math.floor(x)
          + (long) Math.ceil(x);
      hash = hash * 31 + Double.doubleToLongBits(Math.IEEEremainder(x, 1.7))
          + Double.doubleToLongBits(Math.scalb(x, i % 40 - 20)) + Double.doubleToLongBits(Math.copySign(x, -i));
      hash = hash * 31 + Double.doubleToLongBits(StrictMath.sin(x)) + Double.doubleToLongBits(StrictMath.exp(x / 10))
          + Double.doubleToLongBits(StrictMath.log(i)) + Double.doubleToLongBits(StrictMath.pow(i, 1.3))
          + Double.doubleToLongBits(StrictMath.atan2(x, i));
    }
    p(hash);
  }
}
