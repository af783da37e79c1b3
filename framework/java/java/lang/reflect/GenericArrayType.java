package java.lang.reflect;

/** An array whose elements are of a generic type. */
public interface GenericArrayType extends Type {
  Type getGenericComponentType();
}
