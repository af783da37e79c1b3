package strings;

import static support.Tell.p;

import java.util.*;

/** Upper and lower case with locales given, comparison without case, Turkish and Greek special letters. */
public class CaseAndLocale {
  static String points(String s) {
    StringBuilder out = new StringBuilder();
    for (char c : s.toCharArray()) out.append(Integer.toHexString(c)).append(' ');
    return out.toString().trim();
  }

  public static void main(String[] args) {
    Locale turkish = new Locale("tr");
    for (String s : new String[] {"Title", "I\u0131\u0130i", "\u00df", "\u0149", "\u01f0", "\u0390", "\u1e96", "\ufb03",
             "\u03a3", "\u0391\u03a3", "\u0391\u03a3 \u03a3\u0391", "\u0391.\u03a3.", "\uD801\uDC28",
             "\u01c4\u01c5\u01c6", "\u0345", "\u2170\u24d0"}) {
      p(points(s), "|", points(s.toUpperCase(Locale.ROOT)), "|", points(s.toLowerCase(Locale.ROOT)), "|",
          points(s.toUpperCase(turkish)), "|", points(s.toLowerCase(turkish)));
    }
    p("TITLE".toLowerCase(turkish).equals("title"), "title".toUpperCase(turkish).equals("TITLE"),
        "TITLE".equalsIgnoreCase("t\u0131tle"), "\u0131".equalsIgnoreCase("I"), "\u212a".equalsIgnoreCase("k"),
        "\u017f".equalsIgnoreCase("S"));
    List<String> words = new ArrayList<>(
        Arrays.asList("banana", "Apple", "cherry", "apple", "Banana", "\u00c4pfel", "zebra", "_under", "123", ""));
    Collections.sort(words);
    p(words);
    Collections.sort(words, String.CASE_INSENSITIVE_ORDER);
    p(words);
    words.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    p(words);
    p("abc".compareToIgnoreCase("ABD"), "ab".compareToIgnoreCase("ABC"), "\u00c0".compareToIgnoreCase("\u00e0"),
        "a".compareToIgnoreCase("["), "Z".compareToIgnoreCase("_"));
    p(Character.toUpperCase('\u00ff') == '\u0178', Character.toUpperCase('\u00b5') == '\u039c',
        Character.toLowerCase('\u0130'), Character.toUpperCase('\u0131'), Character.toUpperCase('\u00df'),
        Character.toTitleCase('\u01c6') == '\u01c5');
    p(Character.getName('a') != null, Character.UnicodeBlock.of('\u4e2d'), Character.UnicodeBlock.of('a'),
        Character.UnicodeScript.of('\u03b1'), Character.isUnicodeIdentifierStart('\u00e9'),
        Character.getDirectionality('\u05d0'));
  }
}
