package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Currency;

/**
 * Decimal numbers by pattern, like #,##0.00;(#). As on Android, a double is rounded from the shortest digits that
 * name it, not from its exact binary value.
 */
public class DecimalFormat extends NumberFormat {
  /** What stands in an affix for a symbol: minus, percent, per mille, currency, currency code. */
  private static final char MINUS = '\ue000';
  private static final char PERCENT = '\ue001';
  private static final char PER_MILLE = '\ue002';
  private static final char CURRENCY = '\ue003';
  private static final char CURRENCY_CODE = '\ue004';

  private DecimalFormatSymbols symbols;
  /** With the symbols above, or as set. */
  private String positivePrefix = "";
  private String positiveSuffix = "";
  private String negativePrefix = String.valueOf(MINUS);
  private String negativeSuffix = "";
  private int multiplier = 1;
  private int groupingSize = 3;
  private boolean decimalSeparatorAlwaysShown;
  private boolean parseBigDecimal;
  private boolean useExponent;
  private int minExponentDigits;
  private RoundingMode roundingMode = RoundingMode.HALF_EVEN;

  public DecimalFormat() {
    this("#,##0.###");
  }

  public DecimalFormat(String pattern) {
    symbols = DecimalFormatSymbols.getInstance();
    applyPattern(pattern, false);
  }

