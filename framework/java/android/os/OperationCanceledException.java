package android.os;

/** The operation was cancelled. */
public class OperationCanceledException extends RuntimeException {
  public OperationCanceledException() {
    this(null);
  }

  public OperationCanceledException(String message) {
    super(message != null ? message : "The operation has been canceled.");
  }
}
