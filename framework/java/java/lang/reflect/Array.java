package java.lang.reflect;

import antecede.Boxes;
import antecede.Reflection;

/** Arrays of any type. */
public final class Array {
  private Array() {}

  public static Object newInstance(Class<?> component, int length) throws NegativeArraySizeException {
    if (component == void.class) throw new IllegalArgumentException();
    if (length < 0) throw new NegativeArraySizeException(String.valueOf(length));
    return Reflection.newArray(component, length);
  }

  public static Object newInstance(Class<?> component, int... lengths)
      throws IllegalArgumentException, NegativeArraySizeException {
    if (lengths.length == 0 || lengths.length > 255 || component == void.class) throw new IllegalArgumentException();
    for (int length : lengths) {
      if (length < 0) throw new NegativeArraySizeException(String.valueOf(length));
    }
    return nested(component, lengths, 0);
  }

  private static Object nested(Class<?> component, int[] lengths, int from) {
    if (from == lengths.length - 1) return Reflection.newArray(component, lengths[from]);
    Class<?> inner = component;
    for (int i = from + 1; i < lengths.length; i++) inner = inner.arrayType();
    Object[] result = (Object[]) Reflection.newArray(inner, lengths[from]);
    for (int i = 0; i < result.length; i++) result[i] = nested(component, lengths, from + 1);
    return result;
  }

  private static IllegalArgumentException badArray(Object array) {
    if (array == null) throw new NullPointerException();
    return new IllegalArgumentException(
        array.getClass().isArray() ? "Argument has the wrong type" : "Argument is not an array");
  }

  public static int getLength(Object array) {
    if (array instanceof Object[]) return ((Object[]) array).length;
    if (array instanceof boolean[]) return ((boolean[]) array).length;
    if (array instanceof byte[]) return ((byte[]) array).length;
    if (array instanceof char[]) return ((char[]) array).length;
    if (array instanceof short[]) return ((short[]) array).length;
    if (array instanceof int[]) return ((int[]) array).length;
    if (array instanceof long[]) return ((long[]) array).length;
    if (array instanceof float[]) return ((float[]) array).length;
    if (array instanceof double[]) return ((double[]) array).length;
    throw badArray(array);
  }

  public static Object get(Object array, int index) throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    if (array instanceof Object[]) return ((Object[]) array)[index];
    if (array instanceof boolean[]) return Boolean.valueOf(((boolean[]) array)[index]);
    if (array instanceof byte[]) return Byte.valueOf(((byte[]) array)[index]);
    if (array instanceof char[]) return Character.valueOf(((char[]) array)[index]);
    if (array instanceof short[]) return Short.valueOf(((short[]) array)[index]);
    if (array instanceof int[]) return Integer.valueOf(((int[]) array)[index]);
    if (array instanceof long[]) return Long.valueOf(((long[]) array)[index]);
    if (array instanceof float[]) return Float.valueOf(((float[]) array)[index]);
    if (array instanceof double[]) return Double.valueOf(((double[]) array)[index]);
    throw badArray(array);
  }

  public static void set(Object array, int index, Object value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    if (array == null) throw new NullPointerException();
    Class<?> component = array.getClass().getComponentType();
    if (component == null) throw badArray(array);
    Object converted = Boxes.widen(value, component);
    if (array instanceof Object[]) ((Object[]) array)[index] = converted;
    else if (array instanceof boolean[]) ((boolean[]) array)[index] = (Boolean) converted;
    else if (array instanceof byte[]) ((byte[]) array)[index] = (Byte) converted;
    else if (array instanceof char[]) ((char[]) array)[index] = (Character) converted;
    else if (array instanceof short[]) ((short[]) array)[index] = (Short) converted;
    else if (array instanceof int[]) ((int[]) array)[index] = (Integer) converted;
    else if (array instanceof long[]) ((long[]) array)[index] = (Long) converted;
    else if (array instanceof float[]) ((float[]) array)[index] = (Float) converted;
    else if (array instanceof double[]) ((double[]) array)[index] = (Double) converted;
  }

  private static Object getAs(Object array, int index, Class<?> wanted) {
    if (array instanceof Object[]) throw badArray(array);
    return Boxes.widen(get(array, index), wanted);
  }

  private static void setPrimitive(Object array, int index, Object value) {
    if (array instanceof Object[]) throw badArray(array);
    set(array, index, value);
  }

  public static boolean getBoolean(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Boolean) getAs(array, index, boolean.class);
  }

  public static void setBoolean(Object array, int index, boolean value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Boolean.valueOf(value));
  }

  public static byte getByte(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Byte) getAs(array, index, byte.class);
  }

  public static void setByte(Object array, int index, byte value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Byte.valueOf(value));
  }

  public static char getChar(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Character) getAs(array, index, char.class);
  }

  public static void setChar(Object array, int index, char value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Character.valueOf(value));
  }

  public static short getShort(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Short) getAs(array, index, short.class);
  }

  public static void setShort(Object array, int index, short value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Short.valueOf(value));
  }

  public static int getInt(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Integer) getAs(array, index, int.class);
  }

  public static void setInt(Object array, int index, int value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Integer.valueOf(value));
  }

  public static long getLong(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Long) getAs(array, index, long.class);
  }

  public static void setLong(Object array, int index, long value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Long.valueOf(value));
  }

  public static float getFloat(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Float) getAs(array, index, float.class);
  }

  public static void setFloat(Object array, int index, float value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Float.valueOf(value));
  }

  public static double getDouble(Object array, int index)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    return (Double) getAs(array, index, double.class);
  }

  public static void setDouble(Object array, int index, double value)
      throws IllegalArgumentException, ArrayIndexOutOfBoundsException {
    setPrimitive(array, index, Double.valueOf(value));
  }
}
