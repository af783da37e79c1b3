package java.lang;

import java.io.Serializable;

/** The superclass of all enums. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
  private final String name;
  private final int ordinal;

  protected Enum(String name, int ordinal) {
    this.name = name;
    this.ordinal = ordinal;
  }

  public final String name() {
    return name;
  }

  public final int ordinal() {
    return ordinal;
  }

  @Override
  public String toString() {
    return name;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return super.hashCode();
  }

  @Override
  protected final Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  @Override
  protected final void finalize() {}

  @Override
  public final int compareTo(E other) {
    Enum<?> that = other;
    if (getClass() != that.getClass() && getDeclaringClass() != that.getDeclaringClass()) {
      throw new ClassCastException();
    }
    return ordinal - that.ordinal;
  }

  /** A constant with a body has a class of its own below the enum's. */
  @SuppressWarnings("unchecked")
  public final Class<E> getDeclaringClass() {
    Class<?> type = getClass();
    Class<?> above = type.getSuperclass();
    return (Class<E>) (above == Enum.class ? type : above);
  }

  public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
    if (name == null) throw new NullPointerException("Name is null");
    T[] constants = type.enumConstants();
    if (constants == null) throw new IllegalArgumentException(type.getName() + " is not an enum class");
    for (T constant : constants) {
      if (constant.name().equals(name)) return constant;
    }
    throw new IllegalArgumentException("No enum constant " + type.getCanonicalName() + "." + name);
  }
}
