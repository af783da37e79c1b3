package java.util.concurrent;

/** A stage completed with an exception: its cause. */
public class CompletionException extends RuntimeException {
  protected CompletionException() {}

  protected CompletionException(String message) {
    super(message);
  }

  public CompletionException(String message, Throwable cause) {
    super(message, cause);
  }

  public CompletionException(Throwable cause) {
    super(cause);
  }
}
