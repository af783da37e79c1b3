import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Locales, currencies and scanners against the JDK. */
final class TextLocaleTest {
  private static final Random RANDOM = Check.random(9);

  private TextLocaleTest() {}

  private static String show(java.util.Locale l) {
    return l + "|" + l.getLanguage() + "|" + l.getScript() + "|" + l.getCountry() + "|" + l.getVariant() + "|"
        + l.toLanguageTag() + "|" + l.getExtensionKeys()
        + l.getUnicodeLocaleKeys() + l.getUnicodeLocaleAttributes() + l.hasExtensions();
  }

  private static String show(twin.java.util.Locale l) {
    return l + "|" + l.getLanguage() + "|" + l.getScript() + "|" + l.getCountry() + "|" + l.getVariant() + "|"
        + l.toLanguageTag() + "|" + l.getExtensionKeys()
        + l.getUnicodeLocaleKeys() + l.getUnicodeLocaleAttributes() + l.hasExtensions();
  }

  private static String pick(String... texts) {
    return texts[RANDOM.nextInt(texts.length)];
  }

  private static void locales() {
    for (int round = 0; round < 6000; round++) {
      StringBuilder tag = new StringBuilder(pick("en", "de", "zh", "und", "x", "fra", "i", "abcdefghi", "EN", "",
          "1a", "zh-cmn", "en-GB-oed", "i-klingon", "no"));
      while (RANDOM.nextInt(3) > 0) {
        tag.append('-').append(pick("US", "Latn", "hans", "419", "POSIX", "1996", "u", "ca", "buddhist", "x",
            "lvariant", "foo", "a", "t", "", "abc", "xyz12", "NY", "NO", "u-attr-co-phonebk", "é"));
      }
      String text = tag.toString();
      Check.same("tag " + text, () -> show(java.util.Locale.forLanguageTag(text)),
          () -> show(twin.java.util.Locale.forLanguageTag(text)));
      Check.same("builder " + text, () -> show(new java.util.Locale.Builder().setLanguageTag(text).build()),
          () -> show(new twin.java.util.Locale.Builder().setLanguageTag(text).build()));
      String language = pick("en", "DE", "", "x", "fra", "toolonglanguage", "no");
      String country = pick("us", "US", "", "419", "USA", "NO", "x");
      String variant = pick("", "POSIX", "a_b", "1996", "WIN", "posix", "NY");
      Check.same("new " + language + country + variant, () -> show(new java.util.Locale(language, country, variant)),
          () -> show(new twin.java.util.Locale(language, country, variant)));
      Check.equal("hash", new java.util.Locale(language, country, variant).hashCode(),
          new twin.java.util.Locale(language, country, variant).hashCode());
      Check.same("builder", () -> show(new java.util.Locale.Builder().setLanguage(language).setRegion(country)
          .setVariant(variant).build()),
          () -> show(new twin.java.util.Locale.Builder().setLanguage(language).setRegion(country).setVariant(variant)
              .build()));
      char key = pick("u", "x", "a", "1", "-").charAt(0);
      String value = pick("", "ca-japanese", "foo-bar", "a", "toolongvalue", "attr-ca-gregory");
      Check.same("extension " + key + value,
          () -> show(new java.util.Locale.Builder().setLanguage("en").setExtension(key, value).build()),
          () -> show(new twin.java.util.Locale.Builder().setLanguage("en").setExtension(key, value).build()));
      String keyword = pick("ca", "nu", "c", "co");
      String type = pick("", "thai", "x", "phonebk", "true");
      Check.same("keyword " + keyword + type,
          () -> show(new java.util.Locale.Builder().setUnicodeLocaleKeyword(keyword, type).setLanguage("th").build()),
          () -> show(new twin.java.util.Locale.Builder().setUnicodeLocaleKeyword(keyword, type).setLanguage("th")
              .build()));
    }
    java.util.Locale.setDefault(java.util.Locale.US);
    for (String language : new String[] {"en", "de", "fr", "ja", "zh", "xx", ""}) {
      for (String country : new String[] {"US", "DE", "", "CN", "QQ"}) {
        java.util.Locale a = new java.util.Locale(language, country);
        twin.java.util.Locale b = new twin.java.util.Locale(language, country);
        Check.equal("name", a.getDisplayLanguage(), b.getDisplayLanguage());
        Check.equal("name", a.getDisplayCountry(), b.getDisplayCountry());
        Check.same("iso", a::getISO3Country, b::getISO3Country);
        Check.same("iso", a::getISO3Language, b::getISO3Language);
        Check.same("currency", () -> String.valueOf(java.util.Currency.getInstance(a)),
            () -> String.valueOf(twin.java.util.Currency.getInstance(b)));
      }
    }
    Check.equal("display", java.util.Locale.US.getDisplayName(), twin.java.util.Locale.US.getDisplayName());
    for (String code : new String[] {"USD", "EUR", "JPY", "XXX", "ABC", "us"}) {
      Check.same(code, () -> {
        java.util.Currency c = java.util.Currency.getInstance(code);
        return c + c.getSymbol(java.util.Locale.US) + c.getDisplayName() + c.getDefaultFractionDigits()
            + c.getNumericCodeAsString();
      }, () -> {
        twin.java.util.Currency c = twin.java.util.Currency.getInstance(code);
        return c + c.getSymbol(twin.java.util.Locale.US) + c.getDisplayName() + c.getDefaultFractionDigits()
            + c.getNumericCodeAsString();
      });
    }
    String[] ranges = {"en", "en-US,de;q=0.5", "*", "de-*", "*-CH", "fr;q=0.1,en;q=0.9", "zh-Hant-TW", "a;q=x", "",
        "en;q=2"};
    List<String> tags = Arrays.asList("en", "en-US", "de", "de-CH", "fr-CH", "zh-Hant", "zh-Hant-TW-x-a");
    for (String range : ranges) {
      Check.same("filter " + range, () ->
          java.util.Locale.filterTags(java.util.Locale.LanguageRange.parse(range), tags),
          () -> twin.java.util.Locale.filterTags(twin.java.util.Locale.LanguageRange.parse(range), tags));
      Check.same("lookup " + range, () ->
          java.util.Locale.lookupTag(java.util.Locale.LanguageRange.parse(range), tags),
          () -> twin.java.util.Locale.lookupTag(twin.java.util.Locale.LanguageRange.parse(range), tags));
    }
  }

