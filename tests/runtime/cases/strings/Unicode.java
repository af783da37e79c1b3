package strings;

import static support.Tell.p;
import static support.Tell.thrown;

/** Code points, surrogates, case mapping and categories of characters beyond ASCII. */
public class Unicode {
  public static void main(String[] args) {
    String s = "a\u00e9\u4e2d\uD83D\uDE00\uD83Dz\uDE00";
    p(s.length(), s.codePointCount(0, s.length()), s.codePointAt(3), s.codePointAt(4), s.codePointBefore(5),
        s.codePointBefore(4), s.offsetByCodePoints(0, 4), s.codePointAt(5));
    for (int i = 0; i < s.length(); i = s.offsetByCodePoints(i, 1))
      System.out.print(Integer.toHexString(s.codePointAt(i)) + " ");
    System.out.println();
    s.codePoints().forEach(c -> System.out.print(c + " "));
    s.chars().forEach(c -> System.out.print(c + " "));
    System.out.println();
    int[] points = {'a', 'Z', '5', ' ', '_', '$', '\n', 0x85, 0xa0, 0xaa, 0xb5, 0xdf, 0x130, 0x131, 0x1c5, 0x2b0, 0x301,
        0x3a3, 0x3c2, 0x660, 0x966, 0x2028, 0x2160, 0x20ac, 0x3042, 0x4e2d, 0xac00, 0xd800, 0xe000, 0xfeff, 0xff21,
        0xffff, 0x10400, 0x1d7d8, 0x1f600, 0x20000, 0x10ffff};
    for (int c : points) {
      p(Integer.toHexString(c), Character.getType(c), Character.isLetter(c), Character.isDigit(c),
          Character.isLetterOrDigit(c), Character.isUpperCase(c), Character.isLowerCase(c), Character.isTitleCase(c),
          Character.isWhitespace(c), Character.isSpaceChar(c), Character.isAlphabetic(c), Character.isISOControl(c),
          Character.isDefined(c), Character.isIdeographic(c), Character.isMirrored('('),
          Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c),
          Integer.toHexString(Character.toUpperCase(c)), Integer.toHexString(Character.toLowerCase(c)),
          Integer.toHexString(Character.toTitleCase(c)), Character.getNumericValue(c), Character.digit(c, 36),
          Character.charCount(c), Character.isSupplementaryCodePoint(c));
    }
    p(Character.toChars(0x1F600).length, (int) Character.highSurrogate(0x1F600), (int) Character.lowSurrogate(0x1F600),
        Character.toCodePoint('\uD83D', '\uDE00'), Character.isSurrogatePair('\uD83D', '\uDE00'),
        Character.isHighSurrogate('\uDE00'), Character.isLowSurrogate('\uDE00'), Character.isSurrogate('a'),
        Character.isValidCodePoint(0x110000), Character.isBmpCodePoint(0x10000));
    p(Character.forDigit(35, 36), (int) Character.forDigit(36, 36), Character.digit('z', 35),
        Character.digit('\u0665', 10), Character.MIN_RADIX, thrown(() -> Character.toChars(0x110000)));
    p(new String(new int[] {0x61, 0x1F600, 0x20ac}, 0, 3), new String(new int[] {0x1F600}, 0, 1).length(),
        "\uD801\uDC00".toLowerCase().equals("\uD801\uDC28"), "\u1e9e".toLowerCase(), "\ufb01".toUpperCase());
    p("\u0041\u030a".equals("\u00c5"), "\u00c5".compareTo("\u212b"), "\u212b".toLowerCase(), "\u0049".toLowerCase(),
        "\u1f80".toUpperCase().length());
  }
}
