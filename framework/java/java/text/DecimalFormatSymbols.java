package java.text;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** The characters numbers are written with. Besides English, languages differ in their separators only. */
public class DecimalFormatSymbols implements Cloneable, Serializable {
  /** Languages that group with a point and separate with a comma; and those that group with a space. */
  private static final String POINT = " de it es pt nl in tr da el hr sl ro vi is sr ca gl eu ";
  private static final String SPACE = " ru pl cs sv nb no fi uk bg sk hu lt lv et be hy ka kk ";
  private static final String SPANISH_WITH_COMMA = " MX US GT HN NI PA PE PR SV DO ";

  /** Places in {@code signs}. */
  private static final int ZERO = 0, GROUP = 1, FRACTION = 2, THOUSANDTHS = 3, HUNDREDTHS = 4, ANY_DIGIT = 5, NEXT_PATTERN = 6,
      MINUS = 7, MONEY_FRACTION = 8, MONEY_GROUP = 9;
  /** Places in {@code words}. */
  private static final int INFINITE = 0, NO_NUMBER = 1, EXPONENT = 2, MONEY = 3, MONEY_CODE = 4;

  private final Locale locale;
  private char[] signs = "0,.\u2030%#;-..".toCharArray();
  private String[] words = {"\u221e", "NaN", "E", null, null};
  private Currency currency;

  public DecimalFormatSymbols() {
    this(Locale.getDefault(Locale.Category.FORMAT));
  }

  public DecimalFormatSymbols(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    setSeparators(locale.getLanguage(), locale.getCountry());
    signs[MONEY_FRACTION] = signs[FRACTION];
    signs[MONEY_GROUP] = signs[GROUP];
    Currency home = currencyOf(locale);
    currency = home != null ? home : Currency.getInstance("XXX");
    words[MONEY_CODE] = currency.getCurrencyCode();
    words[MONEY] = home != null ? home.getSymbol(locale) : "\u00a4";
  }

  /** Null: nobody knows, or the locale names no country. */
  private static Currency currencyOf(Locale locale) {
    if (locale.getCountry().isEmpty()) return null;
    try {
      return Currency.getInstance(locale);
    } catch (IllegalArgumentException unknown) {
      return null;
    }
  }

  private void setSeparators(String code, String country) {
    String language = " " + code + " ";
    if (code.equals("de") && (country.equals("CH") || country.equals("LI"))) {
      signs[GROUP] = '\u2019';
    } else if (POINT.contains(language) && !(code.equals("es") && SPANISH_WITH_COMMA.contains(" " + country + " "))) {
      signs[GROUP] = country.equals("PT") || country.equals("AT") ? '\u00a0' : '.';
      signs[FRACTION] = ',';
    } else if (code.equals("fr")) {
      signs[GROUP] = country.equals("CA") ? '\u00a0' : '\u202f';
      signs[FRACTION] = ',';
    } else if (SPACE.contains(language)) {
      signs[GROUP] = '\u00a0';
      signs[FRACTION] = ',';
    }
    if (" sv nb no fi sl lt et hr ".contains(language)) signs[MINUS] = '\u2212';
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
    return signs[ZERO];
  }

  public void setZeroDigit(char sign) {
    signs[ZERO] = sign;
  }

  public char getGroupingSeparator() {
    return signs[GROUP];
  }

  public void setGroupingSeparator(char sign) {
    signs[GROUP] = sign;
  }

  public char getDecimalSeparator() {
    return signs[FRACTION];
  }

  public void setDecimalSeparator(char sign) {
    signs[FRACTION] = sign;
  }

  public char getPerMill() {
    return signs[THOUSANDTHS];
  }

  public void setPerMill(char sign) {
    signs[THOUSANDTHS] = sign;
  }

  public char getPercent() {
    return signs[HUNDREDTHS];
  }

  public void setPercent(char sign) {
    signs[HUNDREDTHS] = sign;
  }

  public char getDigit() {
    return signs[ANY_DIGIT];
  }

  public void setDigit(char sign) {
    signs[ANY_DIGIT] = sign;
  }

  public char getPatternSeparator() {
    return signs[NEXT_PATTERN];
  }

  public void setPatternSeparator(char sign) {
    signs[NEXT_PATTERN] = sign;
  }

  public char getMinusSign() {
    return signs[MINUS];
  }

  public void setMinusSign(char sign) {
    signs[MINUS] = sign;
  }

  public char getMonetaryDecimalSeparator() {
    return signs[MONEY_FRACTION];
  }

  public void setMonetaryDecimalSeparator(char sign) {
    signs[MONEY_FRACTION] = sign;
  }

  public char getMonetaryGroupingSeparator() {
    return signs[MONEY_GROUP];
  }

  public void setMonetaryGroupingSeparator(char sign) {
    signs[MONEY_GROUP] = sign;
  }

  public String getInfinity() {
    return words[INFINITE];
  }

  public void setInfinity(String word) {
    words[INFINITE] = word;
  }

  public String getNaN() {
    return words[NO_NUMBER];
  }

  public void setNaN(String word) {
    words[NO_NUMBER] = word;
  }

  public String getCurrencySymbol() {
    return words[MONEY];
  }

  public void setCurrencySymbol(String word) {
    words[MONEY] = word;
  }

  public String getExponentSeparator() {
    return words[EXPONENT];
  }

  public void setExponentSeparator(String word) {
    words[EXPONENT] = Objects.requireNonNull(word);
  }

  public Currency getCurrency() {
    return currency;
  }

  public void setCurrency(Currency currency) {
    words[MONEY_CODE] = currency.getCurrencyCode();
    words[MONEY] = currency.getSymbol(locale);
    this.currency = currency;
  }

  public String getInternationalCurrencySymbol() {
    return words[MONEY_CODE];
  }

  /** A code that nobody knows is kept, without a currency. */
  public void setInternationalCurrencySymbol(String currencyCode) {
    currency = null;
    words[MONEY_CODE] = currencyCode;
    if (currencyCode == null) return;
    try {
      setCurrency(Currency.getInstance(currencyCode));
    } catch (IllegalArgumentException unknown) {
      currency = null;
    }
  }

  @Override
  public Object clone() {
    try {
      DecimalFormatSymbols copy = (DecimalFormatSymbols) super.clone();
      copy.signs = signs.clone();
      copy.words = words.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof DecimalFormatSymbols)) return false;
    DecimalFormatSymbols other = (DecimalFormatSymbols) obj;
    return Arrays.equals(signs, other.signs) && Arrays.equals(words, other.words) && currency == other.currency
        && locale.equals(other.locale);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(signs);
  }
}
