package java.nio;

/** Numbers in arrays of bytes, in either byte order. */
final class Bits {
  private Bits() {}

  static short getShort(byte[] bytes, int at, boolean bigEndian) {
    int a = bytes[at] & 0xff;
    int b = bytes[at + 1] & 0xff;
    return (short) (bigEndian ? a << 8 | b : b << 8 | a);
  }

  static void putShort(byte[] bytes, int at, boolean bigEndian, short value) {
    byte high = (byte) (value >> 8);
    bytes[at] = bigEndian ? high : (byte) value;
    bytes[at + 1] = bigEndian ? (byte) value : high;
  }

  static char getChar(byte[] bytes, int at, boolean bigEndian) {
    return (char) getShort(bytes, at, bigEndian);
  }

  static void putChar(byte[] bytes, int at, boolean bigEndian, char value) {
    putShort(bytes, at, bigEndian, (short) value);
  }

  static int getInt(byte[] bytes, int at, boolean bigEndian) {
    int a = getChar(bytes, at, bigEndian);
    int b = getChar(bytes, at + 2, bigEndian);
    return bigEndian ? a << 16 | b : b << 16 | a;
  }

  static void putInt(byte[] bytes, int at, boolean bigEndian, int value) {
    short high = (short) (value >> 16);
    putShort(bytes, at, bigEndian, bigEndian ? high : (short) value);
    putShort(bytes, at + 2, bigEndian, bigEndian ? (short) value : high);
  }

  static long getLong(byte[] bytes, int at, boolean bigEndian) {
    long a = getInt(bytes, at, bigEndian) & 0xffffffffL;
    long b = getInt(bytes, at + 4, bigEndian) & 0xffffffffL;
    return bigEndian ? a << 32 | b : b << 32 | a;
  }

  static void putLong(byte[] bytes, int at, boolean bigEndian, long value) {
    int high = (int) (value >> 32);
    putInt(bytes, at, bigEndian, bigEndian ? high : (int) value);
    putInt(bytes, at + 4, bigEndian, bigEndian ? (int) value : high);
  }

  static float getFloat(byte[] bytes, int at, boolean bigEndian) {
    return Float.intBitsToFloat(getInt(bytes, at, bigEndian));
  }

  static void putFloat(byte[] bytes, int at, boolean bigEndian, float value) {
    putInt(bytes, at, bigEndian, Float.floatToRawIntBits(value));
  }

  static double getDouble(byte[] bytes, int at, boolean bigEndian) {
    return Double.longBitsToDouble(getLong(bytes, at, bigEndian));
  }

  static void putDouble(byte[] bytes, int at, boolean bigEndian, double value) {
    putLong(bytes, at, bigEndian, Double.doubleToRawLongBits(value));
  }
}
