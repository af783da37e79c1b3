package java.util;

import java.io.Serializable;

/**
 * A language, as it is used in a country. Names are in English whatever the language; the default is that of the
 * United States.
 */
@antecede.Plain
public final class Locale implements Cloneable, Serializable {
  public static final Locale ENGLISH = new Locale("en");
  public static final Locale FRENCH = new Locale("fr");
  public static final Locale GERMAN = new Locale("de");
  public static final Locale ITALIAN = new Locale("it");
  public static final Locale JAPANESE = new Locale("ja");
  public static final Locale KOREAN = new Locale("ko");
  public static final Locale CHINESE = new Locale("zh");
  public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN");
  public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW");
  public static final Locale FRANCE = new Locale("fr", "FR");
  public static final Locale GERMANY = new Locale("de", "DE");
  public static final Locale ITALY = new Locale("it", "IT");
  public static final Locale JAPAN = new Locale("ja", "JP");
  public static final Locale KOREA = new Locale("ko", "KR");
  public static final Locale UK = new Locale("en", "GB");
  public static final Locale US = new Locale("en", "US");
  public static final Locale CANADA = new Locale("en", "CA");
  public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
  public static final Locale CHINA = SIMPLIFIED_CHINESE;
  public static final Locale PRC = SIMPLIFIED_CHINESE;
  public static final Locale TAIWAN = TRADITIONAL_CHINESE;
  public static final Locale ROOT = new Locale("");
  public static final char PRIVATE_USE_EXTENSION = 'x';
  public static final char UNICODE_LOCALE_EXTENSION = 'u';

  private static Locale defaultLocale = US;
  private static Locale displayLocale = US;
  private static Locale formatLocale = US;

  private final String language;
  private final String script;
  private final String country;
  private final String variant;
  private final SortedMap<Character, String> extensions;

  private Locale(String language, String script, String country, String variant, SortedMap<Character,
      String> extensions) {
    this.language = oldForm(LocaleTag.lower(language));
    this.script = LocaleTag.title(script);
    this.country = LocaleTag.upper(country);
    this.variant = variant;
    this.extensions = extensions;
  }

  public Locale(String language, String country, String variant) {
    this(language, "", country, variant, oldExtensions(language, country, variant));
    if (variant == null) throw new NullPointerException();
  }

  public Locale(String language, String country) {
    this(language, country, "");
  }

  public Locale(String language) {
    this(language, "", "");
  }

  /** Android keeps the codes these languages had first. */
  private static String oldForm(String language) {
    switch (language) {
      case "he":
        return "iw";
      case "yi":
        return "ji";
      case "id":
        return "in";
      default:
        return language;
    }
  }

  private static SortedMap<Character, String> oldExtensions(String language, String country, String variant) {
    SortedMap<Character, String> result = new TreeMap<>();
    if (language.equals("ja") && country.equals("JP") && "JP".equals(variant)) result.put('u', "ca-japanese");
    if (language.equals("th") && country.equals("TH") && "TH".equals(variant)) result.put('u', "nu-thai");
    return result;
  }

  private static Locale of(LocaleTag tag) {
    SortedMap<Character, String> extensions = tag.extensions;
    if (extensions.isEmpty() && !tag.variant.isEmpty()) {
      extensions = oldExtensions(tag.language, tag.region, tag.variant);
    }
    return new Locale(tag.language, tag.script, tag.region, tag.variant, extensions);
  }

  public static Locale getDefault() {
    return defaultLocale;
  }

  public static Locale getDefault(Category category) {
    return category == Category.FORMAT ? formatLocale : Objects.requireNonNull(category) == Category.DISPLAY
        ? displayLocale : defaultLocale;
  }

  public static synchronized void setDefault(Locale newLocale) {
    if (newLocale == null) throw new NullPointerException("Can't set default locale to NULL");
    defaultLocale = newLocale;
    displayLocale = newLocale;
    formatLocale = newLocale;
  }

  public static synchronized void setDefault(Category category, Locale newLocale) {
    if (category == null) throw new NullPointerException("Category cannot be NULL");
    if (newLocale == null) throw new NullPointerException("Can't set default locale to NULL");
    if (category == Category.DISPLAY) displayLocale = newLocale;
    else formatLocale = newLocale;
  }

