package android.util;

/** A fraction, in lowest terms. */
public final class Rational extends Number implements Comparable<Rational> {
  public static final Rational NaN = new Rational(0, 0);
  public static final Rational POSITIVE_INFINITY = new Rational(1, 0);
  public static final Rational NEGATIVE_INFINITY = new Rational(-1, 0);
  public static final Rational ZERO = new Rational(0, 1);

  private final int numerator;
  private final int denominator;

  public Rational(int numerator, int denominator) {
    if (denominator < 0) {
      numerator = -numerator;
      denominator = -denominator;
    }
    int divisor = gcd(numerator, denominator);
    this.numerator = divisor == 0 ? 0 : numerator / divisor;
    this.denominator = divisor == 0 ? 0 : denominator / divisor;
  }

  private static int gcd(int a, int b) {
    return b == 0 ? Math.abs(a) : gcd(b, a % b);
  }

  public int getNumerator() {
    return numerator;
  }

  public int getDenominator() {
    return denominator;
  }

  public boolean isNaN() {
    return denominator == 0 && numerator == 0;
  }

  public boolean isInfinite() {
    return denominator == 0 && numerator != 0;
  }

  public boolean isFinite() {
    return denominator != 0;
  }

  public boolean isZero() {
    return denominator != 0 && numerator == 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Rational && ((Rational) obj).numerator == numerator && ((Rational) obj).denominator == denominator;
  }

  @Override
  public int hashCode() {
    return denominator ^ (numerator << 16 | numerator >>> 16);
  }

  @Override
  public double doubleValue() {
    return (double) numerator / denominator;
  }

  @Override
  public float floatValue() {
    return (float) numerator / denominator;
  }

  @Override
  public int intValue() {
    return isFinite() ? numerator / denominator : isNaN() ? 0 : numerator > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
  }

  @Override
  public long longValue() {
    return isFinite() ? numerator / denominator : isNaN() ? 0 : numerator > 0 ? Long.MAX_VALUE : Long.MIN_VALUE;
  }

  @Override
  public short shortValue() {
    return (short) intValue();
  }

  @Override
  public int compareTo(Rational another) {
    if (equals(another)) return 0;
    if (isNaN()) return 1;
    if (another.isNaN()) return -1;
    if (isInfinite()) return numerator;
    if (another.isInfinite()) return -another.numerator;
    return Long.compare((long) numerator * another.denominator, (long) another.numerator * denominator);
  }

  public static Rational parseRational(String string) throws NumberFormatException {
    if (string == null) throw new NullPointerException("string must not be null");
    if (string.equals("NaN")) return NaN;
    if (string.equals("Infinity")) return POSITIVE_INFINITY;
    if (string.equals("-Infinity")) return NEGATIVE_INFINITY;
    int at = string.indexOf(':') >= 0 ? string.indexOf(':') : string.indexOf('/');
    if (at < 0) throw new NumberFormatException("Invalid Rational: \"" + string + "\"");
    return new Rational(Integer.parseInt(string.substring(0, at)), Integer.parseInt(string.substring(at + 1)));
  }

  @Override
  public String toString() {
    if (isNaN()) return "NaN";
    return isInfinite() ? (numerator > 0 ? "Infinity" : "-Infinity") : numerator + "/" + denominator;
  }
}
