package java.lang;

/** What all failures of reflection have in common. */
public class ReflectiveOperationException extends Exception {
  public ReflectiveOperationException() {}

  public ReflectiveOperationException(String message) {
    super(message);
  }

  public ReflectiveOperationException(String message, Throwable cause) {
    super(message, cause);
  }

  public ReflectiveOperationException(Throwable cause) {
    super(cause);
  }
}
