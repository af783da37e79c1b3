package java.lang;

import java.math.BigDecimal;
import java.util.Random;

/** Arithmetic. Roots, powers, logarithms and trigonometry are native, so their last bit may differ from Android's. */
@antecede.Plain
public final class Math {
  public static final double E = 2.718281828459045;
  public static final double PI = 3.141592653589793;

  /** From here on all doubles are whole numbers. */
  private static final double ALL_WHOLE = 0x1.0p52;

  private static Random random;

  private Math() {}

  // ---- Functions of the machine ----

  public static native double sin(double a);

  public static native double cos(double a);

  public static native double tan(double a);

  public static native double asin(double a);

  public static native double acos(double a);

  public static native double atan(double a);

  public static native double sinh(double a);

  public static native double cosh(double a);

  public static native double tanh(double a);

  public static native double exp(double a);

  public static native double expm1(double a);

  public static native double log(double a);

  public static native double log10(double a);

  public static native double log1p(double a);

  public static native double sqrt(double a);

  public static native double cbrt(double a);

  public static native double atan2(double y, double x);

  public static native double pow(double base, double exponent);

  public static native double hypot(double x, double y);

  public static double toRadians(double degrees) {
    return degrees * (PI / 180);
  }

  public static double toDegrees(double radians) {
    return radians * (180 / PI);
  }

  public static double random() {
    if (random == null) random = new Random();
    return random.nextDouble();
  }

  // ---- Rounding ----

  public static double floor(double a) {
    if (!(abs(a) < ALL_WHOLE)) return a;
    double whole = (long) a;
    return copySign(whole > a ? whole - 1 : whole, a);
  }

  public static double ceil(double a) {
    return -floor(-a);
  }

  public static double rint(double a) {
    if (!(abs(a) < ALL_WHOLE)) return a;
    return copySign(abs(a) + ALL_WHOLE - ALL_WHOLE, a);
  }

  public static long round(double a) {
    double whole = floor(a);
    return a - whole >= 0.5 ? (long) whole + 1 : (long) whole;
  }

  public static int round(float a) {
    long rounded = round((double) a);
    return (int) max(Integer.MIN_VALUE, min(Integer.MAX_VALUE, rounded));
  }

  /** What is left of x after the nearest multiple of y, of two equally near ones the even one. */
  public static double IEEEremainder(double x, double y) {
    if (x != x || y != y || Double.isInfinite(x) || y == 0) return Double.NaN;
    if (Double.isInfinite(y)) return x;
    double divisor = abs(y);
    double rest = divisor <= Double.MAX_VALUE / 2 ? abs(x) % (2 * divisor) : abs(x);
    if (rest + rest > divisor) {
      rest -= divisor;
      if (rest + rest >= divisor) rest -= divisor;
    }
    return Double.doubleToRawLongBits(x) < 0 ? -rest : rest;
  }

  public static double fma(double a, double b, double c) {
    boolean plain = a == 0 || b == 0 || !Double.isFinite(a) || !Double.isFinite(b) || !Double.isFinite(c);
    if (plain) return a * b + c;
    return new BigDecimal(a).multiply(new BigDecimal(b)).add(new BigDecimal(c)).doubleValue();
  }

  /** The product is exact as a double. */
  public static float fma(float a, float b, float c) {
    double product = (double) a * b;
    if (product == 0 || !Double.isFinite(product) || !Float.isFinite(c)) return (float) (product + c);
    return new BigDecimal(product).add(new BigDecimal(c)).floatValue();
  }

  // ---- Absolute value, smaller, larger ----

  public static int abs(int a) {
    return a < 0 ? -a : a;
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static long abs(long a) {
    return a < 0 ? -a : a;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static float abs(float a) {
    return a <= 0 ? 0 - a : a;
  }

  public static float max(float a, float b) {
    if (a == 0 && b == 0) return 1 / a > 0 ? a : b;
    return a != a || a >= b ? a : b;
  }

  public static float min(float a, float b) {
    if (a == 0 && b == 0) return 1 / a < 0 ? a : b;
    return a != a || a <= b ? a : b;
  }

  public static double abs(double a) {
    return a <= 0 ? 0 - a : a;
  }

  public static double max(double a, double b) {
    if (a == 0 && b == 0) return 1 / a > 0 ? a : b;
    return a != a || a >= b ? a : b;
  }

  public static double min(double a, double b) {
    if (a == 0 && b == 0) return 1 / a < 0 ? a : b;
    return a != a || a <= b ? a : b;
  }

  // ---- Whole numbers ----

  private static ArithmeticException intOverflow() {
    return new ArithmeticException("integer overflow");
  }

  public static int addExact(int a, int b) {
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) throw intOverflow();
    return sum;
  }

  public static int subtractExact(int a, int b) {
    int difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) throw intOverflow();
    return difference;
  }

  public static int multiplyExact(int a, int b) {
    long product = (long) a * b;
    if ((int) product != product) throw intOverflow();
    return (int) product;
  }

  public static int incrementExact(int a) {
    if (a == Integer.MAX_VALUE) throw intOverflow();
    return a + 1;
  }

  public static int decrementExact(int a) {
    if (a == Integer.MIN_VALUE) throw intOverflow();
    return a - 1;
  }

  public static int negateExact(int a) {
    if (a == Integer.MIN_VALUE) throw intOverflow();
    return -a;
  }

  public static int absExact(int a) {
    if (a == Integer.MIN_VALUE) throw intOverflow();
    return abs(a);
  }