  private static void scanners() {
    for (int round = 0; round < 6000; round++) {
      StringBuilder text = new StringBuilder();
      int count = RANDOM.nextInt(10);
      for (int i = 0; i < count; i++) {
        text.append(pick("1", "-42", "3.5", "abc", "true", "FALSE", "1,234", "1e5", "99999999999", "x=1", "NaN", "+7",
            "12a", ",", "-", "1,23", "0.5.5"));
        text.append(pick(" ", "\n", "\r\n", "  ", ",", "\t", "\n\n"));
      }
      String source = text.toString();
      java.util.Scanner a = new java.util.Scanner(source).useLocale(java.util.Locale.US);
      twin.java.util.Scanner b = new twin.java.util.Scanner(source).useLocale(twin.java.util.Locale.US);
      if (round % 4 == 0) {
        String delimiter = pick(",", "\\s*,\\s*", "\n", "[,\\s]", "");
        a.useDelimiter(delimiter);
        b.useDelimiter(delimiter);
      }
      List<String> calls = new ArrayList<>();
      for (int step = 0; step < 10; step++) {
        int call = RANDOM.nextInt(15);
        calls.add("" + call);
        String what = "scan '" + source + "' " + calls;
        Check.same(what, () -> call(a, call), () -> call(b, call));
      }
    }
  }

  private static Object call(java.util.Scanner s, int call) {
    switch (call) {
      case 0:
        return s.hasNext();
      case 1:
      case 2:
        return s.next();
      case 3:
        return s.nextLine();
      case 4:
        return s.hasNextLine();
      case 5:
        return s.hasNextInt();
      case 6:
        return s.nextInt();
      case 7:
        return s.hasNextDouble();
      case 8:
        return s.nextDouble();
      case 9:
        return s.nextBoolean();
      case 10:
        return s.nextLong();
      case 11:
        return s.findInLine("[0-9]+");
      case 12:
        return s.findWithinHorizon("[a-z]", 8);
      case 13:
        return s.hasNextBigDecimal() ? s.nextBigDecimal().toString() : "";
      default:
        return s.hasNext("[a-z]+");
    }
  }

  private static Object call(twin.java.util.Scanner s, int call) {
    switch (call) {
      case 0:
        return s.hasNext();
      case 1:
      case 2:
        return s.next();
      case 3:
        return s.nextLine();
      case 4:
        return s.hasNextLine();
      case 5:
        return s.hasNextInt();
      case 6:
        return s.nextInt();
      case 7:
        return s.hasNextDouble();
      case 8:
        return s.nextDouble();
      case 9:
        return s.nextBoolean();
      case 10:
        return s.nextLong();
      case 11:
        return s.findInLine("[0-9]+");
      case 12:
        return s.findWithinHorizon("[a-z]", 8);
      case 13:
        return s.hasNextBigDecimal() ? s.nextBigDecimal().toString() : "";
      default:
        return s.hasNext("[a-z]+");
    }
  }

  public static void main(String[] args) {
    locales();
    scanners();
    Check.done();
  }
}
