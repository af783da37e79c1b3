package java.util;

import antecede.Observable;

/** Takes a text apart at characters that separate. */
public class StringTokenizer implements Enumeration<Object> {
  private final String text;
  private final boolean returnDelimiters;
  private String delimiters;
  @Observable private int position;

  public StringTokenizer(String str, String delim, boolean returnDelims) {
    text = str;
    delimiters = delim;
    returnDelimiters = returnDelims;
    str.length();
  }

  public StringTokenizer(String str, String delim) {
    this(str, delim, false);
  }

  public StringTokenizer(String str) {
    this(str, " \t\n\r\f", false);
  }

  private boolean isDelimiter(int c) {
    return delimiters.indexOf(c) >= 0;
  }

  /** Where the next token begins. */
  private int skip(int from) {
    int at = from;
    while (!returnDelimiters && at < text.length() && isDelimiter(text.codePointAt(at))) at += width(at);
    return at;
  }

  private int width(int at) {
    return Character.charCount(text.codePointAt(at));
  }

  /** Where the token that begins there ends. */
  private int end(int start) {
    int at = start;
    while (at < text.length() && !isDelimiter(text.codePointAt(at))) at += width(at);
    return returnDelimiters && at == start && at < text.length() ? at + width(at) : at;
  }

  public boolean hasMoreTokens() {
    if (delimiters == null) throw new NullPointerException();
    return skip(position) < text.length();
  }

  public String nextToken() {
    if (delimiters == null) throw new NullPointerException();
    int start = skip(position);
    position = start;
    if (start >= text.length()) throw new NoSuchElementException();
    position = end(start);
    return text.substring(start, position);
  }

  public String nextToken(String delim) {
    delimiters = delim;
    return nextToken();
  }

  @Override
  public boolean hasMoreElements() {
    return hasMoreTokens();
  }

  @Override
  public Object nextElement() {
    return nextToken();
  }

  public int countTokens() {
    int count = 0;
    for (int at = skip(position); at < text.length(); at = skip(end(at))) count++;
    return count;
  }
}
