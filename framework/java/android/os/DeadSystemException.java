package android.os;

/** The system itself is gone. */
public class DeadSystemException extends DeadObjectException {
  public DeadSystemException() {}
}
