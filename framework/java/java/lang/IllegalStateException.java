package java.lang;

/** A method was called at an unsuitable time. */
public class IllegalStateException extends RuntimeException {
  public IllegalStateException() {}

  public IllegalStateException(String message) {
    super(message);
  }

  public IllegalStateException(String message, Throwable cause) {
    super(message, cause);
  }

  public IllegalStateException(Throwable cause) {
    super(cause);
  }
}
