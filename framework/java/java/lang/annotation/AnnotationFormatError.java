package java.lang.annotation;

/** The bytes of an annotation make no sense. */
public class AnnotationFormatError extends Error {
  public AnnotationFormatError(String message) {
    super(message);
  }

  public AnnotationFormatError(String message, Throwable cause) {
    super(message, cause);
  }

  public AnnotationFormatError(Throwable cause) {
    super(cause);
  }
}
