package org.json;

import antecede.Observable;
import java.util.ArrayList;

/** Writes JSON text piece by piece; knows where it is, so that it can put commas and refuse what is misplaced. */
public class JSONStringer {
  /** An array or object that has been begun and not ended. */
  private static final class Open {
    final char end;
    boolean hasParts;
    boolean keyWritten;

    Open(char end) {
      this.end = end;
    }

    boolean isObject() {
      return end == '}';
    }
  }

  private static final String MISPLACED = "Nesting problem";

  @Observable final StringBuilder out = new StringBuilder();
  private final ArrayList<Open> open = new ArrayList<>();
  /** What a line begins with, once for each array or object around it; null: everything in one line. */
  private final String step;
  /** Values stand behind each other with nothing around them: somebody else puts the brackets. */
  private boolean loose;

  public JSONStringer() {
    step = null;
  }

  JSONStringer(int indentSpaces) {
    StringBuilder blanks = new StringBuilder();
    while (blanks.length() < indentSpaces) blanks.append(' ');
    step = blanks.toString();
  }

  public JSONStringer array() throws JSONException {
    return begin('[', ']');
  }

  public JSONStringer endArray() throws JSONException {
    return end(']');
  }

  public JSONStringer object() throws JSONException {
    return begin('{', '}');
  }

  public JSONStringer endObject() throws JSONException {
    return end('}');
  }

  /** From here on values follow each other with nothing between them. */
  void openBare() {
    loose = true;
  }

  String text() {
    return out.toString();
  }

  private Open innermost() {
    return open.isEmpty() ? null : open.get(open.size() - 1);
  }

  private JSONStringer begin(char bracket, char end) throws JSONException {
    if (open.isEmpty() && !loose && out.length() > 0) throw new JSONException("Nesting problem: multiple top-level roots");
    leadToValue();
    open.add(new Open(end));
    out.append(bracket);
    return this;
  }

  private JSONStringer end(char bracket) throws JSONException {
    Open inner = innermost();
    if (inner == null || inner.end != bracket) throw new JSONException(MISPLACED);
    if (inner.keyWritten) throw new JSONException(MISPLACED);
    open.remove(open.size() - 1);
    if (inner.hasParts) startLine();
    out.append(bracket);
    return this;
  }

  public JSONStringer value(Object value) throws JSONException {
    if (open.isEmpty() && !loose) throw new JSONException(MISPLACED);
    if (value instanceof JSONArray) {
      ((JSONArray) value).writeTo(this);
    } else if (value instanceof JSONObject) {
      ((JSONObject) value).writeTo(this);
    } else {
      leadToValue();
      simple(value);
    }
    return this;
  }

  private void simple(Object value) throws JSONException {
    boolean bare = value == null || value == JSONObject.NULL || value instanceof Boolean;
    if (bare) out.append(value);
    else if (value instanceof Number) out.append(JSONObject.numberToString((Number) value));
    else quote(value.toString());
  }

  public JSONStringer value(boolean value) throws JSONException {
    return value((Boolean) value);
  }

  public JSONStringer value(double value) throws JSONException {
    return value((Double) value);
  }

  public JSONStringer value(long value) throws JSONException {
    return value((Long) value);
  }

  public JSONStringer key(String name) throws JSONException {
    if (name == null) throw new JSONException("Names must be non-null");
    Open inner = innermost();
    if (inner == null || !inner.isObject() || inner.keyWritten) throw new JSONException(MISPLACED);
    nextPart(inner);
    inner.keyWritten = true;
    quote(name);
    return this;
  }

  /** What stands between the text so far and a value. */
  private void leadToValue() throws JSONException {
    Open inner = innermost();
    if (inner == null) return;
    if (!inner.isObject()) {
      nextPart(inner);
      return;
    }
    if (!inner.keyWritten) throw new JSONException(MISPLACED);
    inner.keyWritten = false;
    out.append(step == null ? ":" : ": ");
  }

  private void nextPart(Open inner) {
    if (inner.hasParts) out.append(',');
    inner.hasParts = true;
    startLine();
  }

  private void startLine() {
    if (step == null) return;
    out.append('\n');
    for (Open ignored : open) out.append(step);
  }

  void quote(String value) throws JSONException {
    out.append('"');
    for (char c : value.toCharArray()) {
      int named = "\t\b\n\r\f".indexOf(c);
      if (named >= 0) out.append('\\').append("tbnrf".charAt(named));
      else if (c == '"' || c == '\\' || c == '/') out.append('\\').append(c);
      else if (c < ' ') out.append(c < 16 ? "\\u000" : "\\u00").append(Integer.toHexString(c));
      else out.append(c);
    }
    out.append('"');
  }

  @Override
  public String toString() {
    return out.length() == 0 ? null : out.toString();
  }
}
