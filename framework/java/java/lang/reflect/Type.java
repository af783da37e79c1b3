package java.lang.reflect;

/** A type: a class, or a generic one. */
public interface Type {
  default String getTypeName() {
    return toString();
  }
}
