package java.lang;

import antecede.Reflection;

/** The box of {@code byte}. */
@antecede.Plain
public final class Byte extends Number implements Comparable<Byte> {
  public static final byte MIN_VALUE = -128;
  public static final byte MAX_VALUE = 127;
  public static final int SIZE = 8;
  public static final int BYTES = 1;
  @SuppressWarnings("unchecked")
  public static final Class<Byte> TYPE = (Class<Byte>) Reflection.primitive("byte");

  /** Boxes of -128 to 127: equal ones are identical. */
  private static final Byte[] SMALL = small();

  private final byte value;

  @Deprecated
  public Byte(byte value) {
    this.value = value;
  }

  @Deprecated
  public Byte(String text) throws NumberFormatException {
    this.value = parseByte(text, 10);
  }

  private static Byte[] small() {
    Byte[] boxes = new Byte[256];
    for (int i = 0; i < boxes.length; i++) boxes[i] = new Byte((byte) (i - 128));
    return boxes;
  }

  public static Byte valueOf(byte value) {
    return SMALL[value + 128];
  }

  public static Byte valueOf(String text) throws NumberFormatException {
    return valueOf(parseByte(text, 10));
  }

  public static Byte valueOf(String text, int radix) throws NumberFormatException {
    return valueOf(parseByte(text, radix));
  }

  public static byte parseByte(String text) throws NumberFormatException {
    return parseByte(text, 10);
  }

  public static byte parseByte(String text, int radix) throws NumberFormatException {
    return inRange(Integer.parseInt(text, radix), text);
  }

  public static Byte decode(String text) throws NumberFormatException {
    return valueOf(inRange((int) IntegerText.decode(text, Integer.MIN_VALUE, Integer.MAX_VALUE), text));
  }

  private static byte inRange(int value, String text) {
    if (value < MIN_VALUE || value > MAX_VALUE) {
      throw new NumberFormatException("Value out of range. Value:\"" + text + "\"");
    }
    return (byte) value;
  }

  public static String toString(byte value) {
    return IntegerText.decimal(value);
  }

  @Override
  public byte byteValue() {
    return value;
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

  public static int hashCode(byte value) {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Byte && ((Byte) other).value == value;
  }

  @Override
  public int compareTo(Byte other) {
    return value - other.value;
  }

  public static int compare(byte a, byte b) {
    return a - b;
  }

  public static int compareUnsigned(byte a, byte b) {
    return (a & 0xff) - (b & 0xff);
  }

  public static int toUnsignedInt(byte value) {
    return value & 0xff;
  }

  public static long toUnsignedLong(byte value) {
    return value & 0xffL;
  }
}
