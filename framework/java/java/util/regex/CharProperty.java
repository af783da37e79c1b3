package java.util.regex;

/**
 * Sets of code points with names. As on Android, predefined and POSIX classes are those of Unicode, not only of
 * ASCII.
 */
final class CharProperty extends CharSet {
  private static final String CATEGORIES = "CnLuLlLtLmLoMnMeMcNdNlNoZsZlZpCcCf??CoCsPdPsPePcPoSmScSkSoPiPf";
  private static final int ALPHABETIC = 0, IDEOGRAPHIC = 1, LOWER = 2, UPPER = 3, TITLE = 4, SPACE = 5, DIGIT = 6,
      WORD = 7, BLANK = 8,
      HEX = 9, JOIN = 10, NONCHARACTER = 11, ASSIGNED = 12, GRAPH = 13, PRINT = 14, ALNUM = 15, XDIGIT = 16,
          VERTICAL = 17,
      HORIZONTAL = 18, MIRRORED = 19, IDENTIFIER_START = 20, IDENTIFIER_PART = 21, JAVA_START = 22, JAVA_PART = 23,
          IGNORABLE = 24,
      ISO_CONTROL = 25, SPACE_CHAR = 26, WHITESPACE = 27, DEFINED = 28, LETTER = 29, LETTER_OR_DIGIT = 30, CASED = 31;

  static final CharSet DECIMAL = new CharProperty(DIGIT);
  static final CharSet WHITE = new CharProperty(SPACE);
  static final CharSet WORDS = new CharProperty(WORD);
  static final CharSet LINE_BREAK = new CharProperty(VERTICAL);
  static final CharSet SIDE_SPACE = new CharProperty(HORIZONTAL);

  private final int kind;

  private CharProperty(int kind) {
    this.kind = kind;
  }

  private static boolean isType(int c, int mask) {
    return (mask >> Character.getType(c) & 1) != 0;
  }

  private static int mask(String categories) {
    int mask = 0;
    for (int i = 0; i < CATEGORIES.length(); i += 2) {
      for (int j = 0; j < categories.length(); j += 2) {
        boolean all = categories.charAt(j + 1) == '*';
        if (CATEGORIES.charAt(i) == categories.charAt(j)
            && (all || CATEGORIES.charAt(i + 1) == categories.charAt(j + 1))) {
          mask |= 1 << i / 2;
        }
      }
    }
    return mask;
  }

  private static CharSet category(final int mask) {
    return new CharSet() {
      @Override
      boolean contains(int c) {
        return isType(c, mask);
      }
    };
  }

  private static boolean isSpace(int c) {
    return c >= 9 && c <= 13 || c == 0x85 || (Character.getType(c) >= 12 && Character.getType(c) <= 14);
  }

  private static boolean isHex(int c) {
    int narrow = c >= 0xff10 && c <= 0xff46 ? c - 0xfee0 : c;
    return narrow >= '0' && narrow <= '9' || narrow >= 'A' && narrow <= 'F' || narrow >= 'a' && narrow <= 'f';
  }

  private static boolean isJoin(int c) {
    return c == 0x200c || c == 0x200d;
  }

  private static boolean isGraph(int c) {
    int type = Character.getType(c);
    return !isSpace(c) && type != 15 && type != 19 && type != 0;
  }

  private static boolean isBlank(int c) {
    return c == 9 || Character.getType(c) == 12;
  }

