package java.lang;

import antecede.Reflection;

/** The box of {@code short}. */
@antecede.Plain
public final class Short extends Number implements Comparable<Short> {
  public static final short MIN_VALUE = -32768;
  public static final short MAX_VALUE = 32767;
  public static final int SIZE = 16;
  public static final int BYTES = 2;
  @SuppressWarnings("unchecked")
  public static final Class<Short> TYPE = (Class<Short>) Reflection.primitive("short");

  /** Boxes of -128 to 127: equal ones are identical. */
  private static final Short[] SMALL = small();

  private final short value;

  @Deprecated
  public Short(short value) {
    this.value = value;
  }

  @Deprecated
  public Short(String text) throws NumberFormatException {
    this.value = parseShort(text, 10);
  }

  private static Short[] small() {
    Short[] boxes = new Short[256];
    for (int i = 0; i < boxes.length; i++) boxes[i] = new Short((short) (i - 128));
    return boxes;
  }

  public static Short valueOf(short value) {
    return value >= -128 && value <= 127 ? SMALL[value + 128] : new Short(value);
  }

  public static Short valueOf(String text) throws NumberFormatException {
    return valueOf(parseShort(text, 10));
  }

  public static Short valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseShort(text, radix));
  }

  public static short parseShort(String text) throws NumberFormatException {
    return parseShort(text, 10);
  }

  public static short parseShort(String text, int radix) throws NumberFormatException {
    return inRange(Integer.parseInt(text, radix), text);
  }

  public static Short decode(String text) throws NumberFormatException {
    return valueOf(inRange((int) IntegerText.decode(text, Integer.MIN_VALUE, Integer.MAX_VALUE), text));
  }

  private static short inRange(int value, String text) {
    if (value < MIN_VALUE || value > MAX_VALUE) {
      throw new NumberFormatException("Value out of range. Value:\"" + text + "\"");
    }
    return (short) value;
  }

  public static String toString(short value) {
    return IntegerText.decimal(value);
  }

  @Override
  public byte byteValue() {
    return (byte) value;
  }

  @Override
  public short shortValue() {
    return value;
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
    return IntegerText.decimal(value);
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(short value) {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Short && ((Short) other).value == value;
  }

  @Override
  public int compareTo(Short other) {
    return value - other.value;
  }

  public static int compare(short a, short b) {
    return a - b;
  }

  public static int compareUnsigned(short a, short b) {
    return (a & 0xffff) - (b & 0xffff);
  }

  public static short reverseBytes(short value) {
    return (short) (value << 8 | value >> 8 & 0xff);
  }

  public static int toUnsignedInt(short value) {
    return value & 0xffff;
  }

  public static long toUnsignedLong(short value) {
    return value & 0xffffL;
  }
}
