package java.lang;

/** The static initializer of a class ended with an exception. */
public class ExceptionInInitializerError extends LinkageError {
  public ExceptionInInitializerError() {
    super(null, null);
  }

  public ExceptionInInitializerError(Throwable thrown) {
    super(null, thrown);
  }

  public ExceptionInInitializerError(String message) {
    super(message, null);
  }

  public Throwable getException() {
    return getCause();
  }
}
