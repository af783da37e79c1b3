package arithmetic;

/** The static methods of Integer: bits, unsigned, parsing, text in every radix. */
public class IntegerMethods {
  static String parse(String text, int radix) {
    try {
      return String.valueOf(Integer.parseInt(text, radix));
    } catch (NumberFormatException e) {
      return "bad";
    }
  }

  static String decode(String text) {
    try {
      return String.valueOf(Integer.decode(text));
    } catch (NumberFormatException e) {
      return "bad";
    }
  }

  public static void main(String[] args) {
    for (int v : new int[] {0, 1, -1, 6, 0x80000000, 0x7fffffff, 0x00f0_1000, -123456789}) {
      System.out.println(v + ": " + Integer.bitCount(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " "
          + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.numberOfLeadingZeros(v) + " "
          + Integer.numberOfTrailingZeros(v) + " " + Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, -37) + " "
          + Integer.signum(v) + " " + Integer.hashCode(v));
      System.out.println("  " + Integer.toBinaryString(v) + " " + Integer.toOctalString(v) + " "
          + Integer.toHexString(v) + " " + Integer.toUnsignedString(v) + " " + Integer.toUnsignedLong(v));
      for (int radix : new int[] {2, 3, 7, 16, 35, 36, 37, 1}) System.out.print(" " + Integer.toString(v, radix));
      System.out.println(" " + Integer.toUnsignedString(v, 36));
    }
    for (String text : new String[] {"0", "-0", "+7", "-", "+", "", " 1", "1 ", "2147483647", "2147483648",
             "-2147483648", "-2147483649", "0x10", "\u0663", "zz", "1_0", "00012", "99999999999", "--1"}) {
      System.out.println(
          "'" + text + "' " + parse(text, 10) + " " + parse(text, 36) + " " + parse(text, 2) + " " + decode(text));
    }
    System.out.println(decode("0x7f") + " " + decode("-0X80") + " " + decode("#ff") + " " + decode("017") + " "
        + decode("08") + " " + decode("-#1") + " " + decode("0x80000000") + " " + decode("-0x80000000"));
    System.out.println(Integer.compare(1, 2) + " " + Integer.compareUnsigned(1, -1) + " "
        + Integer.parseUnsignedInt("4294967295") + " " + Integer.max(3, -3) + " " + Integer.sum(2147483647, 1));
    Integer a = 127, b = 127, c = 128, d = 128;
    System.out.println((a == b) + " " + c.equals(d) + " " + (c == 128) + " " + a.equals(127L) + " " + a.compareTo(c)
        + " " + Integer.valueOf(-128).byteValue());
  }
}
