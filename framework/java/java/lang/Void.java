package java.lang;

import antecede.Reflection;

/** Stands for {@code void} where a class is needed; has no objects. */
public final class Void {
  @SuppressWarnings("unchecked")
  public static final Class<Void> TYPE = (Class<Void>) Reflection.primitive("void");

  private Void() {}
}
