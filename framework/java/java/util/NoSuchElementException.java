package java.util;

/** There is no (further) element. */
public class NoSuchElementException extends RuntimeException {
  public NoSuchElementException() {}

  public NoSuchElementException(String message, Throwable cause) {
    super(message, cause);
  }

  public NoSuchElementException(Throwable cause) {
    super(cause);
  }

  public NoSuchElementException(String message) {
    super(message);
  }
}
