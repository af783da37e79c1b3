package org.json;

import antecede.Observable;

/**
 * Reads JSON text, as leniently as Android does: comments, single quotes, unquoted strings, '=' and '=>' for ':',
 * ';' for ',', octal
 * and hexadecimal numbers.
 */
public class JSONTokener {
  private final String in;
  @Observable private int pos;

  public JSONTokener(String in) {
    if (in != null && in.startsWith("\ufeff")) in = in.substring(1);
    this.in = in;
  }

  public Object nextValue() throws JSONException {
    int c = nextCleanInternal();
    switch (c) {
      case -1:
        throw syntaxError("End of input");
      case '{':
        return readObject();
      case '[':
        return readArray();
      case '\'':
      case '"':
        return nextString((char) c);
      default:
        pos--;
        return readLiteral();
    }
  }

  /** The next character that is neither space nor comment, -1 at the end. */
  private int nextCleanInternal() throws JSONException {
    while (pos < in.length()) {
      int c = in.charAt(pos++);
      if (c == '\t' || c == ' ' || c == '\n' || c == '\r') continue;
      if (c == '#') {
        skipLine();
        continue;
      }
      if (c != '/' || pos == in.length()) return c;
      char kind = in.charAt(pos);
      if (kind == '*') {
        int end = in.indexOf("*/", pos + 1);
        if (end < 0) {
          pos++;
          throw syntaxError("Unterminated comment");
        }
        pos = end + 2;
      } else if (kind == '/') {
        pos++;
        skipLine();
      } else {
        return c;
      }
    }
    return -1;
  }

  private void skipLine() {
    while (pos < in.length()) {
      char c = in.charAt(pos);
      if (c == '\r' || c == '\n') {
        pos++;
        break;
      }
      pos++;
    }
  }

  public String nextString(char quote) throws JSONException {
    StringBuilder text = new StringBuilder();
    while (pos < in.length()) {
      char c = in.charAt(pos++);
      if (c == quote) return text.toString();
      if (c != '\\') {
        text.append(c);
        continue;
      }
      if (pos == in.length()) throw syntaxError("Unterminated escape sequence");
      text.append(readEscape());
    }
    throw syntaxError("Unterminated string");
  }

  private char readEscape() throws JSONException {
    char escaped = in.charAt(pos++);
    if (escaped == 'u') {
      if (pos + 4 > in.length()) throw syntaxError("Unterminated escape sequence");
      String hex = in.substring(pos, pos + 4);
      pos += 4;
      try {
        return (char) Integer.parseInt(hex, 16);
      } catch (NumberFormatException e) {
        throw syntaxError("Invalid escape sequence: " + hex);
      }
    }
    int special = "tbnrf".indexOf(escaped);
    return special < 0 ? escaped : "\t\b\n\r\f".charAt(special);
  }

  private Object readLiteral() throws JSONException {
    String literal = nextToInternal("{}[]/\\:,=;# \t\f");
    if (literal.isEmpty()) throw syntaxError("Expected literal value");
    if ("null".equalsIgnoreCase(literal)) return JSONObject.NULL;
    if ("true".equalsIgnoreCase(literal)) return Boolean.TRUE;
    if ("false".equalsIgnoreCase(literal)) return Boolean.FALSE;
    if (literal.indexOf('.') < 0) {
      Object whole = wholeNumber(literal);
      if (whole != null) return whole;
    }
    try {
      return Double.valueOf(literal);
    } catch (NumberFormatException notANumber) {
      return literal;
    }
  }

  private static Object wholeNumber(String literal) {
    int base = 10;
    String digits = literal;
    if (digits.startsWith("0x") || digits.startsWith("0X")) {
      digits = digits.substring(2);
      base = 16;
    } else if (digits.startsWith("0") && digits.length() > 1) {
      digits = digits.substring(1);
      base = 8;
    }
    try {
      long value = Long.parseLong(digits, base);
      if (value == (int) value) return (int) value;
      return value;
    } catch (NumberFormatException notWhole) {
      return null;
    }
  }

  private String nextToInternal(String excluded) {
    int start = pos;
    for (; pos < in.length(); pos++) {
      char c = in.charAt(pos);
      if (c == '\r' || c == '\n' || excluded.indexOf(c) >= 0) return in.substring(start, pos);
    }
    return in.substring(start);
  }

  private JSONObject readObject() throws JSONException {
    JSONObject result = new JSONObject();
    int first = nextCleanInternal();
    if (first == '}') return result;
    if (first != -1) pos--;
    while (true) {
      Object name = nextValue();
      if (!(name instanceof String)) {
        if (name == null) throw syntaxError("Names cannot be null");
        throw syntaxError("Names must be strings, but " + name + " is of type " + name.getClass().getName());
      }
      int separator = nextCleanInternal();
      if (separator != ':' && separator != '=') throw syntaxError("Expected ':' after " + name);
      if (pos < in.length() && in.charAt(pos) == '>') pos++;
      result.put((String) name, nextValue());
      int c = nextCleanInternal();
      if (c == '}') return result;
      if (c != ';' && c != ',') throw syntaxError("Unterminated object");
    }
  }

  private JSONArray readArray() throws JSONException {
    JSONArray result = new JSONArray();
    boolean afterSeparator = false;
    while (true) {
      int c = nextCleanInternal();
      if (c == -1) throw syntaxError("Unterminated array");
      if (c == ']') {
        if (afterSeparator) result.put((Object) null);
        return result;
      }
      if (c == ',' || c == ';') {
        result.put((Object) null);
        afterSeparator = true;
        continue;
      }
      pos--;
      result.put(nextValue());
      c = nextCleanInternal();
      if (c == ']') return result;
      if (c != ',' && c != ';') throw syntaxError("Unterminated array");
      afterSeparator = true;
    }
  }

  public JSONException syntaxError(String message) {
    return new JSONException(message + this);
  }

  @Override
  public String toString() {
    return " at character " + pos + " of " + in;
  }

  public boolean more() {
    return pos < in.length();
  }

  public char next() {
    return pos < in.length() ? in.charAt(pos++) : '\0';
  }

  public char next(char c) throws JSONException {
    char result = next();
    if (result != c) throw syntaxError("Expected " + c + " but was " + result);
    return result;
  }

  public char nextClean() throws JSONException {
    int c = nextCleanInternal();
    return c == -1 ? '\0' : (char) c;
  }

  public String next(int length) throws JSONException {
    if (pos + length > in.length()) throw syntaxError(length + " is out of bounds");
    String result = in.substring(pos, pos + length);
    pos += length;
    return result;
  }

  public String nextTo(String excluded) {
    if (excluded == null) throw new NullPointerException("excluded == null");
    return nextToInternal(excluded).trim();
  }

  public String nextTo(char excluded) {
    return nextToInternal(String.valueOf(excluded)).trim();
  }

  public void skipPast(String thru) {
    int start = in.indexOf(thru, pos);
    pos = start < 0 ? in.length() : start + thru.length();
  }

  public char skipTo(char to) {
    int index = in.indexOf(to, pos);
    if (index < 0) return '\0';
    pos = index;
    return to;
  }

  public void back() {
    if (--pos < 0) pos = 0;
  }

  public static int dehexchar(char hex) {
    if (hex >= '0' && hex <= '9') return hex - '0';
    if (hex >= 'A' && hex <= 'F') return hex - 'A' + 10;
    return hex >= 'a' && hex <= 'f' ? hex - 'a' + 10 : -1;
  }
}
