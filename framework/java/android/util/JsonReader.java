package android.util;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;

/** Reads a text of JSON, piece after piece. */
public final class JsonReader implements Closeable {
  private static final int EMPTY_ARRAY = 0, ARRAY = 1, EMPTY_OBJECT = 2, NAME = 3, OBJECT = 4, EMPTY_DOCUMENT = 5, DOCUMENT = 6,
      CLOSED = 7;

  private final Reader in;
  private boolean lenient;
  private int[] stack = new int[16];
  private int depth;
  private JsonToken token;
  private String name;
  private String value;
  private boolean quoted;
  private int ahead = -2;

  public JsonReader(Reader in) {
    if (in == null) throw new NullPointerException("in == null");
    this.in = in;
    push(EMPTY_DOCUMENT);
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  private void push(int state) {
    if (depth == stack.length) stack = java.util.Arrays.copyOf(stack, 2 * depth);
    stack[depth++] = state;
  }

  private void replace(int state) {
    stack[depth - 1] = state;
  }

  private void expect(JsonToken expected) throws IOException {
    peek();
    if (token != expected) throw new IllegalStateException("Expected " + expected + " but was " + peek());
    token = null;
  }

  public void beginArray() throws IOException {
    expect(JsonToken.BEGIN_ARRAY);
  }

  public void endArray() throws IOException {
    expect(JsonToken.END_ARRAY);
  }

  public void beginObject() throws IOException {
    expect(JsonToken.BEGIN_OBJECT);
  }

  public void endObject() throws IOException {
    expect(JsonToken.END_OBJECT);
  }

  public boolean hasNext() throws IOException {
    peek();
    return token != JsonToken.END_OBJECT && token != JsonToken.END_ARRAY;
  }

  public JsonToken peek() throws IOException {
    if (token != null) return token;
    switch (stack[depth - 1]) {
      case EMPTY_DOCUMENT:
        replace(DOCUMENT);
        read();
        if (!lenient && token != JsonToken.BEGIN_ARRAY && token != JsonToken.BEGIN_OBJECT) {
          throw new IOException("Expected JSON document to start with '[' or '{' but was " + token);
        }
        return token;
      case EMPTY_ARRAY:
        return inArray(true);
      case ARRAY:
        return inArray(false);
      case EMPTY_OBJECT:
        return inObject(true);
      case OBJECT:
        return inObject(false);
      case NAME:
        return afterName();
      case DOCUMENT:
        if (skipBlanks() < 0) return token = JsonToken.END_DOCUMENT;
        if (!lenient) throw new MalformedJsonException("Expected EOF");
        return read();
      default:
        throw new IllegalStateException("JsonReader is closed");
    }
  }

  private JsonToken advance() throws IOException {
    peek();
    JsonToken result = token;
    token = null;
    value = null;
    name = null;
    return result;
  }

  public String nextName() throws IOException {
    peek();
    if (token != JsonToken.NAME) throw new IllegalStateException("Expected a name but was " + peek());
    String result = name;
    advance();
    return result;
  }

  public String nextString() throws IOException {
    peek();
    if (value == null || token != JsonToken.STRING && token != JsonToken.NUMBER) {
      throw new IllegalStateException("Expected a string but was " + peek());
    }
    String result = value;
    advance();
    return result;
  }

  public boolean nextBoolean() throws IOException {
    peek();
    if (token != JsonToken.BOOLEAN) throw new IllegalStateException("Expected a boolean but was " + token);
    boolean result = value.equalsIgnoreCase("true");
    advance();
    return result;
  }

  public void nextNull() throws IOException {
    peek();
    if (token != JsonToken.NULL) throw new IllegalStateException("Expected null but was " + token);
    advance();
  }

  public double nextDouble() throws IOException {
    peek();
    if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
      throw new IllegalStateException("Expected a double but was " + token);
    }
    double result = Double.parseDouble(value);
    advance();
    return result;
  }

