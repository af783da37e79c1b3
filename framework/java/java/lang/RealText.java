package java.lang;

/**
 * Reads and writes floating-point numbers, exactly. Numbers come and go as their bits; the format is named by the bits
 * of its fraction, {@link #DOUBLE} or {@link #FLOAT}.
 */
final class RealText {
  static final int DOUBLE = 52;
  static final int FLOAT = 23;

  /** More digits than these can only break a tie. */
  private static final int MAX_DIGITS = 1100;

  private RealText() {}

  private static int bias(int format) {
    return format == DOUBLE ? 1023 : 127;
  }

  private static long infinity(int format) {
    return (long) (2 * bias(format) + 1) << format;
  }

  private static long signBit(int format) {
    return format == DOUBLE ? Long.MIN_VALUE : 0x80000000L;
  }

  // ---- Writing ----

  static String print(long bits, int format) {
    long magnitude = format == DOUBLE ? bits & Long.MAX_VALUE : bits & Integer.MAX_VALUE;
    if (magnitude > infinity(format)) return "NaN";
    String sign = bits < 0 ? "-" : "";
    if (magnitude == infinity(format)) return sign + "Infinity";
    if (magnitude == 0) return sign + "0.0";
    int exponent = (int) (magnitude >>> format);
    long significand = magnitude & (1L << format) - 1;
    if (exponent > 0) significand |= 1L << format;
    return sign + layOut(shortest(significand, Math.max(exponent, 1) - bias(format) - format, exponent, format));
  }

  /** Digits and a decimal point in front of the {@code point}-th of them. */
  private static final class Digits {
    final char[] digits = new char[20];
    int count;
    int point;

    void add(int digit) {
      digits[count++] = (char) ('0' + digit);
    }

    /** Adds one to the last digit. */
    void roundUp() {
      int i = count - 1;
      while (i >= 0 && digits[i] == '9') digits[i--] = '0';
      if (i >= 0) {
        digits[i]++;
      } else {
        digits[0] = '1';
        point++;
      }
    }

    void dropZeros() {
      while (count > 1 && digits[count - 1] == '0') count--;
    }
  }

  /** The shortest digits that only this number is nearest to, for significand * 2^exponent2. */
  private static Digits shortest(long significand, int exponent2, int exponent, int format) {
    Digits result = new Digits();
    if (exponent2 <= 0 && exponent2 >= -format && (significand & (1L << -exponent2) - 1) == 0) {
      String whole = IntegerText.decimal(significand >> -exponent2);
      result.count = result.point = whole.length();
      whole.getChars(0, whole.length(), result.digits, 0);
    } else {
      boolean narrowBelow = significand == 1L << format && exponent > 1;
      generate(result, significand, exponent2, narrowBelow);
    }
    result.dropZeros();
    return result;
  }

  /**
   * Long division of value by scale, digit by digit, until what is left is less than half the gap to a neighbour
   * (Steele and White 1990, Burger and Dybvig 1996). {@code narrowBelow}: the neighbour below is only half as far.
   */
  private static void generate(Digits result, long significand, int exponent2, boolean narrowBelow) {
    int extra = narrowBelow ? 2 : 1;
    Natural value = new Natural(significand);
    Natural scale = new Natural(1);
    Natural above = new Natural(narrowBelow ? 2 : 1);
    Natural below = new Natural(1);
    value.shiftLeft(Math.max(exponent2, 0) + extra);
    scale.shiftLeft(Math.max(-exponent2, 0) + extra);
    above.shiftLeft(Math.max(exponent2, 0));
    below.shiftLeft(Math.max(exponent2, 0));
    int log2 = exponent2 + 63 - Long.numberOfLeadingZeros(significand);
    int point = (int) Math.ceil(log2 * 0.30102999566398114 - 1e-10);
    if (point >= 0) {
      scale.multiplyByPowerOfTen(point);
    } else {
      value.multiplyByPowerOfTen(-point);
      above.multiplyByPowerOfTen(-point);
      below.multiplyByPowerOfTen(-point);
    }
    boolean even = (significand & 1) == 0;
    if (value.compareSum(above, scale) >= (even ? 0 : 1)) {
      point++;
    } else {
      value.multiplyAndAdd(10, 0);
      above.multiplyAndAdd(10, 0);
      below.multiplyAndAdd(10, 0);
    }
    result.point = point;
    while (true) {
      int digit = divide(value, scale);
      result.add(digit);
      boolean low = value.compareTo(below) < (even ? 1 : 0);
      boolean high = value.compareSum(above, scale) >= (even ? 0 : 1);
      if (low || high) {
        finish(result, value, scale, low, high);
        return;
      }
      value.multiplyAndAdd(10, 0);
      above.multiplyAndAdd(10, 0);
      below.multiplyAndAdd(10, 0);
    }
  }

