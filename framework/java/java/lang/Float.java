package java.lang;

import antecede.Reflection;

/** The box of {@code float}. Texts have the fewest digits that tell the value from its neighbours. */
@antecede.Plain
public final class Float extends Number implements Comparable<Float> {
  public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
  public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
  public static final float NaN = 0.0f / 0.0f;
  public static final float MAX_VALUE = 0x1.fffffep+127f;
  public static final float MIN_NORMAL = 0x1.0p-126f;
  public static final float MIN_VALUE = 0x1.0p-149f;
  public static final int MAX_EXPONENT = 127;
  public static final int MIN_EXPONENT = -126;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  @SuppressWarnings("unchecked")
  public static final Class<Float> TYPE = (Class<Float>) Reflection.primitive("float");

  private final float value;

  @Deprecated
  public Float(float value) {
    this.value = value;
  }

  @Deprecated
  public Float(double value) {
    this.value = (float) value;
  }

  @Deprecated
  public Float(String text) throws NumberFormatException {
    this.value = parseFloat(text);
  }

  public static native int floatToRawIntBits(float value);

  public static native float intBitsToFloat(int bits);

  public static int floatToIntBits(float value) {
    return isNaN(value) ? 0x7fc00000 : floatToRawIntBits(value);
  }

  public static Float valueOf(float value) {
    return new Float(value);
  }

  public static Float valueOf(String text) throws NumberFormatException {
    return new Float(parseFloat(text));
  }

  public static float parseFloat(String text) throws NumberFormatException {
    return intBitsToFloat((int) RealText.parse(text, RealText.FLOAT));
  }

  public static String toString(float value) {
    return RealText.print(floatToIntBits(value), RealText.FLOAT);
  }

  public static String toHexString(float value) {
    return RealText.printHex(floatToIntBits(value), RealText.FLOAT);
  }

  public static boolean isNaN(float value) {
    return value != value;
  }

  public static boolean isInfinite(float value) {
    return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
  }

  public static boolean isFinite(float value) {
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
    return value;
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

  public static int hashCode(float value) {
    return floatToIntBits(value);
  }

  /** By bits: NaN equals itself, and the zeros differ. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
  }

  @Override
  public int compareTo(Float other) {
    return compare(value, other.value);
  }

  /** NaN is larger than everything, and -0 less than 0. */
  public static int compare(float a, float b) {
    if (a < b) return -1;
    if (a > b) return 1;
    int bitsOfA = floatToIntBits(a);
    int bitsOfB = floatToIntBits(b);
    return bitsOfA < bitsOfB ? -1 : bitsOfA == bitsOfB ? 0 : 1;
  }

  public static float sum(float a, float b) {
    return a + b;
  }

  public static float max(float a, float b) {
    return Math.max(a, b);
  }

  public static float min(float a, float b) {
    return Math.min(a, b);
  }
}