  public long nextLong() throws IOException {
    peek();
    if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
      throw new IllegalStateException("Expected a long but was " + token);
    }
    long result;
    try {
      result = Long.parseLong(value);
    } catch (NumberFormatException ignored) {
      double real = Double.parseDouble(value);
      result = (long) real;
      if (result != real) throw new NumberFormatException(value);
    }
    advance();
    return result;
  }

  public int nextInt() throws IOException {
    peek();
    if (token != JsonToken.STRING && token != JsonToken.NUMBER) {
      throw new IllegalStateException("Expected an int but was " + token);
    }
    int result;
    try {
      result = Integer.parseInt(value);
    } catch (NumberFormatException ignored) {
      double real = Double.parseDouble(value);
      result = (int) real;
      if (result != real) throw new NumberFormatException(value);
    }
    advance();
    return result;
  }

  @Override
  public void close() throws IOException {
    value = null;
    token = null;
    stack = new int[] {CLOSED};
    depth = 1;
    in.close();
  }

  public void skipValue() throws IOException {
    int open = 0;
    do {
      JsonToken next = advance();
      if (next == JsonToken.END_DOCUMENT) throw new IllegalStateException("No element left to skip");
      if (next == JsonToken.BEGIN_ARRAY || next == JsonToken.BEGIN_OBJECT) open++;
      else if (next == JsonToken.END_ARRAY || next == JsonToken.END_OBJECT) open--;
    } while (open != 0);
  }

  private JsonToken inArray(boolean first) throws IOException {
    if (first) {
      replace(ARRAY);
    } else {
      int c = skipBlanks();
      if (c == ']') {
        take();
        depth--;
        return token = JsonToken.END_ARRAY;
      }
      if (c < 0) throw new EOFException("End of input");
      if (c != ',' && !(lenient && c == ';')) throw new MalformedJsonException("Unterminated array");
      take();
    }
    int c = skipBlanks();
    if (lenient && (c == ',' || c == ';')) {
      value = "null";
      return token = JsonToken.NULL;
    }
    if (c == ']' && (first || lenient)) {
      if (!first) {
        value = "null";
        return token = JsonToken.NULL;
      }
      take();
      depth--;
      return token = JsonToken.END_ARRAY;
    }
    return read();
  }

  private JsonToken inObject(boolean first) throws IOException {
    int c = skipBlanks();
    if (c < 0) throw new EOFException("End of input");
    if (c == '}') {
      take();
      depth--;
      return token = JsonToken.END_OBJECT;
    }
    if (!first) {
      if (c != ',' && !(lenient && c == ';')) throw new MalformedJsonException("Unterminated object");
      take();
      c = skipBlanks();
      if (c < 0) throw new EOFException("End of input");
    }
    if (c == '"' || c == '\'' && lenient) {
      take();
      name = quoted((char) c);
    } else {
      if (!lenient) throw new MalformedJsonException("Expected name");
      name = bare();
      if (name.isEmpty()) throw new MalformedJsonException("Expected name");
    }
    replace(NAME);
    return token = JsonToken.NAME;
  }

  private JsonToken afterName() throws IOException {
    int c = skipBlanks();
    if (c < 0) throw new EOFException("End of input");
    if (c != ':' && !(lenient && c == '=')) throw new MalformedJsonException("Expected ':'");
    take();
    if (c == '=' && skipBlanks() == '>') take();
    replace(OBJECT);
    return read();
  }

  private JsonToken read() throws IOException {
    int c = skipBlanks();
    if (c == '{') {
      take();
      push(EMPTY_OBJECT);
      return token = JsonToken.BEGIN_OBJECT;
    }
    if (c == '[') {
      take();
      push(EMPTY_ARRAY);
      return token = JsonToken.BEGIN_ARRAY;
    }
    if (c == '"' || c == '\'' && lenient) {
      take();
      value = quoted((char) c);
      return token = JsonToken.STRING;
    }
    if (c < 0) throw new EOFException("End of input");
    value = bare();
    if (value.isEmpty()) throw new MalformedJsonException("Expected literal value");
    if (value.equalsIgnoreCase("null")) return token = JsonToken.NULL;
    if (value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false")) return token = JsonToken.BOOLEAN;
    if (isNumber(value)) return token = JsonToken.NUMBER;
    if (!lenient) throw new MalformedJsonException("Use JsonReader.setLenient(true) to accept malformed JSON");
    return token = JsonToken.STRING;
  }

  private static boolean isNumber(String text) {
    return text.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  }

  private int look() throws IOException {
    if (ahead == -2) ahead = in.read();
    return ahead;
  }

  private int take() throws IOException {
    int c = look();
    ahead = -2;
    return c;
  }

  /** The next character that is no blank; comments count as blanks where that is allowed. */
  private int skipBlanks() throws IOException {
    while (true) {
      int c = look();
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0xfeff) {
        take();
      } else if (c == '#' && lenient) {
        while (look() >= 0 && look() != '\n') take();
      } else if (c == '/' && lenient) {
        take();
        comment(take());
      } else {
        return c;
      }
    }
  }

  private void comment(int kind) throws IOException {
    if (kind == '/') {
      while (look() >= 0 && look() != '\n') take();
      return;
    }
    if (kind != '*') throw new MalformedJsonException("Expected a comment");
    int before = 0;
    while (look() >= 0 && !(before == '*' && look() == '/')) before = take();
    if (take() < 0) throw new MalformedJsonException("Unterminated comment");
  }

  private String quoted(char quote) throws IOException {
    StringBuilder text = new StringBuilder();
    while (true) {
      int c = take();
      if (c < 0) throw new MalformedJsonException("Unterminated string");
      if (c == quote) return text.toString();
      text.append(c == '\\' ? escape() : (char) c);
    }
  }

  private char escape() throws IOException {
    int c = take();
    switch (c) {
      case -1:
        throw new MalformedJsonException("Unterminated escape sequence");
      case 'u':
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(take(), 16);
          if (digit < 0) throw new MalformedJsonException("Malformed escape sequence");
          code = code << 4 | digit;
        }
        return (char) code;
      case 't':
        return '\t';
      case 'b':
        return '\b';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 'f':
        return '\f';
      default:
        return (char) c;
    }
  }

  private String bare() throws IOException {
    StringBuilder text = new StringBuilder();
    while (true) {
      int c = look();
      if (c < 0 || "/\\;#={}[]:, \t\f\r\n".indexOf(c) >= 0) return text.toString();
      text.append((char) take());
    }
  }
}
