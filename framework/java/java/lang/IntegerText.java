package java.lang;

/** Reads and writes whole numbers, for Integer and Long and their smaller brothers. */
@antecede.Concrete
final class IntegerText {
  private static final char[] DIGITS = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h',
    'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'
  };

  private IntegerText() {}

  static void checkRange(CharSequence text, int start, int end) {
    if (start < 0 || start > end || end > text.length()) throw new IndexOutOfBoundsException();
  }

  private static void checkRadix(int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new NumberFormatException("radix " + radix + " out of range");
    }
  }

  static long parse(CharSequence text, int start, int end, int radix, long min, long max) {
    checkRadix(radix);
    boolean negative = start < end && text.charAt(start) == '-';
    boolean signed = negative || start < end && text.charAt(start) == '+';
    return parseDigits(text, signed ? start + 1 : start, start, end, radix, negative, min, max);
  }

  /** Computes with negative numbers, of which there is one more. */
  private static long parseDigits(
      CharSequence text, int from, int start, int end, int radix, boolean negative, long min, long max) {
    long limit = negative ? min : -max;
    long lastSafe = limit / radix;
    long value = 0;
    if (from >= end) throw badNumber(text, start, end, radix);
    for (int i = from; i < end; i++) {
      int digit = digit(text.charAt(i), radix);
      if (digit < 0 || value < lastSafe || value * radix < limit + digit) throw badNumber(text, start, end, radix);
      value = value * radix - digit;
    }
    return negative ? value : -value;
  }

  private static int digit(char c, int radix) {
    int digit = c - '0';
    return digit >= 0 && digit < 10 && digit < radix ? digit : Character.digit(c, radix);
  }

  private static NumberFormatException badNumber(CharSequence text, int start, int end, int radix) {
    return NumberFormatException.forInput(text.subSequence(start, end).toString(), radix);
  }

  /** {@code max} is unsigned, too. */
  static long parseUnsigned(CharSequence text, int start, int end, int radix, long max) {
    checkRadix(radix);
    int from = start < end && text.charAt(start) == '+' ? start + 1 : start;
    if (from >= end) throw badNumber(text, start, end, radix);
    long value = 0;
    long lastSafe = Long.divideUnsigned(max, radix);
    for (int i = from; i < end; i++) {
      int digit = digit(text.charAt(i), radix);
      boolean fits = digit >= 0 && Long.compareUnsigned(value, lastSafe) <= 0
          && Long.compareUnsigned(value * radix, max - digit) <= 0;
      if (!fits) throw badNumber(text, start, end, radix);
      value = value * radix + digit;
    }
    return value;
  }

  /** With an optional sign, and 0x, # or 0 in front of hexadecimal and octal numbers. */
  static long decode(String text, long min, long max) {
    if (text.isEmpty()) throw new NumberFormatException("Zero length string");
    char first = text.charAt(0);
    boolean negative = first == '-';
    int from = negative || first == '+' ? 1 : 0;
    int radix = 10;
    if (text.startsWith("0x", from) || text.startsWith("0X", from)) {
      radix = 16;
      from += 2;
    } else if (text.startsWith("#", from)) {
      radix = 16;
      from++;
    } else if (text.startsWith("0", from) && text.length() > from + 1) {
      radix = 8;
      from++;
    }
    if (from < text.length() && (text.charAt(from) == '-' || text.charAt(from) == '+')) {
      throw new NumberFormatException("Sign character in wrong position");
    }
    return parseDigits(text, from, from, text.length(), radix, negative, min, max);
  }

  static String decimal(long value) {
    char[] buffer = new char[20];
    int start = decimal(value, buffer);
    return new String(buffer, start, 20 - start);
  }

  /** Writes to the end of a buffer of 20 characters; returns where the text starts. */
  static int decimal(long value, char[] buffer) {
    int at = 20;
    boolean negative = value < 0;
    if (!negative) value = -value;
    while (value <= Integer.MIN_VALUE) {
      buffer[--at] = (char) ('0' - value % 10);
      value /= 10;
    }
    int small = (int) value;
    do {
      buffer[--at] = (char) ('0' - small % 10);
      small /= 10;
    } while (small != 0);
    if (negative) buffer[--at] = '-';
    return at;
  }

  static String print(long value, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) return decimal(value);
    char[] buffer = new char[65];
    int at = 65;
    long rest = value < 0 ? value : -value;
    do {
      buffer[--at] = DIGITS[(int) -(rest % radix)];
      rest /= radix;
    } while (rest != 0);
    if (value < 0) buffer[--at] = '-';
    return new String(buffer, at, 65 - at);
  }

  static String printUnsigned(long value, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) radix = 10;
    if (value >= 0) return print(value, radix);
    long quotient = Long.divideUnsigned(value, radix);
    return print(quotient, radix) + DIGITS[(int) (value - quotient * radix)];
  }

  /** Digits of 1, 3 or 4 bits. */
  static String printBits(long value, int shift) {
    char[] buffer = new char[64];
    int at = 64;
    int mask = (1 << shift) - 1;
    do {
      buffer[--at] = DIGITS[(int) value & mask];
      value >>>= shift;
    } while (value != 0);
    return new String(buffer, at, 64 - at);
  }
}
