package java.util;

/** One %… of a format string, checked: flags, width, precision, conversion. */
final class FormatSpec {
  static final int MINUS = 1, HASH = 2, PLUS = 4, SPACE = 8, ZERO = 16, COMMA = 32, PAREN = 64, PREVIOUS = 128,
      UPPER = 256;
  private static final String FLAGS = "-#+ 0,(<";

  /** As it was written. */
  final String text;
  /** Explicit index of the argument, 0 if there is none. */
  final int index;
  int flags;
  final int width;
  final int precision;
  /** In lower case; the flag UPPER tells. */
  final char conversion;
  /** Behind %t; else 0. */
  final char suffix;
  /** Where the format string goes on. */
  final int end;

  /** Reads what follows the % at {@code at - 1}. */
  FormatSpec(String format, int at) {
    int start = at - 1;
    int digits = skipDigits(format, at);
    int argument = 0;
    if (digits > at && digits < format.length() && format.charAt(digits) == '$') {
      argument = number(format, at, digits);  // 0 counts as none.
      at = digits + 1;
    }
    index = argument;
    for (int flag; at < format.length() && (flag = FLAGS.indexOf(format.charAt(at))) >= 0; at++) {
      if (has(1 << flag)) throw new DuplicateFormatFlagsException(flagText(1 << flag));
      flags |= 1 << flag;
    }
    digits = skipDigits(format, at);
    width = digits > at ? number(format, at, digits) : -1;
    if (digits > at && width < 0) throw new IllegalFormatWidthException(Integer.MIN_VALUE);
    at = digits;
    int places = -1;
    if (at < format.length() && format.charAt(at) == '.') {
      digits = skipDigits(format, at + 1);
      if (digits == at + 1) throw new UnknownFormatConversionException(".");
      places = number(format, at + 1, digits);
      if (places < 0) throw new IllegalFormatPrecisionException(Integer.MIN_VALUE);
      at = digits;
    }
    precision = places;
    if (at >= format.length()) throw new UnknownFormatConversionException("%");
    char c = format.charAt(at++);
    char next = 0;
    if (c == 't' || c == 'T') {
      if (at >= format.length()) throw new UnknownFormatConversionException(String.valueOf(c));
      next = format.charAt(at++);
    }
    suffix = next;
    if ("BHSCXEGAT".indexOf(c) >= 0) {
      flags |= UPPER;
      c = (char) (c + 32);
    }
    conversion = c;
    end = at;
    text = format.substring(start, end);
    check(format.charAt(suffix == 0 ? end - 1 : end - 2));
  }

  private static int skipDigits(String s, int at) {
    while (at < s.length() && s.charAt(at) >= '0' && s.charAt(at) <= '9') at++;
    return at;
  }

  /** -1 if it is too large. */
  private static int number(String s, int start, int end) {
    long value = 0;
    for (int i = start; i < end; i++) {
      value = value * 10 + s.charAt(i) - '0';
      if (value > Integer.MAX_VALUE) return -1;
    }
    return (int) value;
  }

  boolean has(int flag) {
    return (flags & flag) != 0;
  }

  static String flagText(int flags) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < FLAGS.length(); i++) {
      if ((flags & 1 << i) != 0) text.append(FLAGS.charAt(i));
    }
    return text.toString();
  }

  /** Whether it prints text of its own, without an argument. */
  boolean isText() {
    return conversion == '%' || conversion == 'n';
  }

  void refuse(int bad) {
    for (int flag = 1; flag <= PAREN; flag <<= 1) {
      if ((flags & bad & flag) != 0) throw new FormatFlagsConversionMismatchException(flagText(flag), conversion);
    }
  }

  private void needWidth(int cause) {
    if (width == -1 && has(cause)) throw new MissingFormatWidthException(text);
  }

  private void noPrecision() {
    if (precision != -1) throw new IllegalFormatPrecisionException(precision);
  }

  private void check(char written) {
    switch (conversion) {
      case 'b':
      case 'h':
      case 's':
        if (conversion != 's') refuse(HASH);
        needWidth(MINUS);
        refuse(PLUS | SPACE | ZERO | COMMA | PAREN);
        break;
      case 'c':
        noPrecision();
        refuse(HASH | PLUS | SPACE | ZERO | COMMA | PAREN);
        needWidth(MINUS);
        break;
      case 't':
        noPrecision();
        if ("HIklMNLQpsSTzZaAbBCdehjmyYrRcDF".indexOf(suffix) < 0) {
          throw new UnknownFormatConversionException("t" + suffix);
        }
        refuse(HASH | PLUS | SPACE | ZERO | COMMA | PAREN);
        needWidth(MINUS);
        break;
      case 'd':
      case 'o':
      case 'x':
        checkNumber();
        noPrecision();
        refuse(conversion == 'd' ? HASH : COMMA);
        break;
      case 'e':
      case 'f':
      case 'g':
      case 'a':
        checkNumber();
        refuse(conversion == 'a' ? PAREN | COMMA : conversion == 'e' ? COMMA : conversion == 'g' ? HASH : 0);
        break;
      case '%':
        noPrecision();
        if ((flags & ~(MINUS | UPPER)) != 0) throw new IllegalFormatFlagsException(flagText(flags));
        needWidth(MINUS);
        break;
      case 'n':
        noPrecision();
        if (width != -1) throw new IllegalFormatWidthException(width);
        if (flags != 0) throw new IllegalFormatFlagsException(flagText(flags));
        break;
      default:
        throw new UnknownFormatConversionException(String.valueOf(written));
    }
  }

  private void checkNumber() {
    needWidth(MINUS | ZERO);
    if (has(PLUS) && has(SPACE) || has(MINUS) && has(ZERO)) throw new IllegalFormatFlagsException(flagText(flags));
  }
}
