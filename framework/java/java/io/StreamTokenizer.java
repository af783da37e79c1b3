package java.io;

/** Cuts text into words, numbers, strings and single characters, by a table that can be changed. */
public class StreamTokenizer {
  public static final int TT_EOF = -1;
  public static final int TT_EOL = '\n';
  public static final int TT_NUMBER = -2;
  public static final int TT_WORD = -3;
  private static final int NOT_BEGUN = -4;

  /** What a character does on its own, unless a number or a word begins with it. */
  private enum Role { ITSELF, BLANK, QUOTE, COMMENT }

  /** No character is looked at. */
  private static final int NONE = -2;

  public int ttype = NOT_BEGUN;
  public String sval;
  public double nval;

  private final Reader reader;
  private final InputStream input;
  /** Of the first 256 characters; the others are letters. */
  private final Role[] roles = new Role[256];
  private final boolean[] inNumbers = new boolean[roles.length], inWords = new boolean[roles.length];
  /** The next character, if somebody has looked at it: nothing is read before it is needed. */
  private int ahead = NONE;
  /** A return has ended the line; if a newline follows, it belongs to it. */
  private boolean afterReturn;
  private boolean again;
  private boolean lowerCase;
  private int line = 1;
  private boolean endsOfLinesCount;
  private boolean slashSlash;
  private boolean slashStar;

  @Deprecated
  public StreamTokenizer(InputStream in) {
    if (in == null) throw new NullPointerException();
    input = in;
    reader = null;
    start();
  }

  public StreamTokenizer(Reader in) {
    if (in == null) throw new NullPointerException();
    input = null;
    reader = in;
    start();
  }

  private void start() {
    resetSyntax();
    wordChars('a', 'z');
    wordChars('A', 'Z');
    wordChars(160, 255);
    whitespaceChars(0, ' ');
    commentChar('/');
    quoteChar('"');
    quoteChar('\'');
    parseNumbers();
  }

  public void resetSyntax() {
    ordinaryChars(0, roles.length - 1);
  }

  public void ordinaryChars(int low, int high) {
    give(low, high, Role.ITSELF);
  }

  public void ordinaryChar(int c) {
    give(c, c, Role.ITSELF);
  }

  public void whitespaceChars(int low, int high) {
    give(low, high, Role.BLANK);
  }

  public void commentChar(int c) {
    give(c, c, Role.COMMENT);
  }

  public void quoteChar(int c) {
    give(c, c, Role.QUOTE);
  }

  /** The role is all that they have then. */
  private void give(int low, int high, Role role) {
    for (int c = Math.max(low, 0); c <= high && c < roles.length; c++) {
      roles[c] = role;
      inNumbers[c] = false;
      inWords[c] = false;
    }
  }

  /** They keep the roles that they have: a blank ends no word then. */
  public void wordChars(int low, int high) {
    for (int c = Math.max(low, 0); c <= high && c < roles.length; c++) inWords[c] = true;
  }

  public void parseNumbers() {
    for (char c = '0'; c <= '9'; c++) inNumbers[c] = true;
    inNumbers['.'] = true;
    inNumbers['-'] = true;
  }

  public void eolIsSignificant(boolean significant) {
    endsOfLinesCount = significant;
  }

  public void slashStarComments(boolean comments) {
    slashStar = comments;
  }

  public void slashSlashComments(boolean comments) {
    slashSlash = comments;
  }

  public void lowerCaseMode(boolean lower) {
    lowerCase = lower;
  }

  private int read() throws IOException {
    return reader != null ? reader.read() : input.read();
  }

  private int look() throws IOException {
    if (ahead != NONE) return ahead;
    ahead = read();
    if (afterReturn && ahead == '\n') ahead = read();
    afterReturn = false;
    return ahead;
  }

  private int take() throws IOException {
    int c = look();
    ahead = NONE;
    return c;
  }

  private boolean is(int c, Role role) {
    return c >= 0 && c < roles.length && roles[c] == role;
  }

  private boolean beginsNumber(int c) {
    return c >= 0 && c < roles.length && inNumbers[c];
  }

  private boolean beginsWord(int c) {
    return c >= roles.length || c >= 0 && inWords[c];
  }