  public static Locale[] getAvailableLocales() {
    String[] tags = LocaleTag.split(LocaleData.AVAILABLE, ',');
    Locale[] result = new Locale[tags.length];
    for (int i = 0; i < tags.length; i++) result[i] = forLanguageTag(tags[i]);
    return result;
  }

  public static String[] getISOCountries() {
    return LocaleData.keys(LocaleData.COUNTRIES);
  }

  public static Set<String> getISOCountries(IsoCountryCode type) {
    Objects.requireNonNull(type);
    Set<String> result = new HashSet<>();
    if (type == IsoCountryCode.PART3) return result;
    for (String code : getISOCountries()) {
      result.add(type == IsoCountryCode.PART1_ALPHA2 ? code : LocaleData.get(LocaleData.COUNTRIES, code, 1));
    }
    return result;
  }

  public static String[] getISOLanguages() {
    return LocaleData.keys(LocaleData.LANGUAGES);
  }

  public String getLanguage() {
    return language;
  }

  public String getScript() {
    return script;
  }

  public String getCountry() {
    return country;
  }

  public String getVariant() {
    return variant;
  }

  public boolean hasExtensions() {
    return !extensions.isEmpty();
  }

  public Locale stripExtensions() {
    return hasExtensions() ? new Locale(language, script, country, variant, new TreeMap<Character, String>()) : this;
  }

  public String getExtension(char key) {
    if (!LocaleTag.isAlpha(String.valueOf(key), 1, 1)) {
      throw new IllegalArgumentException("Ill-formed extension key: " + key);
    }
    return extensions.get(Character.toLowerCase(key));
  }

  public Set<Character> getExtensionKeys() {
    return Collections.unmodifiableSet(extensions.keySet());
  }

  private TreeSet<String> attributes() {
    TreeSet<String> result = new TreeSet<>();
    LocaleTag.readUnicode(unicode(), result, new TreeMap<String, String>());
    return result;
  }

  private TreeMap<String, String> keywords() {
    TreeMap<String, String> result = new TreeMap<>();
    LocaleTag.readUnicode(unicode(), new TreeSet<String>(), result);
    return result;
  }

  private String unicode() {
    String value = extensions.get('u');
    return value == null ? "" : value;
  }

  public Set<String> getUnicodeLocaleAttributes() {
    return Collections.unmodifiableSet(attributes());
  }

  public String getUnicodeLocaleType(String key) {
    if (!LocaleTag.isAlphanumeric(key, 2, 2)) {
      throw new IllegalArgumentException("Ill-formed Unicode locale key: " + key);
    }
    return keywords().get(LocaleTag.lower(key));
  }

  public Set<String> getUnicodeLocaleKeys() {
    return Collections.unmodifiableSet(keywords().keySet());
  }

  @Override
  public final String toString() {
    boolean core = !language.isEmpty() || !country.isEmpty();
    StringBuilder result = new StringBuilder(language);
    boolean more = !variant.isEmpty() || !script.isEmpty() || hasExtensions();
    if (!country.isEmpty() || !language.isEmpty() && more) result.append('_').append(country);
    if (!variant.isEmpty() && core) result.append('_').append(variant);
    if (!script.isEmpty() && core) result.append("_#").append(script);
    if (hasExtensions() && core) {
      result.append(script.isEmpty() ? "_#" : "_").append(LocaleTag.writeExtensions(extensions));
    }
    return result.toString();
  }

  public String toLanguageTag() {
    return LocaleTag.write(this);
  }

  public static Locale forLanguageTag(String languageTag) {
    return of(LocaleTag.parse(languageTag));
  }

  public String getISO3Language() throws MissingResourceException {
    if (language.length() == 3) return language;
    if (language.isEmpty()) return "";
    String code = LocaleData.get(LocaleData.LANGUAGES, language, 1);
    if (code == null) {
      throw new MissingResourceException("Couldn't find 3-letter language code for " + language, "FormatData_"
          + this, "ShortLanguage");
    }
    return code;
  }