  public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
    this.symbols = (DecimalFormatSymbols) symbols.clone();
    applyPattern(pattern, false);
  }

  private boolean isCurrencyFormat() {
    String all = positivePrefix + positiveSuffix + negativePrefix + negativeSuffix;
    return all.indexOf(CURRENCY) >= 0 || all.indexOf(CURRENCY_CODE) >= 0;
  }

  private char decimalSeparator() {
    return isCurrencyFormat() ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator();
  }

  private char groupingSeparator() {
    return isCurrencyFormat() ? symbols.getMonetaryGroupingSeparator() : symbols.getGroupingSeparator();
  }

  /** An affix as it is printed. */
  private String expand(String affix) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < affix.length(); i++) text.append(symbol(affix.charAt(i)));
    return text.toString();
  }

  private String symbol(char c) {
    switch (c) {
      case MINUS:
        return String.valueOf(symbols.getMinusSign());
      case PERCENT:
        return String.valueOf(symbols.getPercent());
      case PER_MILLE:
        return String.valueOf(symbols.getPerMill());
      case CURRENCY:
        return symbols.getCurrencySymbol();
      case CURRENCY_CODE:
        return symbols.getInternationalCurrencySymbol();
      default:
        return String.valueOf(c);
    }
  }

  private void appendAffix(StringBuffer result, String affix, FieldRecorder fields) {
    for (int i = 0; i < affix.length(); i++) {
      char c = affix.charAt(i);
      int start = result.length();
      result.append(symbol(c));
      Field field = c == MINUS ? Field.SIGN : c == PERCENT ? Field.PERCENT : c == PER_MILLE ? Field.PERMILLE
          : c == CURRENCY || c == CURRENCY_CODE ? Field.CURRENCY : null;
      if (field != null) fields.add(field, field, -1, start, result.length());
    }
  }

  @Override
  public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
    if (number instanceof BigDecimal) return print((BigDecimal) number, false, toAppendTo, new FieldRecorder(pos));
    if (number instanceof BigInteger) {
      return print(new BigDecimal((BigInteger) number), false, toAppendTo, new FieldRecorder(pos));
    }
    return super.format(number, toAppendTo, pos);
  }

  @Override
  public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
    return print(number, result, new FieldRecorder(fieldPosition));
  }

  @Override
  public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
    return print(BigDecimal.valueOf(number), false, result, new FieldRecorder(fieldPosition));
  }

  @Override
  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    FieldRecorder fields = new FieldRecorder();
    StringBuffer text = new StringBuffer();
    if (obj == null) throw new NullPointerException("formatToCharacterIterator must be passed non-null object");
    if (obj instanceof Double || obj instanceof Float) print(((Number) obj).doubleValue(), text, fields);
    else if (obj instanceof BigDecimal) print((BigDecimal) obj, false, text, fields);
    else if (obj instanceof BigInteger) print(new BigDecimal((BigInteger) obj), false, text, fields);
    else if (obj instanceof Number) print(BigDecimal.valueOf(((Number) obj).longValue()), false, text, fields);
    else throw new IllegalArgumentException("Cannot format given Object as a Number");
    return fields.iterator(text.toString());
  }

  private StringBuffer print(double number, StringBuffer result, FieldRecorder fields) {
    int start = result.length();
    if (Double.isNaN(number)) {
      result.append(symbols.getNaN());
      fields.add(Field.INTEGER, Field.INTEGER, INTEGER_FIELD, start, result.length());
      return result;
    }
    boolean negative = (number < 0 || number == 0 && 1 / number < 0) ^ multiplier < 0;
    if (Double.isInfinite(number)) {
      appendAffix(result, negative ? negativePrefix : positivePrefix, fields);
      start = result.length();
      result.append(symbols.getInfinity());
      fields.add(Field.INTEGER, Field.INTEGER, INTEGER_FIELD, start, result.length());
      appendAffix(result, negative ? negativeSuffix : positiveSuffix, fields);
      return result;
    }
    return print(new BigDecimal(Double.toString(number)), negative, result, fields);
  }

  /** {@code negativeZero}: a value that is or becomes zero has a minus. */
  private StringBuffer print(BigDecimal number, boolean negativeZero, StringBuffer result, FieldRecorder fields) {
    BigDecimal value = multiplier == 1 ? number : number.multiply(BigDecimal.valueOf(multiplier));
    boolean negative = value.signum() < 0 || value.signum() == 0 && negativeZero;
    if (useExponent) {
      int digits = getMaximumIntegerDigits() + getMaximumFractionDigits();
      if (digits > 0 && value.signum() != 0) value = value.round(new MathContext(digits, roundingMode));
    } else if (value.scale() > getMaximumFractionDigits()) {
      value = value.setScale(getMaximumFractionDigits(), roundingMode);
    }
    value = value.signum() == 0 ? BigDecimal.ZERO : value.abs().stripTrailingZeros();
    appendAffix(result, negative ? negativePrefix : positivePrefix, fields);
    if (useExponent) printExponent(value, result, fields);
    else printFixed(value, result, fields);
    appendAffix(result, negative ? negativeSuffix : positiveSuffix, fields);
    return result;
  }

  private void appendDigits(StringBuffer result, String digits) {
    int shift = symbols.getZeroDigit() - '0';
    for (int i = 0; i < digits.length(); i++) result.append((char) (digits.charAt(i) + shift));
  }

  private static String zeros(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) text.append('0');
    return text.toString();
  }

  private void printFixed(BigDecimal value, StringBuffer result, FieldRecorder fields) {
    String plain = value.signum() == 0 ? "" : value.toPlainString();
    int point = plain.indexOf('.');
    String whole = point < 0 ? plain : plain.substring(0, point);
    String fraction = point < 0 ? "" : plain.substring(point + 1);
    if (whole.equals("0")) whole = "";
    if (whole.length() > getMaximumIntegerDigits()) {
      whole = whole.substring(whole.length() - getMaximumIntegerDigits());
    }
    if (whole.length() < getMinimumIntegerDigits()) whole = zeros(getMinimumIntegerDigits() - whole.length()) + whole;
    if (fraction.length() < getMinimumFractionDigits()) {
      fraction += zeros(getMinimumFractionDigits() - fraction.length());
    }
    if (whole.isEmpty() && fraction.isEmpty()) whole = "0";
    int start = result.length();
    boolean grouped = isGroupingUsed() && groupingSize > 0;
    for (int i = 0; i < whole.length(); i++) {
      int rest = whole.length() - i;
      if (grouped && i > 0 && rest % groupingSize == 0) {
        result.append(groupingSeparator());
        fields.add(Field.GROUPING_SEPARATOR, Field.GROUPING_SEPARATOR, -1, result.length() - 1, result.length());
      }
      appendDigits(result, whole.substring(i, i + 1));
    }
    fields.add(Field.INTEGER, Field.INTEGER, INTEGER_FIELD, start, result.length());
    printFraction(fraction, result, fields);
  }

  private void printFraction(String fraction, StringBuffer result, FieldRecorder fields) {
    int start = result.length();
    if (decimalSeparatorAlwaysShown || !fraction.isEmpty()) {
      result.append(decimalSeparator());
      fields.add(Field.DECIMAL_SEPARATOR, Field.DECIMAL_SEPARATOR, -1, start, result.length());
    }
    start = result.length();
    appendDigits(result, fraction);
    fields.add(Field.FRACTION, Field.FRACTION, FRACTION_FIELD, start, result.length());
  }

  private void printExponent(BigDecimal value, StringBuffer result, FieldRecorder fields) {
    boolean zero = value.signum() == 0;
    String digits = zero ? "" : value.unscaledValue().toString();
    int point = zero ? 0 : digits.length() - value.scale();
    int exponent;
    int wholeCount = getMinimumIntegerDigits();
    int repeat = getMaximumIntegerDigits();
    if (repeat > 1 && repeat > getMinimumIntegerDigits()) {
      // The exponent is a multiple of the number of places before the point.
      exponent = Math.floorDiv(point - 1, repeat) * repeat;
      wholeCount = 1;
    } else {
      exponent = point - getMinimumIntegerDigits();
    }
    if (zero) exponent = 0;
    else wholeCount = point - exponent;
    int total = Math.max(digits.length(),
        Math.max(wholeCount, getMinimumIntegerDigits() + getMinimumFractionDigits()));
    digits += zeros(total - digits.length());
    int start = result.length();
    appendDigits(result, digits.substring(0, wholeCount));
    fields.add(Field.INTEGER, Field.INTEGER, INTEGER_FIELD, start, result.length());
    printFraction(digits.substring(wholeCount), result, fields);
    start = result.length();
    result.append(symbols.getExponentSeparator());
    fields.add(Field.EXPONENT_SYMBOL, Field.EXPONENT_SYMBOL, -1, start, result.length());
    if (exponent < 0) {
      result.append(symbols.getMinusSign());
      fields.add(Field.EXPONENT_SIGN, Field.EXPONENT_SIGN, -1, result.length() - 1, result.length());
    }
    start = result.length();
    String text = Integer.toString(Math.abs(exponent));
    appendDigits(result, zeros(minExponentDigits - text.length()) + text);
    fields.add(Field.EXPONENT, Field.EXPONENT, -1, start, result.length());
  }

  @Override
  public Number parse(String text, ParsePosition pos) {
    int start = pos.getIndex();
    if (text.startsWith(symbols.getNaN(), start)) {
      pos.setIndex(start + symbols.getNaN().length());
      return Double.NaN;
    }
    String plus = expand(positivePrefix);
    String minus = expand(negativePrefix);
    boolean positive = text.startsWith(plus, start);
    boolean negative = text.startsWith(minus, start);
    if (positive && negative) {
      if (plus.length() > minus.length()) negative = false;
      else if (plus.length() < minus.length()) positive = false;
    }
    if (!positive && !negative) return fail(pos, start);
    int at = start + (positive ? plus.length() : minus.length());
    boolean infinite = text.startsWith(symbols.getInfinity(), at);
    StringBuilder digits = new StringBuilder();
    int end = infinite ? at + symbols.getInfinity().length() : parseDigits(text, at, digits);
    if (end < 0) {
      pos.setErrorIndex(start);
      return null;
    }
    String plusEnd = expand(positiveSuffix);
    String minusEnd = expand(negativeSuffix);
    positive = positive && text.startsWith(plusEnd, end);
    negative = negative && text.startsWith(minusEnd, end);
    if (positive && negative) {
      if (plusEnd.length() > minusEnd.length()) negative = false;
      else if (plusEnd.length() < minusEnd.length()) positive = false;
    }
    if (positive == negative) return fail(pos, end);
    pos.setIndex(end + (positive ? plusEnd : minusEnd).length());
    if (infinite) return positive == multiplier >= 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    return number(digits.toString(), negative);
  }

  private static Number fail(ParsePosition pos, int index) {
    pos.setErrorIndex(index);
    return null;
  }

  /** Collects digits, point and exponent; returns the end, or -1 if there is no number. */
  private int parseDigits(String text, int start, StringBuilder digits) {
    int at = start;
    int count = 0;
    int backup = -1;
    boolean point = false;
    char zero = symbols.getZeroDigit();
    while (at < text.length()) {
      char c = text.charAt(at);
      int digit = c - zero;
      if (digit < 0 || digit > 9) digit = Character.digit(c, 10);
      if (digit >= 0) {
        digits.append((char) ('0' + digit));
        count++;
        backup = -1;
      } else if (c == decimalSeparator() && !point && !isParseIntegerOnly()) {
        digits.append('.');
        point = true;
      } else if (c == groupingSeparator() && !point && isGroupingUsed()) {
        if (backup >= 0) break;
        backup = at;
      } else {
        break;
      }
      at++;
    }
    if (backup >= 0) at = backup;
    if (count == 0) return -1;
    if (backup < 0 && text.startsWith(symbols.getExponentSeparator(), at)) {
      int next = at + symbols.getExponentSeparator().length();
      StringBuilder exponent = new StringBuilder("E");
      if (next < text.length() && text.charAt(next) == symbols.getMinusSign()) {
        exponent.append('-');
        next++;
      }
      int first = next;
      while (next < text.length() && Character.digit(text.charAt(next), 10) >= 0) {
        exponent.append((char) ('0' + Character.digit(text.charAt(next++), 10)));
      }
      if (next > first) {
        digits.append(exponent);
        at = next;
      }
    }
    return at;
  }

  private Number number(String digits, boolean negative) {
    BigDecimal value = new BigDecimal(digits);
    if (negative) value = value.negate();
    if (parseBigDecimal) {
      return multiplier == 1 ? value : value.divide(BigDecimal.valueOf(multiplier), roundingMode);
    }
    if (value.signum() == 0 && negative && !isParseIntegerOnly()) return -0.0;
    if (value.precision() - value.scale() < 25) {
      BigDecimal[] parts = value.divideAndRemainder(BigDecimal.valueOf(multiplier));
      BigInteger whole = parts[0].toBigInteger();
      if (parts[1].signum() == 0 && whole.bitLength() < 64) return whole.longValue();
    }
    return value.doubleValue() / multiplier;
  }

  public DecimalFormatSymbols getDecimalFormatSymbols() {
    return (DecimalFormatSymbols) symbols.clone();
  }

  public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
    if (newSymbols != null) symbols = (DecimalFormatSymbols) newSymbols.clone();
  }

  public String getPositivePrefix() {
    return expand(positivePrefix);
  }

  public void setPositivePrefix(String newValue) {
    positivePrefix = newValue;
  }

  public String getNegativePrefix() {
    return expand(negativePrefix);
  }

  public void setNegativePrefix(String newValue) {
    negativePrefix = newValue;
  }

  public String getPositiveSuffix() {
    return expand(positiveSuffix);
  }

  public void setPositiveSuffix(String newValue) {
    positiveSuffix = newValue;
  }

  public String getNegativeSuffix() {
    return expand(negativeSuffix);
  }

  public void setNegativeSuffix(String newValue) {
    negativeSuffix = newValue;
  }

  public int getMultiplier() {
    return multiplier;
  }

  public void setMultiplier(int newValue) {
    multiplier = newValue;
  }

  @Override
  public void setGroupingUsed(boolean newValue) {
    super.setGroupingUsed(newValue);
  }

  public int getGroupingSize() {
    return groupingSize;
  }

  public void setGroupingSize(int newValue) {
    if (newValue < 0 || newValue > Byte.MAX_VALUE) {
      throw new IllegalArgumentException("newValue is out of valid range. value: " + newValue);
    }
    groupingSize = newValue;
  }

  public boolean isDecimalSeparatorAlwaysShown() {
    return decimalSeparatorAlwaysShown;
  }

  public void setDecimalSeparatorAlwaysShown(boolean newValue) {
    decimalSeparatorAlwaysShown = newValue;
  }

  public boolean isParseBigDecimal() {
    return parseBigDecimal;
  }

  public void setParseBigDecimal(boolean newValue) {
    parseBigDecimal = newValue;
  }

  @Override
  public Object clone() {
    DecimalFormat other = (DecimalFormat) super.clone();
    other.symbols = (DecimalFormatSymbols) symbols.clone();
    return other;
  }

  @Override
  public boolean equals(Object obj) {
    if (!super.equals(obj)) return false;
    DecimalFormat other = (DecimalFormat) obj;
    return positivePrefix.equals(other.positivePrefix) && positiveSuffix.equals(other.positiveSuffix)
        && negativePrefix.equals(other.negativePrefix) && negativeSuffix.equals(other.negativeSuffix)
        && multiplier == other.multiplier
        && groupingSize == other.groupingSize && decimalSeparatorAlwaysShown == other.decimalSeparatorAlwaysShown
        && parseBigDecimal == other.parseBigDecimal && useExponent == other.useExponent
        && minExponentDigits == other.minExponentDigits
        && roundingMode == other.roundingMode && symbols.equals(other.symbols);
  }

  @Override
  public int hashCode() {
    return super.hashCode() * 37 + getPositivePrefix().hashCode();
  }

  public String toPattern() {
    return toPattern(false);
  }

  public String toLocalizedPattern() {
    return toPattern(true);
  }

  private String toPattern(boolean localized) {
    char zero = localized ? symbols.getZeroDigit() : '0';
    char digit = localized ? symbols.getDigit() : '#';
    StringBuilder text = new StringBuilder();
    appendAffixPattern(text, positivePrefix, localized);
    StringBuilder number = new StringBuilder();
    int count = useExponent ? getMaximumIntegerDigits() : Math.max(groupingSize, getMinimumIntegerDigits()) + 1;
    for (int i = count; i > 0; i--) {
      if (i != count && isGroupingUsed() && groupingSize != 0 && i % groupingSize == 0) {
        number.append(localized ? groupingSeparator() : ',');
      }
      number.append(i <= getMinimumIntegerDigits() ? zero : digit);
    }
    if (getMaximumFractionDigits() > 0 || decimalSeparatorAlwaysShown) {
      number.append(localized ? decimalSeparator() : '.');
    }
    int shown = Math.min(getMaximumFractionDigits(), 340);
    for (int i = 0; i < shown; i++) number.append(i < getMinimumFractionDigits() ? zero : digit);
    if (useExponent) {
      number.append(localized ? symbols.getExponentSeparator() : "E");
      for (int i = 0; i < minExponentDigits; i++) number.append(zero);
    }
    text.append(number);
    appendAffixPattern(text, positiveSuffix, localized);
    if (!negativeSuffix.equals(positiveSuffix) || !negativePrefix.equals(MINUS + positivePrefix)) {
      text.append(localized ? symbols.getPatternSeparator() : ';');
      appendAffixPattern(text, negativePrefix, localized);
      text.append(number);
      appendAffixPattern(text, negativeSuffix, localized);
    }
    return text.toString();
  }

  private void appendAffixPattern(StringBuilder text, String affix, boolean localized) {
    String special = "0123456789#.,;%\u2030\u00a4-";
    boolean quoted = false;
    for (int i = 0; i < affix.length(); i++) {
      char c = affix.charAt(i);
      boolean symbol = c >= MINUS && c <= CURRENCY_CODE;
      boolean needsQuote = !symbol && special.indexOf(c) >= 0;
      if (needsQuote != quoted) {
        text.append('\'');
        quoted = needsQuote;
      }
      if (c == '\'') text.append("''");
      else if (c == MINUS) text.append(localized ? symbols.getMinusSign() : '-');
      else if (c == PERCENT) text.append(localized ? symbols.getPercent() : '%');
      else if (c == PER_MILLE) text.append(localized ? symbols.getPerMill() : '\u2030');
      else if (c == CURRENCY) text.append('\u00a4');
      else if (c == CURRENCY_CODE) text.append("\u00a4\u00a4");
      else text.append(c);
    }
    if (quoted) text.append('\'');
  }

  public void applyPattern(String pattern) {
    applyPattern(pattern, false);
  }

  public void applyLocalizedPattern(String pattern) {
    applyPattern(pattern, true);
  }

  private void applyPattern(String pattern, boolean localized) {
    if (pattern.isEmpty()) {
      positivePrefix = "";
      positiveSuffix = "";
      negativePrefix = String.valueOf(MINUS);
      negativeSuffix = "";
      setMinimumIntegerDigits(0);
      setMaximumIntegerDigits(Integer.MAX_VALUE);
      setMinimumFractionDigits(0);
      setMaximumFractionDigits(Integer.MAX_VALUE);
      return;
    }
    PatternReader reader = new PatternReader(pattern, localized);
    reader.read(true);
    String prefix = reader.prefix;
    String suffix = reader.suffix;
    String minusPrefix = MINUS + prefix;
    String minusSuffix = suffix;
    if (reader.more) {
      reader.read(false);
      // A negative part that says nothing new means a minus.
      if (!reader.prefix.equals(prefix) || !reader.suffix.equals(suffix)) {
        minusPrefix = reader.prefix;
        minusSuffix = reader.suffix;
      }
    }
    positivePrefix = prefix;
    positiveSuffix = suffix;
    negativePrefix = minusPrefix;
    negativeSuffix = minusSuffix;
  }

  /** Reads a pattern: a positive part and, behind a semicolon, a negative one, of which only the affixes count. */
  private final class PatternReader {
    private final String pattern;
    private final String zero;
    private final String digit;
    private final String grouping;
    private final String point;
    private final String exponent;
    private final char separator;
    private final char percent;
    private final char perMille;
    private final char minus;
    private int at;
    private int factor;
    String prefix;
    String suffix;
    boolean more;

    PatternReader(String pattern, boolean localized) {
      this.pattern = pattern;
      zero = String.valueOf(localized ? symbols.getZeroDigit() : '0');
      digit = String.valueOf(localized ? symbols.getDigit() : '#');
      grouping = String.valueOf(localized ? symbols.getGroupingSeparator() : ',');
      point = String.valueOf(localized ? symbols.getDecimalSeparator() : '.');
      exponent = localized ? symbols.getExponentSeparator() : "E";
      separator = localized ? symbols.getPatternSeparator() : ';';
      percent = localized ? symbols.getPercent() : '%';
      perMille = localized ? symbols.getPerMill() : '\u2030';
      minus = localized ? symbols.getMinusSign() : '-';
    }

    private IllegalArgumentException error(String what) {
      return new IllegalArgumentException(what + " in pattern \"" + pattern + '"');
    }

    private boolean isNumberPart(char c) {
      String s = String.valueOf(c);
      return s.equals(digit) || s.equals(zero) || s.equals(grouping) || s.equals(point);
    }

    void read(boolean positive) {
      factor = 1;
      prefix = affix(true);
      readNumber(positive);
      suffix = affix(false);
      more = at < pattern.length();
      if (more) {
        if (!positive) throw error("Unquoted special character '" + pattern.charAt(at) + "'");
        at++;
      }
      if (positive) multiplier = factor;
    }

    private String affix(boolean before) {
      StringBuilder text = new StringBuilder();
      boolean quoted = false;
      for (; at < pattern.length(); at++) {
        char c = pattern.charAt(at);
        boolean twice = at + 1 < pattern.length() && pattern.charAt(at + 1) == c;
        if (c == '\'') {
          if (twice) {
            text.append(c);
            at++;
          } else {
            quoted = !quoted;
          }
        } else if (quoted) {
          text.append(c);
        } else if (isNumberPart(c)) {
          if (!before) throw error("Unquoted special character '" + c + "'");
          break;
        } else if (c == separator) {
          break;
        } else if (c == percent || c == perMille) {
          if (factor != 1) throw error("Too many percent/per mille characters");
          factor = c == percent ? 100 : 1000;
          text.append(c == percent ? PERCENT : PER_MILLE);
        } else if (c == '\u00a4') {
          text.append(twice ? CURRENCY_CODE : CURRENCY);
          if (twice) at++;
        } else {
          text.append(c == minus ? MINUS : c);
        }
      }
      if (quoted) throw error("Malformed pattern: unclosed quote");
      return text.toString();
    }

    private void readNumber(boolean positive) {
      int left = 0;
      int zeros = 0;
      int right = 0;
      int pointAt = -1;
      int group = -1;
      int start = at;
      boolean scientific = false;
      int exponentDigits = 0;
      for (; at < pattern.length(); at++) {
        String c = pattern.substring(at, at + 1);
        if (c.equals(digit) || c.equals(zero)) {
          boolean isZero = c.equals(zero);
          if (isZero && right > 0) throw error("Unexpected '0'");
          if (isZero) zeros++;
          else if (zeros > 0) right++;
          else left++;
          if (group >= 0 && pointAt < 0) group++;
        } else if (c.equals(grouping)) {
          group = 0;
        } else if (c.equals(point)) {
          if (pointAt >= 0) throw error("Multiple decimal separators");
          pointAt = left + zeros + right;
        } else {
          break;
        }
      }
      if (at > start && pattern.startsWith(exponent, at)) {
        scientific = true;
        at += exponent.length();
        for (; pattern.startsWith(zero, at); at++) exponentDigits++;
        if (left + zeros < 1 || exponentDigits < 1) throw error("Malformed exponential pattern");
      }
      if (zeros == 0 && left > 0 && pointAt >= 0) {
        // "##.##" means "#0.##", ".##" means ".0#".
        int n = Math.max(1, pointAt);
        right = left - n;
        left = n - 1;
        zeros = 1;
      }
      boolean misplaced = pointAt >= 0 ? pointAt < left || pointAt > left + zeros : right > 0;
      if (misplaced || group == 0) throw error("Malformed pattern");
      if (!positive) return;
      int total = left + zeros + right;
      int whole = pointAt >= 0 ? pointAt : total;
      useExponent = scientific;
      minExponentDigits = exponentDigits;
      setMinimumIntegerDigits(whole - left);
      setMaximumIntegerDigits(scientific ? left + getMinimumIntegerDigits() : Integer.MAX_VALUE);
      setMaximumFractionDigits(pointAt >= 0 ? total - pointAt : 0);
      setMinimumFractionDigits(pointAt >= 0 ? left + zeros - pointAt : 0);
      setGroupingUsed(group > 0);
      groupingSize = Math.max(0, group);
      decimalSeparatorAlwaysShown = pointAt == 0 || pointAt == total;
    }
  }

  @Override
  public int getMaximumIntegerDigits() {
    return super.getMaximumIntegerDigits();
  }

  @Override
  public int getMinimumIntegerDigits() {
    return super.getMinimumIntegerDigits();
  }

  @Override
  public int getMaximumFractionDigits() {
    return super.getMaximumFractionDigits();
  }

  @Override
  public int getMinimumFractionDigits() {
    return super.getMinimumFractionDigits();
  }

  @Override
  public void setMaximumIntegerDigits(int newValue) {
    super.setMaximumIntegerDigits(newValue);
  }

  @Override
  public void setMinimumIntegerDigits(int newValue) {
    super.setMinimumIntegerDigits(newValue);
  }

  @Override
  public void setMaximumFractionDigits(int newValue) {
    super.setMaximumFractionDigits(newValue);
  }

  @Override
  public void setMinimumFractionDigits(int newValue) {
    super.setMinimumFractionDigits(newValue);
  }

  @Override
  public Currency getCurrency() {
    return symbols.getCurrency();
  }

  @Override
  public void setCurrency(Currency currency) {
    if (currency != symbols.getCurrency()) symbols.setCurrency(currency);
  }

  @Override
  public RoundingMode getRoundingMode() {
    return roundingMode;
  }

  @Override
  public void setRoundingMode(RoundingMode roundingMode) {
    if (roundingMode == null) throw new NullPointerException();
    this.roundingMode = roundingMode;
  }
}
