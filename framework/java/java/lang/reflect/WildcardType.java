package java.lang.reflect;

/** A question mark in a type, with its bounds. */
public interface WildcardType extends Type {
  Type[] getUpperBounds();

  Type[] getLowerBounds();
}
