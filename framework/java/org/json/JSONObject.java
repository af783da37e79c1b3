package org.json;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Names and values, in the order in which they were put. */
public class JSONObject {
  /** The null of JSON, which differs from having no value. */
  public static final Object NULL = new Object() {
    @Override
    public boolean equals(Object o) {
      return o == this || o == null;
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(null);
    }

    @Override
    public String toString() {
      return "null";
    }
  };

  private static final Double NEGATIVE_ZERO = -0d;

  private final LinkedHashMap<String, Object> values;

  public JSONObject() {
    values = new LinkedHashMap<>();
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  public JSONObject(Map copyFrom) {
    this();
    Map<?, ?> source = (Map<?, ?>) copyFrom;
    for (Map.Entry<?, ?> entry : source.entrySet()) {
      String key = (String) entry.getKey();
      if (key == null) throw new NullPointerException("key == null");
      values.put(key, wrap(entry.getValue()));
    }
  }

  public JSONObject(JSONTokener readFrom) throws JSONException {
    Object object = readFrom.nextValue();
    if (!(object instanceof JSONObject)) throw JSON.typeMismatch(object, "JSONObject");
    values = ((JSONObject) object).values;
  }

  public JSONObject(String json) throws JSONException {
    this(new JSONTokener(json));
  }

  public JSONObject(JSONObject copyFrom, String[] names) throws JSONException {
    this();
    for (String name : names) {
      Object value = copyFrom.opt(name);
      if (value != null) values.put(name, value);
    }
  }

  public int length() {
    return values.size();
  }

  public JSONObject put(String name, boolean value) throws JSONException {
    values.put(checkName(name), value);
    return this;
  }

  public JSONObject put(String name, double value) throws JSONException {
    values.put(checkName(name), JSON.checkDouble(value));
    return this;
  }

  public JSONObject put(String name, int value) throws JSONException {
    values.put(checkName(name), value);
    return this;
  }

  public JSONObject put(String name, long value) throws JSONException {
    values.put(checkName(name), value);
    return this;
  }

  public JSONObject put(String name, Object value) throws JSONException {
    if (value == null) {
      values.remove(name);
      return this;
    }
    if (value instanceof Number) JSON.checkDouble(((Number) value).doubleValue());
    values.put(checkName(name), value);
    return this;
  }

  public JSONObject putOpt(String name, Object value) throws JSONException {
    return name == null || value == null ? this : put(name, value);
  }

  public JSONObject accumulate(String name, Object value) throws JSONException {
    Object current = values.get(checkName(name));
    if (current == null) return put(name, value);
    if (current instanceof JSONArray) {
      ((JSONArray) current).checkedPut(value);
    } else {
      JSONArray array = new JSONArray();
      array.checkedPut(current);
      array.checkedPut(value);
      values.put(name, array);
    }
    return this;
  }

  public JSONObject append(String name, Object value) throws JSONException {
    Object current = values.get(checkName(name));
    if (current != null && !(current instanceof JSONArray)) {
      throw new JSONException("Key " + name + " is not a JSONArray");
    }
    JSONArray array = (JSONArray) current;
    if (array == null) {
      array = new JSONArray();
      values.put(name, array);
    }
    array.checkedPut(value);
    return this;
  }

  private static String checkName(String name) throws JSONException {
    if (name == null) throw new JSONException("Names must be non-null");
    return name;
  }

  public Object remove(String name) {
    return values.remove(name);
  }

  public boolean isNull(String name) {
    Object value = values.get(name);
    return value == null || value == NULL;
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  public Object get(String name) throws JSONException {
    Object value = values.get(name);
    if (value == null) throw new JSONException("No value for " + name);
    return value;
  }

  public Object opt(String name) {
    return values.get(name);
  }

  public boolean getBoolean(String name) throws JSONException {
    Object value = get(name);
    Boolean result = JSON.toBoolean(value);
    if (result == null) throw JSON.typeMismatch(name, value, "boolean");
    return result;
  }

  public boolean optBoolean(String name) {
    return optBoolean(name, false);
  }

  public boolean optBoolean(String name, boolean fallback) {
    Boolean result = JSON.toBoolean(opt(name));
    return result != null ? result : fallback;
  }

  public double getDouble(String name) throws JSONException {
    Object value = get(name);
    Double result = JSON.toDouble(value);
    if (result == null) throw JSON.typeMismatch(name, value, "double");
    return result;
  }

  public double optDouble(String name) {
    return optDouble(name, Double.NaN);
  }

  public double optDouble(String name, double fallback) {
    Double result = JSON.toDouble(opt(name));
    return result != null ? result : fallback;
  }

  public int getInt(String name) throws JSONException {
    Object value = get(name);
    Integer result = JSON.toInteger(value);
    if (result == null) throw JSON.typeMismatch(name, value, "int");
    return result;
  }

  public int optInt(String name) {
    return optInt(name, 0);
  }

  public int optInt(String name, int fallback) {
    Integer result = JSON.toInteger(opt(name));
    return result != null ? result : fallback;
  }

  public long getLong(String name) throws JSONException {
    Object value = get(name);
    Long result = JSON.toLong(value);
    if (result == null) throw JSON.typeMismatch(name, value, "long");
    return result;
  }

  public long optLong(String name) {
    return optLong(name, 0L);
  }

  public long optLong(String name, long fallback) {
    Long result = JSON.toLong(opt(name));
    return result != null ? result : fallback;
  }

  public String getString(String name) throws JSONException {
    return JSON.toString(get(name));
  }

  public String optString(String name) {
    return optString(name, "");
  }

  public String optString(String name, String fallback) {
    String result = JSON.toString(opt(name));
    return result != null ? result : fallback;
  }

  public JSONArray getJSONArray(String name) throws JSONException {
    Object value = get(name);
    if (!(value instanceof JSONArray)) throw JSON.typeMismatch(name, value, "JSONArray");
    return (JSONArray) value;
  }

  public JSONArray optJSONArray(String name) {
    Object value = opt(name);
    return value instanceof JSONArray ? (JSONArray) value : null;
  }

  public JSONObject getJSONObject(String name) throws JSONException {
    Object value = get(name);
    if (!(value instanceof JSONObject)) throw JSON.typeMismatch(name, value, "JSONObject");
    return (JSONObject) value;
  }

  public JSONObject optJSONObject(String name) {
    Object value = opt(name);
    return value instanceof JSONObject ? (JSONObject) value : null;
  }

  public JSONArray toJSONArray(JSONArray names) throws JSONException {
    int count = names == null ? 0 : names.length();
    if (count == 0) return null;
    JSONArray result = new JSONArray();
    for (int i = 0; i < count; i++) result.put(opt(JSON.toString(names.opt(i))));
    return result;
  }

  public Iterator<String> keys() {
    return values.keySet().iterator();
  }

  /** The live set of names. Android has it, hidden. */
  @antecede.Unlisted
  public Set<String> keySet() {
    return values.keySet();
  }

  public JSONArray names() {
    return values.isEmpty() ? null : new JSONArray((Collection<?>) values.keySet());
  }

  @Override
  public String toString() {
    try {
      JSONStringer stringer = new JSONStringer();
      writeTo(stringer);
      return stringer.toString();
    } catch (JSONException e) {
      return null;
    }
  }

  public String toString(int indentSpaces) throws JSONException {
    JSONStringer stringer = new JSONStringer(indentSpaces);
    writeTo(stringer);
    return stringer.toString();
  }

  void writeTo(JSONStringer stringer) throws JSONException {
    stringer.object();
    for (Map.Entry<String, Object> entry : values.entrySet()) stringer.key(entry.getKey()).value(entry.getValue());
    stringer.endObject();
  }

  public static String numberToString(Number number) throws JSONException {
    if (number == null) throw new JSONException("Number must be non-null");
    double value = number.doubleValue();
    JSON.checkDouble(value);
    if (number.equals(NEGATIVE_ZERO)) return "-0";
    long whole = number.longValue();
    return value == (double) whole ? Long.toString(whole) : number.toString();
  }

  public static String quote(String data) {
    if (data == null) return "\"\"";
    try {
      JSONStringer stringer = new JSONStringer();
      stringer.quote(data);
      return stringer.text();
    } catch (JSONException impossible) {
      throw new AssertionError();
    }
  }

  public static Object wrap(Object o) {
    if (o == null) return NULL;
    if (o instanceof JSONArray || o instanceof JSONObject || o.equals(NULL)) return o;
    try {
      if (o instanceof Collection) return new JSONArray((Collection<?>) o);
      if (o.getClass().isArray()) return new JSONArray(o);
      if (o instanceof Map) return new JSONObject((Map<?, ?>) o);
      boolean number = o instanceof Integer || o instanceof Long || o instanceof Double || o instanceof Float
          || o instanceof Short || o instanceof Byte;
      if (number || o instanceof Boolean || o instanceof Character || o instanceof String) return o;
      if (o.getClass().getPackage().getName().startsWith("java.")) return o.toString();
    } catch (Exception ignored) {
      // The documented result is null.
    }
    return null;
  }
}
