package java.lang;

import antecede.Reflection;

/** The box of {@code long}, and what one does with longs: texts, bits, unsigned arithmetic. */
@antecede.Plain
public final class Long extends Number implements Comparable<Long> {
  public static final long MIN_VALUE = 0x8000000000000000L;
  public static final long MAX_VALUE = 0x7fffffffffffffffL;
  public static final int SIZE = 64;
  public static final int BYTES = 8;
  @SuppressWarnings("unchecked")
  public static final Class<Long> TYPE = (Class<Long>) Reflection.primitive("long");

  /** Boxes of -128 to 127: equal ones are identical. */
  private static final Long[] SMALL = small();

  private final long value;

  @Deprecated
  public Long(long value) {
    this.value = value;
  }

  @Deprecated
  public Long(String text) throws NumberFormatException {
    this.value = parseLong(text, 10);
  }

  private static Long[] small() {
    Long[] boxes = new Long[256];
    for (int i = 0; i < boxes.length; i++) boxes[i] = new Long(i - 128);
    return boxes;
  }

  public static Long valueOf(long value) {
    return value >= -128 && value <= 127 ? SMALL[(int) value + 128] : new Long(value);
  }

  public static Long valueOf(String text) throws NumberFormatException {
    return valueOf(parseLong(text, 10));
  }

  public static Long valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseLong(text, radix));
  }

  public static long parseLong(String text) throws NumberFormatException {
    return parseLong(text, 10);
  }

  public static long parseLong(String text, int radix) throws NumberFormatException {
    if (text == null) throw new NumberFormatException("Cannot parse null string");
    return IntegerText.parse(text, 0, text.length(), radix, MIN_VALUE, MAX_VALUE);
  }

  public static long parseLong(CharSequence text, int start, int end, int radix) throws NumberFormatException {
    IntegerText.checkRange(text, start, end);
    return IntegerText.parse(text, start, end, radix, MIN_VALUE, MAX_VALUE);
  }

  public static long parseUnsignedLong(String text) throws NumberFormatException {
    return parseUnsignedLong(text, 10);
  }

  public static long parseUnsignedLong(String text, int radix) throws NumberFormatException {
    if (text == null) throw new NumberFormatException("Cannot parse null string");
    return IntegerText.parseUnsigned(text, 0, text.length(), radix, -1L);
  }

  public static long parseUnsignedLong(CharSequence text, int start, int end, int radix)
      throws NumberFormatException {
    IntegerText.checkRange(text, start, end);
    return IntegerText.parseUnsigned(text, start, end, radix, -1L);
  }

  public static Long decode(String text) throws NumberFormatException {
    return valueOf(IntegerText.decode(text, MIN_VALUE, MAX_VALUE));
  }

  /** The system property of that name as a number, or null. */
  public static Long getLong(String name) {
    return getLong(name, null);
  }

  public static Long getLong(String name, long otherwise) {
    Long found = getLong(name, null);
    return found == null ? valueOf(otherwise) : found;
  }

  public static Long getLong(String name, Long otherwise) {
    String text = name == null || name.isEmpty() ? null : System.getProperty(name);
    if (text == null) return otherwise;
    try {
      return decode(text);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  public static String toString(long value) {
    return IntegerText.decimal(value);
  }

  public static String toString(long value, int radix) {
    return IntegerText.print(value, radix);
  }

  public static String toUnsignedString(long value) {
    return IntegerText.printUnsigned(value, 10);
  }

  public static String toUnsignedString(long value, int radix) {
    return IntegerText.printUnsigned(value, radix);
  }

  public static String toHexString(long value) {
    return IntegerText.printBits(value, 4);
  }

  public static String toOctalString(long value) {
    return IntegerText.printBits(value, 3);
  }

  public static String toBinaryString(long value) {
    return IntegerText.printBits(value, 1);
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

  public static int hashCode(long value) {
    return (int) (value ^ value >>> 32);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Long && ((Long) other).value == value;
  }

  @Override
  public int compareTo(Long other) {
    return compare(value, other.value);
  }

  public static int compare(long a, long b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  public static int compareUnsigned(long a, long b) {
    return compare(a + MIN_VALUE, b + MIN_VALUE);
  }

  public static long divideUnsigned(long a, long b) {
    if (b < 0) return compareUnsigned(a, b) < 0 ? 0 : 1;
    if (a >= 0) return a / b;
    long quotient = ((a >>> 1) / b) << 1;
    long rest = a - quotient * b;
    return compareUnsigned(rest, b) < 0 ? quotient : quotient + 1;
  }

  public static long remainderUnsigned(long a, long b) {
    return a - divideUnsigned(a, b) * b;
  }

  public static long highestOneBit(long value) {
    return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
  }

  public static long lowestOneBit(long value) {
    return value & -value;
  }

  public static int numberOfLeadingZeros(long value) {
    int high = (int) (value >>> 32);
    return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
  }

  public static int numberOfTrailingZeros(long value) {
    int low = (int) value;
    return low == 0 ? 32 + Integer.numberOfTrailingZeros((int) (value >>> 32)) : Integer.numberOfTrailingZeros(low);
  }

  public static int bitCount(long value) {
    return Integer.bitCount((int) value) + Integer.bitCount((int) (value >>> 32));
  }

  public static long rotateLeft(long value, int distance) {
    return value << distance | value >>> -distance;
  }

  public static long rotateRight(long value, int distance) {
    return value >>> distance | value << -distance;
  }

  public static long reverse(long value) {
    return (long) Integer.reverse((int) value) << 32 | Integer.reverse((int) (value >>> 32)) & 0xffffffffL;
  }

  public static long reverseBytes(long value) {
    return (long) Integer.reverseBytes((int) value) << 32 | Integer.reverseBytes((int) (value >>> 32)) & 0xffffffffL;
  }

  public static int signum(long value) {
    return (int) (value >> 63 | -value >>> 63);
  }

  public static long sum(long a, long b) {
    return a + b;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }
}
