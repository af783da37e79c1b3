package android.util;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.Reader;

/** Reads a text of JSON, piece after piece. Where it is changes when a piece is taken, not when it is looked at. */
public final class JsonReader implements Closeable {
  /** What can be taken as a whole: a bracket, a name, a simple value, the end. */
  private static final class Piece {
    final JsonToken kind;
    final String text;

    Piece(JsonToken kind, String text) {
      this.kind = kind;
      this.text = text;
    }

    boolean ends() {
      return kind == JsonToken.END_ARRAY || kind == JsonToken.END_OBJECT;
    }
  }

  /** An array or object that is begun and not ended. */
  private static final class Level {
    final Level around;
    final boolean object;
    boolean hasParts;
    /** A name was taken, and its value was not yet looked at. */
    boolean named;

    Level(Level around, boolean object) {
      this.around = around;
      this.object = object;
    }
  }

  private final JsonText text;
  private boolean closed;
  /** Null: on top. */
  private Level inner;
  /** A value on top was looked at. */
  private boolean begun;
  /** Looked at, and not taken; null: nothing is. */
  private Piece ahead;

  public JsonReader(Reader in) {
    if (in == null) throw new NullPointerException("in == null");
    text = new JsonText(in);
  }

  public void setLenient(boolean lenient) {
    text.comments = lenient;
  }

  public boolean isLenient() {
    return text.comments;
  }

  public void beginArray() throws IOException {
    take(required("BEGIN_ARRAY", JsonToken.BEGIN_ARRAY));
  }

  public void endArray() throws IOException {
    take(required("END_ARRAY", JsonToken.END_ARRAY));
  }

  public void beginObject() throws IOException {
    take(required("BEGIN_OBJECT", JsonToken.BEGIN_OBJECT));
  }

  public void endObject() throws IOException {
    take(required("END_OBJECT", JsonToken.END_OBJECT));
  }

  public boolean hasNext() throws IOException {
    return !next().ends();
  }

  public JsonToken peek() throws IOException {
    return next().kind;
  }

  public String nextName() throws IOException {
    return take(required("a name", JsonToken.NAME));
  }

  public String nextString() throws IOException {
    return take(numberOrString("a string"));
  }

  public boolean nextBoolean() throws IOException {
    return Boolean.parseBoolean(take(required("a boolean", JsonToken.BOOLEAN)));
  }

  public void nextNull() throws IOException {
    take(required("null", JsonToken.NULL));
  }

  public double nextDouble() throws IOException {
    Piece piece = numberOrString("a double");
    double value = Double.parseDouble(piece.text);
    take(piece);
    return value;
  }

  public long nextLong() throws IOException {
    Piece piece = numberOrString("a long");
    long value = whole(piece.text);
    take(piece);
    return value;
  }

  public int nextInt() throws IOException {
    Piece piece = numberOrString("an int");
    long value = whole(piece.text);
    if (value != (int) value) throw new NumberFormatException(piece.text);
    take(piece);
    return (int) value;
  }

