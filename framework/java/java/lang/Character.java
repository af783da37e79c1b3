package java.lang;

import antecede.Reflection;
import java.io.Serializable;
import java.util.Locale;

/** The box of {@code char}, and properties of characters (Unicode 13); beyond ASCII by {@link Unicode}. */
@antecede.Plain
public final class Character implements Serializable, Comparable<Character> {
  public static final byte UNASSIGNED = 0;
  public static final byte UPPERCASE_LETTER = 1;
  public static final byte LOWERCASE_LETTER = 2;
  public static final byte TITLECASE_LETTER = 3;
  public static final byte MODIFIER_LETTER = 4;
  public static final byte OTHER_LETTER = 5;
  public static final byte NON_SPACING_MARK = 6;
  public static final byte ENCLOSING_MARK = 7;
  public static final byte COMBINING_SPACING_MARK = 8;
  public static final byte DECIMAL_DIGIT_NUMBER = 9;
  public static final byte LETTER_NUMBER = 10;
  public static final byte OTHER_NUMBER = 11;
  public static final byte SPACE_SEPARATOR = 12;
  public static final byte LINE_SEPARATOR = 13;
  public static final byte PARAGRAPH_SEPARATOR = 14;
  public static final byte CONTROL = 15;
  public static final byte FORMAT = 16;
  public static final byte PRIVATE_USE = 18;
  public static final byte SURROGATE = 19;
  public static final byte DASH_PUNCTUATION = 20;
  public static final byte START_PUNCTUATION = 21;
  public static final byte END_PUNCTUATION = 22;
  public static final byte CONNECTOR_PUNCTUATION = 23;
  public static final byte OTHER_PUNCTUATION = 24;
  public static final byte MATH_SYMBOL = 25;
  public static final byte CURRENCY_SYMBOL = 26;
  public static final byte MODIFIER_SYMBOL = 27;
  public static final byte OTHER_SYMBOL = 28;
  public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
  public static final byte FINAL_QUOTE_PUNCTUATION = 30;

  public static final byte DIRECTIONALITY_UNDEFINED = -1;
  public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
  public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
  public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
  public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
  public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
  public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
  public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
  public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
  public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
  public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
  public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
  public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
  public static final byte DIRECTIONALITY_WHITESPACE = 12;
  public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
  public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
  public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
  public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
  public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
  public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
  public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
  public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
  public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
  public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;

  public static final char MAX_HIGH_SURROGATE = '\udbff';
  public static final char MAX_LOW_SURROGATE = '\udfff';
  public static final char MAX_SURROGATE = '\udfff';
  public static final char MAX_VALUE = '\uffff';
  public static final char MIN_HIGH_SURROGATE = '\ud800';
  public static final char MIN_LOW_SURROGATE = '\udc00';
  public static final char MIN_SURROGATE = '\ud800';
  public static final char MIN_VALUE = '\u0000';
  public static final int BYTES = 2;
  public static final int MAX_CODE_POINT = 0x10ffff;
  public static final int MAX_RADIX = 36;
  public static final int MIN_CODE_POINT = 0x0;
  public static final int MIN_RADIX = 2;
  public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
  public static final int SIZE = 16;
  @SuppressWarnings("unchecked")
  public static final Class<Character> TYPE = (Class<Character>) Reflection.primitive("char");

  /** Boxes of ASCII characters: equal ones are identical. */
  private static final Character[] SMALL = small();

  private final char value;

  @Deprecated
  public Character(char value) {
    this.value = value;
  }

  private static Character[] small() {
    Character[] boxes = new Character[128];
    for (int i = 0; i < boxes.length; i++) boxes[i] = new Character((char) i);
    return boxes;
  }

  public static Character valueOf(char c) {
    return c < 128 ? SMALL[c] : new Character(c);
  }

  public char charValue() {
    return value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  public static int hashCode(char c) {
    return c;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Character && ((Character) other).value == value;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }

  public static String toString(char c) {
    return String.valueOf(c);
  }

  @Override
  public int compareTo(Character other) {
    return value - other.value;
  }

  public static int compare(char a, char b) {
    return a - b;
  }

  public static char reverseBytes(char c) {
    return (char) (c << 8 | c >> 8);
  }

  // ---- Surrogates and code points ----

  public static boolean isValidCodePoint(int codePoint) {
    return codePoint >>> 16 < 17;
  }

  public static boolean isBmpCodePoint(int codePoint) {
    return codePoint >>> 16 == 0;
  }

  public static boolean isSupplementaryCodePoint(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
  }

  public static boolean isHighSurrogate(char c) {
    return c >= MIN_HIGH_SURROGATE && c <= MAX_HIGH_SURROGATE;
  }

  public static boolean isLowSurrogate(char c) {
    return c >= MIN_LOW_SURROGATE && c <= MAX_LOW_SURROGATE;
  }

  public static boolean isSurrogate(char c) {
    return c >= MIN_SURROGATE && c <= MAX_SURROGATE;
  }

  public static boolean isSurrogatePair(char high, char low) {
    return isHighSurrogate(high) && isLowSurrogate(low);
  }

  public static int charCount(int codePoint) {
    return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
  }

  public static int toCodePoint(char high, char low) {
    return (high << 10) + low + (MIN_SUPPLEMENTARY_CODE_POINT - (MIN_HIGH_SURROGATE << 10) - MIN_LOW_SURROGATE);
  }

  public static char highSurrogate(int codePoint) {
    return (char) ((codePoint - MIN_SUPPLEMENTARY_CODE_POINT >> 10) + MIN_HIGH_SURROGATE);
  }

  public static char lowSurrogate(int codePoint) {
    return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
  }

  private static void checkCodePoint(int codePoint) {
    if (isValidCodePoint(codePoint)) return;
    String number = Integer.toHexString(codePoint).toUpperCase();
    throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + number);
  }

  public static char[] toChars(int codePoint) {
    checkCodePoint(codePoint);
    if (codePoint < MIN_SUPPLEMENTARY_CODE_POINT) return new char[] {(char) codePoint};
    return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
  }

  public static int toChars(int codePoint, char[] target, int at) {
    checkCodePoint(codePoint);
    if (codePoint < MIN_SUPPLEMENTARY_CODE_POINT) {
      target[at] = (char) codePoint;
      return 1;
    }
    target[at + 1] = lowSurrogate(codePoint);
    target[at] = highSurrogate(codePoint);
    return 2;
  }

  public static int codePointAt(CharSequence text, int index) {
    char high = text.charAt(index);
    if (!isHighSurrogate(high) || index + 1 >= text.length()) return high;
    char low = text.charAt(index + 1);
    return isLowSurrogate(low) ? toCodePoint(high, low) : high;
  }

  public static int codePointAt(char[] text, int index) {
    return Chars.codePointAt(text, index, text.length);
  }

  public static int codePointAt(char[] text, int index, int limit) {
    if (index >= limit || limit < 0 || limit > text.length) throw new IndexOutOfBoundsException();
    return Chars.codePointAt(text, index, limit);
  }

  public static int codePointBefore(CharSequence text, int index) {
    char low = text.charAt(index - 1);
    if (!isLowSurrogate(low) || index < 2) return low;
    char high = text.charAt(index - 2);
    return isHighSurrogate(high) ? toCodePoint(high, low) : low;
  }

  public static int codePointBefore(char[] text, int index) {
    return Chars.codePointBefore(text, index, 0);
  }

  public static int codePointBefore(char[] text, int index, int start) {
    if (index <= start || start < 0 || start >= text.length) throw new IndexOutOfBoundsException();
    return Chars.codePointBefore(text, index, start);
  }

  public static int codePointCount(CharSequence text, int begin, int end) {
    if (begin < 0 || begin > end || end > text.length()) throw new IndexOutOfBoundsException();
    int count = end - begin;
    for (int i = begin; i < end - 1; i++) {
      if (isHighSurrogate(text.charAt(i)) && isLowSurrogate(text.charAt(i + 1))) {
        count--;
        i++;
      }
    }
    return count;
  }

  public static int codePointCount(char[] text, int offset, int count) {
    if (count > text.length - offset || offset < 0 || count < 0) throw new IndexOutOfBoundsException();
    return Chars.codePointCount(text, offset, offset + count);
  }

  public static int offsetByCodePoints(CharSequence text, int index, int offset) {
    if (index < 0 || index > text.length()) throw new IndexOutOfBoundsException();
    for (; offset > 0; offset--) {
      if (index >= text.length()) throw new IndexOutOfBoundsException();
      index += charCount(codePointAt(text, index));
    }
    for (; offset < 0; offset++) {
      if (index <= 0) throw new IndexOutOfBoundsException();
      index -= charCount(codePointBefore(text, index));
    }
    return index;
  }

