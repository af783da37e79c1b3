package java.util.regex;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads a regular expression into a tree of {@link Node}. */
final class RegexParser {
  /** Assertions: {@link Node#number}. */
  static final int BEGIN = 0, END = 1, END_OR_LAST_LINE = 2, LINE_BEGIN = 3, LINE_END = 4, WORD = 5, NOT_WORD = 6,
      LAST_MATCH = 7,
      GRAPHEME = 8, UNIX_END = 9, UNIX_LINE_BEGIN = 10, UNIX_LINE_END = 11;

  private static final CharSet ANYTHING = CharSet.range(0, Character.MAX_CODE_POINT, false);
  private static final CharSet IN_LINE =
      CharSet.not(CharSet.ranges(new int[] {'\n', '\n', '\r', '\r', 0x85, 0x85, 0x2028, 0x2029}));
  private static final CharSet IN_UNIX_LINE = CharSet.not(CharSet.range('\n', '\n', false));

  private final String pattern;
  private final Map<String, Integer> names = new HashMap<>();
  private int at;
  private int flags;
  private int groups;
  /** Inside \Q…\E. */
  private boolean quoted;

  RegexParser(String pattern, int flags) {
    this.pattern = pattern;
    this.flags = flags;
  }

  int groupCount() {
    return groups;
  }

  /** The flags at the end: those given, and those that (?x) added at the top level. */
  int flags() {
    return flags;
  }

  Map<String, Integer> groupNames() {
    return names;
  }

  Node parse() {
    if (is(Pattern.LITERAL)) return Node.text(pattern, is(Pattern.CASE_INSENSITIVE));
    Node result = alternatives();
    if (at < pattern.length()) throw error("Unmatched closing ')'", at - 1);
    return result;
  }

  private boolean is(int flag) {
    return (flags & flag) != 0;
  }

  private PatternSyntaxException error(String text) {
    return error(text, at);
  }

  private PatternSyntaxException error(String text, int index) {
    return new PatternSyntaxException(text, pattern, index);
  }

  /** The next char, or -1 at the end. Skips comments where they are allowed. */
  private int peek() {
    if (is(Pattern.COMMENTS) && !quoted) skipComments();
    return at < pattern.length() ? pattern.charAt(at) : -1;
  }

