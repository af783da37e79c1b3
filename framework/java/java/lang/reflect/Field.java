package java.lang.reflect;

import antecede.Boxes;
import antecede.Generics;
import antecede.Hidden;
import antecede.Reflection;

/** A field of a class. The engine makes these objects. */
public final class Field extends AccessibleObject implements Member {
  private static final int SYNTHETIC = 0x1000;
  private static final int ENUM = 0x4000;

  private final Class<?> declaringClass;
  private final String name;
  private final Class<?> type;
  private final int flags;
  /** For the engine: which field of the class it is. */
  @Hidden private final int slot;

  private Field(Class<?> declaringClass, String name, Class<?> type, int flags, int slot) {
    this.declaringClass = declaringClass;
    this.name = name;
    this.type = type;
    this.flags = flags;
    this.slot = slot;
  }

  @Override
  public Class<?> getDeclaringClass() {
    return declaringClass;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public int getModifiers() {
    return flags & Modifier.fieldModifiers();
  }

  @Override
  public boolean isSynthetic() {
    return (flags & SYNTHETIC) != 0;
  }

  public boolean isEnumConstant() {
    return (flags & ENUM) != 0;
  }

  public Class<?> getType() {
    return type;
  }

  public Type getGenericType() {
    return Generics.typeOf(this);
  }

  /** The object that has the field; null for a static field. */
  private Object owner(Object target) {
    if (Modifier.isStatic(flags)) return null;
    if (target == null) throw new NullPointerException("null receiver");
    if (!declaringClass.isInstance(target)) {
      throw new IllegalArgumentException(
          "Expected receiver of type " + declaringClass.getName() + ", but got " + target.getClass().getName());
    }
    return target;
  }

  public Object get(Object target) throws IllegalArgumentException, IllegalAccessException {
    return Reflection.get(this, owner(target));
  }

  public void set(Object target, Object value) throws IllegalArgumentException, IllegalAccessException {
    Object owner = owner(target);
    boolean constant = Modifier.isFinal(flags) && (Modifier.isStatic(flags) || !isAccessible());
    if (constant) throw new IllegalAccessException("Cannot set final field " + this);
    Reflection.set(this, owner, Boxes.widen(value, type));
  }

  /** The value of a primitive field as a wider primitive type. */
  private Object getAs(Object target, Class<?> wanted) throws IllegalAccessException {
    if (!type.isPrimitive()) throw new IllegalArgumentException("Not a primitive field: " + this);
    return Boxes.widen(get(target), wanted);
  }

  private void setPrimitive(Object target, Object value) throws IllegalAccessException {
    if (!type.isPrimitive()) throw new IllegalArgumentException("Not a primitive field: " + this);
    set(target, value);
  }

  public boolean getBoolean(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Boolean) getAs(target, boolean.class)).booleanValue();
  }

  public void setBoolean(Object target, boolean value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Boolean.valueOf(value));
  }

  public byte getByte(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Byte) getAs(target, byte.class)).byteValue();
  }

  public void setByte(Object target, byte value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Byte.valueOf(value));
  }

  public char getChar(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Character) getAs(target, char.class)).charValue();
  }

  public void setChar(Object target, char value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Character.valueOf(value));
  }

  public short getShort(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Short) getAs(target, short.class)).shortValue();
  }

  public void setShort(Object target, short value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Short.valueOf(value));
  }

  public int getInt(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Integer) getAs(target, int.class)).intValue();
  }

  public void setInt(Object target, int value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Integer.valueOf(value));
  }

  public long getLong(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Long) getAs(target, long.class)).longValue();
  }

  public void setLong(Object target, long value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Long.valueOf(value));
  }

  public float getFloat(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Float) getAs(target, float.class)).floatValue();
  }

  public void setFloat(Object target, float value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Float.valueOf(value));
  }

  public double getDouble(Object target) throws IllegalArgumentException, IllegalAccessException {
    return ((Double) getAs(target, double.class)).doubleValue();
  }

  public void setDouble(Object target, double value) throws IllegalArgumentException, IllegalAccessException {
    setPrimitive(target, Double.valueOf(value));
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Field)) return false;
    Field that = (Field) other;
    return declaringClass == that.declaringClass && name.equals(that.name) && type == that.type;
  }

  @Override
  public int hashCode() {
    return declaringClass.getName().hashCode() ^ name.hashCode();
  }

  @Override
  public String toString() {
    return describe(type);
  }

  public String toGenericString() {
    return describe(getGenericType());
  }

  private String describe(Type shown) {
    String words = Modifier.toString(getModifiers());
    String front = words.isEmpty() ? "" : words + " ";
    return front + shown.getTypeName() + " " + declaringClass.getTypeName() + "." + name;
  }
}
