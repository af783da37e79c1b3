package java.lang;

import java.util.stream.IntStream;

/** What String and the builders do with arrays of characters. A result that equals the argument is the argument. */
@antecede.Concrete
final class Chars {
  private static final char REPLACEMENT = '\ufffd';

  private Chars() {}

  // ---- Bounds ----

  static void checkIndex(int index, int length) {
    if (index < 0 || index >= length) {
      throw new StringIndexOutOfBoundsException("index " + index + ", length " + length);
    }
  }

  static void checkOffset(int offset, int length) {
    if (offset < 0 || offset > length) {
      throw new StringIndexOutOfBoundsException("offset " + offset + ", length " + length);
    }
  }

  static void checkRange(int begin, int end, int length) {
    if (begin < 0 || begin > end || end > length) {
      throw new StringIndexOutOfBoundsException("begin " + begin + ", end " + end + ", length " + length);
    }
  }

  static void checkCount(int offset, int count, int length) {
    if (offset < 0 || count < 0 || offset > length - count) {
      throw new StringIndexOutOfBoundsException("offset " + offset + ", count " + count + ", length " + length);
    }
  }

  // ---- Copies ----

  static char[] copy(char[] text, int begin, int end) {
    char[] result = new char[end - begin];
    System.arraycopy(text, begin, result, 0, end - begin);
    return result;
  }

  static char[] concat(char[] a, char[] b) {
    char[] result = new char[a.length + b.length];
    System.arraycopy(a, 0, result, 0, a.length);
    System.arraycopy(b, 0, result, a.length, b.length);
    return result;
  }

  static char[] fromCodePoints(int[] codePoints, int offset, int count) {
    checkCount(offset, count, codePoints.length);
    int length = 0;
    for (int i = offset; i < offset + count; i++) {
      int c = codePoints[i];
      if (!Character.isValidCodePoint(c)) throw new IllegalArgumentException(Integer.toString(c));
      length += Character.charCount(c);
    }
    char[] result = new char[length];
    int at = 0;
    for (int i = offset; i < offset + count; i++) at += Character.toChars(codePoints[i], result, at);
    return result;
  }

  static char[] repeat(char[] text, int times) {
    if (times < 0) throw new IllegalArgumentException("count is negative: " + times);
    boolean fits = (long) text.length * times <= Integer.MAX_VALUE;
    if (!fits) throw new OutOfMemoryError("Required length exceeds implementation limit");
    char[] result = new char[text.length * times];
    for (int at = 0; at < result.length; at += text.length) System.arraycopy(text, 0, result, at, text.length);
    return result;
  }

  /** Pairs of surrogates keep their order. */
  static void reverse(char[] text, int count) {
    boolean surrogates = false;
    for (int i = 0, j = count - 1; i <= j; i++, j--) {
      char c = text[i];
      surrogates |= Character.isSurrogate(c) || Character.isSurrogate(text[j]);
      text[i] = text[j];
      text[j] = c;
    }
    if (!surrogates) return;
    for (int i = 0; i < count - 1; i++) {
      if (Character.isLowSurrogate(text[i]) && Character.isHighSurrogate(text[i + 1])) {
        char low = text[i];
        text[i] = text[i + 1];
        text[++i] = low;
      }
    }
  }

  // ---- Comparison ----

  static int hash(char[] text) {
    int hash = 0;
    for (int i = 0; i < text.length; i++) hash = 31 * hash + text[i];
    return hash;
  }

  static boolean equal(char[] a, char[] b) {
    return a.length == b.length && regionEquals(a, 0, b, 0, b.length);
  }

  /** Both regions must exist. */
  static boolean regionEquals(char[] a, int atA, char[] b, int atB, int count) {
    for (int i = 0; i < count; i++) {
      if (a[atA + i] != b[atB + i]) return false;
    }
    return true;
  }

  static boolean regionMatches(boolean ignoreCase, char[] a, int atA, char[] b, int atB, int count) {
    if (atA < 0 || atB < 0 || atA > (long) a.length - count || atB > (long) b.length - count) return false;
    if (!ignoreCase) return regionEquals(a, atA, b, atB, count);
    return foldedDifference(a, atA, atA + count, b, atB, atB + count, count) == 0;
  }