  /** The last digit goes to the nearer side; a single digit is followed by a second one. */
  private static void finish(Digits result, Natural value, Natural scale, boolean low, boolean high) {
    if (result.count == 1) {
      value.multiplyAndAdd(10, 0);
      result.add(divide(value, scale));
      low = high = true;
    }
    int toHalf = value.compareSum(value, scale);
    boolean odd = (result.digits[result.count - 1] & 1) == 1;
    if (!low || high && (toHalf > 0 || toHalf == 0 && odd)) result.roundUp();
  }

  /** The quotient, less than ten; the rest stays in {@code value}. */
  private static int divide(Natural value, Natural scale) {
    int quotient = 0;
    while (value.compareTo(scale) >= 0) {
      value.subtract(scale);
      quotient++;
    }
    return quotient;
  }

  /** Plain from 0.001 to 10,000,000, else with an exponent. */
  private static String layOut(Digits number) {
    char[] text = new char[32];
    int at = 0;
    int point = number.point;
    boolean plain = point > -3 && point <= 7;
    int whole = plain ? point : 1;
    if (whole <= 0) text[at++] = '0';
    for (int i = 0; i < whole; i++) text[at++] = i < number.count ? number.digits[i] : '0';
    text[at++] = '.';
    for (int i = whole; i < 0; i++) text[at++] = '0';
    for (int i = Math.max(whole, 0); i < number.count; i++) text[at++] = number.digits[i];
    if (number.count <= whole) text[at++] = '0';
    String result = new String(text, 0, at);
    return plain ? result : result + "E" + (point - 1);
  }

  static String printHex(long bits, int format) {
    long magnitude = format == DOUBLE ? bits & Long.MAX_VALUE : bits & Integer.MAX_VALUE;
    if (magnitude == 0 || magnitude >= infinity(format)) {
      return magnitude == 0 ? (bits < 0 ? "-0x0.0p0" : "0x0.0p0") : print(bits, format);
    }
    int exponent = (int) (magnitude >>> format);
    long fraction = (magnitude & (1L << format) - 1) << 52 - format;
    StringBuilder text = new StringBuilder(bits < 0 ? "-0x" : "0x").append(exponent > 0 ? "1." : "0.");
    do {
      text.append(Character.forDigit((int) (fraction >>> 48) & 15, 16));
      fraction = fraction << 4 & 0xfffffffffffffL;
    } while (fraction != 0);
    return text.append('p').append(Math.max(exponent, 1) - bias(format)).toString();
  }

  // ---- Reading ----

  static long parse(String text, int format) {
    text = text.trim();
    int end = text.length();
    if (end == 0) throw new NumberFormatException("empty String");
    boolean negative = text.charAt(0) == '-';
    int at = negative || text.charAt(0) == '+' ? 1 : 0;
    long sign = negative ? signBit(format) : 0;
    if (text.startsWith("NaN", at) && end == at + 3) return infinity(format) | 1L << format - 1;
    if (text.startsWith("Infinity", at) && end == at + 8) return sign | infinity(format);
    char last = text.charAt(end - 1);
    boolean hexadecimal = text.startsWith("0x", at) || text.startsWith("0X", at);
    if (last == 'f' || last == 'F' || last == 'd' || last == 'D') end--;
    return sign | (hexadecimal ? parseHex(text, at + 2, end, format) : parseDecimal(text, at, end, format));
  }

  private static long parseDecimal(String text, int at, int end, int format) {
    char[] digits = new char[Math.min(Math.max(end - at, 0), MAX_DIGITS + 1)];
    int count = 0;
    int scale = 0;
    boolean anyDigit = false;
    boolean afterPoint = false;
    boolean beyond = false;
    for (; at < end; at++) {
      char c = text.charAt(at);
      if (c == '.' && !afterPoint) {
        afterPoint = true;
      } else if (c >= '0' && c <= '9') {
        anyDigit = true;
        if (afterPoint) scale--;
        if (count == 0 && c == '0') continue;
        if (count < MAX_DIGITS) {
          digits[count++] = c;
        } else {
          scale++;
          beyond |= c != '0';
        }
      } else {
        break;
      }
    }
    if (!anyDigit) throw bad(text);
    if (at < end) scale = (int) Math.max(-100000000, Math.min(100000000, scale + parseExponent(text, at, end, 'e')));
    if (beyond) {
      digits[count++] = '1';
      scale--;
    }
    return count == 0 ? 0 : fromDecimal(digits, count, scale, format);
  }

