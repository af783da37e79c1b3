package java.util;

/** Language tags of BCP 47: reads, checks and writes them. Extensions are kept by their letter, in lower case. */
final class LocaleTag {
  private static final String GRANDFATHERED =
      "art-lojban=jbo;cel-gaulish=xtg-x-cel-gaulish;en-gb-oed=en-gb-x-oed;i-ami=ami;i-bnn=bnn;"
      + "i-default=en-x-i-default;i-enochian=und-x-i-enochian;i-hak=hak;i-klingon=tlh;i-lux=lb;"
      + "i-mingo=see-x-i-mingo;i-navajo=nv;"
      + "i-pwn=pwn;i-tao=tao;i-tay=tay;i-tsu=tsu;no-bok=nb;no-nyn=nn;sgn-be-fr=sfb;sgn-be-nl=vgt;sgn-ch-de=sgg;"
      + "zh-guoyu=cmn;"
      + "zh-hakka=hak;zh-min=nan-x-zh-min;zh-min-nan=nan;zh-xiang=hsn;";

  String language = "";
  String script = "";
  String region = "";
  String variant = "";
  SortedMap<Character, String> extensions = new TreeMap<>();
  /** Where the tag is not one; -1 if it is. */
  int errorIndex = -1;

  static boolean isAlpha(String s, int min, int max) {
    if (s.length() < min || s.length() > max) return false;
    for (int i = 0; i < s.length(); i++) {
      if (!isLetter(s.charAt(i))) return false;
    }
    return true;
  }

  static boolean isAlphanumeric(String s, int min, int max) {
    if (s.length() < min || s.length() > max) return false;
    for (int i = 0; i < s.length(); i++) {
      if (!isLetter(s.charAt(i)) && !isDigit(s.charAt(i))) return false;
    }
    return true;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isLanguage(String s) {
    return isAlpha(s, 2, 8);
  }

  static boolean isScript(String s) {
    return isAlpha(s, 4, 4);
  }

  static boolean isRegion(String s) {
    return isAlpha(s, 2, 2) || s.length() == 3 && isDigit(s.charAt(0)) && isDigit(s.charAt(1))
        && isDigit(s.charAt(2));
  }

  static boolean isVariant(String s) {
    return isAlphanumeric(s, 5, 8) || isAlphanumeric(s, 4, 4) && isDigit(s.charAt(0));
  }

  static String lower(String s) {
    StringBuilder result = new StringBuilder(s.length());
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      result.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return result.toString();
  }

  static String upper(String s) {
    StringBuilder result = new StringBuilder(s.length());
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      result.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
    }
    return result.toString();
  }

  static String title(String s) {
    return s.isEmpty() ? s : upper(s.substring(0, 1)) + lower(s.substring(1));
  }