  /** Numbers with a fraction or an exponent may be whole, too. */
  private static long whole(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException noDigits) {
      double value = Double.parseDouble(text);
      if (value == (long) value) return (long) value;
      throw new NumberFormatException(text);
    }
  }

  public void skipValue() throws IOException {
    Piece first = next();
    if (first.ends() || first.kind == JsonToken.END_DOCUMENT) throw new IllegalStateException("No element left to skip");
    Level level = inner;
    take(first);
    while (inner != level) take(next());
  }

  @Override
  public void close() throws IOException {
    closed = true;
    ahead = null;
    text.close();
  }

  private Piece next() throws IOException {
    if (ahead == null) ahead = read();
    return ahead;
  }

  private Piece required(String wanted, JsonToken kind) throws IOException {
    Piece piece = next();
    if (piece.kind == kind) return piece;
    throw new IllegalStateException("Expected " + wanted + " but was " + piece.kind);
  }

  private Piece numberOrString(String wanted) throws IOException {
    return next().kind == JsonToken.NUMBER ? ahead : required(wanted, JsonToken.STRING);
  }

  /** Goes behind the piece; what cannot be converted stays to be taken as something else. */
  private String take(Piece piece) {
    ahead = null;
    if (piece.kind == JsonToken.BEGIN_ARRAY || piece.kind == JsonToken.BEGIN_OBJECT) {
      inner = new Level(inner, piece.kind == JsonToken.BEGIN_OBJECT);
    } else if (piece.ends()) {
      inner = inner.around;
    } else if (piece.kind == JsonToken.NAME) {
      inner.named = true;
    }
    return piece.text;
  }

  private Piece read() throws IOException {
    if (closed) throw new IllegalStateException("JsonReader is closed");
    if (inner == null) return onTop();
    if (inner.named) return valueOfName();
    if (atEnd()) return new Piece(inner.object ? JsonToken.END_OBJECT : JsonToken.END_ARRAY, null);
    separator();
    return inner.object ? name() : element();
  }

  /** The only value of a text; for whoever is lenient one of any number. */
  private Piece onTop() throws IOException {
    if (begun && text.content() < 0) return new Piece(JsonToken.END_DOCUMENT, null);
    if (begun && !isLenient()) throw new MalformedJsonException("Expected EOF");
    begun = true;
    Piece piece = value();
    boolean bracket = piece.kind == JsonToken.BEGIN_ARRAY || piece.kind == JsonToken.BEGIN_OBJECT;
    if (bracket || isLenient()) return piece;
    throw new IOException("Expected JSON document to start with '[' or '{' but was " + piece.kind);
  }

  private boolean atEnd() throws IOException {
    needContent();
    return text.takeIf(inner.object ? '}' : ']');
  }

  private void separator() throws IOException {
    boolean first = !inner.hasParts;
    inner.hasParts = true;
    if (first || text.takeIf(',') || isLenient() && text.takeIf(';')) return;
    throw new MalformedJsonException(inner.object ? "Unterminated object" : "Unterminated array");
  }

  /** Whoever is lenient sees null where an element is missing. */
  private Piece element() throws IOException {
    boolean missing = isLenient() && ",;]".indexOf(needContent()) >= 0;
    return missing ? new Piece(JsonToken.NULL, "null") : value();
  }

  private Piece name() throws IOException {
    needContent();
    String name = inQuotes();
    if (name == null && isLenient()) name = wordOf("a name");
    if (name == null) throw new MalformedJsonException("Expected name");
    return new Piece(JsonToken.NAME, name);
  }

  private Piece valueOfName() throws IOException {
    needContent();
    boolean equals = isLenient() && text.takeIf('=');
    if (equals) text.takeIf('>');
    else if (!text.takeIf(':')) throw new MalformedJsonException("Expected ':'");
    inner.named = false;
    return value();
  }

  private Piece value() throws IOException {
    needContent();
    if (text.takeIf('{')) return new Piece(JsonToken.BEGIN_OBJECT, null);
    if (text.takeIf('[')) return new Piece(JsonToken.BEGIN_ARRAY, null);
    String string = inQuotes();
    if (string != null) return new Piece(JsonToken.STRING, string);
    String word = wordOf("literal value");
    return new Piece(kindOf(word), word);
  }

  private String wordOf(String wanted) throws IOException {
    String word = text.word();
    if (word.isEmpty()) throw new MalformedJsonException("Expected " + wanted);
    return word;
  }

  /** Null: what comes is not in quotes. */
  private String inQuotes() throws IOException {
    if (text.takeIf('"')) return text.upTo('"');
    return isLenient() && text.takeIf('\'') ? text.upTo('\'') : null;
  }

  private JsonToken kindOf(String word) throws IOException {
    if (word.equalsIgnoreCase("null")) return JsonToken.NULL;
    if (word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false")) return JsonToken.BOOLEAN;
    if (JsonText.isNumber(word)) return JsonToken.NUMBER;
    if (isLenient()) return JsonToken.STRING;
    throw new MalformedJsonException("Use JsonReader.setLenient(true) to accept malformed JSON");
  }

  private int needContent() throws IOException {
    int sign = text.content();
    if (sign < 0) throw new EOFException("End of input");
    return sign;
  }
}