  private void skipComments() {
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (c == '#') {
        while (at < pattern.length() && !isLineEnd(pattern.charAt(at))) at++;
      } else if (c == ' ' || c >= 9 && c <= 13) {
        at++;
      } else {
        return;
      }
    }
  }

  private boolean isLineEnd(char c) {
    return c == '\n' || !is(Pattern.UNIX_LINES) && (c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029);
  }

  private boolean accept(String text) {
    if (!pattern.startsWith(text, at)) return false;
    at += text.length();
    return true;
  }

  private int codePoint() {
    if (at >= pattern.length()) throw error("Unexpected end of pattern");
    int c = pattern.codePointAt(at);
    at += Character.charCount(c);
    return c;
  }

  private Node alternatives() {
    Node first = sequence();
    if (peek() != '|') return first;
    Node result = new Node(Node.ALTERNATIVES);
    result.parts.add(first);
    while (peek() == '|') {
      at++;
      result.parts.add(sequence());
    }
    return result;
  }

  private Node sequence() {
    Node result = new Node(Node.SEQUENCE);
    while (true) {
      int c = peek();
      if (c == -1 || !quoted && (c == '|' || c == ')')) break;
      Node part = quantified(atom());
      if (part != null) append(result.parts, part);
    }
    return result.parts.size() == 1 ? result.body() : result;
  }

  /** Adds a part; a text that follows a text becomes one with it. */
  private static void append(List<Node> parts, Node part) {
    Node last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
    if (part.kind == Node.TEXT && last != null && last.kind == Node.TEXT && last.ignoreCase == part.ignoreCase) {
      parts.set(parts.size() - 1, Node.text(last.text + part.text, part.ignoreCase));
    } else {
      parts.add(part);
    }
  }

  private Node literal(int c) {
    boolean ignoreCase = is(Pattern.CASE_INSENSITIVE)
        && (Character.toLowerCase(c) != c || Character.toUpperCase(c) != c || CharSet.fold(c) != c);
    return Node.text(new String(Character.toChars(c)), ignoreCase);
  }

  /** One piece without its quantifier; null for what stands for nothing, like (?i) or \E. */
  private Node atom() {
    if (quoted) {
      if (accept("\\E")) {
        quoted = false;
        return null;
      }
      return literal(codePoint());
    }
    int c = codePoint();
    switch (c) {
      case '(':
        return group();
      case '[':
        return Node.set(charClass());
      case '\\':
        return escape();
      case '.':
        return Node.set(is(Pattern.DOTALL) ? ANYTHING : is(Pattern.UNIX_LINES) ? IN_UNIX_LINE : IN_LINE);
      case '^':
        if (!is(Pattern.MULTILINE)) return assertion(BEGIN);
        return assertion(is(Pattern.UNIX_LINES) ? UNIX_LINE_BEGIN : LINE_BEGIN);
      case '$':
        return assertion(is(Pattern.UNIX_LINES)
            ? is(Pattern.MULTILINE) ? UNIX_LINE_END : UNIX_END
            : is(Pattern.MULTILINE) ? LINE_END : END_OR_LAST_LINE);
      case '*':
      case '+':
      case '?':
        throw error("Dangling meta character '" + (char) c + "'", at - 1);
      case '{':
        throw error("Illegal repetition", at - 1);
      default:
        return literal(c);
    }
  }

  private static Node assertion(int which) {
    return Node.numbered(Node.ASSERTION, which);
  }

  private Node quantified(Node atom) {
    if (atom == null || quoted && !pattern.startsWith("\\E", at)) return atom;
    if (quoted) {
      // The quantifier behind \E belongs to the last quoted character.
      quoted = false;
      at += 2;
    }
    int c = peek();
    int min;
    int max;
    if (c == '?') {
      min = 0;
      max = 1;
    } else if (c == '*') {
      min = 0;
      max = Node.UNBOUNDED;
    } else if (c == '+') {
      min = 1;
      max = Node.UNBOUNDED;
    } else if (c == '{') {
      return bounds(atom);
    } else {
      return atom;
    }
    at++;
    return repeat(atom, min, max);
  }

  private Node bounds(Node atom) {
    at++;
    if (!isDigit(peek())) throw error("Illegal repetition");
    int min = number();
    int max = min;
    if (peek() == ',') {
      at++;
      max = peek() == '}' ? Node.UNBOUNDED : number();
    }
    if (peek() != '}') throw error("Unclosed counted closure");
    if (max < min) throw error("Illegal repetition range");
    at++;
    return repeat(atom, min, max);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private int number() {
    long value = 0;
    while (isDigit(peek())) {
      value = value * 10 + (pattern.charAt(at++) - '0');
      if (value >= Node.UNBOUNDED) throw error("Illegal repetition range");
    }
    return (int) value;
  }

  private Node repeat(Node atom, int min, int max) {
    int c = peek();
    Node result = new Node(Node.REPEAT);
    result.number = min;
    result.limit = max;
    result.mode = c == '?' ? Node.LAZY : c == '+' ? Node.POSSESSIVE : Node.GREEDY;
    if (result.mode != Node.GREEDY) at++;
    result.parts.add(atom);
    return result;
  }

  private Node group() {
    int outer = flags;
    Node result;
    if (!accept("?")) {
      result = Node.numbered(Node.GROUP, ++groups);
    } else if (accept(":")) {
      result = null;
    } else if (accept("=")) {
      result = look(false, false);
    } else if (accept("!")) {
      result = look(false, true);
    } else if (accept(">")) {
      result = new Node(Node.ATOMIC);
    } else if (accept("<=")) {
      result = look(true, false);
    } else if (accept("<!")) {
      result = look(true, true);
    } else if (accept("<")) {
      String name = groupName();
      if (names.containsKey(name)) throw error("Named capturing group <" + name + "> is already defined");
      names.put(name, ++groups);
      result = Node.numbered(Node.GROUP, groups);
    } else {
      readFlags();
      if (accept(")")) return null;
      if (!accept(":")) throw error("Unknown inline modifier");
      result = null;
    }
    Node body = alternatives();
    if (peek() != ')') throw error("Unclosed group");
    at++;
    flags = outer;
    if (result == null) return body.kind == Node.TEXT ? wrap(body) : body;
    result.parts.add(body);
    if (result.behind && body.maxLength() == Node.UNBOUNDED) {
      throw error("Look-behind group does not have an obvious maximum length", at - 1);
    }
    return result;
  }

  /** So that a quantifier or a neighbour does not take (?:abc) apart. */
  private static Node wrap(Node body) {
    Node sequence = new Node(Node.SEQUENCE);
    sequence.parts.add(body);
    return sequence;
  }

  private static Node look(boolean behind, boolean negative) {
    Node node = new Node(Node.LOOK);
    node.behind = behind;
    node.negative = negative;
    return node;
  }

  private String groupName() {
    int start = at;
    while (at < pattern.length() && pattern.charAt(at) != '>') {
      char c = pattern.charAt(at);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      if (!letter && (at == start || !isDigit(c))) throw error("named capturing group is missing trailing '>'");
      at++;
    }
    if (at == start) throw error("capturing group name does not start with a Latin letter");
    if (at == pattern.length()) throw error("named capturing group is missing trailing '>'");
    return pattern.substring(start, at++);
  }

  private void readFlags() {
    boolean on = true;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (c == '-' && on) {
        on = false;
      } else {
        int flag = flag(c);
        if (flag == 0) return;
        flags = on ? flags | flag : flags & ~flag;
      }
      at++;
    }
  }

  private static int flag(char c) {
    switch (c) {
      case 'i':
        return Pattern.CASE_INSENSITIVE;
      case 'm':
        return Pattern.MULTILINE;
      case 's':
        return Pattern.DOTALL;
      case 'd':
        return Pattern.UNIX_LINES;
      case 'u':
        return Pattern.UNICODE_CASE;
      case 'c':
        return Pattern.CANON_EQ;
      case 'x':
        return Pattern.COMMENTS;
      case 'U':
        return Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
      default:
        return 0;
    }
  }

  /** What follows a backslash, outside of a class. */
  private Node escape() {
    if (at >= pattern.length()) throw error("Unexpected internal error");
    char c = pattern.charAt(at);
    switch (c) {
      case 'Q':
        at++;
        quoted = true;
        return null;
      case 'A':
        at++;
        return assertion(BEGIN);
      case 'B':
        at++;
        return assertion(NOT_WORD);
      case 'b':
        at++;
        if (accept("{g}")) return assertion(GRAPHEME);
        return assertion(WORD);
      case 'G':
        at++;
        return assertion(LAST_MATCH);
      case 'Z':
        at++;
        return assertion(is(Pattern.UNIX_LINES) ? UNIX_END : END_OR_LAST_LINE);
      case 'z':
        at++;
        return assertion(END);
      case 'R':
        at++;
        return lineBreak();
      case 'X':
        at++;
        return new Node(Node.GRAPHEME);
      case 'k':
        at++;
        if (!accept("<")) throw error("\\k is not followed by '<' for named capturing group");
        String name = groupName();
        Integer number = names.get(name);
        if (number == null) throw error("named capturing group <" + name + "> does not exist");
        return reference(number);
      default:
        if (c >= '1' && c <= '9') return reference(groupNumber());
        CharSet set = classEscape();
        return set != null ? Node.set(set) : literal(charEscape());
    }
  }

  private static Node lineBreak() {
    Node result = new Node(Node.ALTERNATIVES);
    result.parts.add(Node.text("\r\n", false));
    result.parts.add(Node.set(CharProperty.LINE_BREAK));
    Node atomic = new Node(Node.ATOMIC);
    atomic.parts.add(result);
    return atomic;
  }

  private Node reference(int number) {
    Node node = Node.numbered(Node.REFERENCE, number);
    node.ignoreCase = is(Pattern.CASE_INSENSITIVE);
    return node;
  }

  /** As many digits as still name a group that has begun. */
  private int groupNumber() {
    int number = pattern.charAt(at++) - '0';
    while (at < pattern.length() && isDigit(pattern.charAt(at))) {
      int longer = number * 10 + pattern.charAt(at) - '0';
      if (longer > groups) break;
      number = longer;
      at++;
    }
    return number;
  }

  /** The set of an escape like \d; null if it is none, then nothing was read. */
  private CharSet classEscape() {
    char c = pattern.charAt(at);
    switch (c) {
      case 'd':
        at++;
        return CharProperty.DECIMAL;
      case 'D':
        at++;
        return CharSet.not(CharProperty.DECIMAL);
      case 's':
        at++;
        return CharProperty.WHITE;
      case 'S':
        at++;
        return CharSet.not(CharProperty.WHITE);
      case 'w':
        at++;
        return CharProperty.WORDS;
      case 'W':
        at++;
        return CharSet.not(CharProperty.WORDS);
      case 'h':
        at++;
        return CharProperty.SIDE_SPACE;
      case 'H':
        at++;
        return CharSet.not(CharProperty.SIDE_SPACE);
      case 'v':
        at++;
        return CharProperty.LINE_BREAK;
      case 'V':
        at++;
        return CharSet.not(CharProperty.LINE_BREAK);
      case 'p':
      case 'P':
        at++;
        CharSet set = property();
        return c == 'P' ? CharSet.not(set) : set;
      default:
        return null;
    }
  }

  private CharSet property() {
    String name;
    if (accept("{")) {
      int end = pattern.indexOf('}', at);
      if (end < 0) throw error("Unclosed character family");
      name = pattern.substring(at, end);
      at = end + 1;
      if (name.isEmpty()) throw error("Empty character family");
    } else {
      name = new String(Character.toChars(codePoint()));
    }
    boolean negative = name.startsWith("^");
    CharSet set = CharProperty.named(negative ? name.substring(1) : name, is(Pattern.CASE_INSENSITIVE));
    if (set == null) throw error("Unknown character property name {" + name + "}");
    return negative ? CharSet.not(set) : set;
  }

  /** The character of an escape like \n. */
  private int charEscape() {
    int c = codePoint();
    switch (c) {
      case '0':
        return octal();
      case 'a':
        return 7;
      case 'e':
        return 27;
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'c':
        if (at >= pattern.length()) throw error("Illegal control escape sequence");
        return codePoint() ^ 64;
      case 'x':
        return accept("{") ? bracedHex() : hex(2, "Illegal hexadecimal escape sequence");
      case 'u':
        return utf16();
      default:
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') throw error("Illegal/unsupported escape sequence", at - 1);
        return c;
    }
  }

  private int octal() {
    int value = 0;
    int digits = 0;
    while (digits < 3 && at < pattern.length()) {
      int digit = pattern.charAt(at) - '0';
      if (digit < 0 || digit > 7 || digits == 2 && value > 31) break;
      value = value * 8 + digit;
      digits++;
      at++;
    }
    if (digits == 0) throw error("Illegal octal escape sequence");
    return value;
  }

  private int hex(int digits, String message) {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      int digit = at < pattern.length() ? Character.digit(pattern.charAt(at), 16) : -1;
      if (digit < 0) throw error(message);
      value = value * 16 + digit;
      at++;
    }
    return value;
  }

  private int bracedHex() {
    int value = 0;
    int start = at;
    while (at < pattern.length() && Character.digit(pattern.charAt(at), 16) >= 0) {
      value = value * 16 + Character.digit(pattern.charAt(at++), 16);
      if (value > Character.MAX_CODE_POINT) throw error("Hexadecimal codepoint is too big");
    }
    if (at == start || !accept("}")) throw error("Unclosed hexadecimal escape sequence");
    return value;
  }

  private int utf16() {
    int high = hex(4, "Illegal Unicode escape sequence");
    int back = at;
    if (Character.isHighSurrogate((char) high) && accept("\\u")) {
      int low = hex(4, "Illegal Unicode escape sequence");
      if (Character.isLowSurrogate((char) low)) return Character.toCodePoint((char) high, (char) low);
    }
    at = back;
    return high;
  }

  /** What stands between [ and ]; the first is read already, the second gets read. */
  private CharSet charClass() {
    boolean negative = accept("^");
    CharSet set = union();
    while (accept("&&")) {
      // "&&" behind "&&" or before "]" joins nothing.
      if (peek() == ']' && set != null || pattern.startsWith("&&", at)) continue;
      CharSet right = union();
      set = set == null ? right : right == null ? set : CharSet.and(set, right);
    }
    if (set == null) throw error("Bad class syntax");
    at++;
    return negative ? CharSet.not(set) : set;
  }

  /** Everything up to ] or &&; a ] that comes first is a character. Null if there is nothing. */
  private CharSet union() {
    CharSet set = null;
    while (true) {
      int c = peek();
      if (c == -1) throw error("Unclosed character class", pattern.length() - 1);
      if (quoted && accept("\\E")) {
        quoted = false;
      } else if (!quoted && c == ']' && set != null || !quoted && pattern.startsWith("&&", at)) {
        return set;
      } else if (!quoted && c == '[') {
        at++;
        set = CharSet.or(set, charClass());
      } else if (!quoted && accept("\\Q")) {
        quoted = true;
      } else {
        set = CharSet.or(set, range());
      }
    }
  }

  private CharSet range() {
    boolean ignoreCase = is(Pattern.CASE_INSENSITIVE);
    if (!quoted && accept("\\")) {
      if (at >= pattern.length()) throw error("Unclosed character class");
      CharSet set = classEscape();
      if (set != null) return set;
      at--;
    }
    int first = classChar();
    if (quoted || peek() != '-') return CharSet.range(first, first, ignoreCase);
    int dash = at++;
    int c = peek();
    if (c == -1) throw error("Unclosed character class");
    if (c == ']' || c == '[' || c == '&' && pattern.startsWith("&&", at)) {
      at = dash;
      return CharSet.range(first, first, ignoreCase);
    }
    int last = classChar();
    if (last < first) throw error("Illegal character range");
    return CharSet.range(first, last, ignoreCase);
  }

  private int classChar() {
    if (!quoted && accept("\\")) {
      if (at >= pattern.length()) throw error("Unclosed character class");
      return charEscape();
    }
    return codePoint();
  }
}
