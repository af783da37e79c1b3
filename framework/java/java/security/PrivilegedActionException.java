package java.security;

/** The exception of a {@link PrivilegedExceptionAction}. */
public class PrivilegedActionException extends Exception {
  public PrivilegedActionException(Exception exception) {
    super(exception);
  }

  public Exception getException() {
    return (Exception) getCause();
  }

  @Override
  public String toString() {
    Throwable cause = getCause();
    return getClass().getName() + (cause == null ? "" : ": " + cause);
  }
}
