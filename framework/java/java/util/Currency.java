package java.util;

import java.io.Serializable;

/** A currency by its ISO 4217 code. Names and symbols are those of the United States. */
public final class Currency implements Serializable {
  private static final Map<String, Currency> KNOWN = new HashMap<>();

  private final String code;

  private Currency(String code) {
    this.code = code;
  }

  public static Currency getInstance(String currencyCode) {
    Currency known = KNOWN.get(currencyCode);
    if (known != null) return known;
    if (currencyCode.length() != 3 || LocaleData.get(LocaleData.CURRENCIES, currencyCode, 0) == null) {
      throw new IllegalArgumentException("Unsupported ISO 4217 currency code: " + currencyCode);
    }
    known = new Currency(currencyCode);
    KNOWN.put(currencyCode, known);
    return known;
  }

  public static Currency getInstance(Locale locale) {
    String country = locale.getCountry();
    String code = LocaleData.get(LocaleData.COUNTRIES, country, 3);
    if (code == null) throw new IllegalArgumentException("Unsupported ISO 3166 country: " + locale);
    return code.isEmpty() ? null : getInstance(code);
  }

  public static Set<Currency> getAvailableCurrencies() {
    Set<Currency> result = new LinkedHashSet<>();
    for (String code : LocaleData.keys(LocaleData.CURRENCIES)) result.add(getInstance(code));
    return result;
  }

  public String getCurrencyCode() {
    return code;
  }

  public String getSymbol() {
    return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
  }

  /** The symbol at home ($ in the United States), else the one used abroad. */
  public String getSymbol(Locale locale) {
    String symbol = LocaleData.get(LocaleData.CURRENCIES, code, 3);
    String country = locale.getCountry();
    boolean home = code.equals(LocaleData.get(LocaleData.COUNTRIES, country, 3));
    if (home && symbol.endsWith("$")) return "$";
    if (country.equals("CN") && home) return "\u00a5";
    if (country.equals("JP") && home) return "\uffe5";
    return symbol.equals("$") && !country.equals("US") && !country.isEmpty() ? "US$" : symbol;
  }

  public int getDefaultFractionDigits() {
    return Integer.parseInt(LocaleData.get(LocaleData.CURRENCIES, code, 1));
  }

  public int getNumericCode() {
    return Integer.parseInt(LocaleData.get(LocaleData.CURRENCIES, code, 2));
  }

  public String getNumericCodeAsString() {
    String text = Integer.toString(getNumericCode());
    return text.length() == 3 ? text : (text.length() == 2 ? "0" : "00") + text;
  }

  public String getDisplayName() {
    return getDisplayName(Locale.getDefault(Locale.Category.DISPLAY));
  }

  public String getDisplayName(Locale locale) {
    Objects.requireNonNull(locale);
    return LocaleData.get(LocaleData.CURRENCIES, code, 4);
  }

  @Override
  public String toString() {
    return code;
  }
}
