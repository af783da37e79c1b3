package org.json;

/** Conversions between the types of JSON values, as lenient as Android's. */
final class JSON {
  private JSON() {}

  static double checkDouble(double d) throws JSONException {
    if (Double.isInfinite(d) || Double.isNaN(d)) throw new JSONException("Forbidden numeric value: " + d);
    return d;
  }

  /** Null where it cannot be converted; so do the others. */
  static Boolean toBoolean(Object value) {
    if (value instanceof Boolean) return (Boolean) value;
    if (value instanceof String) {
      if ("true".equalsIgnoreCase((String) value)) return true;
      if ("false".equalsIgnoreCase((String) value)) return false;
    }
    return null;
  }

  static Double toDouble(Object value) {
    if (value instanceof Double) return (Double) value;
    if (value instanceof Number) return ((Number) value).doubleValue();
    return value instanceof String ? parsed((String) value) : null;
  }

  static Integer toInteger(Object value) {
    if (value instanceof Integer) return (Integer) value;
    if (value instanceof Number) return ((Number) value).intValue();
    Double number = value instanceof String ? parsed((String) value) : null;
    return number == null ? null : (Integer) (int) (double) number;
  }

  static Long toLong(Object value) {
    if (value instanceof Long) return (Long) value;
    if (value instanceof Number) return ((Number) value).longValue();
    Double number = value instanceof String ? parsed((String) value) : null;
    return number == null ? null : (Long) (long) (double) number;
  }

  private static Double parsed(String text) {
    try {
      return Double.valueOf(text);
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  static String toString(Object value) {
    if (value instanceof String) return (String) value;
    return value == null ? null : String.valueOf(value);
  }

  static JSONException typeMismatch(Object indexOrName, Object actual, String requiredType) {
    if (actual == null) return new JSONException("Value at " + indexOrName + " is null.");
    return new JSONException("Value " + actual + " at " + indexOrName + " of type " + actual.getClass().getName()
        + " cannot be converted to " + requiredType);
  }

  static JSONException typeMismatch(Object actual, String requiredType) {
    if (actual == null) return new JSONException("Value is null.");
    return new JSONException("Value " + actual + " of type " + actual.getClass().getName()
        + " cannot be converted to "
        + requiredType);
  }
}
