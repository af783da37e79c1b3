package antecede;

/** Conversions between boxes, as reflection and method handles make them. */
public final class Boxes {
  private Boxes() {}

  /** The class of the box of a primitive type; other classes stay. */
  public static Class<?> boxOf(Class<?> type) {
    if (!type.isPrimitive()) return type;
    if (type == int.class) return Integer.class;
    if (type == boolean.class) return Boolean.class;
    if (type == long.class) return Long.class;
    if (type == float.class) return Float.class;
    if (type == double.class) return Double.class;
    if (type == char.class) return Character.class;
    if (type == byte.class) return Byte.class;
    if (type == short.class) return Short.class;
    return Void.class;
  }

  /** The primitive type of a box's class; other classes stay. */
  public static Class<?> primitiveOf(Class<?> type) {
    if (type == Integer.class) return int.class;
    if (type == Boolean.class) return boolean.class;
    if (type == Long.class) return long.class;
    if (type == Float.class) return float.class;
    if (type == Double.class) return double.class;
    if (type == Character.class) return char.class;
    if (type == Byte.class) return byte.class;
    if (type == Short.class) return short.class;
    return type == Void.class ? void.class : type;
  }

  /** What a new field of the type holds. */
  public static Object zero(Class<?> type) {
    if (type == boolean.class) return Boolean.FALSE;
    if (type == char.class) return Character.valueOf((char) 0);
    return type.isPrimitive() && type != void.class ? cast(Integer.valueOf(0), type) : null;
  }

  /** The value as a box of exactly that primitive type (unboxed and widened), or itself if it is of the class. */
  public static Object widen(Object value, Class<?> type) {
    if (!type.isPrimitive()) {
      if (value != null && !type.isInstance(value)) throw mismatch(value, type);
      return value;
    }
    if (value == null) throw mismatch(value, type);
    Class<?> from = primitiveOf(value.getClass());
    if (from == type) return value;
    if (!widens(from, type)) throw mismatch(value, type);
    return cast(value, type);
  }

  /** Whether a method handle can turn values of one type into those of the other, each value being looked at. */
  public static boolean canConvert(Class<?> from, Class<?> to) {
    if (from == to || from == void.class || to == void.class) return true;
    if (!to.isPrimitive()) return !from.isPrimitive() || to.isAssignableFrom(boxOf(from));
    Class<?> plain = primitiveOf(from);
    if (!plain.isPrimitive()) return from.isAssignableFrom(boxOf(to));
    return plain == to || widens(plain, to);
  }

  private static boolean widens(Class<?> from, Class<?> to) {
    return rank(from) >= 0 && rank(to) > rank(from) && to != char.class;
  }

  private static int rank(Class<?> type) {
    if (type == byte.class) return 0;
    if (type == short.class || type == char.class) return 1;
    if (type == int.class) return 2;
    if (type == long.class) return 3;
    if (type == float.class) return 4;
    return type == double.class ? 5 : -1;
  }

  private static IllegalArgumentException mismatch(Object value, Class<?> type) {
    String found = value == null ? "null" : value.getClass().getName();
    return new IllegalArgumentException("Expected " + type.getName() + ", got " + found);
  }

  /** A number, character or boolean as another primitive type, as by a cast. */
  public static Object cast(Object value, Class<?> type) {
    Number number;
    if (value instanceof Character) number = Integer.valueOf(((Character) value).charValue());
    else if (value instanceof Boolean) number = Integer.valueOf(((Boolean) value).booleanValue() ? 1 : 0);
    else number = (Number) value;
    if (type == int.class) return Integer.valueOf(number.intValue());
    if (type == long.class) return Long.valueOf(number.longValue());
    if (type == float.class) return Float.valueOf(number.floatValue());
    if (type == double.class) return Double.valueOf(number.doubleValue());
    if (type == byte.class) return Byte.valueOf(number.byteValue());
    if (type == short.class) return Short.valueOf(number.shortValue());
    if (type == char.class) return Character.valueOf((char) number.intValue());
    return Boolean.valueOf((number.intValue() & 1) != 0);
  }
}
