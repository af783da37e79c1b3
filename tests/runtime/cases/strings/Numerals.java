package strings;

import static support.Tell.p;

import java.math.BigInteger;
import java.util.*;

/** Numbers to and from strings in many bases and with many separators, checked by round trips. */
public class Numerals {
  static String base(BigInteger n, String digits) {
    if (n.signum() == 0) return digits.substring(0, 1);
    StringBuilder b = new StringBuilder();
    BigInteger k = BigInteger.valueOf(digits.length());
    for (BigInteger x = n.abs(); x.signum() > 0; x = x.divide(k)) b.append(digits.charAt(x.mod(k).intValue()));
    return (n.signum() < 0 ? "-" : "") + b.reverse();
  }

  static String group(String s, int n, char c) {
    StringBuilder b = new StringBuilder(s);
    for (int i = s.length() - n; i > 0; i -= n) b.insert(i, c);
    return b.toString();
  }

  static boolean luhn(String s) {
    int sum = 0;
    for (int i = 0; i < s.length(); i++) {
      int d = s.charAt(s.length() - 1 - i) - '0';
      if (i % 2 == 1) d = d * 2 > 9 ? d * 2 - 9 : d * 2;
      sum += d;
    }
    return sum % 10 == 0;
  }

  static boolean isbn(String s) {
    int sum = 0;
    for (int i = 0; i < 10; i++) sum += (10 - i) * (s.charAt(i) == 'X' ? 10 : s.charAt(i) - '0');
    return sum % 11 == 0;
  }

  public static void main(String[] args) {
    BigInteger n = new BigInteger("123456789012345678901234567890");
    p(base(n, "0123456789abcdef").equals(n.toString(16)), base(n, "01").length(),
        base(n, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"), base(n.negate(), "xyz"),
        base(BigInteger.ZERO, "ab"), group(n.toString(), 3, ','), group("1234", 2, ':'), group("12", 3, '_'));
    int wrong = 0;
    for (int r = 2; r <= 36; r++)
      for (int v : new int[] {0, 1, -1, 12345, Integer.MIN_VALUE, Integer.MAX_VALUE})
        if (Integer.parseInt(Integer.toString(v, r), r) != v || Long.parseLong(Long.toString(v, r), r) != v
            || new BigInteger(Integer.toString(v, r), r).intValue() != v
            || Integer.parseUnsignedInt(Integer.toUnsignedString(v, r), r) != v)
          wrong++;
    p(wrong, luhn("4539578763621486"), luhn("4539578763621487"), isbn("0306406152"), isbn("080442957X"),
        isbn("0306406153"));
    for (long bytes : new long[] {0, 999, 1024, 1536, 1L << 20, 1234567890, Long.MAX_VALUE}) {
      int e = bytes < 1024 ? 0 : (63 - Long.numberOfLeadingZeros(bytes)) / 10;
      System.out.print(
          String.format(Locale.US, "%.1f%s ", bytes / Math.pow(1024, e), " KMGTPE".substring(e, e + 1).trim() + "B"));
    }
    for (int s : new int[] {0, 59, 60, 3661, 86399, 100000})
      System.out.print(String.format("%d:%02d:%02d ", s / 3600, s / 60 % 60, s % 60));
    System.out.println();
    StringBuilder b = new StringBuilder();
    for (int i = 1; i <= 20; i++)
      b.append(i % 15 == 0 ? "FB" : i % 5 == 0 ? "B" : i % 3 == 0 ? "F" : Integer.toString(i, 3)).append(' ');
    p(b, Integer.toBinaryString(10), String.format("%8s", Integer.toBinaryString(10)).replace(' ', '0'),
        Integer.toOctalString(-1), Long.toHexString(-1L >>> 4), Integer.parseInt("-7fffffff", 16),
        Character.forDigit(11, 16), Character.getNumericValue('z'));
    String look = "1";
    for (int i = 0; i < 8; i++) {
      StringBuilder next = new StringBuilder();
      for (int j = 0, k; j < look.length(); j = k) {
        for (k = j; k < look.length() && look.charAt(k) == look.charAt(j);) k++;
        next.append(k - j).append(look.charAt(j));
      }
      look = next.toString();
    }
    p(look);
  }
}
