package java.text;

import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** The characters numbers are written with. Besides English, languages differ in their separators only. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
  /** Languages that group with a point and separate with a comma; and those that group with a space. */
  private static final String POINT = " de it es pt nl in tr da el hr sl ro vi is sr ca gl eu ";
  private static final String SPACE = " ru pl cs sv nb no fi uk bg sk hu lt lv et be hy ka kk ";
  private static final String SPANISH_WITH_COMMA = " MX US GT HN NI PA PE PR SV DO ";

  private final Locale locale;
  private char zeroDigit = '0';
  private char groupingSeparator = ',';
  private char decimalSeparator = '.';
  private char perMill = '\u2030';
  private char percent = '%';
  private char digit = '#';
  private char patternSeparator = ';';
  private char minusSign = '-';
  private String infinity = "\u221e";
  private String nan = "NaN";
  private String exponentSeparator = "E";
  private char monetarySeparator;
  private char monetaryGrouping;
  private Currency currency;
  private String currencySymbol;
  private String internationalSymbol;

  public DecimalFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DecimalFormatSymbols(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    setSeparators(locale.getLanguage(), locale.getCountry());
    monetarySeparator = decimalSeparator;
    monetaryGrouping = groupingSeparator;
    Currency home = null;
    try {
      if (!locale.getCountry().isEmpty()) home = Currency.getInstance(locale);
    } catch (IllegalArgumentException e) {
      home = null;
    }
    currency = home != null ? home : Currency.getInstance("XXX");
    internationalSymbol = currency.getCurrencyCode();
    currencySymbol = home != null ? home.getSymbol(locale) : "\u00a4";
  }

  private void setSeparators(String code, String country) {
    String language = " " + code + " ";
    if (code.equals("de") && (country.equals("CH") || country.equals("LI"))) {
      groupingSeparator = '\u2019';
    } else if (POINT.contains(language) && !(code.equals("es") && SPANISH_WITH_COMMA.contains(" " + country + " "))) {
      groupingSeparator = country.equals("PT") || country.equals("AT") ? '\u00a0' : '.';
      decimalSeparator = ',';
    } else if (code.equals("fr")) {
      groupingSeparator = country.equals("CA") ? '\u00a0' : '\u202f';
      decimalSeparator = ',';
    } else if (SPACE.contains(language)) {
      groupingSeparator = '\u00a0';
      decimalSeparator = ',';
    }
    if (" sv nb no fi sl lt et hr ".contains(language)) minusSign = '\u2212';
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static final DecimalFormatSymbols getInstance() {
    return new DecimalFormatSymbols();
  }

  public static final DecimalFormatSymbols getInstance(Locale locale) {
    return new DecimalFormatSymbols(locale);
  }

  public char getZeroDigit() {
    return zeroDigit;
  }

  public void setZeroDigit(char zeroDigit) {
    this.zeroDigit = zeroDigit;
  }

  public char getGroupingSeparator() {
    return groupingSeparator;
  }

  public void setGroupingSeparator(char groupingSeparator) {
    this.groupingSeparator = groupingSeparator;
  }

  public char getDecimalSeparator() {
    return decimalSeparator;
  }

  public void setDecimalSeparator(char decimalSeparator) {
    this.decimalSeparator = decimalSeparator;
  }

  public char getPerMill() {
    return perMill;
  }

  public void setPerMill(char perMill) {
    this.perMill = perMill;
  }

  public char getPercent() {
    return percent;
  }

  public void setPercent(char percent) {
    this.percent = percent;
  }

  public char getDigit() {
    return digit;
  }

  public void setDigit(char digit) {
    this.digit = digit;
  }

  public char getPatternSeparator() {
    return patternSeparator;
  }

  public void setPatternSeparator(char patternSeparator) {
    this.patternSeparator = patternSeparator;
  }

  public String getInfinity() {
    return infinity;
  }

  public void setInfinity(String infinity) {
    this.infinity = infinity;
  }

  public String getNaN() {
    return nan;
  }

  public void setNaN(String NaN) {
    nan = NaN;
  }

  public char getMinusSign() {
    return minusSign;
  }

  public void setMinusSign(char minusSign) {
    this.minusSign = minusSign;
  }

  public String getCurrencySymbol() {
    return currencySymbol;
  }

  public void setCurrencySymbol(String currency) {
    currencySymbol = currency;
  }

  public char getMonetaryDecimalSeparator() {
    return monetarySeparator;
  }

  public void setMonetaryDecimalSeparator(char sep) {
    monetarySeparator = sep;
  }

  public char getMonetaryGroupingSeparator() {
    return monetaryGrouping;
  }

  public void setMonetaryGroupingSeparator(char monetaryGroupingSeparator) {
    monetaryGrouping = monetaryGroupingSeparator;
  }

  public Currency getCurrency() {
    return currency;
  }

  public void setCurrency(Currency currency) {
    this.currency = Objects.requireNonNull(currency);
    internationalSymbol = currency.getCurrencyCode();
    currencySymbol = currency.getSymbol(locale);
  }

  public String getInternationalCurrencySymbol() {
    return internationalSymbol;
  }

  public void setInternationalCurrencySymbol(String currencyCode) {
    internationalSymbol = currencyCode;
    currency = null;
    if (currencyCode == null) return;
    try {
      currency = Currency.getInstance(currencyCode);
      currencySymbol = currency.getSymbol(locale);
    } catch (IllegalArgumentException e) {
      currency = null;
    }
  }

  public String getExponentSeparator() {
    return exponentSeparator;
  }

  public void setExponentSeparator(String exp) {
    exponentSeparator = Objects.requireNonNull(exp);
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof DecimalFormatSymbols)) return false;
    DecimalFormatSymbols other = (DecimalFormatSymbols) obj;
    return zeroDigit == other.zeroDigit && groupingSeparator == other.groupingSeparator
        && decimalSeparator == other.decimalSeparator
        && percent == other.percent && perMill == other.perMill && digit == other.digit
        && minusSign == other.minusSign
        && patternSeparator == other.patternSeparator && infinity.equals(other.infinity) && nan.equals(other.nan)
        && Objects.equals(currencySymbol, other.currencySymbol)
        && Objects.equals(internationalSymbol, other.internationalSymbol)
        && currency == other.currency && monetarySeparator == other.monetarySeparator
        && monetaryGrouping == other.monetaryGrouping
        && exponentSeparator.equals(other.exponentSeparator) && locale.equals(other.locale);
  }

  @Override
  public int hashCode() {
    return (zeroDigit * 37 + groupingSeparator) * 37 + decimalSeparator;
  }
}
