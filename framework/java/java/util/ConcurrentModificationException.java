package java.util;

/** A collection was changed during a walk over it. */
public class ConcurrentModificationException extends RuntimeException {
  public ConcurrentModificationException() {}

  public ConcurrentModificationException(String message) {
    super(message);
  }

  public ConcurrentModificationException(Throwable cause) {
    super(cause);
  }

  public ConcurrentModificationException(String message, Throwable cause) {
    super(message, cause);
  }
}
