package android.content;

/** An operation of a batch failed. */
public class OperationApplicationException extends Exception {
  private final int yieldPoints;

  public OperationApplicationException() {
    yieldPoints = 0;
  }

  public OperationApplicationException(String message) {
    super(message);
    yieldPoints = 0;
  }

  public OperationApplicationException(String message, Throwable cause) {
    super(message, cause);
    yieldPoints = 0;
  }

  public OperationApplicationException(Throwable cause) {
    super(cause);
    yieldPoints = 0;
  }

  public OperationApplicationException(int numSuccessfulYieldPoints) {
    yieldPoints = numSuccessfulYieldPoints;
  }

  public OperationApplicationException(String message, int numSuccessfulYieldPoints) {
    super(message);
    yieldPoints = numSuccessfulYieldPoints;
  }

  public int getNumSuccessfulYieldPoints() {
    return yieldPoints;
  }
}