  @Override
  boolean contains(int c) {
    switch (kind) {
      case ALPHABETIC:
        return Character.isAlphabetic(c);
      case IDEOGRAPHIC:
        return Character.isIdeographic(c);
      case LOWER:
        return Character.isLowerCase(c);
      case UPPER:
        return Character.isUpperCase(c);
      case TITLE:
        return Character.isTitleCase(c);
      case CASED:
        return Character.isLowerCase(c) || Character.isUpperCase(c) || Character.isTitleCase(c);
      case SPACE:
        return isSpace(c);
      case DIGIT:
        return Character.isDigit(c);
      case WORD:
        // Letters, marks, digits, connectors, joiners.
        return Character.isAlphabetic(c) || isType(c, 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 23) || isJoin(c);
      case BLANK:
        return isBlank(c);
      case HEX:
        return isHex(c);
      case XDIGIT:
        return Character.isDigit(c) || isHex(c);
      case JOIN:
        return isJoin(c);
      case NONCHARACTER:
        return (c & 0xfffe) == 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
      case ASSIGNED:
        return Character.getType(c) != 0;
      case GRAPH:
        return isGraph(c);
      case PRINT:
        return (isGraph(c) || isBlank(c)) && Character.getType(c) != 15;
      case ALNUM:
        return Character.isAlphabetic(c) || Character.isDigit(c);
      case VERTICAL:
        return c >= 10 && c <= 13 || c == 0x85 || c == 0x2028 || c == 0x2029;
      case HORIZONTAL:
        return c == 9 || c == ' ' || c == 0xa0 || c == 0x1680 || c == 0x180e || c >= 0x2000 && c <= 0x200a
            || c == 0x202f || c == 0x205f
            || c == 0x3000;
      case MIRRORED:
        return Character.isMirrored(c);
      case IDENTIFIER_START:
        return Character.isUnicodeIdentifierStart(c);
      case IDENTIFIER_PART:
        return Character.isUnicodeIdentifierPart(c);
      case JAVA_START:
        return Character.isJavaIdentifierStart(c);
      case JAVA_PART:
        return Character.isJavaIdentifierPart(c);
      case IGNORABLE:
        return Character.isIdentifierIgnorable(c);
      case ISO_CONTROL:
        return Character.isISOControl(c);
      case SPACE_CHAR:
        return Character.isSpaceChar(c);
      case WHITESPACE:
        return Character.isWhitespace(c);
      case DEFINED:
        return Character.isDefined(c);
      case LETTER:
        return Character.isLetter(c);
      default:
        return Character.isLetterOrDigit(c);
    }
  }

  /** The set of \p{name} or \p{key=value}; null if there is none. */
  static CharSet named(String name, boolean ignoreCase) {
    int equals = name.indexOf('=');
    if (equals >= 0) {
      String value = name.substring(equals + 1);
      switch (CharNames.upper(name.substring(0, equals))) {
        case "SC":
        case "SCRIPT":
          return CharNames.script(value);
        case "BLK":
        case "BLOCK":
          return CharNames.block(value);
        case "GC":
        case "GENERAL_CATEGORY":
          return general(value, ignoreCase);
        default:
          return null;
      }
    }
    if (name.startsWith("In")) return CharNames.block(name.substring(2));
    if (name.startsWith("java")) return javaMethod(name.substring(4), ignoreCase);
    if (name.startsWith("Is")) {
      String rest = name.substring(2);
      CharSet set = binary(CharNames.upper(rest), ignoreCase);
      if (set == null) set = general(rest, ignoreCase);
      return set != null ? set : CharNames.script(rest);
    }
    CharSet set = posix(name, ignoreCase);
    return set != null ? set : general(name, ignoreCase);
  }

  private static CharSet cased(int kind, boolean ignoreCase) {
    return new CharProperty(ignoreCase ? CASED : kind);
  }

  private static CharSet posix(String name, boolean ignoreCase) {
    switch (name) {
      case "Lower":
        return cased(LOWER, ignoreCase);
      case "Upper":
        return cased(UPPER, ignoreCase);
      case "ASCII":
        return range(0, 127, false);
      case "Alpha":
        return new CharProperty(ALPHABETIC);
      case "Digit":
        return DECIMAL;
      case "Alnum":
        return new CharProperty(ALNUM);
      case "Punct":
        return category(mask("P*"));
      case "Graph":
        return new CharProperty(GRAPH);
      case "Print":
        return new CharProperty(PRINT);
      case "Blank":
        return new CharProperty(BLANK);
      case "Cntrl":
        return category(mask("Cc"));
      case "XDigit":
        return new CharProperty(XDIGIT);
      case "Space":
        return WHITE;
      default:
        return null;
    }
  }

