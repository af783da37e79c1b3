package java.lang;

import antecede.Reflection;

/** The box of {@code int}, and what one does with ints: texts, bits, unsigned arithmetic. */
@antecede.Plain
public final class Integer extends Number implements Comparable<Integer> {
  public static final int MIN_VALUE = 0x80000000;
  public static final int MAX_VALUE = 0x7fffffff;
  public static final int SIZE = 32;
  public static final int BYTES = 4;
  @SuppressWarnings("unchecked")
  public static final Class<Integer> TYPE = (Class<Integer>) Reflection.primitive("int");

  /** Boxes of -128 to 127: equal ones are identical. */
  private static final Integer[] SMALL = small();

  private final int value;

  @Deprecated
  public Integer(int value) {
    this.value = value;
  }

  @Deprecated
  public Integer(String text) throws NumberFormatException {
    this.value = parseInt(text, 10);
  }

  private static Integer[] small() {
    Integer[] boxes = new Integer[256];
    for (int i = 0; i < boxes.length; i++) boxes[i] = new Integer(i - 128);
    return boxes;
  }

  public static Integer valueOf(int value) {
    return value >= -128 && value <= 127 ? SMALL[value + 128] : new Integer(value);
  }

  public static Integer valueOf(String text) throws NumberFormatException {
    return valueOf(parseInt(text, 10));
  }

  public static Integer valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseInt(text, radix));
  }

  public static int parseInt(String text) throws NumberFormatException {
    return parseInt(text, 10);
  }

  public static int parseInt(String text, int radix) throws NumberFormatException {
    if (text == null) throw new NumberFormatException("Cannot parse null string");
    return (int) IntegerText.parse(text, 0, text.length(), radix, MIN_VALUE, MAX_VALUE);
  }

  public static int parseInt(CharSequence text, int start, int end, int radix) throws NumberFormatException {
    IntegerText.checkRange(text, start, end);
    return (int) IntegerText.parse(text, start, end, radix, MIN_VALUE, MAX_VALUE);
  }

  public static int parseUnsignedInt(String text) throws NumberFormatException {
    return parseUnsignedInt(text, 10);
  }

  public static int parseUnsignedInt(String text, int radix) throws NumberFormatException {
    if (text == null) throw new NumberFormatException("Cannot parse null string");
    return (int) IntegerText.parseUnsigned(text, 0, text.length(), radix, 0xffffffffL);
  }

  public static int parseUnsignedInt(CharSequence text, int start, int end, int radix)
      throws NumberFormatException {
    IntegerText.checkRange(text, start, end);
    return (int) IntegerText.parseUnsigned(text, start, end, radix, 0xffffffffL);
  }

  public static Integer decode(String text) throws NumberFormatException {
    return valueOf((int) IntegerText.decode(text, MIN_VALUE, MAX_VALUE));
  }

  /** The system property of that name as a number, or null. */
  public static Integer getInteger(String name) {
    return getInteger(name, null);
  }

  public static Integer getInteger(String name, int otherwise) {
    Integer found = getInteger(name, null);
    return found == null ? valueOf(otherwise) : found;
  }

  public static Integer getInteger(String name, Integer otherwise) {
    String text = name == null || name.isEmpty() ? null : System.getProperty(name);
    if (text == null) return otherwise;
    try {
      return decode(text);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  public static String toString(int value) {
    return IntegerText.decimal(value);
  }

  public static String toString(int value, int radix) {
    return IntegerText.print(value, radix);
  }

  public static String toUnsignedString(int value) {
    return IntegerText.decimal(value & 0xffffffffL);
  }

  public static String toUnsignedString(int value, int radix) {
    return IntegerText.printUnsigned(value & 0xffffffffL, radix);
  }

  public static String toHexString(int value) {
    return IntegerText.printBits(value & 0xffffffffL, 4);
  }

  public static String toOctalString(int value) {
    return IntegerText.printBits(value & 0xffffffffL, 3);
  }

  public static String toBinaryString(int value) {
    return IntegerText.printBits(value & 0xffffffffL, 1);
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
    return value;
  }

  @Override
  public long longValue() {
    return value;
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

  public static int hashCode(int value) {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Integer && ((Integer) other).value == value;
  }

  @Override
  public int compareTo(Integer other) {
    return compare(value, other.value);
  }

  public static int compare(int a, int b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  public static int compareUnsigned(int a, int b) {
    return compare(a + MIN_VALUE, b + MIN_VALUE);
  }

  public static long toUnsignedLong(int value) {
    return value & 0xffffffffL;
  }

  public static int divideUnsigned(int a, int b) {
    return (int) ((a & 0xffffffffL) / (b & 0xffffffffL));
  }

  public static int remainderUnsigned(int a, int b) {
    return (int) ((a & 0xffffffffL) % (b & 0xffffffffL));
  }

  public static int highestOneBit(int value) {
    return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
  }

  public static int lowestOneBit(int value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(int value) {
    if (value == 0) return 32;
    int zeros = 0;
    for (int step = 16; step > 0; step >>= 1) {
      if (value >>> 32 - step == 0) {
        zeros += step;
        value <<= step;
      }
    }
    return zeros;
  }

  public static int numberOfTrailingZeros(int value) {
    return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
  }

  /** Sums neighbouring bits, pairs, groups of four, bytes. */
  public static int bitCount(int value) {
    value = (value & 0x55555555) + (value >>> 1 & 0x55555555);
    value = (value & 0x33333333) + (value >>> 2 & 0x33333333);
    value = (value & 0x0f0f0f0f) + (value >>> 4 & 0x0f0f0f0f);
    return value * 0x01010101 >>> 24;
  }

  public static int rotateLeft(int value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static int rotateRight(int value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static int reverse(int value) {
    value = (value & 0x55555555) << 1 | value >>> 1 & 0x55555555;
    value = (value & 0x33333333) << 2 | value >>> 2 & 0x33333333;
    value = (value & 0x0f0f0f0f) << 4 | value >>> 4 & 0x0f0f0f0f;
    return reverseBytes(value);
  }

  public static int reverseBytes(int value) {
    return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
  }

  public static int signum(int value) {
    return value >> 31 | -value >>> 31;
  }

  public static int sum(int a, int b) {
    return a + b;
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }
}
