package java.math;

/** A decimal number of any size: an integer, divided by ten to the power of the scale. */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
  public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
  public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
  public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

  @Deprecated public static final int ROUND_UP = 0;
  @Deprecated public static final int ROUND_DOWN = 1;
  @Deprecated public static final int ROUND_CEILING = 2;
  @Deprecated public static final int ROUND_FLOOR = 3;
  @Deprecated public static final int ROUND_HALF_UP = 4;
  @Deprecated public static final int ROUND_HALF_DOWN = 5;
  @Deprecated public static final int ROUND_HALF_EVEN = 6;
  @Deprecated public static final int ROUND_UNNECESSARY = 7;

  private final BigInteger unscaled;
  private final int scale;
  /** Number of decimal digits; 0 if not yet counted. */
  private int precision;

  public BigDecimal(BigInteger unscaledVal, int scale) {
    if (unscaledVal == null) throw new NullPointerException();
    this.unscaled = unscaledVal;
    this.scale = scale;
  }

  private BigDecimal(BigDecimal value) {
    this(value.unscaled, value.scale);
  }

  public BigDecimal(char[] in, int offset, int len) {
    this(parse(in, offset, len));
  }

  public BigDecimal(char[] in, int offset, int len, MathContext mc) {
    this(parse(in, offset, len).round(mc));
  }

  public BigDecimal(char[] in) {
    this(in, 0, in.length);
  }

  public BigDecimal(char[] in, MathContext mc) {
    this(in, 0, in.length, mc);
  }

  public BigDecimal(String val) {
    this(val.toCharArray(), 0, val.length());
  }

  public BigDecimal(String val, MathContext mc) {
    this(val.toCharArray(), 0, val.length(), mc);
  }

  public BigDecimal(double val) {
    this(fromDouble(val));
  }

  public BigDecimal(double val, MathContext mc) {
    this(fromDouble(val).round(mc));
  }

  public BigDecimal(BigInteger val) {
    this(val, 0);
  }

  public BigDecimal(BigInteger val, MathContext mc) {
    this(new BigDecimal(val, 0).round(mc));
  }

  public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
    this(new BigDecimal(unscaledVal, scale).round(mc));
  }

  public BigDecimal(int val) {
    this(BigInteger.valueOf(val), 0);
  }

  public BigDecimal(int val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  public BigDecimal(long val) {
    this(BigInteger.valueOf(val), 0);
  }

  public BigDecimal(long val, MathContext mc) {
    this(new BigDecimal(val).round(mc));
  }

  public static BigDecimal valueOf(long unscaledVal, int scale) {
    return new BigDecimal(BigInteger.valueOf(unscaledVal), scale);
  }

  public static BigDecimal valueOf(long val) {
    return valueOf(val, 0);
  }

  public static BigDecimal valueOf(double val) {
    return new BigDecimal(Double.toString(val));
  }

  private static BigDecimal fromDouble(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) throw new NumberFormatException("Infinite or NaN");
    long bits = Double.doubleToLongBits(value);
    int exponent = (int) (bits >> 52) & 0x7ff;
    long significand = bits & (1L << 52) - 1;
    if (exponent == 0) exponent = 1;
    else significand |= 1L << 52;
    if (significand == 0) return ZERO;
    exponent -= 1075;
    while ((significand & 1) == 0) {
      significand >>= 1;
      exponent++;
    }
    BigInteger integer = BigInteger.valueOf(bits < 0 ? -significand : significand);
    if (exponent >= 0) return new BigDecimal(integer.shiftLeft(exponent), 0);
    return new BigDecimal(integer.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
  }

  /** [sign] digits [. digits] [e [sign] digits], with at least one digit before the exponent. */
  private static BigDecimal parse(char[] in, int offset, int len) {
    if (offset < 0 || len < 0 || offset > in.length - len) {
      throw new NumberFormatException("Bad offset or len arguments for char[] input.");
    }
    int end = offset + len;
    int i = offset;
    StringBuilder digits = new StringBuilder();
    if (i < end && (in[i] == '-' || in[i] == '+')) {
      if (in[i] == '-') digits.append('-');
      i++;
    }
    int first = digits.length();
    int point = -1;
    for (; i < end && in[i] != 'e' && in[i] != 'E'; i++) {
      if (in[i] == '.' && point < 0) {
        point = digits.length();
        continue;
      }
      int digit = Character.digit(in[i], 10);
      if (digit < 0) {
        throw new NumberFormatException("Character " + in[i]
            + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
      }
      digits.append((char) ('0' + digit));
    }
    if (digits.length() == first) throw new NumberFormatException("No digits found.");
    long scale = point < 0 ? 0 : digits.length() - point;
    if (i < end) scale -= parseExponent(in, i + 1, end);
    if (scale != (int) scale) throw new NumberFormatException("Scale out of range.");
    return new BigDecimal(new BigInteger(digits.toString()), (int) scale);
  }

  private static long parseExponent(char[] in, int i, int end) {
    boolean negative = i < end && in[i] == '-';
    if (i < end && (in[i] == '-' || in[i] == '+')) i++;
    if (i == end) throw new NumberFormatException("No exponent digits.");
    while (end - i > 10 && Character.digit(in[i], 10) == 0) i++;
    if (end - i > 10) throw new NumberFormatException("Too many nonzero exponent digits.");
    long exponent = 0;
    for (; i < end; i++) {
      int digit = Character.digit(in[i], 10);
      if (digit < 0) throw new NumberFormatException("Not a digit.");
      exponent = exponent * 10 + digit;
    }
    if (exponent > Integer.MAX_VALUE) throw new NumberFormatException("Exponent overflow.");
    return negative ? -exponent : exponent;
  }

  /** A value whose scale was computed: one that does not fit is an error, unless the value is zero. */
  private static BigDecimal make(BigInteger unscaled, long scale) {
    if (scale == (int) scale) return new BigDecimal(unscaled, (int) scale);
    if (unscaled.signum() != 0) throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
    return new BigDecimal(unscaled, scale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE);
  }

  private static int saturate(long scale) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scale));
  }

  private static BigInteger tenToThe(long n) {
    if (n > Integer.MAX_VALUE) throw new ArithmeticException("Overflow");
    return BigInteger.TEN.pow((int) n);
  }

  /** numerator / denominator, rounded to an integer. */
  private static BigInteger divideRounded(BigInteger numerator, BigInteger denominator, RoundingMode mode) {
    BigInteger[] parts = numerator.divideAndRemainder(denominator);
    if (parts[1].signum() == 0) return parts[0];
    int sign = numerator.signum() * denominator.signum();
    int half = parts[1].abs().shiftLeft(1).compareTo(denominator.abs());
    return mode.increments(sign, parts[0].testBit(0), half) ? parts[0].add(BigInteger.valueOf(sign)) : parts[0];
  }

  private static RoundingMode mode(int roundingMode) {
    if (roundingMode < 0 || roundingMode > 7) throw new IllegalArgumentException("Invalid rounding mode");
    return RoundingMode.valueOf(roundingMode);
  }

  public BigDecimal add(BigDecimal augend) {
    if (scale == augend.scale) return new BigDecimal(unscaled.add(augend.unscaled), scale);
    int common = Math.max(scale, augend.scale);
    return new BigDecimal(unscaledAt(common).add(augend.unscaledAt(common)), common);
  }

  /** The integer that this value has at a scale that is not smaller. */
  private BigInteger unscaledAt(long newScale) {
    if (newScale == scale || unscaled.signum() == 0) return unscaled;
    return unscaled.multiply(tenToThe(newScale - scale));
  }

  public BigDecimal add(BigDecimal augend, MathContext mc) {
    if (mc.precision == 0) return add(augend);
    if (signum() == 0 || augend.signum() == 0) {
      int preferred = Math.max(scale, augend.scale);
      if (signum() == augend.signum()) return new BigDecimal(BigInteger.ZERO, preferred);
      BigDecimal result = (signum() == 0 ? augend : this).round(mc);
      if (result.scale > preferred) return result.stripZeros(preferred);
      return result.extend(preferred, mc.precision);
    }
    long gap = (long) scale - augend.scale;
    if (gap == 0) return add(augend).round(mc);
    BigDecimal big = gap < 0 ? this : augend;
    BigDecimal small = gap < 0 ? augend : this;
    // A summand far behind the last digit that counts only tells in which direction to round.
    long lastDigit = (long) big.scale - big.precision() + mc.precision;
    long smallTop = (long) small.scale - small.precision() + 1;
    if (smallTop > big.scale + 2L && smallTop > lastDigit + 2) {
      small = make(BigInteger.valueOf(small.signum()), Math.max(big.scale, lastDigit) + 3);
    }
    return big.add(small).round(mc);
  }

  /** As many zeros behind the last digit as lead to the scale and stay within the precision. */
  private BigDecimal extend(int preferred, int maxPrecision) {
    if (scale >= preferred) return this;
    long more = Math.min((long) preferred - scale, (long) maxPrecision - precision());
    return more > 0 ? setScale((int) (scale + more)) : this;
  }

  public BigDecimal subtract(BigDecimal subtrahend) {
    return add(subtrahend.negate());
  }

  public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
    return mc.precision == 0 ? subtract(subtrahend) : add(subtrahend.negate(), mc);
  }

  public BigDecimal multiply(BigDecimal multiplicand) {
    return make(unscaled.multiply(multiplicand.unscaled), (long) scale + multiplicand.scale);
  }

  public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
    return multiply(multiplicand).round(mc);
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
    return divide(divisor, scale, mode(roundingMode));
  }

  public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode roundingMode) {
    checkDivisor(divisor, false);
    long shift = (long) scale + divisor.scale - this.scale;
    BigInteger numerator = unscaled;
    BigInteger denominator = divisor.unscaled;
    if (numerator.signum() != 0 && shift > 0) numerator = numerator.multiply(tenToThe(shift));
    if (numerator.signum() != 0 && shift < 0) denominator = denominator.multiply(tenToThe(-shift));
    return new BigDecimal(divideRounded(numerator, denominator, roundingMode), scale);
  }

  private void checkDivisor(BigDecimal divisor, boolean exact) {
    if (divisor.signum() != 0) return;
    throw new ArithmeticException(signum() == 0 && exact ? "Division undefined" : "/ by zero");
  }

  @Deprecated
  public BigDecimal divide(BigDecimal divisor, int roundingMode) {
    return divide(divisor, scale, roundingMode);
  }

  public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
    return divide(divisor, scale, roundingMode);
  }

  /** The exact quotient, with the smallest scale that holds it but not less than the difference of the scales. */
  public BigDecimal divide(BigDecimal divisor) {
    checkDivisor(divisor, true);
    long preferred = (long) scale - divisor.scale;
    if (signum() == 0) return new BigDecimal(BigInteger.ZERO, saturate(preferred));
    BigInteger common = unscaled.gcd(divisor.unscaled);
    BigInteger numerator = unscaled.divide(common);
    BigInteger denominator = divisor.unscaled.divide(common);
    BigInteger five = BigInteger.valueOf(5);
    int twos = denominator.getLowestSetBit();
    BigInteger rest = denominator.abs().shiftRight(twos);
    int fives = 0;
    while (!rest.equals(BigInteger.ONE)) {
      BigInteger[] parts = rest.divideAndRemainder(five);
      if (parts[1].signum() != 0) {
        throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
      }
      rest = parts[0];
      fives++;
    }
    int digits = Math.max(twos, fives);
    return make(numerator.multiply(tenToThe(digits)).divide(denominator), preferred + digits);
  }

  public BigDecimal divide(BigDecimal divisor, MathContext mc) {
    if (mc.precision == 0) return divide(divisor);
    checkDivisor(divisor, true);
    long preferred = (long) scale - divisor.scale;
    if (signum() == 0) return new BigDecimal(BigInteger.ZERO, saturate(preferred));
    // Enough digits for the precision; whatever is left over becomes one more digit that is not zero.
    long shift = mc.precision + 3L + divisor.precision() - precision();
    BigInteger numerator = unscaled;
    BigInteger denominator = divisor.unscaled;
    if (shift > 0) numerator = numerator.multiply(tenToThe(shift));
    else denominator = denominator.multiply(tenToThe(-shift));
    BigInteger[] parts = numerator.divideAndRemainder(denominator);
    boolean exact = parts[1].signum() == 0;
    BigInteger digits = parts[0].multiply(BigInteger.TEN);
    if (!exact) digits = digits.add(BigInteger.valueOf(numerator.signum() * denominator.signum()));
    long quotientScale = preferred + shift + 1;
    int drop = Math.max(0, countDigits(digits) - mc.precision);
    BigInteger unit = tenToThe(drop);
    exact = exact && digits.remainder(unit).signum() == 0;
    BigInteger rounded = divideRounded(digits, unit, mc.roundingMode);
    if (countDigits(rounded) > mc.precision) {
      rounded = rounded.divide(BigInteger.TEN);
      drop++;
    }
    long resultScale = quotientScale - drop;
    while (exact && resultScale > preferred) {
      BigInteger[] shorter = rounded.divideAndRemainder(BigInteger.TEN);
      if (shorter[1].signum() != 0) break;
      rounded = shorter[0];
      resultScale--;
    }
    return make(rounded, resultScale);
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor) {
    int preferred = saturate((long) scale - divisor.scale);
    if (signum() == 0 && divisor.signum() != 0) return new BigDecimal(BigInteger.ZERO, preferred);
    BigDecimal quotient = new BigDecimal(wholeQuotient(divisor), 0);
    if (quotient.signum() == 0) return new BigDecimal(BigInteger.ZERO, preferred);
    return preferred >= 0 ? quotient.setScale(preferred) : quotient.stripZeros(preferred);
  }

  private BigInteger wholeQuotient(BigDecimal divisor) {
    checkDivisor(divisor, true);
    if (signum() == 0 || compareMagnitude(divisor) < 0) return BigInteger.ZERO;
    long shift = (long) divisor.scale - scale;
    if (shift >= 0) return unscaled.multiply(tenToThe(shift)).divide(divisor.unscaled);
    return unscaled.divide(divisor.unscaled.multiply(tenToThe(-shift)));
  }

  public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
    if (mc.precision == 0 || compareMagnitude(divisor) < 0) return divideToIntegralValue(divisor);
    int preferred = saturate((long) scale - divisor.scale);
    BigDecimal quotient = new BigDecimal(wholeQuotient(divisor), 0);
    if (preferred < 0) quotient = quotient.stripZeros(preferred);
    while (quotient.precision() > mc.precision) {
      BigInteger[] shorter = quotient.unscaled.divideAndRemainder(BigInteger.TEN);
      if (shorter[1].signum() != 0) throw new ArithmeticException("Division impossible");
      quotient = new BigDecimal(shorter[0], quotient.scale - 1);
    }
    return quotient.extend(preferred, mc.precision);
  }

  public BigDecimal remainder(BigDecimal divisor) {
    return divideAndRemainder(divisor)[1];
  }

  public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
    return divideAndRemainder(divisor, mc)[1];
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
    BigDecimal quotient = divideToIntegralValue(divisor);
    return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
  }

  public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
    if (mc.precision == 0) return divideAndRemainder(divisor);
    BigDecimal quotient = divideToIntegralValue(divisor, mc);
    return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
  }

  public BigDecimal sqrt(MathContext mc) {
    if (signum() < 0) throw new ArithmeticException("Attempted square root of negative BigDecimal");
    int preferred = scale / 2;
    if (signum() == 0) return new BigDecimal(BigInteger.ZERO, preferred);
    boolean exactly = mc.precision == 0 || mc.roundingMode == RoundingMode.UNNECESSARY;
    int digits = mc.precision == 0 ? precision() / 2 + 1 : mc.precision;
    // An even scale at which the integer root has at least two digits more than asked for.
    BigDecimal value = stripTrailingZeros();
    long newScale = value.scale + Math.max(0, 2L * (digits + 2) - value.precision());
    if (newScale % 2 != 0) newScale++;
    BigInteger[] parts = value.unscaledAt(newScale).sqrtAndRemainder();
    boolean exact = parts[1].signum() == 0;
    if (exactly && !exact) throw new ArithmeticException("Computed square root not exact.");
    BigDecimal root = make(parts[0].multiply(BigInteger.TEN).add(exact ? BigInteger.ZERO : BigInteger.ONE),
        newScale / 2 + 1);
    if (mc.precision == 0) {
      root = root.stripTrailingZeros();
      return root.scale < preferred ? root.setScale(preferred) : root;
    }
    RoundingMode mode = mc.roundingMode;
    BigDecimal rounded = exactly ? root.stripTrailingZeros() : root.round(new MathContext(mc.precision, mode));
    if (rounded.precision() > mc.precision) throw new ArithmeticException("Computed square root not exact.");
    if (rounded.scale == preferred) return rounded;
    return rounded.stripTrailingZeros()
        .add(new BigDecimal(BigInteger.ZERO, preferred), new MathContext(mc.precision, RoundingMode.UNNECESSARY));
  }

  public BigDecimal pow(int n) {
    if (n < 0 || n > 999999999) throw new ArithmeticException("Invalid operation");
    return make(unscaled.pow(n), (long) scale * n);
  }

  /** The power by the algorithm of ANSI X3.274, whose intermediate roundings are part of the result. */
  public BigDecimal pow(int n, MathContext mc) {
    if (mc.precision == 0) return pow(n);
    if (n < -999999999 || n > 999999999) throw new ArithmeticException("Invalid operation");
    if (n == 0) return ONE;
    int count = Math.abs(n);
    int length = Integer.toString(count).length();
    if (length > mc.precision) throw new ArithmeticException("Invalid operation");
    MathContext work = new MathContext(mc.precision + length + 1, mc.roundingMode);
    BigDecimal result = ONE;
    boolean started = false;
    for (int bit = 30; bit >= 0; bit--) {
      if (started) result = result.multiply(result, work);
      if ((count >> bit & 1) != 0) {
        started = true;
        result = result.multiply(this, work);
      }
    }
    if (n < 0) result = ONE.divide(result, work);
    return result.round(mc);
  }

  public BigDecimal abs() {
    return signum() < 0 ? negate() : this;
  }

  public BigDecimal abs(MathContext mc) {
    return signum() < 0 ? negate(mc) : plus(mc);
  }

  public BigDecimal negate() {
    return new BigDecimal(unscaled.negate(), scale);
  }

  public BigDecimal negate(MathContext mc) {
    return negate().plus(mc);
  }

  public BigDecimal plus() {
    return this;
  }

  public BigDecimal plus(MathContext mc) {
    return round(mc);
  }

  public BigDecimal round(MathContext mc) {
    if (mc.precision == 0) return this;
    BigDecimal result = this;
    while (result.precision() > mc.precision) {
      int drop = result.precision() - mc.precision;
      result = make(divideRounded(result.unscaled, tenToThe(drop), mc.roundingMode), (long) result.scale - drop);
    }
    return result;
  }

  public int signum() {
    return unscaled.signum();
  }

  public int scale() {
    return scale;
  }

  public int precision() {
    if (precision == 0) precision = countDigits(unscaled);
    return precision;
  }

  private static int countDigits(BigInteger value) {
    if (value.signum() == 0) return 1;
    int length = value.toString().length();
    return value.signum() < 0 ? length - 1 : length;
  }

  public BigInteger unscaledValue() {
    return unscaled;
  }

  public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
    if (newScale == scale) return this;
    if (newScale > scale) return new BigDecimal(unscaledAt(newScale), newScale);
    if (signum() == 0) return new BigDecimal(unscaled, newScale);
    return new BigDecimal(divideRounded(unscaled, tenToThe((long) scale - newScale), roundingMode), newScale);
  }

  @Deprecated
  public BigDecimal setScale(int newScale, int roundingMode) {
    return setScale(newScale, mode(roundingMode));
  }

  public BigDecimal setScale(int newScale) {
    return setScale(newScale, RoundingMode.UNNECESSARY);
  }

  public BigDecimal movePointLeft(int n) {
    return n == 0 ? this : movePoint((long) scale + n);
  }

  public BigDecimal movePointRight(int n) {
    return n == 0 ? this : movePoint((long) scale - n);
  }

  private BigDecimal movePoint(long newScale) {
    BigDecimal result = make(unscaled, newScale);
    return result.scale < 0 ? result.setScale(0, RoundingMode.UNNECESSARY) : result;
  }

  public BigDecimal scaleByPowerOfTen(int n) {
    return make(unscaled, (long) scale - n);
  }

  public BigDecimal stripTrailingZeros() {
    return signum() == 0 ? ZERO : stripZeros(Integer.MIN_VALUE);
  }

  /** Without zeros at the end, as long as the scale stays above the preferred one. */
  private BigDecimal stripZeros(long preferred) {
    if (signum() == 0) return this;
    BigInteger value = unscaled;
    int newScale = scale;
    while (newScale > preferred && !value.testBit(0)) {
      BigInteger[] parts = value.divideAndRemainder(BigInteger.TEN);
      if (parts[1].signum() != 0) break;
      value = parts[0];
      newScale--;
    }
    return newScale == scale ? this : new BigDecimal(value, newScale);
  }

  public int compareTo(BigDecimal val) {
    if (scale == val.scale) return unscaled.compareTo(val.unscaled);
    if (signum() != val.signum()) return signum() < val.signum() ? -1 : 1;
    return signum() * compareMagnitude(val);
  }

  private int compareMagnitude(BigDecimal val) {
    if (signum() == 0 || val.signum() == 0) return Math.abs(signum()) - Math.abs(val.signum());
    long top = (long) precision() - scale;
    long otherTop = (long) val.precision() - val.scale;
    if (top != otherTop) return top < otherTop ? -1 : 1;
    int common = Math.max(scale, val.scale);
    return unscaledAt(common).abs().compareTo(val.unscaledAt(common).abs());
  }

  @Override
  public boolean equals(Object x) {
    if (!(x instanceof BigDecimal)) return false;
    BigDecimal other = (BigDecimal) x;
    return scale == other.scale && unscaled.equals(other.unscaled);
  }

  public BigDecimal min(BigDecimal val) {
    return compareTo(val) <= 0 ? this : val;
  }

  public BigDecimal max(BigDecimal val) {
    return compareTo(val) >= 0 ? this : val;
  }

  @Override
  public int hashCode() {
    return 31 * unscaled.hashCode() + scale;
  }

  @Override
  public String toString() {
    return toText(false);
  }

  public String toEngineeringString() {
    return toText(true);
  }

  private String toText(boolean engineering) {
    String digits = unscaled.abs().toString();
    StringBuilder text = new StringBuilder();
    if (signum() < 0) text.append('-');
    long exponent = digits.length() - 1L - scale;
    if (scale == 0) return text.append(digits).toString();
    if (scale > 0 && exponent >= -6) {
      appendWithPoint(text, digits, digits.length() - scale);
      return text.toString();
    }
    if (!engineering) {
      appendWithPoint(text, digits, 1);
    } else {
      int group = (int) Math.floorMod(exponent, 3L);
      exponent -= group;
      int whole = group + 1;
      if (signum() == 0) {
        // Zero shows its exponent by zeros behind the point: 0.00E+3 has the exponent 1.
        if (group != 0) exponent += 3;
        text.append(group == 0 ? "0" : group == 1 ? "0.00" : "0.0");
      } else if (whole >= digits.length()) {
        text.append(digits);
        for (int i = digits.length(); i < whole; i++) text.append('0');
      } else {
        appendWithPoint(text, digits, whole);
      }
    }
    if (exponent != 0) {
      text.append('E');
      if (exponent > 0) text.append('+');
      text.append(exponent);
    }
    return text.toString();
  }

  /** The digits, with the point behind the first {@code whole} of them; there may be fewer. */
  private static void appendWithPoint(StringBuilder text, String digits, int whole) {
    if (whole >= digits.length()) {
      text.append(digits);
    } else if (whole > 0) {
      text.append(digits, 0, whole).append('.').append(digits, whole, digits.length());
    } else {
      text.append("0.");
      for (int i = whole; i < 0; i++) text.append('0');
      text.append(digits);
    }
  }

  public String toPlainString() {
    String digits = unscaled.abs().toString();
    StringBuilder text = new StringBuilder();
    if (signum() < 0) text.append('-');
    if (scale > 0) {
      appendWithPoint(text, digits, digits.length() - scale);
    } else {
      text.append(digits);
      if (signum() != 0) {
        for (int i = scale; i < 0; i++) text.append('0');
      }
    }
    return text.toString();
  }

  public BigInteger toBigInteger() {
    return setScale(0, RoundingMode.DOWN).unscaled;
  }

  public BigInteger toBigIntegerExact() {
    return setScale(0, RoundingMode.UNNECESSARY).unscaled;
  }

  @Override
  public long longValue() {
    // Ten to the power of 64 is a multiple of two to the power of 64.
    if (scale <= -64 || (long) precision() - scale <= 0) return 0;
    return toBigInteger().longValue();
  }

  @Override
  public int intValue() {
    return (int) longValue();
  }

  public long longValueExact() {
    if (signum() == 0) return 0;
    long whole = (long) precision() - scale;
    if (whole > 19) throw new ArithmeticException("Overflow");
    if (whole <= 0) throw new ArithmeticException("Rounding necessary");
    BigInteger value = toBigIntegerExact();
    if (value.bitLength() > 63) throw new ArithmeticException("Overflow");
    return value.longValue();
  }

  public int intValueExact() {
    long value = longValueExact();
    if (value != (int) value) throw new ArithmeticException("Overflow");
    return (int) value;
  }

  public short shortValueExact() {
    long value = longValueExact();
    if (value != (short) value) throw new ArithmeticException("Overflow");
    return (short) value;
  }

  public byte byteValueExact() {
    long value = longValueExact();
    if (value != (byte) value) throw new ArithmeticException("Overflow");
    return (byte) value;
  }

  @Override
  public float floatValue() {
    return Float.parseFloat(toString());
  }

  @Override
  public double doubleValue() {
    return Double.parseDouble(toString());
  }

  public BigDecimal ulp() {
    return new BigDecimal(BigInteger.ONE, scale);
  }
}
