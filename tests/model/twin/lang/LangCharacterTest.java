/** Every code point, every property, against the JDK's Character. */
final class LangCharacterTest {
  public static void main(String[] arguments) {
    for (int c = -2; c < 0x110002; c++) properties(c);
    for (int c = -1; c < 0x110001; c += 7) surrogates(c);
    for (int c = 0; c < 0x110000; c += c < 0x3000 ? 1 : 13) blocks(c);
    for (Character.UnicodeScript script : Character.UnicodeScript.values()) {
      Check.equal("forName", script.name(), twin.java.lang.Character.UnicodeScript.forName(script.name()).name());
      Check.equal("ordinal", script.ordinal(), twin.java.lang.Character.UnicodeScript.valueOf(script.name()).ordinal());
    }
    String[] names = {"latin", "Latn", "GREK", "unknown", "nonsense", "Zyyy"};
    for (String name : names) {
      Check.same("script " + name, () -> Character.UnicodeScript.forName(name).name(),
          () -> twin.java.lang.Character.UnicodeScript.forName(name).name());
    }
    String[] blockNames = {"Basic Latin", "BasicLatin", "BASIC_LATIN", "Latin-1 Supplement", "Greek", "nonsense"};
    for (String name : blockNames) {
      Check.same("block " + name, () -> Character.UnicodeBlock.forName(name).toString(),
          () -> twin.java.lang.Character.UnicodeBlock.forName(name).toString());
    }
    Check.done();
  }

  /** One check per code point: all its properties as one text. */
  private static void properties(int c) {
    String expected = "" + Character.getType(c) + ' ' + Character.getDirectionality(c) + ' ' + Character.getNumericValue(c)
        + ' ' + Character.toLowerCase(c) + ' ' + Character.toUpperCase(c) + ' ' + Character.toTitleCase(c)
        + ' ' + Character.digit(c, 36) + ' ' + Character.digit(c, 10) + ' '
        + flags(Character.isLetter(c), Character.isDigit(c), Character.isLetterOrDigit(c), Character.isAlphabetic(c),
            Character.isIdeographic(c), Character.isLowerCase(c), Character.isUpperCase(c), Character.isTitleCase(c),
            Character.isWhitespace(c), Character.isSpaceChar(c), Character.isISOControl(c), Character.isMirrored(c),
            Character.isDefined(c), Character.isJavaIdentifierStart(c), Character.isJavaIdentifierPart(c),
            Character.isUnicodeIdentifierStart(c), Character.isUnicodeIdentifierPart(c), Character.isIdentifierIgnorable(c));
    String actual = "" + twin.java.lang.Character.getType(c) + ' ' + twin.java.lang.Character.getDirectionality(c) + ' '
        + twin.java.lang.Character.getNumericValue(c) + ' ' + twin.java.lang.Character.toLowerCase(c) + ' '
        + twin.java.lang.Character.toUpperCase(c) + ' ' + twin.java.lang.Character.toTitleCase(c) + ' '
        + twin.java.lang.Character.digit(c, 36) + ' ' + twin.java.lang.Character.digit(c, 10) + ' '
        + flags(twin.java.lang.Character.isLetter(c), twin.java.lang.Character.isDigit(c),
            twin.java.lang.Character.isLetterOrDigit(c), twin.java.lang.Character.isAlphabetic(c),
            twin.java.lang.Character.isIdeographic(c), twin.java.lang.Character.isLowerCase(c),
            twin.java.lang.Character.isUpperCase(c), twin.java.lang.Character.isTitleCase(c),
            twin.java.lang.Character.isWhitespace(c), twin.java.lang.Character.isSpaceChar(c),
            twin.java.lang.Character.isISOControl(c), twin.java.lang.Character.isMirrored(c),
            twin.java.lang.Character.isDefined(c), twin.java.lang.Character.isJavaIdentifierStart(c),
            twin.java.lang.Character.isJavaIdentifierPart(c), twin.java.lang.Character.isUnicodeIdentifierStart(c),
            twin.java.lang.Character.isUnicodeIdentifierPart(c), twin.java.lang.Character.isIdentifierIgnorable(c));
    Check.equal("U+" + Integer.toHexString(c), expected, actual);
  }

  private static int flags(boolean... values) {
    int result = 0;
    for (boolean value : values) result = result * 2 + (value ? 1 : 0);
    return result;
  }

  private static void surrogates(int c) {
    Check.equal("charCount", Character.charCount(c), twin.java.lang.Character.charCount(c));
    Check.equal("valid", Character.isValidCodePoint(c), twin.java.lang.Character.isValidCodePoint(c));
    Check.equal("bmp", Character.isBmpCodePoint(c), twin.java.lang.Character.isBmpCodePoint(c));
    Check.equal("supplementary", Character.isSupplementaryCodePoint(c), twin.java.lang.Character.isSupplementaryCodePoint(c));
    Check.same("toChars", () -> Character.toChars(c), () -> twin.java.lang.Character.toChars(c));
    Check.equal("high", Character.highSurrogate(c), twin.java.lang.Character.highSurrogate(c));
    Check.equal("low", Character.lowSurrogate(c), twin.java.lang.Character.lowSurrogate(c));
    Check.equal("surrogate", Character.isSurrogate((char) c), twin.java.lang.Character.isSurrogate((char) c));
    int radix = c & 63;
    Check.equal("forDigit", Character.forDigit(c % 40, radix), twin.java.lang.Character.forDigit(c % 40, radix));
    Check.equal("digit", Character.digit(c, radix), twin.java.lang.Character.digit(c, radix));
  }

  private static void blocks(int c) {
    Check.equal("block", String.valueOf(Character.UnicodeBlock.of(c)), String.valueOf(twin.java.lang.Character.UnicodeBlock.of(c)));
    Check.equal("script", Character.UnicodeScript.of(c).name(), twin.java.lang.Character.UnicodeScript.of(c).name());
  }
}