  /** Whether a character that was taken ends its line. */
  private boolean endsLine(int c) {
    if (c != '\n' && c != '\r') return false;
    line++;
    afterReturn = c == '\r';
    return true;
  }

  public int nextToken() throws IOException {
    if (again) {
      again = false;
      return ttype;
    }
    sval = null;
    if (ahead < 0) ahead = NONE;
    do {
      ttype = token();
    } while (ttype == NOT_BEGUN);
    return ttype;
  }

  /** The next token; {@code NOT_BEGUN}: it was something that counts for nothing. */
  private int token() throws IOException {
    int c = look();
    if (c < 0) return TT_EOF;
    if (is(c, Role.BLANK)) return endsLine(take()) && endsOfLinesCount ? TT_EOL : NOT_BEGUN;
    if (beginsNumber(c)) return number();
    if (beginsWord(c)) return word();
    if (is(c, Role.QUOTE)) return quoted(take());
    if (c == '/' && (slashSlash || slashStar)) return slash();
    if (is(c, Role.COMMENT)) return restOfLine();
    return take();
  }

  private int slash() throws IOException {
    take();
    if (slashStar && look() == '*') return block();
    if (slashSlash && look() == '/') return restOfLine();
    if (!is('/', Role.COMMENT)) return '/';
    take();  // As the JDK has it: what follows is in the comment, even the end of the line.
    return restOfLine();
  }

  private int restOfLine() throws IOException {
    while (look() >= 0 && look() != '\n' && look() != '\r') take();
    return NOT_BEGUN;
  }

  private int block() throws IOException {
    take();
    int before = 0;
    while (look() >= 0) {
      int c = take();
      if (c == '/' && before == '*') break;
      // As the JDK has it: the first character of a line is not looked at.
      before = endsLine(c) ? take() : c;
    }
    return NOT_BEGUN;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** A sign alone is no number; a point alone is one. */
  private int number() throws IOException {
    boolean negative = look() == '-';
    if (negative) {
      take();
      if (!isDigit(look()) && look() != '.') return '-';
    }
    double digits = wholePart(0);
    double unit = 1;
    if (look() == '.') {
      take();
      for (; isDigit(look()); unit *= 10) digits = digits * 10 + (take() - '0');
    }
    nval = negative ? -(digits / unit) : digits / unit;
    return TT_NUMBER;
  }

  private double wholePart(double value) throws IOException {
    while (isDigit(look())) value = value * 10 + (take() - '0');
    return value;
  }

  private int word() throws IOException {
    StringBuilder word = new StringBuilder();
    while (beginsWord(look()) || beginsNumber(look())) word.append((char) take());
    sval = lowerCase ? word.toString().toLowerCase() : word.toString();
    return TT_WORD;
  }

  /** A string ends at its quote, or where its line does. */
  private int quoted(int quote) throws IOException {
    StringBuilder text = new StringBuilder();
    while (look() >= 0 && look() != '\n' && look() != '\r') {
      int c = take();
      if (c == quote) break;
      if (c != '\\') text.append((char) c);
      else text.append(escaped());
    }
    sval = text.toString();
    return quote;
  }

  private char escaped() throws IOException {
    int c = take();
    if (c >= '0' && c <= '7') return octal(c - '0');
    int control = "abfnrtv".indexOf(c);
    return control < 0 ? (char) c : "\7\b\f\n\r\t\13".charAt(control);
  }

  /** Up to three digits, and below 256. */
  private char octal(int value) throws IOException {
    int most = value < 4 ? 3 : 2;
    for (int digits = 1; digits < most && look() >= '0' && look() <= '7'; digits++) value = value * 8 + (take() - '0');
    return (char) value;
  }

  public void pushBack() {
    again = ttype != NOT_BEGUN;
  }

  public int lineno() {
    return line;
  }

  @Override
  public String toString() {
    return "Token[" + shown() + "], line " + line;
  }

  private String shown() {
    switch (ttype) {
      case NOT_BEGUN:
        return "NOTHING";
      case TT_EOF:
        return "EOF";
      case TT_EOL:
        return "EOL";
      case TT_NUMBER:
        return "n=" + nval;
      case TT_WORD:
        return sval;
      default:
        return is(ttype, Role.QUOTE) ? sval : "'" + (char) ttype + "'";
    }
  }
}
