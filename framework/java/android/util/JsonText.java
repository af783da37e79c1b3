package android.util;

import java.io.IOException;
import java.io.Reader;

/** The signs of a text of JSON (RFC 8259): blanks, words, and strings in quotes. One sign is looked at before it is taken. */
final class JsonText {
  private static final int UNKNOWN = -2;
  private static final String BLANKS = " \t\n\r";
  private static final String ENDS_WORD = BLANKS + "\f/\\;#={}[]:,";

  private final Reader reader;
  /** The sign to come: -1 at the end, {@code UNKNOWN} before anybody asked. */
  private int sign = UNKNOWN;
  private boolean begun;
  /** Comments count as blanks. */
  boolean comments;

  JsonText(Reader reader) {
    this.reader = reader;
  }

  private int look() throws IOException {
    if (sign == UNKNOWN) sign = reader.read();
    if (!begun && sign == '\ufeff') sign = reader.read();
    begun = true;
    return sign;
  }

  private int take() throws IOException {
    int taken = look();
    sign = UNKNOWN;
    return taken;
  }

  /** Takes the sign to come if it is this one. */
  boolean takeIf(char wanted) throws IOException {
    boolean found = look() == wanted;
    if (found) take();
    return found;
  }

  /** What comes behind blanks; -1 if nothing does. */
  int content() throws IOException {
    while (true) {
      int c = look();
      if (c >= 0 && BLANKS.indexOf(c) >= 0) take();
      else if (comments && c == '#') passLine();
      else if (comments && c == '/') passComment();
      else return c;
    }
  }

  private void passLine() throws IOException {
    while (look() >= 0 && look() != '\n' && look() != '\r') take();
  }

  private void passComment() throws IOException {
    take();
    if (look() == '/') passLine();
    else if (takeIf('*')) passBlock();
    else throw new MalformedJsonException("Expected a comment");
  }

  private void passBlock() throws IOException {
    boolean star = false;
    while (!star || look() != '/') {
      int c = take();
      if (c < 0) throw new MalformedJsonException("Unterminated comment");
      star = c == '*';
    }
    take();
  }

  /** What comes up to the next such quote, which is taken, too. */
  String upTo(char quote) throws IOException {
    StringBuilder text = new StringBuilder();
    while (!takeIf(quote)) text.append(takeIf('\\') ? escaped() : taken("Unterminated string"));
    return text.toString();
  }

  private char taken(String mistake) throws IOException {
    if (look() < 0) throw new MalformedJsonException(mistake);
    return (char) take();
  }

  private char escaped() throws IOException {
    char letter = taken("Unterminated escape sequence");
    switch (letter) {
      case 'u':
        return unicode();
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      default:
        return letter;
    }
  }

  private char unicode() throws IOException {
    char[] digits = new char[4];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = taken("Unterminated escape sequence");
      if (Character.digit(digits[i], 16) < 0) throw new MalformedJsonException("Malformed escape sequence");
    }
    return (char) Integer.parseInt(new String(digits), 16);
  }

  /** A word without quotes, perhaps an empty one. */
  String word() throws IOException {
    StringBuilder word = new StringBuilder();
    while (look() >= 0 && ENDS_WORD.indexOf(look()) < 0) word.append((char) take());
    return word.toString();
  }

  /** Whether a word is a number: {@code [-] whole [.digits] [e [sign] digits]}, and zero is the only whole part that begins with zero. */
  static boolean isNumber(String word) {
    int start = word.startsWith("-") ? 1 : 0;
    int at = digits(word, start);
    if (at == start || at > start + 1 && word.charAt(start) == '0') return false;
    if (word.startsWith(".", at)) at = digitsNeeded(word, at + 1);
    boolean exponent = at > 0 && at < word.length() && (word.charAt(at) == 'e' || word.charAt(at) == 'E');
    if (exponent) at = digitsNeeded(word, word.startsWith("+", at + 1) || word.startsWith("-", at + 1) ? at + 2 : at + 1);
    return at == word.length();
  }

  private static int digits(String word, int from) {
    int at = from;
    while (at < word.length() && word.charAt(at) >= '0' && word.charAt(at) <= '9') at++;
    return at;
  }

  /** Where the digits end; -1 if there are none. */
  private static int digitsNeeded(String word, int from) {
    int end = digits(word, from);
    return end > from ? end : -1;
  }

  void close() throws IOException {
    reader.close();
  }
}
