package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.BigInteger;

/** Integer conversions of String.format: d, x, o with every flag, widths, negative numbers, BigInteger. */
public class Integers {
  public static void main(String[] args) {
    Object[] values = {0, 1, -1, 42, -12345, 1234567, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (String f : new String[] {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%,15d", "%-,15d|", "%+,d",
             "%0+8d", "% 08d", "%(,012d", "%x", "%X", "%#x", "%08x", "%#010x", "%-10x|", "%o", "%#o", "%012o", "%h",
             "%s", "%10s", "%b"}) {
      StringBuilder row = new StringBuilder(f).append(':');
      for (Object v : values) row.append(' ').append(String.format(f, v));
      p(row);
    }
    Object[] kinds = {(byte) -1, (short) -1, -1L, Long.MIN_VALUE, BigInteger.ONE.shiftLeft(70),
        BigInteger.ONE.shiftLeft(70).negate(), null};
    for (String f : new String[] {"%d", "%,d", "%020d", "%(d", "%x", "%#X", "%o", "%+d", "%-25d|", "%25x"}) {
      StringBuilder row = new StringBuilder(f).append(':');
      for (Object v : kinds) row.append(' ').append(String.format(f, v));
      p(row);
    }
    p(String.format("%x %x", BigInteger.valueOf(-255), (byte) -128), String.format("%+x", BigInteger.TEN),
        thrown(() -> String.format("%+x", 10)), thrown(() -> String.format("%,o", 1)),
        thrown(() -> String.format("%d", 1.5)), thrown(() -> String.format("%d", 'c')),
        thrown(() -> String.format("%05-d", 1)), thrown(() -> String.format("%0d", 1)));
    p(String.format("%1$d %1$x %1$o", 255), String.format("%2$03d:%1$03d", 5, 6),
        String.format("%d%n", 1).endsWith(System.lineSeparator()), String.format("%-6d|%6d|%<06d", 77, 88));
  }
}
