package androidx.core.os;

/** It was cancelled. */
public class OperationCanceledException extends RuntimeException {
  public OperationCanceledException() {
    this(null);
  }

  public OperationCanceledException(String message) {
    super(message == null ? "The operation has been canceled." : message);
  }
}