  private static CharSet binary(String name, boolean ignoreCase) {
    switch (name) {
      case "ALPHABETIC":
        return new CharProperty(ALPHABETIC);
      case "LETTER":
        return category(mask("L*"));
      case "IDEOGRAPHIC":
        return new CharProperty(IDEOGRAPHIC);
      case "LOWERCASE":
        return cased(LOWER, ignoreCase);
      case "UPPERCASE":
        return cased(UPPER, ignoreCase);
      case "TITLECASE":
        return cased(TITLE, ignoreCase);
      case "WHITE_SPACE":
      case "WHITESPACE":
        return WHITE;
      case "CONTROL":
        return category(mask("Cc"));
      case "PUNCTUATION":
        return category(mask("P*"));
      case "HEX_DIGIT":
      case "HEXDIGIT":
        return new CharProperty(HEX);
      case "ASSIGNED":
        return new CharProperty(ASSIGNED);
      case "NONCHARACTER_CODE_POINT":
      case "NONCHARACTERCODEPOINT":
        return new CharProperty(NONCHARACTER);
      case "DIGIT":
        return DECIMAL;
      case "ALNUM":
        return new CharProperty(ALNUM);
      case "BLANK":
        return new CharProperty(BLANK);
      case "GRAPH":
        return new CharProperty(GRAPH);
      case "PRINT":
        return new CharProperty(PRINT);
      case "WORD":
        return WORDS;
      case "JOIN_CONTROL":
      case "JOINCONTROL":
        return new CharProperty(JOIN);
      default:
        return null;
    }
  }

  private static CharSet general(String name, boolean ignoreCase) {
    if (name.equals("all")) return range(0, Character.MAX_CODE_POINT, false);
    if (name.equals("L1")) return range(0, 255, false);
    if (name.equals("LC")) return category(mask("LuLlLt"));
    if (name.equals("LD")) return category(mask("L*Nd"));
    if (ignoreCase && (name.equals("Lu") || name.equals("Ll") || name.equals("Lt"))) return category(mask("LuLlLt"));
    int mask = name.length() == 1 ? mask(name + "*") : name.length() == 2 ? mask(name) : 0;
    return mask == 0 ? null : category(mask);
  }

  private static CharSet javaMethod(String name, boolean ignoreCase) {
    switch (name) {
      case "LowerCase":
        return cased(LOWER, ignoreCase);
      case "UpperCase":
        return cased(UPPER, ignoreCase);
      case "TitleCase":
        return cased(TITLE, ignoreCase);
      case "Alphabetic":
        return new CharProperty(ALPHABETIC);
      case "Ideographic":
        return new CharProperty(IDEOGRAPHIC);
      case "Digit":
        return DECIMAL;
      case "Defined":
        return new CharProperty(DEFINED);
      case "Letter":
        return new CharProperty(LETTER);
      case "LetterOrDigit":
        return new CharProperty(LETTER_OR_DIGIT);
      case "JavaIdentifierStart":
        return new CharProperty(JAVA_START);
      case "JavaIdentifierPart":
        return new CharProperty(JAVA_PART);
      case "UnicodeIdentifierStart":
        return new CharProperty(IDENTIFIER_START);
      case "UnicodeIdentifierPart":
        return new CharProperty(IDENTIFIER_PART);
      case "IdentifierIgnorable":
        return new CharProperty(IGNORABLE);
      case "SpaceChar":
        return new CharProperty(SPACE_CHAR);
      case "Whitespace":
        return new CharProperty(WHITESPACE);
      case "ISOControl":
        return new CharProperty(ISO_CONTROL);
      case "Mirrored":
        return new CharProperty(MIRRORED);
      default:
        return null;
    }
  }
}
