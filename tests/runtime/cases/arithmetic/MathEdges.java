package arithmetic;

import static support.Tell.p;
import static support.Tell.thrown;

/** Rounding, absolute values, exact operations, minima and signs at the edges. */
public class MathEdges {
  public static void main(String[] args) {
    double[] values = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1e18, 1e19, -1e19,
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -0.3};
    for (double v : values) {
      p(v, Math.floor(v), Math.ceil(v), Math.rint(v), Math.round(v), Math.round((float) v), Math.abs(v), Math.signum(v),
          Math.ulp(v), Double.toHexString(Math.nextUp(v)), Double.toHexString(Math.nextDown(v)), Math.getExponent(v));
    }
    p(Math.abs(Integer.MIN_VALUE), Math.abs(Long.MIN_VALUE), Math.abs(-0.0f), Math.max(-0.0, 0.0), Math.min(0.0, -0.0),
        Math.max(Double.NaN, 1), Math.min(1f, Float.NaN));
    p(thrown(() -> Math.addExact(Integer.MAX_VALUE, 1)), thrown(() -> Math.subtractExact(Long.MIN_VALUE, 1)),
        thrown(() -> Math.multiplyExact(1 << 16, 1 << 16)), thrown(() -> Math.multiplyExact(Long.MIN_VALUE, -1L)),
        thrown(() -> Math.negateExact(Integer.MIN_VALUE)), thrown(() -> Math.toIntExact(1L << 31)),
        thrown(() -> Math.incrementExact(Integer.MAX_VALUE)), thrown(() -> Math.decrementExact(Long.MIN_VALUE)));
    p(Math.addExact(1, 2), Math.multiplyExact(-3L, 4L), Math.toIntExact(-5L), Math.negateExact(7));
    p(Math.sqrt(2), Math.sqrt(-1), Math.sqrt(-0.0), Math.hypot(3, 4), Math.pow(2, 0.5), Math.pow(0, 0),
        Math.pow(-8, 1 / 3.0), Math.pow(-2, 3), Math.pow(1, Double.NaN));
    p(Math.scalb(1.5, 4), Math.scalb(1.0, -1080), Math.copySign(3, -0.0), Math.IEEEremainder(5, 3),
        Math.IEEEremainder(-7.5, 2), Math.nextAfter(1.0, 2), Math.nextAfter(0f, -1));
    p(Math.toDegrees(Math.PI), Math.toRadians(180), Math.log10(1000), Math.log(1), Math.exp(0), Math.log1p(0),
        Math.expm1(0), Math.sin(0), Math.cos(0), Math.tan(-0.0));
    p(Math.atan2(0.0, -0.0), Math.atan2(-0.0, 0.0), Math.atan2(1, 0), Math.asin(1), Math.acos(2), Math.sinh(0),
        Math.cosh(0), Math.tanh(Double.POSITIVE_INFINITY));
    p(StrictMath.sqrt(2), StrictMath.floor(-1.5), StrictMath.max(1, 2), StrictMath.abs(-3L), StrictMath.round(2.5f),
        StrictMath.pow(2, 10), StrictMath.rint(0.5));
  }
}
