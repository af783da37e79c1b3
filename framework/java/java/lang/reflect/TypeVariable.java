package java.lang.reflect;

/** A type parameter. */
public interface TypeVariable<D extends GenericDeclaration> extends Type, AnnotatedElement {
  Type[] getBounds();

  D getGenericDeclaration();

  String getName();
}
