package java.lang;

import antecede.Reflection;

/** The box of {@code double}. Texts have the fewest digits that tell the value from its neighbours. */
@antecede.Plain
public final class Double extends Number implements Comparable<Double> {
  public static final double POSITIVE_INFINITY = 1.0 / 0.0;
  public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
  public static final double NaN = 0.0 / 0.0;
  public static final double MAX_VALUE = 0x1.fffffffffffffp+1023;
  public static final double MIN_NORMAL = 0x1.0p-1022;
  public static final double MIN_VALUE = 0x1.0p-1074;
  public static final int MAX_EXPONENT = 1023;
  public static final int MIN_EXPONENT = -1022;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  @SuppressWarnings("unchecked")
  public static final Class<Double> TYPE = (Class<Double>) Reflection.primitive("double");

  private final double value;

  @Deprecated
  public Double(double value) {
    this.value = value;
  }

  @Deprecated
  public Double(String text) throws NumberFormatException {
    this.value = parseDouble(text);
  }

  public static native long doubleToRawLongBits(double value);

  public static native double longBitsToDouble(long bits);

  public static long doubleToLongBits(double value) {
    return isNaN(value) ? 0x7ff8000000000000L : doubleToRawLongBits(value);
  }

  public static Double valueOf(double value) {
    return new Double(value);
  }

  public static Double valueOf(String text) throws NumberFormatException {
    return new Double(parseDouble(text));
  }

  public static double parseDouble(String text) throws NumberFormatException {
    return Double.longBitsToDouble(RealText.parse(text, RealText.DOUBLE));
  }

  public static String toString(double value) {
    return RealText.print(doubleToLongBits(value), RealText.DOUBLE);
  }

  public static String toHexString(double value) {
    return RealText.printHex(doubleToLongBits(value), RealText.DOUBLE);
  }

  public static boolean isNaN(double value) {
    return value != value;
  }

  public static boolean isInfinite(double value) {
    return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(double value) {
    return value - value == 0;
  }

  public boolean isNaN() {
    return isNaN(value);
  }

  public boolean isInfinite() {
    return isInfinite(value);
  }

  @Override
  public byte byteValue() {
    return (byte) value;
  }

  @Override
  public short shortValue() {
    return (short) value;
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return (long) value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  @Override
  public String toString() {
    return toString(value);
  }

  @Override
  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(double value) {
    return Long.hashCode(doubleToLongBits(value));
  }

  /** By bits: NaN equals itself, and the zeros differ. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
  }

  @Override
  public int compareTo(Double other) {
    return compare(value, other.value);
  }

  /** NaN is larger than everything, and -0 less than 0. */
  public static int compare(double a, double b) {
    if (a < b) return -1;
    if (a > b) return 1;
    long bitsOfA = doubleToLongBits(a);
    long bitsOfB = doubleToLongBits(b);
    return bitsOfA < bitsOfB ? -1 : bitsOfA == bitsOfB ? 0 : 1;
  }

  public static double sum(double a, double b) {
    return a + b;
  }

  public static double max(double a, double b) {
    return Math.max(a, b);
  }

  public static double min(double a, double b) {
    return Math.min(a, b);
  }
}
