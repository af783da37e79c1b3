package java.lang.annotation;

/** What all annotations can do. */
public interface Annotation {
  Class<? extends Annotation> annotationType();

  boolean equals(Object other);

  int hashCode();

  String toString();
}
