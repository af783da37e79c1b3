package java.lang.annotation;

import java.lang.reflect.Method;

/** The value of an annotation's element is not of the element's type. */
public class AnnotationTypeMismatchException extends RuntimeException {
  private final Method element;
  private final String foundType;

  public AnnotationTypeMismatchException(Method element, String foundType) {
    super("Incorrectly typed data found for annotation element " + element
        + " (Found data of type " + foundType + ")");
    this.element = element;
    this.foundType = foundType;
  }

  public Method element() {
    return element;
  }

  public String foundType() {
    return foundType;
  }
}
