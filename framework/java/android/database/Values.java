package android.database;

import android.database.sqlite.SQLiteException;
import java.nio.charset.StandardCharsets;

/** How SQLite turns values of one kind into another. */
final class Values {
  private Values() {}

  static byte[] blob(Object value) {
    return value instanceof byte[] ? (byte[]) value : value == null ? null : text(value).getBytes(StandardCharsets.UTF_8);
  }

  static String text(Object value) {
    if (value == null) return null;
    if (value instanceof byte[]) throw new SQLiteException("unknown error (code 0): Unable to convert BLOB to string");
    return value.toString();
  }

  static long integer(Object value) {
    if (value instanceof Number) return ((Number) value).longValue();
    if (!(value instanceof String)) return 0;
    return (long) real(value);
  }

  static double real(Object value) {
    if (value instanceof Number) return ((Number) value).doubleValue();
    return value instanceof String ? prefix((String) value) : 0;
  }

  /** The number that a text begins with, or 0. */
  private static double prefix(String text) {
    String rest = text.trim();
    int end = 0;
    while (end < rest.length() && "+-.0123456789eE".indexOf(rest.charAt(end)) >= 0) end++;
    for (; end > 0; end--) {
      try {
        return Double.parseDouble(rest.substring(0, end));
      } catch (NumberFormatException shorter) {
        // Less of it may be a number.
      }
    }
    return 0;
  }
}