  /** Compares that many characters by code points, which may reach up to the ends; 0 if they differ only in case. */
  private static int foldedDifference(char[] a, int atA, int endA, char[] b, int atB, int endB, int count) {
    for (int i = 0; i < count; i++) {
      if (a[atA + i] == b[atB + i]) continue;
      int x = codePointAround(a, atA + i, atA, endA);
      int y = codePointAround(b, atB + i, atB, endB);
      int difference = fold(x) - fold(y);
      if (difference != 0) return difference;
      if (x >= 0x10000 && Character.isHighSurrogate(a[atA + i])) i++;
    }
    return 0;
  }

  /** The code point that the character at the index is, or is half of. */
  private static int codePointAround(char[] text, int index, int start, int end) {
    boolean second = index > start && Character.isSurrogatePair(text[index - 1], text[index]);
    return codePointAt(text, second ? index - 1 : index, end);
  }

  /** Equal for characters that differ only in case. */
  private static int fold(int c) {
    if (c < 128) return c >= 'A' && c <= 'Z' ? c + 32 : c;
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  static int compare(char[] a, int countA, char[] b, int countB) {
    int common = Math.min(countA, countB);
    for (int i = 0; i < common; i++) {
      if (a[i] != b[i]) return a[i] - b[i];
    }
    return countA - countB;
  }

  static int compareIgnoreCase(char[] a, char[] b) {
    int difference = foldedDifference(a, 0, a.length, b, 0, b.length, Math.min(a.length, b.length));
    return difference != 0 ? difference : a.length - b.length;
  }

  // ---- Search ----

  static int indexOf(char[] text, int count, int codePoint, int from) {
    if (from < 0) from = 0;
    if (codePoint >= 0x10000) {
      if (!Character.isValidCodePoint(codePoint)) return -1;
      return indexOf(text, count, Character.toChars(codePoint), from);
    }
    for (int i = from; i < count; i++) {
      if (text[i] == codePoint) return i;
    }
    return -1;
  }

  static int lastIndexOf(char[] text, int count, int codePoint, int from) {
    if (codePoint >= 0x10000) {
      if (!Character.isValidCodePoint(codePoint)) return -1;
      return lastIndexOf(text, count, Character.toChars(codePoint), from);
    }
    for (int i = Math.min(from, count - 1); i >= 0; i--) {
      if (text[i] == codePoint) return i;
    }
    return -1;
  }

  static int indexOf(char[] text, int count, char[] what, int from) {
    if (from < 0) from = 0;
    int last = count - what.length;
    if (what.length == 0) return Math.min(from, count);
    char first = what[0];
    for (int i = from; i <= last; i++) {
      if (text[i] == first && regionEquals(text, i, what, 0, what.length)) return i;
    }
    return -1;
  }

  static int lastIndexOf(char[] text, int count, char[] what, int from) {
    for (int i = Math.min(from, count - what.length); i >= 0; i--) {
      if (regionEquals(text, i, what, 0, what.length)) return i;
    }
    return -1;
  }

  // ---- Code points ----

  static int codePointAt(char[] text, int index, int end) {
    char high = text[index];
    if (Character.isHighSurrogate(high) && index + 1 < end && Character.isLowSurrogate(text[index + 1])) {
      return Character.toCodePoint(high, text[index + 1]);
    }
    return high;
  }

  static int codePointBefore(char[] text, int index, int start) {
    char low = text[index - 1];
    if (Character.isLowSurrogate(low) && index - 2 >= start && Character.isHighSurrogate(text[index - 2])) {
      return Character.toCodePoint(text[index - 2], low);
    }
    return low;
  }

  static int codePointCount(char[] text, int begin, int end) {
    int count = 0;
    for (int i = begin; i < end; count++) i += Character.charCount(codePointAt(text, i, end));
    return count;
  }

  /** The index of that many code points after (or before) {@code index}, within [start, end). */
  static int offsetByCodePoints(char[] text, int start, int end, int index, int offset) {
    for (; offset > 0; offset--) {
      if (index >= end) throw new IndexOutOfBoundsException();
      index += Character.charCount(codePointAt(text, index, end));
    }
    for (; offset < 0; offset++) {
      if (index <= start) throw new IndexOutOfBoundsException();
      index -= Character.charCount(codePointBefore(text, index, start));
    }
    return index;
  }

  /** The text as it is now. */
  static IntStream stream(CharSequence text) {
    int[] chars = new int[text.length()];
    for (int i = 0; i < chars.length; i++) chars[i] = text.charAt(i);
    return IntStream.of(chars);
  }

  static IntStream codePoints(CharSequence text) {
    int[] points = new int[Character.codePointCount(text, 0, text.length())];
    for (int i = 0, at = 0; i < points.length; i++) {
      points[i] = Character.codePointAt(text, at);
      at += Character.charCount(points[i]);
    }
    return IntStream.of(points);
  }

  // ---- Replacement ----

  static char[] replace(char[] text, char what, char with) {
    if (what == with) return text;
    char[] result = text;
    for (int i = 0; i < text.length; i++) {
      if (text[i] != what) continue;
      if (result == text) result = copy(text, 0, text.length);
      result[i] = with;
    }
    return result;
  }

  static char[] replace(char[] text, char[] what, char[] with) {
    int found = indexOf(text, text.length, what, 0);
    if (found < 0) return text;
    StringBuilder result = new StringBuilder(text.length + with.length);
    int done = 0;
    while (found >= 0) {
      result.append(text, done, found - done).append(with);
      done = found + what.length;
      if (what.length > 0) {
        found = indexOf(text, text.length, what, done);
      } else if (found < text.length) {
        found++;
      } else {
        found = -1;
      }
    }
    result.append(text, done, text.length - done);
    return contents(result);
  }

  private static char[] contents(StringBuilder text) {
    char[] result = new char[text.length()];
    text.getChars(0, result.length, result, 0);
    return result;
  }

  // ---- Space ----

  static char[] trim(char[] text) {
    int start = 0;
    int end = text.length;
    while (start < end && text[start] <= ' ') start++;
    while (start < end && text[end - 1] <= ' ') end--;
    return start == 0 && end == text.length ? text : copy(text, start, end);
  }

  static char[] strip(char[] text, boolean leading, boolean trailing) {
    int start = leading ? firstNonSpace(text, 0, text.length) : 0;
    int end = trailing ? lastNonSpace(text, start, text.length) : text.length;
    return start == 0 && end == text.length ? text : copy(text, start, end);
  }

  static int firstNonSpace(char[] text, int start, int end) {
    while (start < end) {
      int c = codePointAt(text, start, end);
      if (!Character.isWhitespace(c)) break;
      start += Character.charCount(c);
    }
    return start;
  }

  private static int lastNonSpace(char[] text, int start, int end) {
    while (start < end) {
      int c = codePointBefore(text, end, start);
      if (!Character.isWhitespace(c)) break;
      end -= Character.charCount(c);
    }
    return end;
  }

  /** Where the line that starts there ends, without its terminator. */
  static int lineEnd(char[] text, int start) {
    while (start < text.length && text[start] != '\n' && text[start] != '\r') start++;
    return start;
  }

  static int nextLine(char[] text, int lineEnd) {
    boolean both = lineEnd + 1 < text.length && text[lineEnd] == '\r' && text[lineEnd + 1] == '\n';
    return Math.min(lineEnd + (both ? 2 : 1), text.length);
  }

  static char[] indent(char[] text, int spaces) {
    StringBuilder result = new StringBuilder(text.length + Math.max(spaces, 0) * 4);
    for (int start = 0; start < text.length; ) {
      int end = lineEnd(text, start);
      for (int i = 0; i < spaces; i++) result.append(' ');
      int limit = spaces >= 0 ? start : (int) Math.min(end, (long) start - spaces);
      int from = Math.min(firstNonSpace(text, start, end), limit);
      result.append(text, from, end - from).append('\n');
      start = nextLine(text, end);
    }
    return contents(result);
  }

  /** Takes away the indentation that all lines (the last one even if blank) share, and space at the ends of lines. */
  static char[] stripIndent(char[] text) {
    if (text.length == 0) return text;
    char last = text[text.length - 1];
    boolean endsWithBreak = last == '\n' || last == '\r';
    int common = endsWithBreak ? 0 : Integer.MAX_VALUE;
    if (!endsWithBreak) {
      for (int start = 0; start < text.length; ) {
        int end = lineEnd(text, start);
        int next = nextLine(text, end);
        int content = firstNonSpace(text, start, end);
        if (content < end || next >= text.length) common = Math.min(common, content - start);
        start = next;
      }
    }
    StringBuilder result = new StringBuilder(text.length);
    for (int start = 0; start < text.length; ) {
      int end = lineEnd(text, start);
      int next = nextLine(text, end);
      int from = Math.min(start + common, end);
      int to = lastNonSpace(text, from, end);
      if (firstNonSpace(text, start, end) < end) result.append(text, from, to - from);
      if (next < text.length || endsWithBreak) result.append('\n');
      start = next;
    }
    return contents(result);
  }

  static char[] translateEscapes(char[] text) {
    StringBuilder result = new StringBuilder(text.length);
    for (int i = 0; i < text.length; ) {
      char c = text[i++];
      if (c != '\\') {
        result.append(c);
        continue;
      }
      c = i < text.length ? text[i++] : 0;
      int plain = "btnfrs\"'\\".indexOf(c);
      if (plain >= 0) {
        result.append("\b\t\n\f\r \"'\\".charAt(plain));
      } else if (c >= '0' && c <= '7') {
        int limit = Math.min(i + (c <= '3' ? 2 : 1), text.length);
        int code = c - '0';
        while (i < limit && text[i] >= '0' && text[i] <= '7') code = code * 8 + text[i++] - '0';
        result.append((char) code);
      } else if (c == '\r') {
        if (i < text.length && text[i] == '\n') i++;
      } else if (c != '\n') {
        throw new IllegalArgumentException("Invalid escape sequence: \\" + c);
      }
    }
    return contents(result);
  }

  // ---- Case ----

  private static boolean isTurkic(String language) {
    return language.equals("tr") || language.equals("az");
  }

  static char[] toLowerCase(char[] text, String language) {
    int i = 0;
    while (i < text.length && text[i] < 128 && (text[i] < 'A' || text[i] > 'Z')) i++;
    if (i == text.length) return text;
    boolean turkic = isTurkic(language);
    StringBuilder result = new StringBuilder(text.length).append(text, 0, i);
    while (i < text.length) {
      int c = codePointAt(text, i, text.length);
      if (turkic && c == 'I') {
        boolean dotted = i + 1 < text.length && text[i + 1] == '\u0307';
        result.append(dotted ? 'i' : '\u0131');
        if (dotted) i++;
      } else if (c == '\u0130') {
        result.append(turkic ? "i" : "i\u0307");
      } else if (c == '\u03a3') {
        result.append(isFinal(text, i) ? '\u03c2' : '\u03c3');
      } else if (c < 128) {
        result.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : (char) c);
      } else {
        result.appendCodePoint(Character.toLowerCase(c));
      }
      i += Character.charCount(c);
    }
    return unlessEqual(text, result);
  }

