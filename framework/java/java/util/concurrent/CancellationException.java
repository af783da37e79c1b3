package java.util.concurrent;

/** The result will never come: it was cancelled. */
public class CancellationException extends IllegalStateException {
  public CancellationException() {}

  public CancellationException(String message) {
    super(message);
  }
}
