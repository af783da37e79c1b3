import java.util.Arrays;
import java.util.Comparator;
import java.util.Currency;
import java.util.Locale;

/**
 * Prints the tables of java.util.LocaleData: codes and English names of languages, countries, scripts and currencies.
 */
final class LocaleTables {
  private LocaleTables() {}

  public static void main(String[] args) {
    Locale.setDefault(Locale.US);
    StringBuilder languages = new StringBuilder();
    String[] codes = Locale.getISOLanguages();
    Arrays.sort(codes);
    for (String code : codes) {
      Locale locale = new Locale(code);
      if (languages.indexOf(";" + code + ":") >= 0) continue;
      languages.append(code).append(':').append(locale.getISO3Language()).append(':')
          .append(locale.getDisplayLanguage(Locale.ENGLISH)).append(';');
    }
    print("LANGUAGES", languages.toString());
    StringBuilder countries = new StringBuilder();
    String[] isoCountries = Locale.getISOCountries();
    Arrays.sort(isoCountries);
    for (String code : isoCountries) {
      Locale locale = new Locale("", code);
      Currency currency = Currency.getInstance(locale);
      countries.append(code).append(':').append(locale.getISO3Country()).append(':')
          .append(locale.getDisplayCountry(Locale.ENGLISH)).append(':')
          .append(currency == null ? "" : currency.getCurrencyCode()).append(';');
    }
    print("COUNTRIES", countries.toString());
    StringBuilder scripts = new StringBuilder();
    for (String code : ("Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hans Hant Hebr Hira Jpan Kana "
        + "Khmr Knda Kore Laoo Latn Mlym Mong Mymr Orya Sinh Taml Telu Thaa Thai Tibt").split(" ")) {
      scripts.append(code).append(':')
          .append(new Locale.Builder().setScript(code).build().getDisplayScript(Locale.ENGLISH)).append(';');
    }
    print("SCRIPTS", scripts.toString());
    StringBuilder currencies = new StringBuilder();
    Currency[] all = Currency.getAvailableCurrencies().toArray(new Currency[0]);
    Arrays.sort(all, Comparator.comparing(Currency::getCurrencyCode));
    for (Currency currency : all) {
      if (currency.getDisplayName(Locale.US).contains("(") && !currency.getCurrencyCode().startsWith("X")) continue;
      currencies.append(currency.getCurrencyCode()).append(':').append(currency.getDefaultFractionDigits())
          .append(':').append(currency.getNumericCode())
          .append(':').append(currency.getSymbol(Locale.US)).append(':').append(currency.getDisplayName(Locale.US))
          .append(';');
    }
    print("CURRENCIES", currencies.toString());
  }

  private static void print(String name, String text) {
    System.out.println("  static final String " + name + " =");
    for (int i = 0; i < text.length(); ) {
      int end = Math.min(text.length(), i + 104);
      if (end < text.length()) end = text.lastIndexOf(';', end - 1) + 1;
      System.out.println((i == 0 ? "      \"" : "      + \"") + text.substring(i, end)
          + (end == text.length() ? "\";\n" : "\""));
      i = end;
    }
  }
}