  public static int offsetByCodePoints(char[] text, int start, int count, int index, int offset) {
    boolean exists = start >= 0 && count >= 0 && count <= text.length - start;
    if (!exists || index < start || index > start + count) throw new IndexOutOfBoundsException();
    return Chars.offsetByCodePoints(text, start, start + count, index, offset);
  }

  // ---- Kinds ----

  public static int getType(int codePoint) {
    return Unicode.type(codePoint);
  }

  private static boolean isTypeIn(int codePoint, int types) {
    return (types >> Unicode.type(codePoint) & 1) != 0;
  }

  public static boolean isDefined(int codePoint) {
    return Unicode.type(codePoint) != UNASSIGNED;
  }

  public static boolean isLetter(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return isAsciiLetter(codePoint);
    return isTypeIn(codePoint, 1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER | 1 << TITLECASE_LETTER
        | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER);
  }

  private static boolean isAsciiLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  public static boolean isDigit(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return codePoint >= '0' && codePoint <= '9';
    return Unicode.type(codePoint) == DECIMAL_DIGIT_NUMBER;
  }

  public static boolean isLetterOrDigit(int codePoint) {
    return isLetter(codePoint) || isDigit(codePoint);
  }

  public static boolean isAlphabetic(int codePoint) {
    return Unicode.is(codePoint, Unicode.ALPHABETIC);
  }

  public static boolean isIdeographic(int codePoint) {
    return Unicode.is(codePoint, Unicode.IDEOGRAPHIC);
  }

  public static boolean isLowerCase(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return codePoint >= 'a' && codePoint <= 'z';
    return Unicode.is(codePoint, Unicode.LOWER_CASE);
  }

  public static boolean isUpperCase(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z';
    return Unicode.is(codePoint, Unicode.UPPER_CASE);
  }

  public static boolean isTitleCase(int codePoint) {
    return Unicode.type(codePoint) == TITLECASE_LETTER;
  }

