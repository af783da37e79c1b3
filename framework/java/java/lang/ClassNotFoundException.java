package java.lang;

/** There is no class of that name. */
public class ClassNotFoundException extends ReflectiveOperationException {
  public ClassNotFoundException() {
    super((Throwable) null);
  }

  public ClassNotFoundException(String message) {
    super(message, null);
  }

  public ClassNotFoundException(String message, Throwable cause) {
    super(message, cause);
  }

  public Throwable getException() {
    return getCause();
  }
}