  public String getISO3Country() throws MissingResourceException {
    if (country.length() == 3) return country;
    if (country.isEmpty()) return "";
    String code = LocaleData.get(LocaleData.COUNTRIES, country, 1);
    if (code == null) {
      throw new MissingResourceException("Couldn't find 3-letter country code for " + country, "FormatData_"
          + this, "ShortCountry");
    }
    return code;
  }

  private static String name(String table, String code, int field, Locale inLocale) {
    Objects.requireNonNull(inLocale);
    String name = LocaleData.get(table, code, field);
    return name == null ? code : name;
  }

  public final String getDisplayLanguage() {
    return getDisplayLanguage(displayLocale);
  }

  public String getDisplayLanguage(Locale inLocale) {
    return name(LocaleData.LANGUAGES, language, 2, inLocale);
  }

  public String getDisplayScript() {
    return getDisplayScript(displayLocale);
  }

  public String getDisplayScript(Locale inLocale) {
    return name(LocaleData.SCRIPTS, script, 1, inLocale);
  }

  public final String getDisplayCountry() {
    return getDisplayCountry(displayLocale);
  }

  public String getDisplayCountry(Locale inLocale) {
    return name(LocaleData.COUNTRIES, country, 2, inLocale);
  }

  public final String getDisplayVariant() {
    return getDisplayVariant(displayLocale);
  }

  public String getDisplayVariant(Locale inLocale) {
    Objects.requireNonNull(inLocale);
    return variant;
  }

  public final String getDisplayName() {
    return getDisplayName(displayLocale);
  }

  public String getDisplayName(Locale inLocale) {
    String[] parts = {getDisplayLanguage(inLocale), getDisplayScript(inLocale), getDisplayCountry(inLocale),
        getDisplayVariant(inLocale)};
    StringBuilder result = new StringBuilder();
    int count = 0;
    for (String part : parts) {
      if (part.isEmpty()) continue;
      if (count > 0) result.append(count == 1 ? " (" : ",");
      result.append(part);
      count++;
    }
    return count > 1 ? result.append(')').toString() : result.toString();
  }

  @Override
  public Object clone() {
    return this;
  }

