package java.time.format;

import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The characters numbers of dates are written with. */
public final class DecimalStyle {
  public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');

  private final char zeroDigit;
  private final char positiveSign;
  private final char negativeSign;
  private final char decimalSeparator;

  private DecimalStyle(char zeroDigit, char positiveSign, char negativeSign, char decimalSeparator) {
    this.zeroDigit = zeroDigit;
    this.positiveSign = positiveSign;
    this.negativeSign = negativeSign;
    this.decimalSeparator = decimalSeparator;
  }

  public static Set<Locale> getAvailableLocales() {
    return new HashSet<>(Arrays.asList(DecimalFormatSymbols.getAvailableLocales()));
  }

  public static DecimalStyle ofDefaultLocale() {
    return of(Locale.getDefault(Locale.Category.FORMAT));
  }

  public static DecimalStyle of(Locale locale) {
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
    return new DecimalStyle(symbols.getZeroDigit(), '+', symbols.getMinusSign(), symbols.getDecimalSeparator());
  }

  public char getZeroDigit() {
    return zeroDigit;
  }

  public DecimalStyle withZeroDigit(char zeroDigit) {
    return new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getPositiveSign() {
    return positiveSign;
  }

  public DecimalStyle withPositiveSign(char positiveSign) {
    return new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getNegativeSign() {
    return negativeSign;
  }

  public DecimalStyle withNegativeSign(char negativeSign) {
    return new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  public char getDecimalSeparator() {
    return decimalSeparator;
  }

  public DecimalStyle withDecimalSeparator(char decimalSeparator) {
    return new DecimalStyle(zeroDigit, positiveSign, negativeSign, decimalSeparator);
  }

  String convert(String digits) {
    if (zeroDigit == '0') return digits;
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) result.append((char) (digits.charAt(i) - '0' + zeroDigit));
    return result.toString();
  }

  int digit(char c) {
    int value = c - zeroDigit;
    return value >= 0 && value <= 9 ? value : -1;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof DecimalStyle && toString().equals(obj.toString());
  }

  @Override
  public int hashCode() {
    return zeroDigit + positiveSign + negativeSign + decimalSeparator;
  }

  @Override
  public String toString() {
    return "DecimalStyle[" + zeroDigit + positiveSign + negativeSign + decimalSeparator + "]";
  }
}
