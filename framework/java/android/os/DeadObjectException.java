package android.os;

/** The process of the other object is gone. */
public class DeadObjectException extends RemoteException {
  public DeadObjectException() {}

  public DeadObjectException(String message) {
    super(message);
  }
}