  @Override
  public int hashCode() {
    int hash = language.hashCode();
    hash = 31 * hash + script.hashCode();
    hash = 31 * hash + country.hashCode();
    hash = 31 * hash + variant.hashCode();
    return hasExtensions() ? hash ^ LocaleTag.writeExtensions(extensions).hashCode() : hash;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof Locale)) return false;
    Locale other = (Locale) obj;
    return language.equals(other.language) && script.equals(other.script) && country.equals(other.country)
        && variant.equals(other.variant) && extensions.equals(other.extensions);
  }

  public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales,
      FilteringMode mode) {
    List<String> tags = new ArrayList<>();
    for (Locale locale : locales) tags.add(locale.toLanguageTag());
    List<Locale> result = new ArrayList<>();
    for (String tag : filterTags(priorityList, tags, mode)) result.add(forLanguageTag(tag));
    return result;
  }

  public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales) {
    return filter(priorityList, locales, FilteringMode.AUTOSELECT_FILTERING);
  }

  public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags,
      FilteringMode mode) {
    List<String> result = new ArrayList<>();
    for (LanguageRange range : byWeight(priorityList)) {
      String text = range.getRange();
      boolean extended = text.startsWith("*-") || text.indexOf("-*") >= 0;
      if (extended && mode == FilteringMode.REJECT_EXTENDED_RANGES) {
        throw new IllegalArgumentException("An extended range \"" + text
            + "\" found in REJECT_EXTENDED_RANGES mode.");
      }
      if (extended && mode == FilteringMode.IGNORE_EXTENDED_RANGES) continue;
      if (extended && mode == FilteringMode.MAP_EXTENDED_RANGES) {
        text = text.startsWith("*") ? "*" : text.replace("-*", "");
        extended = false;
      }
      for (String tag : tags) {
        boolean fits = extended || mode == FilteringMode.EXTENDED_FILTERING ? fitsExtended(text, tag)
            : fits(text, tag);
        if (fits && !containsIgnoringCase(result, tag)) result.add(tag);
      }
    }
    return result;
  }

  public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags) {
    return filterTags(priorityList, tags, FilteringMode.AUTOSELECT_FILTERING);
  }

  private static boolean containsIgnoringCase(List<String> tags, String tag) {
    for (String other : tags) {
      if (other.equalsIgnoreCase(tag)) return true;
    }
    return false;
  }

  private static List<LanguageRange> byWeight(List<LanguageRange> ranges) {
    List<LanguageRange> result = new ArrayList<>();
    for (LanguageRange range : ranges) {
      if (range.getWeight() == 0) continue;
      int at = result.size();
      while (at > 0 && result.get(at - 1).getWeight() < range.getWeight()) at--;
      result.add(at, range);
    }
    return result;
  }

  private static boolean fits(String range, String tag) {
    String lower = LocaleTag.lower(tag);
    return range.equals("*") || lower.equals(range) || lower.startsWith(range + "-");
  }

  private static boolean fitsExtended(String range, String tag) {
    String[] wanted = LocaleTag.split(range, '-');
    String[] parts = LocaleTag.split(LocaleTag.lower(tag), '-');
    if (!wanted[0].equals("*") && !wanted[0].equals(parts[0])) return false;
    int at = 1;
    for (int i = 1; i < wanted.length; i++) {
      if (wanted[i].equals("*")) {
        if (at >= parts.length) return false;
        continue;
      }
      while (at < parts.length && !parts[at].equals(wanted[i])) {
        if (parts[at].length() == 1) return false;
        at++;
      }
      if (at++ >= parts.length) return false;
    }
    return true;
  }

  private static boolean fitsExactly(String[] wanted, String[] parts) {
    if (wanted.length != parts.length) return false;
    for (int i = 0; i < wanted.length; i++) {
      if (!wanted[i].equals("*") && !wanted[i].equals(parts[i])) return false;
    }
    return true;
  }

  public static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
    List<String> tags = new ArrayList<>();
    for (Locale locale : locales) tags.add(locale.toLanguageTag());
    String tag = lookupTag(priorityList, tags);
    return tag == null ? null : forLanguageTag(tag);
  }

  public static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
    for (LanguageRange range : byWeight(priorityList)) {
      String text = range.getRange();
      if (text.equals("*")) continue;
      while (!text.isEmpty()) {
        for (String tag : tags) {
          if (fitsExactly(LocaleTag.split(text, '-'), LocaleTag.split(LocaleTag.lower(tag), '-'))) return tag;
        }
        int dash = text.lastIndexOf('-');
        text = dash < 0 ? "" : text.substring(0, dash);
        if (text.length() > 2 && text.charAt(text.length() - 2) == '-') text = text.substring(0, text.length() - 2);
      }
    }
    return null;
  }

  /** What a default locale is for. */
  public enum Category {
    DISPLAY,
    FORMAT
  }

  /** Kinds of country codes. */
  public enum IsoCountryCode {
    PART1_ALPHA2,
    PART1_ALPHA3,
    PART3
  }

  /** How ranges with wild cards are treated when filtering. */
  public enum FilteringMode {
    AUTOSELECT_FILTERING,
    EXTENDED_FILTERING,
    IGNORE_EXTENDED_RANGES,
    MAP_EXTENDED_RANGES,
    REJECT_EXTENDED_RANGES
  }

  /** A wish of a reader: a tag, perhaps with wild cards, and how much it weighs. */
  public static final class LanguageRange {
    public static final double MAX_WEIGHT = 1.0;
    public static final double MIN_WEIGHT = 0.0;

    private final String range;
    private final double weight;

    public LanguageRange(String range) {
      this(range, MAX_WEIGHT);
    }

    public LanguageRange(String range, double weight) {
      if (range == null) throw new NullPointerException();
      if (!(weight >= MIN_WEIGHT && weight <= MAX_WEIGHT)) throw new IllegalArgumentException("weight=" + weight);
      this.range = LocaleTag.lower(range);
      this.weight = weight;
      String[] parts = LocaleTag.split(this.range, '-');
      boolean good = !range.endsWith("-");
      for (int i = 0; i < parts.length; i++) {
        boolean star = parts[i].equals("*");
        good = good && (star || (i == 0 ? LocaleTag.isAlpha(parts[i], 1, 8)
            : LocaleTag.isAlphanumeric(parts[i], 1, 8)));
      }
      if (!good) throw new IllegalArgumentException("range=" + this.range);
    }

    public String getRange() {
      return range;
    }

    public double getWeight() {
      return weight;
    }

    public static List<LanguageRange> parse(String ranges) {
      String text = LocaleTag.lower(ranges).replace(" ", "");
      if (text.startsWith("accept-language:")) text = text.substring(16);
      List<LanguageRange> result = new ArrayList<>();
      for (String part : LocaleTag.split(text, ',')) {
        int semicolon = part.indexOf(";q=");
        double weight = MAX_WEIGHT;
        if (semicolon >= 0) {
          try {
            weight = Double.parseDouble(part.substring(semicolon + 3));
          } catch (NumberFormatException e) {
            throw new IllegalArgumentException("weight=\"" + part.substring(semicolon + 3) + "\"");
          }
        }
        LanguageRange range = new LanguageRange(semicolon < 0 ? part : part.substring(0, semicolon), weight);
        if (indexOf(result, range.range) < 0) add(result, range);
      }
      return result;
    }

    private static int indexOf(List<LanguageRange> ranges, String text) {
      for (int i = 0; i < ranges.size(); i++) {
        if (ranges.get(i).range.equals(text)) return i;
      }
      return -1;
    }

    private static void add(List<LanguageRange> ranges, LanguageRange range) {
      int at = ranges.size();
      while (at > 0 && ranges.get(at - 1).weight < range.weight) at--;
      ranges.add(at, range);
    }

    public static List<LanguageRange> parse(String ranges, Map<String, List<String>> map) {
      return mapEquivalents(parse(ranges), map);
    }

    public static List<LanguageRange> mapEquivalents(List<LanguageRange> priorityList, Map<String,
        List<String>> map) {
      List<LanguageRange> result = new ArrayList<>();
      for (LanguageRange range : priorityList) {
        List<String> others = map == null ? null : map.get(range.range);
        if (others == null) {
          result.add(range);
        } else {
          for (String other : others) result.add(new LanguageRange(other, range.weight));
        }
      }
      return result;
    }

    @Override
    public int hashCode() {
      long bits = Double.doubleToLongBits(weight);
      return 37 * (37 * 17 + range.hashCode()) + (int) (bits ^ bits >>> 32);
    }

    @Override
    public boolean equals(Object obj) {
      if (!(obj instanceof LanguageRange)) return false;
      LanguageRange other = (LanguageRange) obj;
      return range.equals(other.range) && weight == other.weight;
    }

    @Override
    public String toString() {
      return weight == MAX_WEIGHT ? range : range + ";q=" + weight;
    }
  }

  /** Puts a locale together and checks every part. */
  public static final class Builder {
    private LocaleTag tag = new LocaleTag();

    public Builder() {}

    private static IllformedLocaleException error(String what, String value) {
      return new IllformedLocaleException("Ill-formed " + what + ": " + value, 0);
    }

    public Builder setLocale(Locale locale) {
      LocaleTag copy = new LocaleTag();
      if (!locale.language.isEmpty() && !LocaleTag.isLanguage(locale.language)) {
        throw error("language", locale.language);
      }
      if (!locale.script.isEmpty() && !LocaleTag.isScript(locale.script)) throw error("script", locale.script);
      if (!locale.country.isEmpty() && !LocaleTag.isRegion(locale.country)) throw error("region", locale.country);
      copy.language = locale.language;
      copy.script = locale.script;
      copy.region = locale.country;
      copy.variant = checkedVariant(locale.variant);
      copy.extensions.putAll(locale.extensions);
      tag = copy;
      return this;
    }

    public Builder setLanguageTag(String languageTag) {
      if (languageTag.isEmpty()) throw new IllformedLocaleException("Empty language tag", 0);
      LocaleTag parsed = LocaleTag.parse(languageTag);
      if (parsed.errorIndex >= 0) {
        throw new IllformedLocaleException("Invalid subtag: " + languageTag, parsed.errorIndex);
      }
      tag = parsed;
      return this;
    }

    public Builder setLanguage(String language) {
      if (language != null && !language.isEmpty() && !LocaleTag.isLanguage(language)) {
        throw error("language", language);
      }
      tag.language = language == null ? "" : LocaleTag.lower(language);
      return this;
    }

    public Builder setScript(String script) {
      if (script != null && !script.isEmpty() && !LocaleTag.isScript(script)) throw error("script", script);
      tag.script = script == null ? "" : LocaleTag.title(script);
      return this;
    }

    public Builder setRegion(String region) {
      if (region != null && !region.isEmpty() && !LocaleTag.isRegion(region)) throw error("region", region);
      tag.region = region == null ? "" : LocaleTag.upper(region);
      return this;
    }

    private static String checkedVariant(String variant) {
      if (variant == null || variant.isEmpty()) return "";
      String normal = variant.replace('-', '_');
      for (String part : LocaleTag.split(normal, '_')) {
        if (!LocaleTag.isVariant(part)) throw error("variant", variant);
      }
      return normal;
    }

    public Builder setVariant(String variant) {
      tag.variant = checkedVariant(variant);
      return this;
    }

    public Builder setExtension(char key, String value) {
      String letter = LocaleTag.lower(String.valueOf(key));
      if (!LocaleTag.isAlpha(letter, 1, 1)) throw error("extension key", letter);
      if (value == null || value.isEmpty()) {
        tag.extensions.remove(letter.charAt(0));
        return this;
      }
      String normal = LocaleTag.lower(value.replace('_', '-'));
      int min = letter.equals("x") ? 1 : 2;
      for (String part : LocaleTag.split(normal, '-')) {
        if (!LocaleTag.isAlphanumeric(part, min, 8)) throw error("extension value", value);
      }
      tag.extensions.put(letter.charAt(0), letter.equals("u") ? LocaleTag.canonicalUnicode(normal) : normal);
      return this;
    }

    private void changeUnicode(String attribute, boolean remove, String key, String type) {
      TreeSet<String> attributes = new TreeSet<>();
      TreeMap<String, String> keywords = new TreeMap<>();
      String value = tag.extensions.get('u');
      if (value != null) LocaleTag.readUnicode(value, attributes, keywords);
      if (attribute != null && remove) attributes.remove(attribute);
      if (attribute != null && !remove) attributes.add(attribute);
      if (key != null && type == null) keywords.remove(key);
      if (key != null && type != null) keywords.put(key, type);
      String result = LocaleTag.writeUnicode(attributes, keywords);
      if (result.isEmpty()) tag.extensions.remove('u');
      else tag.extensions.put('u', result);
    }

    public Builder setUnicodeLocaleKeyword(String key, String type) {
      if (!LocaleTag.isAlphanumeric(key, 2, 2)) throw error("Unicode locale keyword key", key);
      if (type != null && !type.isEmpty()) {
        for (String part : LocaleTag.split(type.replace('_', '-'), '-')) {
          if (!LocaleTag.isAlphanumeric(part, 3, 8)) throw error("Unicode locale keyword type", type);
        }
      }
      changeUnicode(null, false, LocaleTag.lower(key), type == null ? null : LocaleTag.lower(type.replace('_', '-')));
      return this;
    }

    public Builder addUnicodeLocaleAttribute(String attribute) {
      if (!LocaleTag.isAlphanumeric(attribute, 3, 8)) throw error("Unicode locale attribute", attribute);
      changeUnicode(LocaleTag.lower(attribute), false, null, null);
      return this;
    }

    public Builder removeUnicodeLocaleAttribute(String attribute) {
      if (attribute == null) throw new NullPointerException();
      if (!LocaleTag.isAlphanumeric(attribute, 3, 8)) throw error("Unicode locale attribute", attribute);
      changeUnicode(LocaleTag.lower(attribute), true, null, null);
      return this;
    }

    public Builder clear() {
      tag = new LocaleTag();
      return this;
    }

    public Builder clearExtensions() {
      tag.extensions.clear();
      return this;
    }

    public Locale build() {
      LocaleTag copy = new LocaleTag();
      copy.language = tag.language;
      copy.script = tag.script;
      copy.region = tag.region;
      copy.variant = tag.variant;
      copy.extensions.putAll(tag.extensions);
      return of(copy);
    }
  }
}
