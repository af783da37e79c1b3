package arithmetic;

/** The static methods of Long, with text in every radix and unsigned numbers. */
public class LongMethods {
  static String parse(String text, int radix) {
    try {
      return String.valueOf(Long.parseLong(text, radix));
    } catch (NumberFormatException e) {
      return "bad";
    }
  }

  public static void main(String[] args) {
    for (long v : new long[] {
             0, 1, -1, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE, 0x00ff_1000_0000_0010L, -1234567890123456789L}) {
      System.out.println(v + ": " + Long.bitCount(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " "
          + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.numberOfLeadingZeros(v) + " "
          + Long.numberOfTrailingZeros(v) + " " + Long.rotateLeft(v, 13) + " " + Long.rotateRight(v, 77) + " "
          + Long.signum(v) + " " + Long.hashCode(v));
      System.out.println("  " + Long.toBinaryString(v) + " " + Long.toOctalString(v) + " " + Long.toHexString(v) + " "
          + Long.toUnsignedString(v) + " " + Long.toString(v, 36) + " " + Long.toString(v, 3) + " "
          + Long.toUnsignedString(v, 7));
    }
    for (String text : new String[] {"9223372036854775807", "9223372036854775808", "-9223372036854775808",
             "-9223372036854775809", "12L", "", "+0", "1y2p0ij32e8e7", "1y2p0ij32e8e8", "-1y2p0ij32e8e8"}) {
      System.out.println(text + " " + parse(text, 10) + " " + parse(text, 36));
    }
    System.out.println(Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseUnsignedLong("zz", 36) + " "
        + Long.compareUnsigned(-1, 1) + " " + Long.decode("-0x8000000000000000") + " " + Long.decode("#10"));
    Long a = 127L, b = 127L, c = 1000L;
    System.out.println((a == b) + " " + c.equals(1000L) + " " + c.equals(1000) + " " + (c == 1000) + " " + c.intValue()
        + " " + c.hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Long.valueOf("12", 3) + " " + Long.max(1, 2)
        + Long.min(1, 2) + Long.sum(1, 2));
  }
}
