package java.text;

/**
 * Composed and decomposed forms of Unicode text. Knows the canonical decompositions up to U+30FF and Hangul, and of
 * the compatibility ones the most common: Latin, numbers, ligatures, full width.
 */
public final class Normalizer {
  private static final int HANGUL = 0xac00;
  private static final int LEADS = 0x1100;
  private static final int VOWELS = 0x1161;
  private static final int TRAILS = 0x11a7;

  private Normalizer() {}

  /** Which form. */
  public enum Form {
    NFD,
    NFC,
    NFKD,
    NFKC
  }

  public static String normalize(CharSequence src, Form form) {
    String text = src.toString();
    if (form == null) throw new NullPointerException();
    int first = 0;
    while (first < text.length() && text.charAt(first) < 0xa0) first++;
    if (first == text.length()) return text;
    boolean compatibility = form == Form.NFKD || form == Form.NFKC;
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) decompose(text.charAt(i), compatibility, result);
    sortMarks(result);
    if (form == Form.NFC || form == Form.NFKC) compose(result);
    return result.toString();
  }

  public static boolean isNormalized(CharSequence src, Form form) {
    String text = src.toString();
    return normalize(text, form).equals(text);
  }

  /**
   * The place of a character in a table of records of equal length, sorted by their first char; -1 if it is not
   * there.
   */
  private static int find(String table, int record, char c) {
    int low = 0;
    int high = table.length() / record - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      char at = table.charAt(middle * record);
      if (at == c) return middle * record;
      if (at < c) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  private static void decompose(char c, boolean compatibility, StringBuilder result) {
    if (c < 0xa0) {
      result.append(c);
      return;
    }
    if (c >= HANGUL && c < HANGUL + 11172) {
      int index = c - HANGUL;
      result.append((char) (LEADS + index / 588)).append((char) (VOWELS + index % 588 / 28));
      if (index % 28 != 0) result.append((char) (TRAILS + index % 28));
      return;
    }
    int pair = find(NormalizerData.PAIRS, 4, c);
    if (pair >= 0) {
      decompose(NormalizerData.PAIRS.charAt(pair + 1), compatibility, result);
      decompose(NormalizerData.PAIRS.charAt(pair + 2), compatibility, result);
      return;
    }
    int single = find(NormalizerData.SINGLES, 2, c);
    if (single >= 0) {
      decompose(NormalizerData.SINGLES.charAt(single + 1), compatibility, result);
      return;
    }
    int stands = compatibility ? findCompatibility(c) : -1;
    if (stands < 0) {
      result.append(c);
      return;
    }
    String table = NormalizerData.COMPATIBILITY;
    for (int i = stands + 1; table.charAt(i) != 1; i++) decompose(table.charAt(i), true, result);
  }

  private static int findCompatibility(char c) {
    String table = NormalizerData.COMPATIBILITY;
    for (int i = 0; i < table.length(); i = table.indexOf(1, i) + 1) {
      if (table.charAt(i) == c) return i;
    }
    return -1;
  }

  /** 0 for a base; marks with the same number do not change places. */
  static int combiningClass(char c) {
    if (c < 0x300) return 0;
    String table = NormalizerData.CLASSES;
    for (int i = 0; i < table.length() && table.charAt(i) <= c; i += 3) {
      if (c <= table.charAt(i + 1)) return table.charAt(i + 2);
    }
    return 0;
  }

  private static void sortMarks(StringBuilder text) {
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      int order = combiningClass(c);
      if (order == 0) continue;
      int j = i;
      while (j > 0 && combiningClass(text.charAt(j - 1)) > order) j--;
      if (j < i) {
        text.deleteCharAt(i);
        text.insert(j, c);
      }
    }
  }

  private static void compose(StringBuilder text) {
    int base = -1;
    int last = 0;
    int out = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int order = combiningClass(c);
      boolean blocked = out - 1 != base && (last == 0 || last >= order);
      char composed = base >= 0 && !blocked ? composed(text.charAt(base), c) : 0;
      if (composed != 0) {
        text.setCharAt(base, composed);
        continue;
      }
      if (order == 0) base = out;
      last = order;
      text.setCharAt(out++, c);
    }
    text.setLength(out);
  }

  /** 0 if the two do not compose. */
  private static char composed(char a, char b) {
    if (a >= LEADS && a < LEADS + 19 && b >= VOWELS && b < VOWELS + 21) {
      return (char) (HANGUL + ((a - LEADS) * 21 + b - VOWELS) * 28);
    }
    boolean open = a >= HANGUL && a < HANGUL + 11172 && (a - HANGUL) % 28 == 0;
    if (open && b > TRAILS && b < TRAILS + 28) return (char) (a + b - TRAILS);
    if (b < 0x300) return 0;
    String table = NormalizerData.PAIRS;
    for (int i = 0; i < table.length(); i += 4) {
      if (table.charAt(i + 1) == a && table.charAt(i + 2) == b && table.charAt(i + 3) == '1') return table.charAt(i);
    }
    return 0;
  }
}
