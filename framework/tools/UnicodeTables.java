import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes framework/java/java/lang/UnicodeData.java: what the JDK that runs this knows about characters, as compact text.
 *
 * <p>Run: {@code java framework/tools/UnicodeTables.java >framework/java/java/lang/UnicodeData.java}. JDK 17 has Unicode 13.
 */
final class UnicodeTables {
  private static final StringBuilder encoded = new StringBuilder();

  private UnicodeTables() {}

  public static void main(String[] arguments) {
    System.out.println("package java.lang;\n");
    System.out.println("/** Facts about characters, written by UnicodeTables; {@link Unicode} reads them. */");
    System.out.println("final class UnicodeData {");
    printProperties();
    printScripts();
    printExpansions();
    System.out.println("  private UnicodeData() {}\n}");
  }

  /** A number: groups of five bits, the least significant first; all but the last character are below 'P'. */
  private static void put(int number) {
    while (number >= 32) {
      encoded.append((char) ('0' + (number & 31)));
      number >>>= 5;
    }
    encoded.append((char) ('P' + number));
  }

  private static void putSigned(int number) {
    put(number >= 0 ? number * 2 : -number * 2 - 1);
  }

  private static void printConstant(String comment, String name) {
    String[] lines = encoded.toString().replace("\\", "\\\\").split("(?<=\\G.{106})");
    System.out.println("  /** " + comment + " */\n  static final String " + name + " =");
    for (int i = 0; i < lines.length; i++) {
      if (lines[i].endsWith("\\") && i + 1 < lines.length && odd(lines[i])) {
        lines[i + 1] = "\\" + lines[i + 1];
        lines[i] = lines[i].substring(0, lines[i].length() - 1);
      }
      System.out.println((i == 0 ? "      \"" : "      + \"") + lines[i] + (i == lines.length - 1 ? "\";\n" : "\""));
    }
    encoded.setLength(0);
  }

  private static boolean odd(String line) {
    int slashes = 0;
    while (slashes < line.length() && line.charAt(line.length() - 1 - slashes) == '\\') slashes++;
    return slashes % 2 == 1;
  }

  private static int flags(int c) {
    return (Character.isMirrored(c) ? 1 : 0)
        | (Character.isAlphabetic(c) ? 2 : 0)
        | (Character.isIdeographic(c) ? 4 : 0)
        | (Character.isLowerCase(c) ? 8 : 0)
        | (Character.isUpperCase(c) ? 16 : 0)
        | (Character.isWhitespace(c) ? 32 : 0)
        | (Character.isJavaIdentifierStart(c) ? 64 : 0)
        | (Character.isJavaIdentifierPart(c) ? 128 : 0)
        | (Character.isUnicodeIdentifierStart(c) ? 256 : 0)
        | (Character.isUnicodeIdentifierPart(c) ? 512 : 0)
        | (Character.isIdentifierIgnorable(c) ? 1024 : 0);
  }

  /** Digits and Latin letters: the value grows along a run. */
  private static boolean counts(int c) {
    int value = Character.getNumericValue(c);
    return Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER || Character.isLetter(c) && value >= 10 && value < 36
        && Character.digit(c, 36) == value;
  }

  private static List<Integer> properties(int c, int numeric) {
    return Arrays.asList(
        Character.getType(c), Character.getDirectionality(c) + 1, flags(c), numeric, Character.toLowerCase(c) - c,
        Character.toUpperCase(c) - c, Character.toTitleCase(c) - c);
  }

  private static void printProperties() {
    List<Integer> starts = new ArrayList<>();
    List<List<Integer>> runs = new ArrayList<>();
    List<Integer> lastKey = null;
    for (int c = 0; c <= 0x110000; c++) {
      boolean end = c == 0x110000;
      int value = end ? 0 : Character.getNumericValue(c) + 2;
      boolean counts = !end && counts(c);
      List<Integer> key = end ? null : properties(c, counts ? (value - c) * 2 + 1 : value * 2);
      if (end || !key.equals(lastKey)) {
        starts.add(c);
        if (!end) runs.add(properties(c, value * 2 + (counts ? 1 : 0)));
      }
      lastKey = key;
    }
    Map<List<Integer>, Integer> uses = new HashMap<>();
    for (List<Integer> run : runs) uses.merge(run, 1, Integer::sum);
    List<List<Integer>> records = new ArrayList<>(uses.keySet());
    records.sort(Comparator.comparing((List<Integer> record) -> -uses.get(record)).thenComparing(List::toString));
    put(records.size());
    for (List<Integer> record : records) {
      for (int i = 0; i < 4; i++) put(record.get(i));
      for (int i = 4; i < 7; i++) putSigned(record.get(i));
    }
    put(runs.size());
    for (int i = 0; i < runs.size(); i++) {
      put(starts.get(i + 1) - starts.get(i));
      put(records.indexOf(runs.get(i)));
    }
    printConstant("Records (type, direction + 1, flags, number, to lower, upper, title case), then runs (length, record).",
        "PROPERTIES");
  }

  private static void printScripts() {
    Character.UnicodeScript last = null;
    int start = 0;
    for (int c = 0; c <= 0x110000; c++) {
      Character.UnicodeScript script = c == 0x110000 ? null : Character.UnicodeScript.of(c);
      if (script != last && c > 0) {
        put(c - start);
        put(last.ordinal());
        start = c;
      }
      last = script;
    }
    printConstant("Runs: length, ordinal of the UnicodeScript.", "SCRIPTS");
  }

  private static void printExpansions() {
    for (int c = 128; c < 0x10000; c++) {
      if (Character.isSurrogate((char) c)) continue;
      String upper = String.valueOf((char) c).toUpperCase(Locale.ROOT);
      if (upper.length() == 1) continue;
      encoded.append((char) c).append(upper).append(' ');
    }
    StringBuilder escaped = new StringBuilder();
    for (char c : encoded.toString().toCharArray()) {
      escaped.append(c < 128 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    System.out.println("  /** Characters that become several in upper case: the character, these, a space. */");
    System.out.println("  static final String EXPANSIONS =");
    String[] words = escaped.toString().split("(?<= )");
    StringBuilder line = new StringBuilder();
    List<String> lines = new ArrayList<>();
    for (String word : words) {
      if (line.length() + word.length() > 108) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(word);
    }
    lines.add(line.toString());
    System.out.println("      \"" + String.join("\"\n      + \"", lines) + "\";\n");
  }
}
