package androidx.core.util;

import java.util.Objects;

/** Calls of Objects that older platforms lack. */
public class ObjectsCompat {
  private ObjectsCompat() {}

  public static boolean equals(Object a, Object b) {
    return Objects.equals(a, b);
  }

  public static int hashCode(Object o) {
    return Objects.hashCode(o);
  }

  public static int hash(Object... values) {
    return Objects.hash(values);
  }

  public static String toString(Object o, String nullDefault) {
    return o == null ? nullDefault : o.toString();
  }

  public static <T> T requireNonNull(T obj) {
    return Objects.requireNonNull(obj);
  }

  public static <T> T requireNonNull(T obj, String message) {
    return Objects.requireNonNull(obj, message);
  }
}