  public static boolean isWhitespace(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) {
      return codePoint == ' ' || codePoint >= 9 && codePoint <= 13 || codePoint >= 28 && codePoint <= 31;
    }
    return Unicode.is(codePoint, Unicode.WHITESPACE);
  }

  public static boolean isSpaceChar(int codePoint) {
    return isTypeIn(codePoint, 1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR | 1 << PARAGRAPH_SEPARATOR);
  }

  public static boolean isISOControl(int codePoint) {
    return codePoint >= 0 && codePoint <= 31 || codePoint >= 127 && codePoint <= 159;
  }

  public static boolean isMirrored(int codePoint) {
    return Unicode.is(codePoint, Unicode.MIRRORED);
  }

  public static boolean isJavaIdentifierStart(int codePoint) {
    return Unicode.is(codePoint, Unicode.JAVA_START);
  }

  public static boolean isJavaIdentifierPart(int codePoint) {
    return Unicode.is(codePoint, Unicode.JAVA_PART);
  }

  public static boolean isUnicodeIdentifierStart(int codePoint) {
    return Unicode.is(codePoint, Unicode.UNICODE_START);
  }

  public static boolean isUnicodeIdentifierPart(int codePoint) {
    return Unicode.is(codePoint, Unicode.UNICODE_PART);
  }

  public static boolean isIdentifierIgnorable(int codePoint) {
    return Unicode.is(codePoint, Unicode.IGNORABLE);
  }

  public static byte getDirectionality(int codePoint) {
    return Unicode.directionality(codePoint);
  }

  @Deprecated
  public static boolean isJavaLetter(char c) {
    return isJavaIdentifierStart((int) c);
  }

  @Deprecated
  public static boolean isJavaLetterOrDigit(char c) {
    return isJavaIdentifierPart((int) c);
  }

  @Deprecated
  public static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
  }

  // ---- Case ----

  public static int toLowerCase(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
    return Unicode.toLowerCase(codePoint);
  }

  public static int toUpperCase(int codePoint) {
    if (codePoint >= 0 && codePoint < 128) return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
    return Unicode.toUpperCase(codePoint);
  }

  public static int toTitleCase(int codePoint) {
    return Unicode.toTitleCase(codePoint);
  }

  public static char toLowerCase(char c) {
    return (char) toLowerCase((int) c);
  }

  public static char toUpperCase(char c) {
    return (char) toUpperCase((int) c);
  }

  public static char toTitleCase(char c) {
    return (char) toTitleCase((int) c);
  }

  // ---- Digits ----

  public static int digit(int codePoint, int radix) {
    if (radix < MIN_RADIX || radix > MAX_RADIX) return -1;
    int letter = codePoint | 32;
    int value = -1;
    if (codePoint >= '0' && codePoint <= '9') value = codePoint - '0';
    else if (letter >= 'a' && letter <= 'z') value = letter - 'a' + 10;
    else if (codePoint >= 0xff21 && codePoint <= 0xff3a) value = codePoint - 0xff21 + 10;
    else if (codePoint >= 0xff41 && codePoint <= 0xff5a) value = codePoint - 0xff41 + 10;
    else if (codePoint > 127 && isDigit(codePoint)) value = Unicode.numericValue(codePoint);
    return value < radix ? value : -1;
  }

  public static int getNumericValue(int codePoint) {
    return Unicode.numericValue(codePoint);
  }

  public static char forDigit(int digit, int radix) {
    if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) return 0;
    return (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
  }

  public static int digit(char c, int radix) {
    return digit((int) c, radix);
  }

  // ---- The same for chars ----

  public static int getType(char c) {
    return getType((int) c);
  }

  public static int getNumericValue(char c) {
    return getNumericValue((int) c);
  }

  public static byte getDirectionality(char c) {
    return getDirectionality((int) c);
  }

  public static boolean isDefined(char c) {
    return isDefined((int) c);
  }

  public static boolean isLetter(char c) {
    return isLetter((int) c);
  }

  public static boolean isDigit(char c) {
    return isDigit((int) c);
  }

  public static boolean isLetterOrDigit(char c) {
    return isLetterOrDigit((int) c);
  }

  public static boolean isLowerCase(char c) {
    return isLowerCase((int) c);
  }

  public static boolean isUpperCase(char c) {
    return isUpperCase((int) c);
  }

  public static boolean isTitleCase(char c) {
    return isTitleCase((int) c);
  }

  public static boolean isWhitespace(char c) {
    return isWhitespace((int) c);
  }

  public static boolean isSpaceChar(char c) {
    return isSpaceChar((int) c);
  }

  public static boolean isISOControl(char c) {
    return isISOControl((int) c);
  }

  public static boolean isMirrored(char c) {
    return isMirrored((int) c);
  }

  public static boolean isJavaIdentifierStart(char c) {
    return isJavaIdentifierStart((int) c);
  }

  public static boolean isJavaIdentifierPart(char c) {
    return isJavaIdentifierPart((int) c);
  }

  public static boolean isUnicodeIdentifierStart(char c) {
    return isUnicodeIdentifierStart((int) c);
  }

  public static boolean isUnicodeIdentifierPart(char c) {
    return isUnicodeIdentifierPart((int) c);
  }

  public static boolean isIdentifierIgnorable(char c) {
    return isIdentifierIgnorable((int) c);
  }

  // ---- Names, blocks, scripts ----

  /** Only the block and the number: the names of all characters would be too much. */
  public static String getName(int codePoint) {
    checkCodePoint(codePoint);
    if (!isDefined(codePoint)) return null;
    String number = Integer.toHexString(codePoint).toUpperCase();
    UnicodeBlock block = UnicodeBlock.of(codePoint);
    return block == null ? number : block.toString().replace('_', ' ') + " " + number;
  }

  /** A named set of characters. */
  public static class Subset {
    private final String name;

    protected Subset(String name) {
      if (name == null) throw new NullPointerException("name");
      this.name = name;
    }

    @Override
    public final boolean equals(Object other) {
      return this == other;
    }

    @Override
    public final int hashCode() {
      return super.hashCode();
    }

    @Override
    public final String toString() {
      return name;
    }
  }

  /** A contiguous range of characters that Unicode has given a name. */
  public static final class UnicodeBlock extends Subset {
    /** All of them, the latest first. */
    private static UnicodeBlock latest;

    public static final UnicodeBlock BASIC_LATIN = new UnicodeBlock("BASIC_LATIN", 0x0, 0x7f);
    public static final UnicodeBlock LATIN_1_SUPPLEMENT = new UnicodeBlock("LATIN_1_SUPPLEMENT", 0x80, 0xff);
    public static final UnicodeBlock LATIN_EXTENDED_A = new UnicodeBlock("LATIN_EXTENDED_A", 0x100, 0x17f);
    public static final UnicodeBlock LATIN_EXTENDED_B = new UnicodeBlock("LATIN_EXTENDED_B", 0x180, 0x24f);
    public static final UnicodeBlock IPA_EXTENSIONS = new UnicodeBlock("IPA_EXTENSIONS", 0x250, 0x2af);
    public static final UnicodeBlock SPACING_MODIFIER_LETTERS =
        new UnicodeBlock("SPACING_MODIFIER_LETTERS", 0x2b0, 0x2ff);
    public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS =
        new UnicodeBlock("COMBINING_DIACRITICAL_MARKS", 0x300, 0x36f);
    public static final UnicodeBlock GREEK = new UnicodeBlock("GREEK", 0x370, 0x3ff);
    public static final UnicodeBlock CYRILLIC = new UnicodeBlock("CYRILLIC", 0x400, 0x4ff);
    public static final UnicodeBlock ARMENIAN = new UnicodeBlock("ARMENIAN", 0x530, 0x58f);
    public static final UnicodeBlock HEBREW = new UnicodeBlock("HEBREW", 0x590, 0x5ff);
    public static final UnicodeBlock ARABIC = new UnicodeBlock("ARABIC", 0x600, 0x6ff);
    public static final UnicodeBlock DEVANAGARI = new UnicodeBlock("DEVANAGARI", 0x900, 0x97f);
    public static final UnicodeBlock BENGALI = new UnicodeBlock("BENGALI", 0x980, 0x9ff);
    public static final UnicodeBlock GURMUKHI = new UnicodeBlock("GURMUKHI", 0xa00, 0xa7f);
    public static final UnicodeBlock GUJARATI = new UnicodeBlock("GUJARATI", 0xa80, 0xaff);
    public static final UnicodeBlock ORIYA = new UnicodeBlock("ORIYA", 0xb00, 0xb7f);
    public static final UnicodeBlock TAMIL = new UnicodeBlock("TAMIL", 0xb80, 0xbff);
    public static final UnicodeBlock TELUGU = new UnicodeBlock("TELUGU", 0xc00, 0xc7f);
    public static final UnicodeBlock KANNADA = new UnicodeBlock("KANNADA", 0xc80, 0xcff);
    public static final UnicodeBlock MALAYALAM = new UnicodeBlock("MALAYALAM", 0xd00, 0xd7f);
    public static final UnicodeBlock THAI = new UnicodeBlock("THAI", 0xe00, 0xe7f);
    public static final UnicodeBlock LAO = new UnicodeBlock("LAO", 0xe80, 0xeff);
    public static final UnicodeBlock TIBETAN = new UnicodeBlock("TIBETAN", 0xf00, 0xfff);
    public static final UnicodeBlock GEORGIAN = new UnicodeBlock("GEORGIAN", 0x10a0, 0x10ff);
    public static final UnicodeBlock HANGUL_JAMO = new UnicodeBlock("HANGUL_JAMO", 0x1100, 0x11ff);
    public static final UnicodeBlock LATIN_EXTENDED_ADDITIONAL =
        new UnicodeBlock("LATIN_EXTENDED_ADDITIONAL", 0x1e00, 0x1eff);
    public static final UnicodeBlock GREEK_EXTENDED = new UnicodeBlock("GREEK_EXTENDED", 0x1f00, 0x1fff);
    public static final UnicodeBlock GENERAL_PUNCTUATION = new UnicodeBlock("GENERAL_PUNCTUATION", 0x2000, 0x206f);
    public static final UnicodeBlock SUPERSCRIPTS_AND_SUBSCRIPTS =
        new UnicodeBlock("SUPERSCRIPTS_AND_SUBSCRIPTS", 0x2070, 0x209f);
    public static final UnicodeBlock CURRENCY_SYMBOLS = new UnicodeBlock("CURRENCY_SYMBOLS", 0x20a0, 0x20cf);
    public static final UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS =
        new UnicodeBlock("COMBINING_MARKS_FOR_SYMBOLS", 0x20d0, 0x20ff);
    public static final UnicodeBlock LETTERLIKE_SYMBOLS = new UnicodeBlock("LETTERLIKE_SYMBOLS", 0x2100, 0x214f);
    public static final UnicodeBlock NUMBER_FORMS = new UnicodeBlock("NUMBER_FORMS", 0x2150, 0x218f);
    public static final UnicodeBlock ARROWS = new UnicodeBlock("ARROWS", 0x2190, 0x21ff);
    public static final UnicodeBlock MATHEMATICAL_OPERATORS =
        new UnicodeBlock("MATHEMATICAL_OPERATORS", 0x2200, 0x22ff);
    public static final UnicodeBlock MISCELLANEOUS_TECHNICAL =
        new UnicodeBlock("MISCELLANEOUS_TECHNICAL", 0x2300, 0x23ff);
    public static final UnicodeBlock CONTROL_PICTURES = new UnicodeBlock("CONTROL_PICTURES", 0x2400, 0x243f);
    public static final UnicodeBlock OPTICAL_CHARACTER_RECOGNITION =
        new UnicodeBlock("OPTICAL_CHARACTER_RECOGNITION", 0x2440, 0x245f);
    public static final UnicodeBlock ENCLOSED_ALPHANUMERICS =
        new UnicodeBlock("ENCLOSED_ALPHANUMERICS", 0x2460, 0x24ff);
    public static final UnicodeBlock BOX_DRAWING = new UnicodeBlock("BOX_DRAWING", 0x2500, 0x257f);
    public static final UnicodeBlock BLOCK_ELEMENTS = new UnicodeBlock("BLOCK_ELEMENTS", 0x2580, 0x259f);
    public static final UnicodeBlock GEOMETRIC_SHAPES = new UnicodeBlock("GEOMETRIC_SHAPES", 0x25a0, 0x25ff);
    public static final UnicodeBlock MISCELLANEOUS_SYMBOLS =
        new UnicodeBlock("MISCELLANEOUS_SYMBOLS", 0x2600, 0x26ff);
    public static final UnicodeBlock DINGBATS = new UnicodeBlock("DINGBATS", 0x2700, 0x27bf);
    public static final UnicodeBlock CJK_SYMBOLS_AND_PUNCTUATION =
        new UnicodeBlock("CJK_SYMBOLS_AND_PUNCTUATION", 0x3000, 0x303f);
    public static final UnicodeBlock HIRAGANA = new UnicodeBlock("HIRAGANA", 0x3040, 0x309f);
    public static final UnicodeBlock KATAKANA = new UnicodeBlock("KATAKANA", 0x30a0, 0x30ff);
    public static final UnicodeBlock BOPOMOFO = new UnicodeBlock("BOPOMOFO", 0x3100, 0x312f);
    public static final UnicodeBlock HANGUL_COMPATIBILITY_JAMO =
        new UnicodeBlock("HANGUL_COMPATIBILITY_JAMO", 0x3130, 0x318f);
    public static final UnicodeBlock KANBUN = new UnicodeBlock("KANBUN", 0x3190, 0x319f);
    public static final UnicodeBlock ENCLOSED_CJK_LETTERS_AND_MONTHS =
        new UnicodeBlock("ENCLOSED_CJK_LETTERS_AND_MONTHS", 0x3200, 0x32ff);
    public static final UnicodeBlock CJK_COMPATIBILITY = new UnicodeBlock("CJK_COMPATIBILITY", 0x3300, 0x33ff);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS", 0x4e00, 0x9fff);
    public static final UnicodeBlock HANGUL_SYLLABLES = new UnicodeBlock("HANGUL_SYLLABLES", 0xac00, 0xd7af);
    public static final UnicodeBlock PRIVATE_USE_AREA = new UnicodeBlock("PRIVATE_USE_AREA", 0xe000, 0xf8ff);
    public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS =
        new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS", 0xf900, 0xfaff);
    public static final UnicodeBlock ALPHABETIC_PRESENTATION_FORMS =
        new UnicodeBlock("ALPHABETIC_PRESENTATION_FORMS", 0xfb00, 0xfb4f);
    public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_A =
        new UnicodeBlock("ARABIC_PRESENTATION_FORMS_A", 0xfb50, 0xfdff);
    public static final UnicodeBlock COMBINING_HALF_MARKS = new UnicodeBlock("COMBINING_HALF_MARKS", 0xfe20, 0xfe2f);
    public static final UnicodeBlock CJK_COMPATIBILITY_FORMS =
        new UnicodeBlock("CJK_COMPATIBILITY_FORMS", 0xfe30, 0xfe4f);
    public static final UnicodeBlock SMALL_FORM_VARIANTS = new UnicodeBlock("SMALL_FORM_VARIANTS", 0xfe50, 0xfe6f);
    public static final UnicodeBlock ARABIC_PRESENTATION_FORMS_B =
        new UnicodeBlock("ARABIC_PRESENTATION_FORMS_B", 0xfe70, 0xfeff);
    public static final UnicodeBlock HALFWIDTH_AND_FULLWIDTH_FORMS =
        new UnicodeBlock("HALFWIDTH_AND_FULLWIDTH_FORMS", 0xff00, 0xffef);
    public static final UnicodeBlock SPECIALS = new UnicodeBlock("SPECIALS", 0xfff0, 0xffff);
    @Deprecated
    public static final UnicodeBlock SURROGATES_AREA = new UnicodeBlock("SURROGATES_AREA", 1, 0);
    public static final UnicodeBlock SYRIAC = new UnicodeBlock("SYRIAC", 0x700, 0x74f);
    public static final UnicodeBlock THAANA = new UnicodeBlock("THAANA", 0x780, 0x7bf);
    public static final UnicodeBlock SINHALA = new UnicodeBlock("SINHALA", 0xd80, 0xdff);
    public static final UnicodeBlock MYANMAR = new UnicodeBlock("MYANMAR", 0x1000, 0x109f);
    public static final UnicodeBlock ETHIOPIC = new UnicodeBlock("ETHIOPIC", 0x1200, 0x137f);
    public static final UnicodeBlock CHEROKEE = new UnicodeBlock("CHEROKEE", 0x13a0, 0x13ff);
    public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS =
        new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS", 0x1400, 0x167f);
    public static final UnicodeBlock OGHAM = new UnicodeBlock("OGHAM", 0x1680, 0x169f);
    public static final UnicodeBlock RUNIC = new UnicodeBlock("RUNIC", 0x16a0, 0x16ff);
    public static final UnicodeBlock KHMER = new UnicodeBlock("KHMER", 0x1780, 0x17ff);
    public static final UnicodeBlock MONGOLIAN = new UnicodeBlock("MONGOLIAN", 0x1800, 0x18af);
    public static final UnicodeBlock BRAILLE_PATTERNS = new UnicodeBlock("BRAILLE_PATTERNS", 0x2800, 0x28ff);
    public static final UnicodeBlock CJK_RADICALS_SUPPLEMENT =
        new UnicodeBlock("CJK_RADICALS_SUPPLEMENT", 0x2e80, 0x2eff);
    public static final UnicodeBlock KANGXI_RADICALS = new UnicodeBlock("KANGXI_RADICALS", 0x2f00, 0x2fdf);
    public static final UnicodeBlock IDEOGRAPHIC_DESCRIPTION_CHARACTERS =
        new UnicodeBlock("IDEOGRAPHIC_DESCRIPTION_CHARACTERS", 0x2ff0, 0x2fff);
    public static final UnicodeBlock BOPOMOFO_EXTENDED = new UnicodeBlock("BOPOMOFO_EXTENDED", 0x31a0, 0x31bf);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A", 0x3400, 0x4dbf);
    public static final UnicodeBlock YI_SYLLABLES = new UnicodeBlock("YI_SYLLABLES", 0xa000, 0xa48f);
    public static final UnicodeBlock YI_RADICALS = new UnicodeBlock("YI_RADICALS", 0xa490, 0xa4cf);
    public static final UnicodeBlock CYRILLIC_SUPPLEMENTARY =
        new UnicodeBlock("CYRILLIC_SUPPLEMENTARY", 0x500, 0x52f);
    public static final UnicodeBlock TAGALOG = new UnicodeBlock("TAGALOG", 0x1700, 0x171f);
    public static final UnicodeBlock HANUNOO = new UnicodeBlock("HANUNOO", 0x1720, 0x173f);
    public static final UnicodeBlock BUHID = new UnicodeBlock("BUHID", 0x1740, 0x175f);
    public static final UnicodeBlock TAGBANWA = new UnicodeBlock("TAGBANWA", 0x1760, 0x177f);
    public static final UnicodeBlock LIMBU = new UnicodeBlock("LIMBU", 0x1900, 0x194f);
    public static final UnicodeBlock TAI_LE = new UnicodeBlock("TAI_LE", 0x1950, 0x197f);
    public static final UnicodeBlock KHMER_SYMBOLS = new UnicodeBlock("KHMER_SYMBOLS", 0x19e0, 0x19ff);
    public static final UnicodeBlock PHONETIC_EXTENSIONS = new UnicodeBlock("PHONETIC_EXTENSIONS", 0x1d00, 0x1d7f);
    public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A =
        new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A", 0x27c0, 0x27ef);
    public static final UnicodeBlock SUPPLEMENTAL_ARROWS_A =
        new UnicodeBlock("SUPPLEMENTAL_ARROWS_A", 0x27f0, 0x27ff);
    public static final UnicodeBlock SUPPLEMENTAL_ARROWS_B =
        new UnicodeBlock("SUPPLEMENTAL_ARROWS_B", 0x2900, 0x297f);
    public static final UnicodeBlock MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B =
        new UnicodeBlock("MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B", 0x2980, 0x29ff);
    public static final UnicodeBlock SUPPLEMENTAL_MATHEMATICAL_OPERATORS =
        new UnicodeBlock("SUPPLEMENTAL_MATHEMATICAL_OPERATORS", 0x2a00, 0x2aff);
    public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_ARROWS =
        new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_ARROWS", 0x2b00, 0x2bff);
    public static final UnicodeBlock KATAKANA_PHONETIC_EXTENSIONS =
        new UnicodeBlock("KATAKANA_PHONETIC_EXTENSIONS", 0x31f0, 0x31ff);
    public static final UnicodeBlock YIJING_HEXAGRAM_SYMBOLS =
        new UnicodeBlock("YIJING_HEXAGRAM_SYMBOLS", 0x4dc0, 0x4dff);
    public static final UnicodeBlock VARIATION_SELECTORS = new UnicodeBlock("VARIATION_SELECTORS", 0xfe00, 0xfe0f);
    public static final UnicodeBlock LINEAR_B_SYLLABARY = new UnicodeBlock("LINEAR_B_SYLLABARY", 0x10000, 0x1007f);
    public static final UnicodeBlock LINEAR_B_IDEOGRAMS = new UnicodeBlock("LINEAR_B_IDEOGRAMS", 0x10080, 0x100ff);
    public static final UnicodeBlock AEGEAN_NUMBERS = new UnicodeBlock("AEGEAN_NUMBERS", 0x10100, 0x1013f);
    public static final UnicodeBlock OLD_ITALIC = new UnicodeBlock("OLD_ITALIC", 0x10300, 0x1032f);
    public static final UnicodeBlock GOTHIC = new UnicodeBlock("GOTHIC", 0x10330, 0x1034f);
    public static final UnicodeBlock UGARITIC = new UnicodeBlock("UGARITIC", 0x10380, 0x1039f);
    public static final UnicodeBlock DESERET = new UnicodeBlock("DESERET", 0x10400, 0x1044f);
    public static final UnicodeBlock SHAVIAN = new UnicodeBlock("SHAVIAN", 0x10450, 0x1047f);
    public static final UnicodeBlock OSMANYA = new UnicodeBlock("OSMANYA", 0x10480, 0x104af);
    public static final UnicodeBlock CYPRIOT_SYLLABARY = new UnicodeBlock("CYPRIOT_SYLLABARY", 0x10800, 0x1083f);
    public static final UnicodeBlock BYZANTINE_MUSICAL_SYMBOLS =
        new UnicodeBlock("BYZANTINE_MUSICAL_SYMBOLS", 0x1d000, 0x1d0ff);
    public static final UnicodeBlock MUSICAL_SYMBOLS = new UnicodeBlock("MUSICAL_SYMBOLS", 0x1d100, 0x1d1ff);
    public static final UnicodeBlock TAI_XUAN_JING_SYMBOLS =
        new UnicodeBlock("TAI_XUAN_JING_SYMBOLS", 0x1d300, 0x1d35f);
    public static final UnicodeBlock MATHEMATICAL_ALPHANUMERIC_SYMBOLS =
        new UnicodeBlock("MATHEMATICAL_ALPHANUMERIC_SYMBOLS", 0x1d400, 0x1d7ff);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B", 0x20000, 0x2a6df);
    public static final UnicodeBlock CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT =
        new UnicodeBlock("CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT", 0x2f800, 0x2fa1f);
    public static final UnicodeBlock TAGS = new UnicodeBlock("TAGS", 0xe0000, 0xe007f);
    public static final UnicodeBlock VARIATION_SELECTORS_SUPPLEMENT =
        new UnicodeBlock("VARIATION_SELECTORS_SUPPLEMENT", 0xe0100, 0xe01ef);
    public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_A =
        new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_A", 0xf0000, 0xfffff);
    public static final UnicodeBlock SUPPLEMENTARY_PRIVATE_USE_AREA_B =
        new UnicodeBlock("SUPPLEMENTARY_PRIVATE_USE_AREA_B", 0x100000, 0x10ffff);
    public static final UnicodeBlock HIGH_SURROGATES = new UnicodeBlock("HIGH_SURROGATES", 0xd800, 0xdb7f);
    public static final UnicodeBlock HIGH_PRIVATE_USE_SURROGATES =
        new UnicodeBlock("HIGH_PRIVATE_USE_SURROGATES", 0xdb80, 0xdbff);
    public static final UnicodeBlock LOW_SURROGATES = new UnicodeBlock("LOW_SURROGATES", 0xdc00, 0xdfff);
    public static final UnicodeBlock ARABIC_SUPPLEMENT = new UnicodeBlock("ARABIC_SUPPLEMENT", 0x750, 0x77f);
    public static final UnicodeBlock NKO = new UnicodeBlock("NKO", 0x7c0, 0x7ff);
    public static final UnicodeBlock SAMARITAN = new UnicodeBlock("SAMARITAN", 0x800, 0x83f);
    public static final UnicodeBlock MANDAIC = new UnicodeBlock("MANDAIC", 0x840, 0x85f);
    public static final UnicodeBlock ETHIOPIC_SUPPLEMENT = new UnicodeBlock("ETHIOPIC_SUPPLEMENT", 0x1380, 0x139f);
    public static final UnicodeBlock UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED =
        new UnicodeBlock("UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED", 0x18b0, 0x18ff);
    public static final UnicodeBlock NEW_TAI_LUE = new UnicodeBlock("NEW_TAI_LUE", 0x1980, 0x19df);
    public static final UnicodeBlock BUGINESE = new UnicodeBlock("BUGINESE", 0x1a00, 0x1a1f);
    public static final UnicodeBlock TAI_THAM = new UnicodeBlock("TAI_THAM", 0x1a20, 0x1aaf);
    public static final UnicodeBlock BALINESE = new UnicodeBlock("BALINESE", 0x1b00, 0x1b7f);
    public static final UnicodeBlock SUNDANESE = new UnicodeBlock("SUNDANESE", 0x1b80, 0x1bbf);
    public static final UnicodeBlock BATAK = new UnicodeBlock("BATAK", 0x1bc0, 0x1bff);
    public static final UnicodeBlock LEPCHA = new UnicodeBlock("LEPCHA", 0x1c00, 0x1c4f);
    public static final UnicodeBlock OL_CHIKI = new UnicodeBlock("OL_CHIKI", 0x1c50, 0x1c7f);
    public static final UnicodeBlock VEDIC_EXTENSIONS = new UnicodeBlock("VEDIC_EXTENSIONS", 0x1cd0, 0x1cff);
    public static final UnicodeBlock PHONETIC_EXTENSIONS_SUPPLEMENT =
        new UnicodeBlock("PHONETIC_EXTENSIONS_SUPPLEMENT", 0x1d80, 0x1dbf);
    public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_SUPPLEMENT =
        new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_SUPPLEMENT", 0x1dc0, 0x1dff);
    public static final UnicodeBlock GLAGOLITIC = new UnicodeBlock("GLAGOLITIC", 0x2c00, 0x2c5f);
    public static final UnicodeBlock LATIN_EXTENDED_C = new UnicodeBlock("LATIN_EXTENDED_C", 0x2c60, 0x2c7f);
    public static final UnicodeBlock COPTIC = new UnicodeBlock("COPTIC", 0x2c80, 0x2cff);
    public static final UnicodeBlock GEORGIAN_SUPPLEMENT = new UnicodeBlock("GEORGIAN_SUPPLEMENT", 0x2d00, 0x2d2f);
    public static final UnicodeBlock TIFINAGH = new UnicodeBlock("TIFINAGH", 0x2d30, 0x2d7f);
    public static final UnicodeBlock ETHIOPIC_EXTENDED = new UnicodeBlock("ETHIOPIC_EXTENDED", 0x2d80, 0x2ddf);
    public static final UnicodeBlock CYRILLIC_EXTENDED_A = new UnicodeBlock("CYRILLIC_EXTENDED_A", 0x2de0, 0x2dff);
    public static final UnicodeBlock SUPPLEMENTAL_PUNCTUATION =
        new UnicodeBlock("SUPPLEMENTAL_PUNCTUATION", 0x2e00, 0x2e7f);
    public static final UnicodeBlock CJK_STROKES = new UnicodeBlock("CJK_STROKES", 0x31c0, 0x31ef);
    public static final UnicodeBlock LISU = new UnicodeBlock("LISU", 0xa4d0, 0xa4ff);
    public static final UnicodeBlock VAI = new UnicodeBlock("VAI", 0xa500, 0xa63f);
    public static final UnicodeBlock CYRILLIC_EXTENDED_B = new UnicodeBlock("CYRILLIC_EXTENDED_B", 0xa640, 0xa69f);
    public static final UnicodeBlock BAMUM = new UnicodeBlock("BAMUM", 0xa6a0, 0xa6ff);
    public static final UnicodeBlock MODIFIER_TONE_LETTERS =
        new UnicodeBlock("MODIFIER_TONE_LETTERS", 0xa700, 0xa71f);
    public static final UnicodeBlock LATIN_EXTENDED_D = new UnicodeBlock("LATIN_EXTENDED_D", 0xa720, 0xa7ff);
    public static final UnicodeBlock SYLOTI_NAGRI = new UnicodeBlock("SYLOTI_NAGRI", 0xa800, 0xa82f);
    public static final UnicodeBlock COMMON_INDIC_NUMBER_FORMS =
        new UnicodeBlock("COMMON_INDIC_NUMBER_FORMS", 0xa830, 0xa83f);
    public static final UnicodeBlock PHAGS_PA = new UnicodeBlock("PHAGS_PA", 0xa840, 0xa87f);
    public static final UnicodeBlock SAURASHTRA = new UnicodeBlock("SAURASHTRA", 0xa880, 0xa8df);
    public static final UnicodeBlock DEVANAGARI_EXTENDED = new UnicodeBlock("DEVANAGARI_EXTENDED", 0xa8e0, 0xa8ff);
    public static final UnicodeBlock KAYAH_LI = new UnicodeBlock("KAYAH_LI", 0xa900, 0xa92f);
    public static final UnicodeBlock REJANG = new UnicodeBlock("REJANG", 0xa930, 0xa95f);
    public static final UnicodeBlock HANGUL_JAMO_EXTENDED_A =
        new UnicodeBlock("HANGUL_JAMO_EXTENDED_A", 0xa960, 0xa97f);
    public static final UnicodeBlock JAVANESE = new UnicodeBlock("JAVANESE", 0xa980, 0xa9df);
    public static final UnicodeBlock CHAM = new UnicodeBlock("CHAM", 0xaa00, 0xaa5f);
    public static final UnicodeBlock MYANMAR_EXTENDED_A = new UnicodeBlock("MYANMAR_EXTENDED_A", 0xaa60, 0xaa7f);
    public static final UnicodeBlock TAI_VIET = new UnicodeBlock("TAI_VIET", 0xaa80, 0xaadf);
    public static final UnicodeBlock ETHIOPIC_EXTENDED_A = new UnicodeBlock("ETHIOPIC_EXTENDED_A", 0xab00, 0xab2f);
    public static final UnicodeBlock MEETEI_MAYEK = new UnicodeBlock("MEETEI_MAYEK", 0xabc0, 0xabff);
    public static final UnicodeBlock HANGUL_JAMO_EXTENDED_B =
        new UnicodeBlock("HANGUL_JAMO_EXTENDED_B", 0xd7b0, 0xd7ff);
    public static final UnicodeBlock VERTICAL_FORMS = new UnicodeBlock("VERTICAL_FORMS", 0xfe10, 0xfe1f);
    public static final UnicodeBlock ANCIENT_GREEK_NUMBERS =
        new UnicodeBlock("ANCIENT_GREEK_NUMBERS", 0x10140, 0x1018f);
    public static final UnicodeBlock ANCIENT_SYMBOLS = new UnicodeBlock("ANCIENT_SYMBOLS", 0x10190, 0x101cf);
    public static final UnicodeBlock PHAISTOS_DISC = new UnicodeBlock("PHAISTOS_DISC", 0x101d0, 0x101ff);
    public static final UnicodeBlock LYCIAN = new UnicodeBlock("LYCIAN", 0x10280, 0x1029f);
    public static final UnicodeBlock CARIAN = new UnicodeBlock("CARIAN", 0x102a0, 0x102df);
    public static final UnicodeBlock OLD_PERSIAN = new UnicodeBlock("OLD_PERSIAN", 0x103a0, 0x103df);
    public static final UnicodeBlock IMPERIAL_ARAMAIC = new UnicodeBlock("IMPERIAL_ARAMAIC", 0x10840, 0x1085f);
    public static final UnicodeBlock PHOENICIAN = new UnicodeBlock("PHOENICIAN", 0x10900, 0x1091f);
    public static final UnicodeBlock LYDIAN = new UnicodeBlock("LYDIAN", 0x10920, 0x1093f);
    public static final UnicodeBlock KHAROSHTHI = new UnicodeBlock("KHAROSHTHI", 0x10a00, 0x10a5f);
    public static final UnicodeBlock OLD_SOUTH_ARABIAN = new UnicodeBlock("OLD_SOUTH_ARABIAN", 0x10a60, 0x10a7f);
    public static final UnicodeBlock AVESTAN = new UnicodeBlock("AVESTAN", 0x10b00, 0x10b3f);
    public static final UnicodeBlock INSCRIPTIONAL_PARTHIAN =
        new UnicodeBlock("INSCRIPTIONAL_PARTHIAN", 0x10b40, 0x10b5f);
    public static final UnicodeBlock INSCRIPTIONAL_PAHLAVI =
        new UnicodeBlock("INSCRIPTIONAL_PAHLAVI", 0x10b60, 0x10b7f);
    public static final UnicodeBlock OLD_TURKIC = new UnicodeBlock("OLD_TURKIC", 0x10c00, 0x10c4f);
    public static final UnicodeBlock RUMI_NUMERAL_SYMBOLS =
        new UnicodeBlock("RUMI_NUMERAL_SYMBOLS", 0x10e60, 0x10e7f);
    public static final UnicodeBlock BRAHMI = new UnicodeBlock("BRAHMI", 0x11000, 0x1107f);
    public static final UnicodeBlock KAITHI = new UnicodeBlock("KAITHI", 0x11080, 0x110cf);
    public static final UnicodeBlock CUNEIFORM = new UnicodeBlock("CUNEIFORM", 0x12000, 0x123ff);
    public static final UnicodeBlock CUNEIFORM_NUMBERS_AND_PUNCTUATION =
        new UnicodeBlock("CUNEIFORM_NUMBERS_AND_PUNCTUATION", 0x12400, 0x1247f);
    public static final UnicodeBlock EGYPTIAN_HIEROGLYPHS =
        new UnicodeBlock("EGYPTIAN_HIEROGLYPHS", 0x13000, 0x1342f);
    public static final UnicodeBlock BAMUM_SUPPLEMENT = new UnicodeBlock("BAMUM_SUPPLEMENT", 0x16800, 0x16a3f);
    public static final UnicodeBlock KANA_SUPPLEMENT = new UnicodeBlock("KANA_SUPPLEMENT", 0x1b000, 0x1b0ff);
    public static final UnicodeBlock ANCIENT_GREEK_MUSICAL_NOTATION =
        new UnicodeBlock("ANCIENT_GREEK_MUSICAL_NOTATION", 0x1d200, 0x1d24f);
    public static final UnicodeBlock COUNTING_ROD_NUMERALS =
        new UnicodeBlock("COUNTING_ROD_NUMERALS", 0x1d360, 0x1d37f);
    public static final UnicodeBlock MAHJONG_TILES = new UnicodeBlock("MAHJONG_TILES", 0x1f000, 0x1f02f);
    public static final UnicodeBlock DOMINO_TILES = new UnicodeBlock("DOMINO_TILES", 0x1f030, 0x1f09f);
    public static final UnicodeBlock PLAYING_CARDS = new UnicodeBlock("PLAYING_CARDS", 0x1f0a0, 0x1f0ff);
    public static final UnicodeBlock ENCLOSED_ALPHANUMERIC_SUPPLEMENT =
        new UnicodeBlock("ENCLOSED_ALPHANUMERIC_SUPPLEMENT", 0x1f100, 0x1f1ff);
    public static final UnicodeBlock ENCLOSED_IDEOGRAPHIC_SUPPLEMENT =
        new UnicodeBlock("ENCLOSED_IDEOGRAPHIC_SUPPLEMENT", 0x1f200, 0x1f2ff);
    public static final UnicodeBlock MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS =
        new UnicodeBlock("MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS", 0x1f300, 0x1f5ff);
    public static final UnicodeBlock EMOTICONS = new UnicodeBlock("EMOTICONS", 0x1f600, 0x1f64f);
    public static final UnicodeBlock TRANSPORT_AND_MAP_SYMBOLS =
        new UnicodeBlock("TRANSPORT_AND_MAP_SYMBOLS", 0x1f680, 0x1f6ff);
    public static final UnicodeBlock ALCHEMICAL_SYMBOLS = new UnicodeBlock("ALCHEMICAL_SYMBOLS", 0x1f700, 0x1f77f);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C", 0x2a700, 0x2b73f);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D", 0x2b740, 0x2b81f);
    public static final UnicodeBlock ARABIC_EXTENDED_A = new UnicodeBlock("ARABIC_EXTENDED_A", 0x8a0, 0x8ff);
    public static final UnicodeBlock SUNDANESE_SUPPLEMENT = new UnicodeBlock("SUNDANESE_SUPPLEMENT", 0x1cc0, 0x1ccf);
    public static final UnicodeBlock MEETEI_MAYEK_EXTENSIONS =
        new UnicodeBlock("MEETEI_MAYEK_EXTENSIONS", 0xaae0, 0xaaff);
    public static final UnicodeBlock MEROITIC_HIEROGLYPHS =
        new UnicodeBlock("MEROITIC_HIEROGLYPHS", 0x10980, 0x1099f);
    public static final UnicodeBlock MEROITIC_CURSIVE = new UnicodeBlock("MEROITIC_CURSIVE", 0x109a0, 0x109ff);
    public static final UnicodeBlock SORA_SOMPENG = new UnicodeBlock("SORA_SOMPENG", 0x110d0, 0x110ff);
    public static final UnicodeBlock CHAKMA = new UnicodeBlock("CHAKMA", 0x11100, 0x1114f);
    public static final UnicodeBlock SHARADA = new UnicodeBlock("SHARADA", 0x11180, 0x111df);
    public static final UnicodeBlock TAKRI = new UnicodeBlock("TAKRI", 0x11680, 0x116cf);
    public static final UnicodeBlock MIAO = new UnicodeBlock("MIAO", 0x16f00, 0x16f9f);
    public static final UnicodeBlock ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS =
        new UnicodeBlock("ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS", 0x1ee00, 0x1eeff);
    public static final UnicodeBlock COMBINING_DIACRITICAL_MARKS_EXTENDED =
        new UnicodeBlock("COMBINING_DIACRITICAL_MARKS_EXTENDED", 0x1ab0, 0x1aff);
    public static final UnicodeBlock MYANMAR_EXTENDED_B = new UnicodeBlock("MYANMAR_EXTENDED_B", 0xa9e0, 0xa9ff);
    public static final UnicodeBlock LATIN_EXTENDED_E = new UnicodeBlock("LATIN_EXTENDED_E", 0xab30, 0xab6f);
    public static final UnicodeBlock COPTIC_EPACT_NUMBERS =
        new UnicodeBlock("COPTIC_EPACT_NUMBERS", 0x102e0, 0x102ff);
    public static final UnicodeBlock OLD_PERMIC = new UnicodeBlock("OLD_PERMIC", 0x10350, 0x1037f);
    public static final UnicodeBlock ELBASAN = new UnicodeBlock("ELBASAN", 0x10500, 0x1052f);
    public static final UnicodeBlock CAUCASIAN_ALBANIAN = new UnicodeBlock("CAUCASIAN_ALBANIAN", 0x10530, 0x1056f);
    public static final UnicodeBlock LINEAR_A = new UnicodeBlock("LINEAR_A", 0x10600, 0x1077f);
    public static final UnicodeBlock PALMYRENE = new UnicodeBlock("PALMYRENE", 0x10860, 0x1087f);
    public static final UnicodeBlock NABATAEAN = new UnicodeBlock("NABATAEAN", 0x10880, 0x108af);
    public static final UnicodeBlock OLD_NORTH_ARABIAN = new UnicodeBlock("OLD_NORTH_ARABIAN", 0x10a80, 0x10a9f);
    public static final UnicodeBlock MANICHAEAN = new UnicodeBlock("MANICHAEAN", 0x10ac0, 0x10aff);
    public static final UnicodeBlock PSALTER_PAHLAVI = new UnicodeBlock("PSALTER_PAHLAVI", 0x10b80, 0x10baf);
    public static final UnicodeBlock MAHAJANI = new UnicodeBlock("MAHAJANI", 0x11150, 0x1117f);
    public static final UnicodeBlock SINHALA_ARCHAIC_NUMBERS =
        new UnicodeBlock("SINHALA_ARCHAIC_NUMBERS", 0x111e0, 0x111ff);
    public static final UnicodeBlock KHOJKI = new UnicodeBlock("KHOJKI", 0x11200, 0x1124f);
    public static final UnicodeBlock KHUDAWADI = new UnicodeBlock("KHUDAWADI", 0x112b0, 0x112ff);
    public static final UnicodeBlock GRANTHA = new UnicodeBlock("GRANTHA", 0x11300, 0x1137f);
    public static final UnicodeBlock TIRHUTA = new UnicodeBlock("TIRHUTA", 0x11480, 0x114df);
    public static final UnicodeBlock SIDDHAM = new UnicodeBlock("SIDDHAM", 0x11580, 0x115ff);
    public static final UnicodeBlock MODI = new UnicodeBlock("MODI", 0x11600, 0x1165f);
    public static final UnicodeBlock WARANG_CITI = new UnicodeBlock("WARANG_CITI", 0x118a0, 0x118ff);
    public static final UnicodeBlock PAU_CIN_HAU = new UnicodeBlock("PAU_CIN_HAU", 0x11ac0, 0x11aff);
    public static final UnicodeBlock MRO = new UnicodeBlock("MRO", 0x16a40, 0x16a6f);
    public static final UnicodeBlock BASSA_VAH = new UnicodeBlock("BASSA_VAH", 0x16ad0, 0x16aff);
    public static final UnicodeBlock PAHAWH_HMONG = new UnicodeBlock("PAHAWH_HMONG", 0x16b00, 0x16b8f);
    public static final UnicodeBlock DUPLOYAN = new UnicodeBlock("DUPLOYAN", 0x1bc00, 0x1bc9f);
    public static final UnicodeBlock SHORTHAND_FORMAT_CONTROLS =
        new UnicodeBlock("SHORTHAND_FORMAT_CONTROLS", 0x1bca0, 0x1bcaf);
    public static final UnicodeBlock MENDE_KIKAKUI = new UnicodeBlock("MENDE_KIKAKUI", 0x1e800, 0x1e8df);
    public static final UnicodeBlock ORNAMENTAL_DINGBATS = new UnicodeBlock("ORNAMENTAL_DINGBATS", 0x1f650, 0x1f67f);
    public static final UnicodeBlock GEOMETRIC_SHAPES_EXTENDED =
        new UnicodeBlock("GEOMETRIC_SHAPES_EXTENDED", 0x1f780, 0x1f7ff);
    public static final UnicodeBlock SUPPLEMENTAL_ARROWS_C =
        new UnicodeBlock("SUPPLEMENTAL_ARROWS_C", 0x1f800, 0x1f8ff);
    public static final UnicodeBlock CHEROKEE_SUPPLEMENT = new UnicodeBlock("CHEROKEE_SUPPLEMENT", 0xab70, 0xabbf);
    public static final UnicodeBlock HATRAN = new UnicodeBlock("HATRAN", 0x108e0, 0x108ff);
    public static final UnicodeBlock OLD_HUNGARIAN = new UnicodeBlock("OLD_HUNGARIAN", 0x10c80, 0x10cff);
    public static final UnicodeBlock MULTANI = new UnicodeBlock("MULTANI", 0x11280, 0x112af);
    public static final UnicodeBlock AHOM = new UnicodeBlock("AHOM", 0x11700, 0x1173f);
    public static final UnicodeBlock EARLY_DYNASTIC_CUNEIFORM =
        new UnicodeBlock("EARLY_DYNASTIC_CUNEIFORM", 0x12480, 0x1254f);
    public static final UnicodeBlock ANATOLIAN_HIEROGLYPHS =
        new UnicodeBlock("ANATOLIAN_HIEROGLYPHS", 0x14400, 0x1467f);
    public static final UnicodeBlock SUTTON_SIGNWRITING = new UnicodeBlock("SUTTON_SIGNWRITING", 0x1d800, 0x1daaf);
    public static final UnicodeBlock SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS =
        new UnicodeBlock("SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS", 0x1f900, 0x1f9ff);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E", 0x2b820, 0x2ceaf);
    public static final UnicodeBlock SYRIAC_SUPPLEMENT = new UnicodeBlock("SYRIAC_SUPPLEMENT", 0x860, 0x86f);
    public static final UnicodeBlock CYRILLIC_EXTENDED_C = new UnicodeBlock("CYRILLIC_EXTENDED_C", 0x1c80, 0x1c8f);
    public static final UnicodeBlock OSAGE = new UnicodeBlock("OSAGE", 0x104b0, 0x104ff);
    public static final UnicodeBlock NEWA = new UnicodeBlock("NEWA", 0x11400, 0x1147f);
    public static final UnicodeBlock MONGOLIAN_SUPPLEMENT =
        new UnicodeBlock("MONGOLIAN_SUPPLEMENT", 0x11660, 0x1167f);
    public static final UnicodeBlock MARCHEN = new UnicodeBlock("MARCHEN", 0x11c70, 0x11cbf);
    public static final UnicodeBlock IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION =
        new UnicodeBlock("IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION", 0x16fe0, 0x16fff);
    public static final UnicodeBlock TANGUT = new UnicodeBlock("TANGUT", 0x17000, 0x187ff);
    public static final UnicodeBlock TANGUT_COMPONENTS = new UnicodeBlock("TANGUT_COMPONENTS", 0x18800, 0x18aff);
    public static final UnicodeBlock KANA_EXTENDED_A = new UnicodeBlock("KANA_EXTENDED_A", 0x1b100, 0x1b12f);
    public static final UnicodeBlock GLAGOLITIC_SUPPLEMENT =
        new UnicodeBlock("GLAGOLITIC_SUPPLEMENT", 0x1e000, 0x1e02f);
    public static final UnicodeBlock ADLAM = new UnicodeBlock("ADLAM", 0x1e900, 0x1e95f);
    public static final UnicodeBlock MASARAM_GONDI = new UnicodeBlock("MASARAM_GONDI", 0x11d00, 0x11d5f);
    public static final UnicodeBlock ZANABAZAR_SQUARE = new UnicodeBlock("ZANABAZAR_SQUARE", 0x11a00, 0x11a4f);
    public static final UnicodeBlock NUSHU = new UnicodeBlock("NUSHU", 0x1b170, 0x1b2ff);
    public static final UnicodeBlock SOYOMBO = new UnicodeBlock("SOYOMBO", 0x11a50, 0x11aaf);
    public static final UnicodeBlock BHAIKSUKI = new UnicodeBlock("BHAIKSUKI", 0x11c00, 0x11c6f);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F", 0x2ceb0, 0x2ebef);
    public static final UnicodeBlock GEORGIAN_EXTENDED = new UnicodeBlock("GEORGIAN_EXTENDED", 0x1c90, 0x1cbf);
    public static final UnicodeBlock HANIFI_ROHINGYA = new UnicodeBlock("HANIFI_ROHINGYA", 0x10d00, 0x10d3f);
    public static final UnicodeBlock OLD_SOGDIAN = new UnicodeBlock("OLD_SOGDIAN", 0x10f00, 0x10f2f);
    public static final UnicodeBlock SOGDIAN = new UnicodeBlock("SOGDIAN", 0x10f30, 0x10f6f);
    public static final UnicodeBlock DOGRA = new UnicodeBlock("DOGRA", 0x11800, 0x1184f);
    public static final UnicodeBlock GUNJALA_GONDI = new UnicodeBlock("GUNJALA_GONDI", 0x11d60, 0x11daf);
    public static final UnicodeBlock MAKASAR = new UnicodeBlock("MAKASAR", 0x11ee0, 0x11eff);
    public static final UnicodeBlock MEDEFAIDRIN = new UnicodeBlock("MEDEFAIDRIN", 0x16e40, 0x16e9f);
    public static final UnicodeBlock MAYAN_NUMERALS = new UnicodeBlock("MAYAN_NUMERALS", 0x1d2e0, 0x1d2ff);
    public static final UnicodeBlock INDIC_SIYAQ_NUMBERS = new UnicodeBlock("INDIC_SIYAQ_NUMBERS", 0x1ec70, 0x1ecbf);
    public static final UnicodeBlock CHESS_SYMBOLS = new UnicodeBlock("CHESS_SYMBOLS", 0x1fa00, 0x1fa6f);
    public static final UnicodeBlock ELYMAIC = new UnicodeBlock("ELYMAIC", 0x10fe0, 0x10fff);
    public static final UnicodeBlock NANDINAGARI = new UnicodeBlock("NANDINAGARI", 0x119a0, 0x119ff);
    public static final UnicodeBlock TAMIL_SUPPLEMENT = new UnicodeBlock("TAMIL_SUPPLEMENT", 0x11fc0, 0x11fff);
    public static final UnicodeBlock EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS =
        new UnicodeBlock("EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS", 0x13430, 0x1343f);
    public static final UnicodeBlock SMALL_KANA_EXTENSION =
        new UnicodeBlock("SMALL_KANA_EXTENSION", 0x1b130, 0x1b16f);
    public static final UnicodeBlock NYIAKENG_PUACHUE_HMONG =
        new UnicodeBlock("NYIAKENG_PUACHUE_HMONG", 0x1e100, 0x1e14f);
    public static final UnicodeBlock WANCHO = new UnicodeBlock("WANCHO", 0x1e2c0, 0x1e2ff);
    public static final UnicodeBlock OTTOMAN_SIYAQ_NUMBERS =
        new UnicodeBlock("OTTOMAN_SIYAQ_NUMBERS", 0x1ed00, 0x1ed4f);
    public static final UnicodeBlock SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A =
        new UnicodeBlock("SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A", 0x1fa70, 0x1faff);
    public static final UnicodeBlock YEZIDI = new UnicodeBlock("YEZIDI", 0x10e80, 0x10ebf);
    public static final UnicodeBlock CHORASMIAN = new UnicodeBlock("CHORASMIAN", 0x10fb0, 0x10fdf);
    public static final UnicodeBlock DIVES_AKURU = new UnicodeBlock("DIVES_AKURU", 0x11900, 0x1195f);
    public static final UnicodeBlock LISU_SUPPLEMENT = new UnicodeBlock("LISU_SUPPLEMENT", 0x11fb0, 0x11fbf);
    public static final UnicodeBlock KHITAN_SMALL_SCRIPT = new UnicodeBlock("KHITAN_SMALL_SCRIPT", 0x18b00, 0x18cff);
    public static final UnicodeBlock TANGUT_SUPPLEMENT = new UnicodeBlock("TANGUT_SUPPLEMENT", 0x18d00, 0x18d8f);
    public static final UnicodeBlock SYMBOLS_FOR_LEGACY_COMPUTING =
        new UnicodeBlock("SYMBOLS_FOR_LEGACY_COMPUTING", 0x1fb00, 0x1fbff);
    public static final UnicodeBlock CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G =
        new UnicodeBlock("CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G", 0x30000, 0x3134f);

    private final int first;
    private final int last;
    private final UnicodeBlock earlier;

    private UnicodeBlock(String name, int first, int last) {
      super(name);
      this.first = first;
      this.last = last;
      earlier = latest;
      latest = this;
    }

    public static UnicodeBlock of(char c) {
      return of((int) c);
    }

    public static UnicodeBlock of(int codePoint) {
      checkCodePoint(codePoint);
      UnicodeBlock block = latest;
      while (block != null && (codePoint < block.first || codePoint > block.last)) block = block.earlier;
      return block;
    }

    /** Case, spaces, hyphens and underscores do not matter. */
    public static UnicodeBlock forName(String name) {
      for (UnicodeBlock block = latest; block != null; block = block.earlier) {
        if (plain(block.toString()).equals(plain(name))) return block;
      }
      throw new IllegalArgumentException();
    }

    private static String plain(String name) {
      return name.toUpperCase(Locale.ROOT).replace(" ", "").replace("-", "").replace("_", "");
    }
  }

  /** A writing system. */
  public enum UnicodeScript {
    COMMON("ZYYY"), LATIN("LATN"), GREEK("GREK"), CYRILLIC("CYRL"), ARMENIAN("ARMN"), HEBREW("HEBR"), ARABIC("ARAB"),
    SYRIAC("SYRC"), THAANA("THAA"), DEVANAGARI("DEVA"), BENGALI("BENG"), GURMUKHI("GURU"), GUJARATI("GUJR"),
    ORIYA("ORYA"), TAMIL("TAML"), TELUGU("TELU"), KANNADA("KNDA"), MALAYALAM("MLYM"), SINHALA("SINH"), THAI("THAI"),
    LAO("LAOO"), TIBETAN("TIBT"), MYANMAR("MYMR"), GEORGIAN("GEOR"), HANGUL("HANG"), ETHIOPIC("ETHI"),
    CHEROKEE("CHER"), CANADIAN_ABORIGINAL("CANS"), OGHAM("OGAM"), RUNIC("RUNR"), KHMER("KHMR"), MONGOLIAN("MONG"),
    HIRAGANA("HIRA"), KATAKANA("KANA"), BOPOMOFO("BOPO"), HAN("HANI"), YI("YIII"), OLD_ITALIC("ITAL"), GOTHIC("GOTH"),
    DESERET("DSRT"), INHERITED("ZINH"), TAGALOG("TGLG"), HANUNOO("HANO"), BUHID("BUHD"), TAGBANWA("TAGB"),
    LIMBU("LIMB"), TAI_LE("TALE"), LINEAR_B("LINB"), UGARITIC("UGAR"), SHAVIAN("SHAW"), OSMANYA("OSMA"),
    CYPRIOT("CPRT"), BRAILLE("BRAI"), BUGINESE("BUGI"), COPTIC("COPT"), NEW_TAI_LUE("TALU"), GLAGOLITIC("GLAG"),
    TIFINAGH("TFNG"), SYLOTI_NAGRI("SYLO"), OLD_PERSIAN("XPEO"), KHAROSHTHI("KHAR"), BALINESE("BALI"),
    CUNEIFORM("XSUX"), PHOENICIAN("PHNX"), PHAGS_PA("PHAG"), NKO("NKOO"), SUNDANESE("SUND"), BATAK("BATK"),
    LEPCHA("LEPC"), OL_CHIKI("OLCK"), VAI("VAII"), SAURASHTRA("SAUR"), KAYAH_LI("KALI"), REJANG("RJNG"),
    LYCIAN("LYCI"), CARIAN("CARI"), LYDIAN("LYDI"), CHAM("CHAM"), TAI_THAM("LANA"), TAI_VIET("TAVT"), AVESTAN("AVST"),
    EGYPTIAN_HIEROGLYPHS("EGYP"), SAMARITAN("SAMR"), MANDAIC("MAND"), LISU("LISU"), BAMUM("BAMU"), JAVANESE("JAVA"),
    MEETEI_MAYEK("MTEI"), IMPERIAL_ARAMAIC("ARMI"), OLD_SOUTH_ARABIAN("SARB"), INSCRIPTIONAL_PARTHIAN("PRTI"),
    INSCRIPTIONAL_PAHLAVI("PHLI"), OLD_TURKIC("ORKH"), BRAHMI("BRAH"), KAITHI("KTHI"), MEROITIC_HIEROGLYPHS("MERO"),
    MEROITIC_CURSIVE("MERC"), SORA_SOMPENG("SORA"), CHAKMA("CAKM"), SHARADA("SHRD"), TAKRI("TAKR"), MIAO("PLRD"),
    CAUCASIAN_ALBANIAN("AGHB"), BASSA_VAH("BASS"), DUPLOYAN("DUPL"), ELBASAN("ELBA"), GRANTHA("GRAN"),
    PAHAWH_HMONG("HMNG"), KHOJKI("KHOJ"), LINEAR_A("LINA"), MAHAJANI("MAHJ"), MANICHAEAN("MANI"),
    MENDE_KIKAKUI("MEND"), MODI("MODI"), MRO("MROO"), OLD_NORTH_ARABIAN("NARB"), NABATAEAN("NBAT"), PALMYRENE("PALM"),
    PAU_CIN_HAU("PAUC"), OLD_PERMIC("PERM"), PSALTER_PAHLAVI("PHLP"), SIDDHAM("SIDD"), KHUDAWADI("SIND"),
    TIRHUTA("TIRH"), WARANG_CITI("WARA"), AHOM("AHOM"), ANATOLIAN_HIEROGLYPHS("HLUW"), HATRAN("HATR"),
    MULTANI("MULT"), OLD_HUNGARIAN("HUNG"), SIGNWRITING("SGNW"), ADLAM("ADLM"), BHAIKSUKI("BHKS"), MARCHEN("MARC"),
    NEWA("NEWA"), OSAGE("OSGE"), TANGUT("TANG"), MASARAM_GONDI("GONM"), NUSHU("NSHU"), SOYOMBO("SOYO"),
    ZANABAZAR_SQUARE("ZANB"), HANIFI_ROHINGYA("ROHG"), OLD_SOGDIAN("SOGO"), SOGDIAN("SOGD"), DOGRA("DOGR"),
    GUNJALA_GONDI("GONG"), MAKASAR("MAKA"), MEDEFAIDRIN("MEDF"), ELYMAIC("ELYM"), NANDINAGARI("NAND"),
    NYIAKENG_PUACHUE_HMONG("HMNP"), WANCHO("WCHO"), YEZIDI("YEZI"), CHORASMIAN("CHRS"), DIVES_AKURU("DIAK"),
    KHITAN_SMALL_SCRIPT("KITS"), UNKNOWN("ZZZZ");

    /** Of ISO 15924. */
    private final String code;

    UnicodeScript(String code) {
      this.code = code;
    }

    public static UnicodeScript of(int codePoint) {
      checkCodePoint(codePoint);
      return values()[Unicode.script(codePoint)];
    }

    public static UnicodeScript forName(String name) {
      String upper = name.toUpperCase(Locale.ENGLISH);
      for (UnicodeScript script : values()) {
        if (script.code.equals(upper)) return script;
      }
      return valueOf(upper);
    }
  }
}
