package android.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;

/** Writes a text of JSON, piece after piece. */
public final class JsonWriter implements Closeable {
  private static final int EMPTY_ARRAY = 0, ARRAY = 1, EMPTY_OBJECT = 2, NAME = 3, OBJECT = 4, EMPTY_DOCUMENT = 5, DOCUMENT = 6;

  private final Writer out;
  private int[] stack = new int[16];
  private int depth;
  private String indent;
  private boolean lenient;

  public JsonWriter(Writer out) {
    if (out == null) throw new NullPointerException("out == null");
    this.out = out;
    push(EMPTY_DOCUMENT);
  }

  private void push(int state) {
    if (depth == stack.length) stack = java.util.Arrays.copyOf(stack, 2 * depth);
    stack[depth++] = state;
  }

  private int top() {
    return stack[depth - 1];
  }

  public void setIndent(String indent) {
    this.indent = indent.isEmpty() ? null : indent;
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  public JsonWriter beginArray() throws IOException {
    beforeValue(true);
    push(EMPTY_ARRAY);
    out.write("[");
    return this;
  }

  public JsonWriter endArray() throws IOException {
    return end(EMPTY_ARRAY, ARRAY, "]");
  }

  public JsonWriter beginObject() throws IOException {
    beforeValue(true);
    push(EMPTY_OBJECT);
    out.write("{");
    return this;
  }

  public JsonWriter endObject() throws IOException {
    return end(EMPTY_OBJECT, OBJECT, "}");
  }

  private JsonWriter end(int empty, int full, String bracket) throws IOException {
    int state = top();
    if (state != empty && state != full) throw new IllegalStateException("Nesting problem");
    depth--;
    if (state == full) newline();
    out.write(bracket);
    return this;
  }

  public JsonWriter name(String name) throws IOException {
    if (name == null) throw new NullPointerException("name == null");
    if (top() == OBJECT) out.write(",");
    else if (top() != EMPTY_OBJECT) throw new IllegalStateException("Nesting problem");
    newline();
    stack[depth - 1] = NAME;
    string(name);
    return this;
  }

  public JsonWriter value(String value) throws IOException {
    if (value == null) return nullValue();
    beforeValue(false);
    string(value);
    return this;
  }

  public JsonWriter nullValue() throws IOException {
    beforeValue(false);
    out.write("null");
    return this;
  }

  public JsonWriter value(boolean value) throws IOException {
    beforeValue(false);
    out.write(value ? "true" : "false");
    return this;
  }

  public JsonWriter value(double value) throws IOException {
    if (!lenient && (Double.isNaN(value) || Double.isInfinite(value))) {
      throw new IllegalArgumentException("Numeric values must be finite, but was " + value);
    }
    beforeValue(false);
    out.append(Double.toString(value));
    return this;
  }

  public JsonWriter value(long value) throws IOException {
    beforeValue(false);
    out.write(Long.toString(value));
    return this;
  }

  public JsonWriter value(Number value) throws IOException {
    if (value == null) return nullValue();
    String text = value.toString();
    if (!lenient && (text.equals("-Infinity") || text.equals("Infinity") || text.equals("NaN"))) {
      throw new IllegalArgumentException("Numeric values must be finite, but was " + value);
    }
    beforeValue(false);
    out.append(text);
    return this;
  }

  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
    if (top() != DOCUMENT) throw new IOException("Incomplete document");
  }

  private void string(String value) throws IOException {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      int escape = "\"\\\t\b\n\r\f".indexOf(c);
      if (escape >= 0) text.append('\\').append("\"\\tbnrf".charAt(escape));
      else if (c <= 0x1f || c == 0x2028 || c == 0x2029) text.append(String.format("\\u%04x", (int) c));
      else text.append(c);
    }
    out.write(text.append('"').toString());
  }

  private void newline() throws IOException {
    if (indent == null) return;
    out.write("\n");
    for (int i = 1; i < depth; i++) out.write(indent);
  }

  private void beforeValue(boolean root) throws IOException {
    switch (top()) {
      case EMPTY_DOCUMENT:
        if (!lenient && !root) throw new IllegalStateException("JSON must start with an array or an object.");
        stack[depth - 1] = DOCUMENT;
        break;
      case EMPTY_ARRAY:
        stack[depth - 1] = ARRAY;
        newline();
        break;
      case ARRAY:
        out.append(',');
        newline();
        break;
      case NAME:
        out.append(indent == null ? ":" : ": ");
        stack[depth - 1] = OBJECT;
        break;
      case DOCUMENT:
        throw new IllegalStateException("JSON must have only one top-level value.");
      default:
        throw new IllegalStateException("Nesting problem");
    }
  }
}
