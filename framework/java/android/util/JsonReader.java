package android.util;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;

/** Reads a text of JSON, piece after piece. */
public final class JsonReader implements Closeable {
  /** Nothing is looked at. */
  private static final int NONE = -2;

  /** An array or object that is begun and not ended. */
  private static final class Level {
    final Level around;
    final char end;
    boolean hasParts;
    /** A name was read, and its value was not. */
    boolean named;

    Level(Level around, char end) {
      this.around = around;
      this.end = end;
    }
  }

  private final Reader in;
  private boolean lenient;
  private boolean begun;
  private boolean closed;
  private Level inner;
  private JsonToken token;
  private String name;
  private String value;
  private int ahead = NONE;

  public JsonReader(Reader in) {
    if (in == null) throw new NullPointerException("in == null");
    this.in = in;
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
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
    if (token == null) token = read();
    return token;
  }

  private JsonToken read() throws IOException {
    if (closed) throw new IllegalStateException("JsonReader is closed");
    if (inner == null) return onTop();
    if (inner.named) return valueOfName();
    if (inner.end == '}') return nextPart() ? name() : JsonToken.END_OBJECT;
    return nextPart() ? element() : JsonToken.END_ARRAY;
  }

  private JsonToken onTop() throws IOException {
    if (!begun) {
      begun = true;
      return first(value());
    }
    if (toContent() < 0) return JsonToken.END_DOCUMENT;
    if (!lenient) throw new MalformedJsonException("Expected EOF");
    return value();
  }

  private JsonToken first(JsonToken first) throws IOException {
    if (lenient || first == JsonToken.BEGIN_ARRAY || first == JsonToken.BEGIN_OBJECT) return first;
    throw new IOException("Expected JSON document to start with '[' or '{' but was " + first);
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

  /** The text of the next value, which must be a number or look like one; it is still there afterwards. */
  private String numeral(String wanted) throws IOException {
    peek();
    if (token == JsonToken.STRING || token == JsonToken.NUMBER) return value;
    throw new IllegalStateException("Expected " + wanted + " but was " + token);
  }

  public double nextDouble() throws IOException {
    double result = Double.parseDouble(numeral("a double"));
    advance();
    return result;
  }

  public long nextLong() throws IOException {
    return whole("a long", Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public int nextInt() throws IOException {
    return (int) whole("an int", Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  private long whole(String wanted, long least, long most) throws IOException {
    String text = numeral(wanted);
    long result;
    try {
      result = Long.parseLong(text);
    } catch (NumberFormatException noInteger) {
      double real = Double.parseDouble(text);
      result = (long) real;
      if (result != real) throw new NumberFormatException(text);
    }
    if (result < least || result > most) throw new NumberFormatException(text);
    advance();
    return result;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    value = null;
    token = null;
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

  /** Goes to the next part of what is open; false: there is none, and it is closed. */
  private boolean nextPart() throws IOException {
    int c = content();
    if (c == inner.end) {
      take();
      inner = inner.around;
      return false;
    }
    boolean first = !inner.hasParts;
    inner.hasParts = true;
    if (first) return true;
    if (!separates(c)) throw new MalformedJsonException(inner.end == ']' ? "Unterminated array" : "Unterminated object");
    take();
    return true;
  }

  private boolean separates(int c) {
    return c == ',' || lenient && c == ';';
  }

  /** Whoever is lenient sees null where a value is missing. */
  private JsonToken element() throws IOException {
    int c = toContent();
    if (!lenient || !separates(c) && c != ']') return value();
    value = "null";
    return JsonToken.NULL;
  }

  private JsonToken name() throws IOException {
    int c = content();
    if (quotes(c)) name = quoted(take());
    else name = lenient ? bare() : "";
    if (name.isEmpty() && !quotes(c)) throw new MalformedJsonException("Expected name");
    inner.named = true;
    return JsonToken.NAME;
  }

  private JsonToken valueOfName() throws IOException {
    int c = content();
    if (c != ':' && !(lenient && c == '=')) throw new MalformedJsonException("Expected ':'");
    take();
    if (c == '=' && toContent() == '>') take();
    inner.named = false;
    return value();
  }

  private boolean quotes(int c) {
    return c == '"' || lenient && c == '\'';
  }

  private JsonToken value() throws IOException {
    int c = content();
    if (c == '{' || c == '[') return begin(take());
    if (quotes(c)) {
      value = quoted(take());
      return JsonToken.STRING;
    }
    value = bare();
    if (value.isEmpty()) throw new MalformedJsonException("Expected literal value");
    return kindOf(value);
  }

  private JsonToken begin(int bracket) {
    boolean object = bracket == '{';
    inner = new Level(inner, object ? '}' : ']');
    return object ? JsonToken.BEGIN_OBJECT : JsonToken.BEGIN_ARRAY;
  }

  private JsonToken kindOf(String word) throws IOException {
    if (word.equalsIgnoreCase("null")) return JsonToken.NULL;
    if (word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false")) return JsonToken.BOOLEAN;
    if (isNumber(word)) return JsonToken.NUMBER;
    if (!lenient) throw new MalformedJsonException("Use JsonReader.setLenient(true) to accept malformed JSON");
    return JsonToken.STRING;
  }

  private static boolean isNumber(String text) {
    return text.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  }

  private int look() throws IOException {
    if (ahead == NONE) ahead = in.read();
    return ahead;
  }

  private int take() throws IOException {
    int c = look();
    ahead = NONE;
    return c;
  }

  /** The next character that is no blank, where there must be one. */
  private int content() throws IOException {
    int c = toContent();
    if (c < 0) throw new EOFException("End of input");
    return c;
  }

  /** The next character that is no blank; comments count as blanks for whoever is lenient. */
  private int toContent() throws IOException {
    for (int c = look(); ; c = look()) {
      if (" \t\n\r\ufeff".indexOf(c) >= 0) take();
      else if (lenient && c == '#') restOfLine();
      else if (lenient && c == '/') comment();
      else return c;
    }
  }

  private void restOfLine() throws IOException {
    while (look() >= 0 && look() != '\n') take();
  }

  private void comment() throws IOException {
    take();
    int kind = take();
    if (kind == '/') restOfLine();
    else if (kind == '*') block();
    else throw new MalformedJsonException("Expected a comment");
  }

  private void block() throws IOException {
    int before = 0;
    for (int c = take(); c != '/' || before != '*'; c = take()) {
      if (c < 0) throw new MalformedJsonException("Unterminated comment");
      before = c;
    }
  }

  private String quoted(int quote) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c = take(); c != quote; c = take()) {
      if (c < 0) throw new MalformedJsonException("Unterminated string");
      text.append(c == '\\' ? escape() : (char) c);
    }
    return text.toString();
  }

  private char escape() throws IOException {
    int kind = take();
    if (kind < 0) throw new MalformedJsonException("Unterminated escape sequence");
    if (kind == 'u') return unicode();
    int control = "btnfr".indexOf(kind);
    return control < 0 ? (char) kind : "\b\t\n\f\r".charAt(control);
  }

  private char unicode() throws IOException {
    int code = 0;
    for (int digits = 0; digits < 4; digits++) {
      int digit = Character.digit(take(), 16);
      if (digit < 0) throw new MalformedJsonException("Malformed escape sequence");
      code = code * 16 + digit;
    }
    return (char) code;
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
