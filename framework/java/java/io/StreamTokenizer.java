package java.io;

import java.util.Arrays;

/** Cuts text into words, numbers, strings and single characters, by a table that can be changed. */
public class StreamTokenizer {
  public static final int TT_EOF = -1;
  public static final int TT_EOL = '\n';
  public static final int TT_NUMBER = -2;
  public static final int TT_WORD = -3;
  private static final int NOTHING = -4;

  private static final byte SPACE = 1, DIGIT = 2, ALPHA = 4, QUOTE = 8, COMMENT = 16;
  private static final int NEED_CHAR = Integer.MAX_VALUE;
  private static final int SKIP_NEWLINE = Integer.MAX_VALUE - 1;

  public int ttype = NOTHING;
  public String sval;
  public double nval;

  private final Reader reader;
  private final InputStream input;
  private final byte[] kinds = new byte[256];
  private int peeked = NEED_CHAR;
  private boolean pushedBack;
  private boolean lowerCase;
  private int line = 1;
  private boolean eolSignificant;
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
    Arrays.fill(kinds, (byte) 0);
  }

  public void wordChars(int low, int high) {
    for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) kinds[c] |= ALPHA;
  }

  public void whitespaceChars(int low, int high) {
    for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) kinds[c] = SPACE;
  }

  public void ordinaryChars(int low, int high) {
    for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++) kinds[c] = 0;
  }

  public void ordinaryChar(int c) {
    set(c, (byte) 0);
  }

  public void commentChar(int c) {
    set(c, COMMENT);
  }

  public void quoteChar(int c) {
    set(c, QUOTE);
  }

  private void set(int c, byte kind) {
    if (c >= 0 && c < 256) kinds[c] = kind;
  }

  public void parseNumbers() {
    for (int c = '0'; c <= '9'; c++) kinds[c] |= DIGIT;
    kinds['.'] |= DIGIT;
    kinds['-'] |= DIGIT;
  }

  public void eolIsSignificant(boolean significant) {
    eolSignificant = significant;
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

  private int kind(int c) {
    return c < 0 ? SPACE : c < 256 ? kinds[c] : ALPHA;
  }

  public int nextToken() throws IOException {
    if (pushedBack) {
      pushedBack = false;
      return ttype;
    }
    sval = null;
    int c = peeked;
    if (c < 0) c = NEED_CHAR;
    if (c == SKIP_NEWLINE) {
      c = read();
      if (c < 0) return ttype = TT_EOF;
      if (c == '\n') c = NEED_CHAR;
    }
    if (c == NEED_CHAR) {
      c = read();
      if (c < 0) return ttype = TT_EOF;
    }
    ttype = c;
    peeked = NEED_CHAR;
    while ((kind(c) & SPACE) != 0) {
      if (c == '\r') {
        line++;
        if (eolSignificant) {
          peeked = SKIP_NEWLINE;
          return ttype = TT_EOL;
        }
        c = read();
        if (c == '\n') c = read();
      } else {
        if (c == '\n') {
          line++;
          if (eolSignificant) return ttype = TT_EOL;
        }
        c = read();
      }
      if (c < 0) return ttype = TT_EOF;
    }
    int kind = kind(c);
    if ((kind & DIGIT) != 0) {
      Integer type = number(c);
      if (type != null) return type;
      // A lone minus sign.
      return ttype = '-';
    }
    if ((kind & ALPHA) != 0) return word(c);
    if ((kind & QUOTE) != 0) return quoted(c);
    if (c == '/' && (slashSlash || slashStar)) {
      c = read();
      if (c == '*' && slashStar) {
        int previous = 0;
        while ((c = read()) != '/' || previous != '*') {
          if (c == '\r') {
            line++;
            c = read();
            if (c == '\n') c = read();
          } else if (c == '\n') {
            line++;
            c = read();
          }
          if (c < 0) return ttype = TT_EOF;
          previous = c;
        }
        return nextToken();
      }
      if (c == '/' && slashSlash) {
        skipLine(c);
        return nextToken();
      }
      if ((kinds['/'] & COMMENT) != 0) {
        skipLine(read());
        return nextToken();
      }
      peeked = c;
      return ttype = '/';
    }
    if ((kind & COMMENT) != 0) {
      skipLine(c);
      return nextToken();
    }
    return ttype = c;
  }

  private void skipLine(int c) throws IOException {
    while (c != '\n' && c != '\r' && c >= 0) c = read();
    peeked = c;
  }

  /** The number that starts with {@code c}; null for a minus sign alone. */
  private Integer number(int c) throws IOException {
    boolean negative = c == '-';
    if (negative) {
      c = read();
      if (c != '.' && (c < '0' || c > '9')) {
        peeked = c;
        return null;
      }
    }
    double value = 0;
    int decimals = 0;
    boolean point = false;
    while (true) {
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        value = value * 10 + (c - '0');
        if (point) decimals++;
      } else {
        break;
      }
      c = read();
    }
    peeked = c;
    if (decimals > 0) {
      double scale = 10;
      for (int i = 1; i < decimals; i++) scale *= 10;
      value /= scale;
    }
    nval = negative ? -value : value;
    return ttype = TT_NUMBER;
  }

  private int word(int c) throws IOException {
    StringBuilder word = new StringBuilder();
    do {
      word.append((char) c);
      c = read();
    } while ((kind(c) & (ALPHA | DIGIT)) != 0);
    peeked = c;
    sval = word.toString();
    if (lowerCase) sval = sval.toLowerCase();
    return ttype = TT_WORD;
  }

  private int quoted(int quote) throws IOException {
    ttype = quote;
    StringBuilder text = new StringBuilder();
    int c = read();
    while (c >= 0 && c != quote && c != '\n' && c != '\r') {
      if (c != '\\') {
        text.append((char) c);
        c = read();
        continue;
      }
      c = read();
      if (c >= '0' && c <= '7') {
        int first = c;
        int value = c - '0';
        c = read();
        if (c >= '0' && c <= '7') {
          value = value * 8 + c - '0';
          c = read();
          if (c >= '0' && c <= '7' && first <= '3') {
            value = value * 8 + c - '0';
            c = read();
          }
        }
        text.append((char) value);
      } else {
        int at = "abfnrtv".indexOf(c);
        text.append(at >= 0 && c > 0 ? "\7\b\f\n\r\t\13".charAt(at) : (char) c);
        c = read();
      }
    }
    peeked = c == quote ? NEED_CHAR : c;
    sval = text.toString();
    return ttype;
  }

  public void pushBack() {
    if (ttype != NOTHING) pushedBack = true;
  }

  public int lineno() {
    return line;
  }

  @Override
  public String toString() {
    String token;
    if (ttype == TT_EOF) token = "EOF";
    else if (ttype == TT_EOL) token = "EOL";
    else if (ttype == TT_WORD) token = sval;
    else if (ttype == TT_NUMBER) token = "n=" + nval;
    else if (ttype == NOTHING) token = "NOTHING";
    else if (ttype < 256 && (kinds[ttype] & QUOTE) != 0) token = sval;
    else token = "'" + (char) ttype + "'";
    return "Token[" + token + "], line " + line;
  }
}
