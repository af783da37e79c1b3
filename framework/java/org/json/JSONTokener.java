package org.json;

import antecede.Observable;

/**
 * Reads JSON text, as leniently as Android does: comments, single quotes, unquoted strings, '=' and '=>' for ':', ';' for
 * ',', octal and hexadecimal numbers.
 */
public class JSONTokener {
  private static final char NONE = '\0';
  private static final String ENDS_WORD = "{}[]/\\:,=;# \t\f\r\n";

  private final String text;
  /** How much of the text is read. */
  @Observable private int read;

  public JSONTokener(String in) {
    boolean marked = in != null && !in.isEmpty() && in.charAt(0) == '\ufeff';
    text = marked ? in.substring(1) : in;
  }

  public Object nextValue() throws JSONException {
    if (!toContent()) throw syntaxError("End of input");
    char first = text.charAt(read);
    if (first == '{') return object();
    if (first == '[') return array();
    if (first == '"' || first == '\'') {
      read++;
      return nextString(first);
    }
    String word = upTo(ENDS_WORD);
    if (word.isEmpty()) throw syntaxError("Expected literal value");
    return meaning(word);
  }

  /** Passes over blanks and comments; whether there is anything behind them. */
  private boolean toContent() throws JSONException {
    while (read < text.length()) {
      char c = text.charAt(read);
      if (" \t\r\n".indexOf(c) >= 0) read++;
      else if (c == '#' || text.startsWith("//", read)) passLine();
      else if (text.startsWith("/*", read)) passComment();
      else return true;
    }
    return false;
  }

  private void passLine() {
    upTo("\r\n");
    read = Math.min(read + 1, text.length());
  }

  private void passComment() throws JSONException {
    read += 2;
    int end = text.indexOf("*/", read);
    if (end < 0) throw syntaxError("Unterminated comment");
    read = end + 2;
  }

  /** Takes the next character behind blanks and comments if it is one of these; else {@code NONE}. */
  private char takeOneOf(String wanted) throws JSONException {
    return toContent() && wanted.indexOf(text.charAt(read)) >= 0 ? text.charAt(read++) : NONE;
  }

  /** As if the next character behind blanks and comments had been read: messages say where reading stopped. */
  private JSONException unexpected(String message) throws JSONException {
    if (toContent()) read++;
    return syntaxError(message);
  }

  private JSONObject object() throws JSONException {
    read++;
    JSONObject result = new JSONObject();
    if (takeOneOf("}") != NONE) return result;
    char separator;
    do {
      String name = name();
      char binding = takeOneOf(":=");
      if (binding == NONE) throw unexpected("Expected ':' after " + name);
      if (read < text.length() && text.charAt(read) == '>') read++;
      result.put(name, nextValue());
      separator = takeOneOf("},;");
      if (separator == NONE) throw unexpected("Unterminated object");
    } while (separator != '}');
    return result;
  }

  private String name() throws JSONException {
    Object name = nextValue();
    if (name instanceof String) return (String) name;
    if (name == null) throw syntaxError("Names cannot be null");
    throw syntaxError("Names must be strings, but " + name + " is of type " + name.getClass().getName());
  }

  /** Where a value is missing between two separators, or behind the last one, there is null. */
  private JSONArray array() throws JSONException {
    read++;
    JSONArray result = new JSONArray();
    if (takeOneOf("]") != NONE) return result;
    char separator;
    do {
      separator = takeOneOf("],;");
      boolean missing = separator != NONE;
      if (!missing && !toContent()) throw syntaxError("Unterminated array");
      result.put(missing ? null : nextValue());
      if (!missing) separator = takeOneOf("],;");
      if (separator == NONE) throw unexpected("Unterminated array");
    } while (separator != ']');
    return result;
  }

  public String nextString(char quote) throws JSONException {
    StringBuilder result = new StringBuilder();
    while (read < text.length()) {
      char c = text.charAt(read++);
      if (c == quote) return result.toString();
      result.append(c == '\\' ? escaped() : c);
    }
    throw syntaxError("Unterminated string");
  }

  private char escaped() throws JSONException {
    if (read == text.length()) throw syntaxError("Unterminated escape sequence");
    char kind = text.charAt(read++);
    if (kind == 'u') return unicode();
    int control = "btnfr".indexOf(kind);
    return control < 0 ? kind : "\b\t\n\f\r".charAt(control);
  }

  private char unicode() throws JSONException {
    int end = read + 4;
    if (end > text.length()) throw syntaxError("Unterminated escape sequence");
    String digits = text.substring(read, end);
    read = end;
    try {
      return (char) Integer.parseInt(digits, 16);
    } catch (NumberFormatException noDigits) {
      throw syntaxError("Invalid escape sequence: " + digits);
    }
  }

  /** What a word without quotes stands for: a constant, a number, else itself. */
  private static Object meaning(String word) {
    if (word.equalsIgnoreCase("null")) return JSONObject.NULL;
    if (word.equalsIgnoreCase("true")) return true;
    if (word.equalsIgnoreCase("false")) return false;
    try {
      long whole = integer(word);
      if (whole == (int) whole) return (int) whole;
      return whole;
    } catch (NumberFormatException noInteger) {
      return realOrWord(word);
    }
  }

  /** 0x and 0 before other digits say base 16 and 8, as in Java. */
  private static long integer(String word) {
    if (word.regionMatches(true, 0, "0x", 0, 2)) return Long.parseLong(word.substring(2), 16);
    boolean octal = word.length() > 1 && word.charAt(0) == '0';
    return octal ? Long.parseLong(word.substring(1), 8) : Long.parseLong(word);
  }

  private static Object realOrWord(String word) {
    try {
      return Double.valueOf(word);
    } catch (NumberFormatException noNumber) {
      return word;
    }
  }

  private String upTo(String ends) {
    int start = read;
    while (read < text.length() && ends.indexOf(text.charAt(read)) < 0) read++;
    return text.substring(start, read);
  }

  public JSONException syntaxError(String message) {
    return new JSONException(message + this);
  }

  @Override
  public String toString() {
    return " at character " + read + " of " + text;
  }

  public boolean more() {
    return read < text.length();
  }

  public char next() {
    return more() ? text.charAt(read++) : NONE;
  }

  public char next(char c) throws JSONException {
    char found = next();
    if (found == c) return c;
    throw syntaxError("Expected " + c + " but was " + found);
  }

  public char nextClean() throws JSONException {
    return toContent() ? text.charAt(read++) : NONE;
  }

  public String next(int length) throws JSONException {
    if (length > text.length() - read) throw syntaxError(length + " is out of bounds");
    read += length;
    return text.substring(read - length, read);
  }

  public String nextTo(String excluded) {
    if (excluded == null) throw new NullPointerException("excluded == null");
    return upTo(excluded + "\r\n").trim();
  }

  public String nextTo(char excluded) {
    return upTo(excluded + "\r\n").trim();
  }

  public void skipPast(String thru) {
    int found = text.indexOf(thru, read);
    read = found < 0 ? text.length() : found + thru.length();
  }

  public char skipTo(char to) {
    int found = text.indexOf(to, read);
    if (found < 0) return NONE;
    read = found;
    return to;
  }

  public void back() {
    read = Math.max(0, read - 1);
  }

  public static int dehexchar(char hex) {
    return hex < 128 ? Character.digit(hex, 16) : -1;
  }
}