  public static int floorDiv(int a, int b) {
    int quotient = a / b;
    return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
  }

  public static int floorMod(int a, int b) {
    int rest = a % b;
    return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
  }

  private static ArithmeticException longOverflow() {
    return new ArithmeticException("long overflow");
  }

  public static long addExact(long a, long b) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) throw longOverflow();
    return sum;
  }

  public static long subtractExact(long a, long b) {
    long difference = a - b;
    if (((a ^ b) & (a ^ difference)) < 0) throw longOverflow();
    return difference;
  }

  public static long multiplyExact(long a, long b) {
    long product = a * b;
    if (multiplyHigh(a, b) != product >> 63) throw longOverflow();
    return product;
  }

  public static long multiplyExact(long a, int b) {
    return multiplyExact(a, (long) b);
  }

  public static long incrementExact(long a) {
    if (a == Long.MAX_VALUE) throw longOverflow();
    return a + 1;
  }

  public static long decrementExact(long a) {
    if (a == Long.MIN_VALUE) throw longOverflow();
    return a - 1;
  }

  public static long negateExact(long a) {
    if (a == Long.MIN_VALUE) throw longOverflow();
    return -a;
  }

  public static long absExact(long a) {
    if (a == Long.MIN_VALUE) throw longOverflow();
    return abs(a);
  }

  public static long floorDiv(long a, long b) {
    long quotient = a / b;
    return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
  }

  public static long floorMod(long a, long b) {
    long rest = a % b;
    return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
  }

  public static long floorDiv(long a, int b) {
    return floorDiv(a, (long) b);
  }

  public static int floorMod(long a, int b) {
    return (int) floorMod(a, (long) b);
  }

  public static int toIntExact(long a) {
    if ((int) a != a) throw intOverflow();
    return (int) a;
  }

  public static long multiplyFull(int a, int b) {
    return (long) a * b;
  }

  /** The upper 64 bits of the product, from products of halves. */
  public static long multiplyHigh(long a, long b) {
    long highA = a >> 32;
    long lowA = a & 0xffffffffL;
    long highB = b >> 32;
    long lowB = b & 0xffffffffL;
    long middle = highA * lowB + (lowA * lowB >>> 32);
    long otherMiddle = lowA * highB + (middle & 0xffffffffL);
    return highA * highB + (middle >> 32) + (otherMiddle >> 32);
  }

  // ---- Bits of floating-point numbers ----

  public static double copySign(double magnitude, double sign) {
    long bits = Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE;
    return Double.longBitsToDouble(bits | Double.doubleToRawLongBits(sign) & Long.MIN_VALUE);
  }

  public static double signum(double a) {
    return a > 0 ? 1 : a < 0 ? -1 : a;
  }

  public static int getExponent(double a) {
    return (int) (Double.doubleToRawLongBits(a) >> 52 & 2047) - 1023;
  }

  public static double ulp(double a) {
    if (!Double.isFinite(a)) return abs(a);
    int exponent = max(getExponent(a), Double.MIN_EXPONENT);
    return scalb((double) 1, exponent - 52);
  }

  public static double nextUp(double a) {
    if (a != a || a == Double.POSITIVE_INFINITY) return a;
    long bits = Double.doubleToRawLongBits(a + 0.0);
    return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
  }

  public static double nextDown(double a) {
    return -nextUp(-a);
  }

  public static double nextAfter(double start, double direction) {
    if (start != start || direction != direction) return start + direction;
    if (start == direction) return direction;
    return direction > start ? nextUp(start) : nextDown(start);
  }

  public static float copySign(float magnitude, float sign) {
    int bits = Float.floatToRawIntBits(magnitude) & Integer.MAX_VALUE;
    return Float.intBitsToFloat(bits | Float.floatToRawIntBits(sign) & Integer.MIN_VALUE);
  }

  public static float signum(float a) {
    return a > 0 ? 1 : a < 0 ? -1 : a;
  }

  public static int getExponent(float a) {
    return (Float.floatToRawIntBits(a) >> 23 & 255) - 127;
  }

  public static float ulp(float a) {
    if (!Float.isFinite(a)) return abs(a);
    int exponent = max(getExponent(a), Float.MIN_EXPONENT);
    return scalb((float) 1, exponent - 23);
  }

  public static float nextUp(float a) {
    if (a != a || a == Float.POSITIVE_INFINITY) return a;
    int bits = Float.floatToRawIntBits(a + 0.0f);
    return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
  }

  public static float nextDown(float a) {
    return -nextUp(-a);
  }

  public static float nextAfter(float start, double direction) {
    if (start != start || direction != direction) return Float.NaN;
    if (start == direction) return (float) direction;
    return direction > start ? nextUp(start) : nextDown(start);
  }

  /** All steps but the last are exact, unless the result is zero anyway. */
  public static double scalb(double a, int exponent) {
    int rest = max(-2200, min(2200, exponent));
    for (; rest > 1023; rest -= 1023) a *= 0x1.0p1023;
    while (rest < -1022) {
      int step = getExponent(a) > -500 ? 500 : 1022;
      a *= powerOfTwo(-step);
      rest += step;
    }
    return a * powerOfTwo(rest);
  }

  public static float scalb(float a, int exponent) {
    return (float) (a * powerOfTwo(max(-300, min(300, exponent))));
  }

  /** For exponents of normal numbers. */
  private static double powerOfTwo(int exponent) {
    return Double.longBitsToDouble((long) (exponent + 1023) << 52);
  }
}
