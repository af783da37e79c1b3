package java.io;

import java.lang.reflect.Field;

/** A field of a serialized class. */
public class ObjectStreamField implements Comparable<Object> {
  private final String name;
  private final Class<?> type;
  private final String typeString;
  private final boolean unshared;
  private int offset;
  /** Null: the class has no such field. */
  Field field;

  public ObjectStreamField(String name, Class<?> type) {
    this(name, type, false);
  }

  public ObjectStreamField(String name, Class<?> type, boolean unshared) {
    if (name == null) throw new NullPointerException();
    this.name = name;
    this.type = type;
    this.unshared = unshared;
    typeString = signature(type);
  }

  /** As a stream describes it. */
  ObjectStreamField(String name, String typeString) {
    this.name = name;
    this.typeString = typeString;
    unshared = false;
    Class<?> primitive = primitive(typeString.charAt(0));
    type = primitive == null ? Object.class : primitive;
  }

  static Class<?> primitive(char code) {
    switch (code) {
      case 'B': return byte.class;
      case 'C': return char.class;
      case 'D': return double.class;
      case 'F': return float.class;
      case 'I': return int.class;
      case 'J': return long.class;
      case 'S': return short.class;
      case 'Z': return boolean.class;
      default: return null;
    }
  }

  private static String signature(Class<?> type) {
    if (type.isArray()) return type.getName().replace('.', '/');
    if (!type.isPrimitive()) return "L" + type.getName().replace('.', '/') + ";";
    for (int i = 0; i < 8; i++) {
      char code = "BCDFIJSZ".charAt(i);
      if (primitive(code) == type) return String.valueOf(code);
    }
    throw new IllegalArgumentException("illegal signature");
  }

  public String getName() {
    return name;
  }

  public Class<?> getType() {
    return type;
  }

  public char getTypeCode() {
    return typeString.charAt(0);
  }

  public String getTypeString() {
    return isPrimitive() ? null : typeString;
  }

  String signature() {
    return typeString;
  }

  public int getOffset() {
    return offset;
  }

  protected void setOffset(int offset) {
    this.offset = offset;
  }

  public boolean isPrimitive() {
    return getTypeCode() != 'L' && getTypeCode() != '[';
  }

  public boolean isUnshared() {
    return unshared;
  }

  /** How many bytes a value takes. */
  int size() {
    switch (getTypeCode()) {
      case 'B':
      case 'Z': return 1;
      case 'C':
      case 'S': return 2;
      case 'I':
      case 'F': return 4;
      case 'J':
      case 'D': return 8;
      default: return 0;
    }
  }

  @Override
  public int compareTo(Object object) {
    ObjectStreamField other = (ObjectStreamField) object;
    if (isPrimitive() != other.isPrimitive()) return isPrimitive() ? -1 : 1;
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return typeString + ' ' + name;
  }
}