  static String[] split(String s, char separator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int end; (end = s.indexOf(separator, start)) >= 0; start = end + 1) parts.add(s.substring(start, end));
    parts.add(s.substring(start));
    return parts.toArray(new String[parts.size()]);
  }

  /** Reads as much of a tag as there is; what follows a mistake is left out. */
  static LocaleTag parse(String tag) {
    LocaleTag result = new LocaleTag();
    String key = lower(tag) + "=";
    int known = (";" + GRANDFATHERED).indexOf(";" + key);
    String text = known < 0 ? tag : GRANDFATHERED.substring(known
        + key.length(), GRANDFATHERED.indexOf(';', known + 1));
    result.read(split(text, '-'));
    return result;
  }

  private void read(String[] parts) {
    int at = 0;
    int next = 0;
    if (isLanguage(parts[0])) {
      language = lower(parts[next++]);
      if (language.length() <= 3) {
        for (int i = 0; i < 3 && next < parts.length && isAlpha(parts[next], 3, 3); i++, next++) {
          if (i == 0) language = lower(parts[next]);
        }
      }
      if (language.equals("und")) language = "";
      if (next < parts.length && isScript(parts[next])) script = title(parts[next++]);
      if (next < parts.length && isRegion(parts[next])) region = upper(parts[next++]);
      StringBuilder variants = new StringBuilder();
      while (next < parts.length && isVariant(parts[next])) {
        variants.append(variants.length() == 0 ? "" : "_").append(parts[next++]);
      }
      variant = variants.toString();
      while (next < parts.length && isAlpha(parts[next], 1, 1) && lower(parts[next]).charAt(0) != 'x') {
        char letter = lower(parts[next]).charAt(0);
        int end = next + 1;
        StringBuilder value = new StringBuilder();
        while (end < parts.length && isAlphanumeric(parts[end], 2, 8)) {
          value.append(end == next + 1 ? "" : "-").append(lower(parts[end++]));
        }
        if (value.length() == 0) break;
        if (!extensions.containsKey(letter)) {
          extensions.put(letter, letter == 'u' ? canonicalUnicode(value.toString()) : value.toString());
        }
        next = end;
      }
    }
    if (next < parts.length && parts[next].equalsIgnoreCase("x") && next + 1 < parts.length) {
      int end = next + 1;
      StringBuilder value = new StringBuilder();
      while (end < parts.length && isAlphanumeric(parts[end], 1, 8)) {
        value.append(end == next + 1 ? "" : "-").append(parts[end++]);
      }
      if (value.length() > 0) {
        takePrivateUse(value.toString());
        next = end;
      }
    }
    if (next < parts.length) {
      for (int i = 0; i < next; i++) at += parts[i].length() + 1;
      errorIndex = at;
    }
  }

  /** "lvariant" in the private part begins what is no proper variant. */
  private void takePrivateUse(String value) {
    int at = ("-" + lower(value)).indexOf("-lvariant-");
    if (at < 0) {
      extensions.put('x', lower(value));
      return;
    }
    String rest = value.length() > at + 9 ? value.substring(at + 9).replace('-', '_') : "";
    if (!rest.isEmpty()) variant = variant.isEmpty() ? rest : variant + "_" + rest;
    if (at > 0) extensions.put('x', lower(value.substring(0, at - 1)));
  }

  /** Attributes in order, then keywords in order of their keys; the first of each counts; type "true" is left out. */
  static String canonicalUnicode(String value) {
    TreeSet<String> attributes = new TreeSet<>();
    TreeMap<String, String> keywords = new TreeMap<>();
    readUnicode(value, attributes, keywords);
    return writeUnicode(attributes, keywords);
  }

  static void readUnicode(String value, Set<String> attributes, Map<String, String> keywords) {
    String key = null;
    StringBuilder type = new StringBuilder();
    String[] parts = split(value, '-');
    for (int i = 0; i <= parts.length; i++) {
      boolean end = i == parts.length;
      if (end || parts[i].length() == 2) {
        if (key != null && !keywords.containsKey(key)) keywords.put(key, type.toString());
        if (end) break;
        key = parts[i];
        type.setLength(0);
      } else if (key == null) {
        if (!parts[i].isEmpty()) attributes.add(parts[i]);
      } else {
        if (type.length() > 0) type.append('-');
        type.append(parts[i]);
      }
    }
  }

  static String writeUnicode(Set<String> attributes, Map<String, String> keywords) {
    StringBuilder result = new StringBuilder();
    for (String attribute : attributes) result.append(result.length() == 0 ? "" : "-").append(attribute);
    for (Map.Entry<String, String> keyword : keywords.entrySet()) {
      result.append(result.length() == 0 ? "" : "-").append(keyword.getKey());
      if (!keyword.getValue().isEmpty()) result.append('-').append(keyword.getValue());
    }
    return result.toString();
  }

  /** a-xxx-u-yyy-x-zzz: the private part last. */
  static String writeExtensions(SortedMap<Character, String> extensions) {
    StringBuilder result = new StringBuilder();
    for (Map.Entry<Character, String> entry : extensions.entrySet()) {
      if (entry.getKey() == 'x') continue;
      result.append(result.length() == 0 ? "" : "-").append(entry.getKey()).append('-').append(entry.getValue());
    }
    if (extensions.containsKey('x')) result.append(result.length() == 0 ? "x-" : "-x-").append(extensions.get('x'));
    return result.toString();
  }

  static String write(Locale locale) {
    String language = locale.getLanguage();
    String region = locale.getCountry();
    String variant = locale.getVariant();
    if (language.equals("no") && region.equals("NO") && variant.equals("NY")) {
      language = "nn";
      variant = "";
    }
    if (language.equals("iw")) language = "he";
    if (language.equals("ji")) language = "yi";
    if (language.equals("in")) language = "id";
    StringBuilder result = new StringBuilder(isLanguage(language) ? language : "");
    if (isScript(locale.getScript())) result.append('-').append(locale.getScript());
    if (isRegion(region)) result.append('-').append(region);
    StringBuilder odd = new StringBuilder();
    if (!variant.isEmpty()) {
      for (String part : split(variant, '_')) {
        if (odd.length() == 0 && isVariant(part)) {
          result.append('-').append(part);
        } else {
          if (!isAlphanumeric(part, 1, 8)) break;
          odd.append('-').append(part);
        }
      }
    }
    SortedMap<Character, String> extensions = new TreeMap<>();
    for (Character letter : locale.getExtensionKeys()) extensions.put(letter, locale.getExtension(letter));
    String privateUse = extensions.remove('x');
    String rest = writeExtensions(extensions);
    if (!rest.isEmpty()) result.append('-').append(rest);
    if (odd.length() > 0) privateUse = (privateUse == null ? "" : privateUse + "-") + "lvariant" + odd;
    boolean languageMissing = !isLanguage(language);
    if (privateUse != null) {
      if (languageMissing && result.length() == 0) return "x-" + privateUse;
      result.append("-x-").append(privateUse);
    }
    return languageMissing ? "und" + result : result.toString();
  }
}
