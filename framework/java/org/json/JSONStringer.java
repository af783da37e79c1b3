package org.json;

import antecede.Observable;
import java.util.ArrayList;

/** Writes JSON text piece by piece; knows where it is, so that it can put commas and refuse what is misplaced. */
public class JSONStringer {
  private static final int EMPTY_ARRAY = 0, ARRAY = 1, EMPTY_OBJECT = 2, AFTER_KEY = 3, OBJECT = 4, BARE = 5;

  @Observable final StringBuilder out = new StringBuilder();
  private final ArrayList<Integer> places = new ArrayList<>();
  private final String indent;

  public JSONStringer() {
    indent = null;
  }

  JSONStringer(int indentSpaces) {
    char[] spaces = new char[indentSpaces];
    for (int i = 0; i < indentSpaces; i++) spaces[i] = ' ';
    indent = new String(spaces);
  }

  public JSONStringer array() throws JSONException {
    return open(EMPTY_ARRAY, "[");
  }

  public JSONStringer endArray() throws JSONException {
    return close(EMPTY_ARRAY, ARRAY, "]");
  }

  public JSONStringer object() throws JSONException {
    return open(EMPTY_OBJECT, "{");
  }

  public JSONStringer endObject() throws JSONException {
    return close(EMPTY_OBJECT, OBJECT, "}");
  }

  /** From here on values follow each other with nothing between them. */
  void openBare() {
    places.add(BARE);
  }

  String text() {
    return out.toString();
  }

  private JSONStringer open(int empty, String bracket) throws JSONException {
    if (places.isEmpty() && out.length() > 0) throw new JSONException("Nesting problem: multiple top-level roots");
    beforeValue();
    places.add(empty);
    out.append(bracket);
    return this;
  }

  private JSONStringer close(int empty, int filled, String bracket) throws JSONException {
    int place = place();
    if (place != filled && place != empty) throw new JSONException("Nesting problem");
    places.remove(places.size() - 1);
    if (place == filled) newline();
    out.append(bracket);
    return this;
  }

  private int place() throws JSONException {
    if (places.isEmpty()) throw new JSONException("Nesting problem");
    return places.get(places.size() - 1);
  }

  private void replacePlace(int place) {
    places.set(places.size() - 1, place);
  }

  public JSONStringer value(Object value) throws JSONException {
    if (places.isEmpty()) throw new JSONException("Nesting problem");
    if (value instanceof JSONArray) {
      ((JSONArray) value).writeTo(this);
      return this;
    }
    if (value instanceof JSONObject) {
      ((JSONObject) value).writeTo(this);
      return this;
    }
    beforeValue();
    if (value == null || value instanceof Boolean || value == JSONObject.NULL) out.append(value);
    else if (value instanceof Number) out.append(JSONObject.numberToString((Number) value));
    else quote(value.toString());
    return this;
  }

  public JSONStringer value(boolean value) throws JSONException {
    return value((Boolean) value);
  }

  public JSONStringer value(double value) throws JSONException {
    if (places.isEmpty()) throw new JSONException("Nesting problem");
    return value((Double) value);
  }

  public JSONStringer value(long value) throws JSONException {
    return value((Long) value);
  }

  void quote(String value) throws JSONException {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      int special = "\"\\/\t\b\n\r\f".indexOf(c);
      if (special >= 0) out.append('\\').append("\"\\/tbnrf".charAt(special));
      else if (c > 0x1f) out.append(c);
      else out.append(c < 0x10 ? "\\u000" : "\\u00").append(Integer.toHexString(c));
    }
    out.append('"');
  }

  private void newline() {
    if (indent == null) return;
    out.append("\n");
    for (int i = 0; i < places.size(); i++) out.append(indent);
  }

  public JSONStringer key(String name) throws JSONException {
    if (name == null) throw new JSONException("Names must be non-null");
    int place = place();
    if (place == OBJECT) out.append(',');
    else if (place != EMPTY_OBJECT) throw new JSONException("Nesting problem");
    newline();
    replacePlace(AFTER_KEY);
    quote(name);
    return this;
  }

  private void beforeValue() throws JSONException {
    if (places.isEmpty()) return;
    int place = place();
    if (place == EMPTY_ARRAY || place == ARRAY) {
      if (place == ARRAY) out.append(',');
      replacePlace(ARRAY);
      newline();
    } else if (place == AFTER_KEY) {
      out.append(indent == null ? ":" : ": ");
      replacePlace(OBJECT);
    } else if (place != BARE) {
      throw new JSONException("Nesting problem");
    }
  }

  @Override
  public String toString() {
    return out.length() == 0 ? null : out.toString();
  }
}
