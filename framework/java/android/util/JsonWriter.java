package android.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;

/** Writes a text of JSON, piece after piece. */
public final class JsonWriter implements Closeable {
  private static final String NAMED = "\"\\\t\b\n\r\f", NAMES = "\"\\tbnrf";

  /** An array or object that is begun and not ended. */
  private static final class Level {
    final Level around;
    final char end;
    final String indent;
    boolean hasParts;
    /** A name was written, and its value was not. */
    boolean named;

    Level(Level around, char end, String indent) {
      this.around = around;
      this.end = end;
      this.indent = indent;
    }
  }

  private final Writer out;
  /** Null: on top. */
  private Level inner;
  /** The one value on top was begun. */
  private boolean begun;
  /** What each level adds to the start of its lines; empty: there are no lines. */
  private String step = "";
  private boolean lenient;

  public JsonWriter(Writer out) {
    if (out == null) throw new NullPointerException("out == null");
    this.out = out;
  }

  public void setIndent(String indent) {
    if (indent == null) throw new NullPointerException("indent == null");
    step = indent;
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  public JsonWriter beginArray() throws IOException {
    return begin('[', ']');
  }

  public JsonWriter endArray() throws IOException {
    return end(']');
  }

  public JsonWriter beginObject() throws IOException {
    return begin('{', '}');
  }

  public JsonWriter endObject() throws IOException {
    return end('}');
  }

  private JsonWriter begin(char bracket, char end) throws IOException {
    leadTo(true);
    inner = new Level(inner, end, inner == null ? step : inner.indent + step);
    out.write(bracket);
    return this;
  }

  private JsonWriter end(char bracket) throws IOException {
    Level ended = inner;
    if (ended == null || ended.end != bracket || ended.named) throw misplaced();
    inner = ended.around;
    if (ended.hasParts) startLine();
    out.write(bracket);
    return this;
  }

  public JsonWriter name(String name) throws IOException {
    if (name == null) throw new NullPointerException("name == null");
    if (inner == null || inner.end != '}' || inner.named) throw misplaced();
    startPart();
    inner.named = true;
    out.write(quoted(name));
    return this;
  }

  public JsonWriter value(String value) throws IOException {
    return value == null ? nullValue() : simple(quoted(value));
  }

  public JsonWriter nullValue() throws IOException {
    return simple("null");
  }

  public JsonWriter value(boolean value) throws IOException {
    return simple(Boolean.toString(value));
  }

  public JsonWriter value(double value) throws IOException {
    return value((Number) value);
  }

  public JsonWriter value(long value) throws IOException {
    return simple(Long.toString(value));
  }

  public JsonWriter value(Number value) throws IOException {
    if (value == null) return nullValue();
    String text = value.toString();
    boolean finite = !text.endsWith("Infinity") && !text.equals("NaN");
    if (finite || lenient) return simple(text);
    throw new IllegalArgumentException("Numeric values must be finite, but was " + value);
  }

  private JsonWriter simple(String text) throws IOException {
    leadTo(false);
    out.write(text);
    return this;
  }

  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
    if (!begun || inner != null) throw new IOException("Incomplete document");
  }

  /** What stands between the text so far and a value. */
  private void leadTo(boolean bracket) throws IOException {
    if (inner == null) {
      startText(bracket);
    } else if (inner.end == ']') {
      startPart();
    } else {
      if (!inner.named) throw misplaced();
      inner.named = false;
      out.write(step.isEmpty() ? ":" : ": ");
    }
  }

  private void startText(boolean bracket) {
    if (begun) throw new IllegalStateException("JSON must have only one top-level value.");
    if (!bracket && !lenient) throw new IllegalStateException("JSON must start with an array or an object.");
    begun = true;
  }

  private void startPart() throws IOException {
    if (inner.hasParts) out.write(',');
    inner.hasParts = true;
    startLine();
  }

  private void startLine() throws IOException {
    if (step.isEmpty()) return;
    out.write('\n');
    if (inner != null) out.write(inner.indent);
  }

  private static IllegalStateException misplaced() {
    return new IllegalStateException("Nesting problem");
  }

  /** Signs that end a line for scripts are escaped, too. */
  private static String quoted(String value) {
    StringBuilder text = new StringBuilder(value.length() + 2).append('"');
    for (char c : value.toCharArray()) {
      int named = NAMED.indexOf(c);
      if (named >= 0) text.append('\\').append(NAMES.charAt(named));
      else if (c < ' ' || c == '\u2028' || c == '\u2029') text.append("\\u").append(Integer.toHexString(c | 0x10000), 1, 5);
      else text.append(c);
    }
    return text.append('"').toString();
  }
}
