package java.util;

import java.io.Serializable;

/** A set of constants of an enum, in their order. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
  final Class<E> elementType;

  EnumSet(Class<E> elementType) {
    this.elementType = elementType;
  }

  public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
    E[] universe = elementType.getEnumConstants();
    if (universe == null) throw new ClassCastException(elementType + " not an enum");
    return new EnumFlags<E>(elementType, universe.length);
  }

  public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
    EnumSet<E> set = noneOf(elementType);
    for (E e : elementType.getEnumConstants()) set.add(e);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
    return s.clone();
  }

  public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
    if (c instanceof EnumSet) return ((EnumSet<E>) c).clone();
    if (c.isEmpty()) throw new IllegalArgumentException("Collection is empty");
    EnumSet<E> set = noneOf(c.iterator().next().getDeclaringClass());
    set.addAll(c);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
    EnumSet<E> set = noneOf(s.elementType);
    for (E e : s.elementType.getEnumConstants()) {
      if (!s.contains(e)) set.add(e);
    }
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e) {
    EnumSet<E> set = noneOf(e.getDeclaringClass());
    set.add(e);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
    EnumSet<E> set = of(e1);
    set.add(e2);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
    EnumSet<E> set = of(e1, e2);
    set.add(e3);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
    EnumSet<E> set = of(e1, e2, e3);
    set.add(e4);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
    EnumSet<E> set = of(e1, e2, e3, e4);
    set.add(e5);
    return set;
  }

  @SafeVarargs
  public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
    EnumSet<E> set = of(first);
    for (E e : rest) set.add(e);
    return set;
  }

  public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
    if (from.compareTo(to) > 0) throw new IllegalArgumentException(from + " > " + to);
    EnumSet<E> set = noneOf(from.getDeclaringClass());
    for (E e : set.elementType.getEnumConstants()) {
      if (e.compareTo(from) >= 0 && e.compareTo(to) <= 0) set.add(e);
    }
    return set;
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumSet<E> clone() {
    try {
      return (EnumSet<E>) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }
}
