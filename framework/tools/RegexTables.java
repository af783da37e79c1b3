import java.util.LinkedHashMap;
import java.util.Map;

/** Prints the tables of java.util.regex.CharNames: blocks of the basic plane, and the scripts most in use. */
final class RegexTables {
  private static final String SCRIPTS =
      " COMMON LATIN GREEK CYRILLIC ARMENIAN HEBREW ARABIC DEVANAGARI BENGALI GURMUKHI GUJARATI TAMIL TELUGU "
      + "KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR GEORGIAN HANGUL ETHIOPIC KHMER MONGOLIAN HIRAGANA "
      + "KATAKANA BOPOMOFO HAN INHERITED ";

  private RegexTables() {}

  public static void main(String[] args) {
    Map<String, String> scripts = new LinkedHashMap<>();
    int start = 0;
    for (int c = 1; c <= Character.MAX_CODE_POINT + 1; c++) {
      String script = Character.UnicodeScript.of(start).name();
      if (c <= Character.MAX_CODE_POINT && Character.UnicodeScript.of(c).name().equals(script)) continue;
      if (SCRIPTS.contains(" " + script + " ")) {
        scripts.merge(script, Integer.toHexString(start) + "-" + Integer.toHexString(c - 1), (a, b) -> a + "," + b);
      }
      start = c;
    }
    scripts.forEach((name, ranges) -> print(name + "=" + ranges + ";"));
    System.out.println();
    start = 0;
    for (int c = 1; c <= 0x10000; c++) {
      Character.UnicodeBlock block = Character.UnicodeBlock.of(start);
      if (c < 0x10000 && Character.UnicodeBlock.of(c) == block) continue;
      if (block != null) {
        print(block.toString().replace("_", "") + "=" + Integer.toHexString(start) + "-" + Integer.toHexString(c - 1)
            + ";");
      }
      start = c;
    }
  }

  private static void print(String text) {
    for (int i = 0; i < text.length(); i += 110) {
      System.out.println("      + \"" + text.substring(i, Math.min(text.length(), i + 110)) + "\"");
    }
  }
}