  private static char[] unlessEqual(char[] text, StringBuilder result) {
    char[] contents = contents(result);
    return equal(text, contents) ? text : contents;
  }

  /** The last letter of a word: a cased letter before it, none after it. */
  private static boolean isFinal(char[] text, int index) {
    boolean before = false;
    for (int i = index; i > 0 && !before; ) {
      int c = codePointBefore(text, i, 0);
      before = isCased(c);
      if (!before && !isCaseIgnorable(c)) return false;
      i -= Character.charCount(c);
    }
    if (!before) return false;
    for (int i = index + 1; i < text.length; ) {
      int c = codePointAt(text, i, text.length);
      if (isCased(c)) return false;
      if (!isCaseIgnorable(c)) return true;
      i += Character.charCount(c);
    }
    return true;
  }

  private static boolean isCased(int c) {
    return Character.isLowerCase(c) || Character.isUpperCase(c) || Character.isTitleCase(c);
  }

  private static boolean isCaseIgnorable(int c) {
    switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK:
      case Character.ENCLOSING_MARK:
      case Character.FORMAT:
      case Character.MODIFIER_LETTER:
      case Character.MODIFIER_SYMBOL:
        return true;
      default:
        return "'.:\u00b7\u2018\u2019\u2024\u2027\ufe13\ufe52\ufe55\uff07\uff0e\uff1a".indexOf(c) >= 0;
    }
  }

  static char[] toUpperCase(char[] text, String language) {
    int i = 0;
    while (i < text.length && text[i] < 128 && (text[i] < 'a' || text[i] > 'z')) i++;
    if (i == text.length) return text;
    boolean turkic = isTurkic(language);
    StringBuilder result = new StringBuilder(text.length).append(text, 0, i);
    while (i < text.length) {
      int c = codePointAt(text, i, text.length);
      String expansion = c < 128 ? null : Unicode.upperCaseExpansion(c);
      if (expansion != null) result.append(expansion);
      else if (turkic && c == 'i') result.append('\u0130');
      else if (c < 128) result.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : (char) c);
      else result.appendCodePoint(Character.toUpperCase(c));
      i += Character.charCount(c);
    }
    return unlessEqual(text, result);
  }

  // ---- Bytes ----

  static char[] decodeBytes(byte[] bytes, int offset, int count, boolean asciiOnly) {
    char[] result = new char[count];
    for (int i = 0; i < count; i++) {
      byte b = bytes[offset + i];
      result[i] = asciiOnly && b < 0 ? REPLACEMENT : (char) (b & 0xff);
    }
    return result;
  }

  static byte[] encodeBytes(char[] text, int limit) {
    byte[] result = new byte[text.length];
    int at = 0;
    for (int i = 0; i < text.length; i++) {
      char c = text[i];
      result[at++] = c < limit ? (byte) c : (byte) '?';
      if (Character.isHighSurrogate(c) && i + 1 < text.length && Character.isLowSurrogate(text[i + 1])) i++;
    }
    return at == result.length ? result : cut(result, at);
  }

  private static byte[] cut(byte[] bytes, int count) {
    byte[] result = new byte[count];
    System.arraycopy(bytes, 0, result, 0, count);
    return result;
  }

  static byte[] encodeUtf8(char[] text) {
    byte[] result = new byte[text.length * 3];
    int at = 0;
    for (int i = 0; i < text.length; i++) {
      int c = text[i];
      if (c < 0x80) {
        result[at++] = (byte) c;
        continue;
      }
      if (c >= 0xd800 && c < 0xe000) {
        c = codePointAt(text, i, text.length);
        if (c < 0x10000) {
          result[at++] = '?';
          continue;
        }
        i++;
        result[at++] = (byte) (0xf0 | c >> 18);
        result[at++] = (byte) (0x80 | c >> 12 & 0x3f);
        result[at++] = (byte) (0x80 | c >> 6 & 0x3f);
      } else if (c < 0x800) {
        result[at++] = (byte) (0xc0 | c >> 6);
      } else {
        result[at++] = (byte) (0xe0 | c >> 12);
        result[at++] = (byte) (0x80 | c >> 6 & 0x3f);
      }
      result[at++] = (byte) (0x80 | c & 0x3f);
    }
    return cut(result, at);
  }

  /** What is malformed becomes U+FFFD: one for each longest start of a character, one for an encoded surrogate. */
  static char[] decodeUtf8(byte[] bytes, int offset, int count) {
    char[] result = new char[count];
    int at = 0;
    int end = offset + count;
    for (int i = offset; i < end; ) {
      int lead = bytes[i] & 0xff;
      if (lead < 0x80) {
        result[at++] = (char) lead;
        i++;
        continue;
      }
      int length = lead < 0xc2 || lead > 0xf4 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
      int valid = validLength(bytes, i, end, lead, length);
      int c = valid < length || length == 1 ? -1 : combine(bytes, i, lead, length);
      if (c < 0 || c >= 0xd800 && c < 0xe000) {
        result[at++] = REPLACEMENT;
      } else {
        at += Character.toChars(c, result, at);
      }
      i += valid;
    }
    return at == count ? result : copy(result, 0, at);
  }

  /** How many of the bytes of a character are there and fit. */
  private static int validLength(byte[] bytes, int start, int end, int lead, int length) {
    for (int i = 1; i < length; i++) {
      int next = start + i < end ? bytes[start + i] & 0xff : 0;
      boolean fits = next >= 0x80 && next < 0xc0;
      if (i == 1 && lead == 0xe0) fits &= next >= 0xa0;
      if (i == 1 && lead == 0xf0) fits &= next >= 0x90;
      if (i == 1 && lead == 0xf4) fits &= next < 0x90;
      if (!fits) return i;
    }
    return length;
  }

  private static int combine(byte[] bytes, int start, int lead, int length) {
    int c = lead & 0x7f >> length;
    for (int i = 1; i < length; i++) c = c << 6 | bytes[start + i] & 0x3f;
    return c;
  }
}
