package java.lang;

/** The object does not offer this operation. */
public class UnsupportedOperationException extends RuntimeException {
  public UnsupportedOperationException() {}

  public UnsupportedOperationException(String message) {
    super(message);
  }

  public UnsupportedOperationException(String message, Throwable cause) {
    super(message, cause);
  }

  public UnsupportedOperationException(Throwable cause) {
    super(cause);
  }
}
