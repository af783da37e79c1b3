package java.lang;

import antecede.Reflection;
import java.io.Serializable;

/** The box of {@code boolean}. */
@antecede.Plain
public final class Boolean implements Serializable, Comparable<Boolean> {
  public static final Boolean TRUE = new Boolean(true);
  public static final Boolean FALSE = new Boolean(false);
  @SuppressWarnings("unchecked")
  public static final Class<Boolean> TYPE = (Class<Boolean>) Reflection.primitive("boolean");

  private final boolean value;

  @Deprecated
  public Boolean(boolean value) {
    this.value = value;
  }

  @Deprecated
  public Boolean(String text) {
    this(parseBoolean(text));
  }

  public static boolean parseBoolean(String text) {
    return "true".equalsIgnoreCase(text);
  }

  public static Boolean valueOf(boolean value) {
    return value ? TRUE : FALSE;
  }

  public static Boolean valueOf(String text) {
    return parseBoolean(text) ? TRUE : FALSE;
  }

  /** Whether the system property of that name is "true". */
  public static boolean getBoolean(String name) {
    return name != null && !name.isEmpty() && parseBoolean(System.getProperty(name));
  }

  public boolean booleanValue() {
    return value;
  }

  public static String toString(boolean value) {
    return value ? "true" : "false";
  }

  @Override
  public String toString() {
    return value ? "true" : "false";
  }

  @Override
  public int hashCode() {
    return hashCode(value);
  }

  public static int hashCode(boolean value) {
    return value ? 1231 : 1237;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Boolean && ((Boolean) other).value == value;
  }

  @Override
  public int compareTo(Boolean other) {
    return compare(value, other.value);
  }

  public static int compare(boolean a, boolean b) {
    return a == b ? 0 : a ? 1 : -1;
  }

  public static boolean logicalAnd(boolean a, boolean b) {
    return a & b;
  }

  public static boolean logicalOr(boolean a, boolean b) {
    return a | b;
  }

  public static boolean logicalXor(boolean a, boolean b) {
    return a ^ b;
  }
}