  /** The exponent after that letter; one that is too large for anything is cut. */
  private static long parseExponent(String text, int at, int end, char letter) {
    char found = text.charAt(at++);
    if (found != letter && found != letter - 32) throw bad(text);
    boolean negative = at < end && text.charAt(at) == '-';
    if (negative || at < end && text.charAt(at) == '+') at++;
    if (at >= end) throw bad(text);
    long exponent = 0;
    for (; at < end; at++) {
      char c = text.charAt(at);
      if (c < '0' || c > '9') throw bad(text);
      exponent = Math.min(exponent * 10 + c - '0', 10000000000L);
    }
    return negative ? -exponent : exponent;
  }

  private static NumberFormatException bad(String text) {
    return NumberFormatException.forInput(text, 10);
  }

  /** digits * 10^scale, rounded to the nearest number, or to the even one of two. */
  private static long fromDecimal(char[] digits, int count, int scale, int format) {
    if (count + scale > 400) return infinity(format);
    if (count + scale < -400) return 0;
    if (format == DOUBLE && count <= 15 && scale >= -22 && scale <= 22) return fromSmall(digits, count, scale);
    Natural dividend = new Natural(0);
    for (int i = 0; i < count; i++) dividend.multiplyAndAdd(10, digits[i] - '0');
    Natural divisor = new Natural(1);
    if (scale >= 0) dividend.multiplyByPowerOfTen(scale);
    else divisor.multiplyByPowerOfTen(-scale);
    int shift = 62 - (dividend.bitLength() - divisor.bitLength());
    if (shift >= 0) dividend.shiftLeft(shift);
    else divisor.shiftLeft(-shift);
    divisor.shiftLeft(63);
    long quotient = 0;
    for (int i = 0; i < 63; i++) {
      dividend.shiftLeft(1);
      quotient <<= 1;
      if (dividend.compareTo(divisor) >= 0) {
        dividend.subtract(divisor);
        quotient |= 1;
      }
    }
    return round(quotient, -shift, !dividend.isZero(), format);
  }

  /** Digits and power of ten are exact as doubles, so one operation rounds correctly. */
  private static long fromSmall(char[] digits, int count, int scale) {
    long value = 0;
    for (int i = 0; i < count; i++) value = value * 10 + digits[i] - '0';
    double power = 1;
    for (int i = Math.abs(scale); i > 0; i--) power *= 10;
    return Double.doubleToRawLongBits(scale >= 0 ? value * power : value / power);
  }

  /** significand * 2^exponent, and a little more if {@code more}. The significand is positive. */
  private static long round(long significand, int exponent, boolean more, int format) {
    int bias = bias(format);
    int top = 63 - Long.numberOfLeadingZeros(significand) + exponent;
    if (top > bias) return infinity(format);
    int dropped = Math.max(top, 1 - bias) - format - exponent;
    long kept;
    if (dropped <= 0) {
      kept = significand << -dropped;
    } else if (dropped > 63) {
      kept = 0;
    } else {
      kept = significand >>> dropped;
      long rest = significand & (1L << dropped) - 1;
      long half = 1L << dropped - 1;
      if (rest > half || rest == half && (more || (kept & 1) == 1)) kept++;
    }
    return top < 1 - bias ? kept : ((long) (top + bias) << format) + kept - (1L << format);
  }

  private static long parseHex(String text, int at, int end, int format) {
    long significand = 0;
    long exponent = 0;
    boolean more = false;
    boolean anyDigit = false;
    boolean afterPoint = false;
    for (; at < end; at++) {
      char c = text.charAt(at);
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (c == '.' && !afterPoint) {
        afterPoint = true;
      } else if (digit >= 0) {
        anyDigit = true;
        if (afterPoint) exponent -= 4;
        if (significand >>> 58 == 0) {
          significand = significand << 4 | digit;
        } else {
          exponent += 4;
          more |= digit != 0;
        }
      } else {
        break;
      }
    }
    if (!anyDigit || at >= end) throw bad(text);
    exponent += parseExponent(text, at, end, 'p');
    if (significand == 0) return 0;
    return round(significand, (int) Math.max(-100000, Math.min(100000, exponent)), more, format);
  }
}
