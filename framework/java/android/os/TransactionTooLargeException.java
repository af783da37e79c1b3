package android.os;

/** The arguments of a call did not fit. */
public class TransactionTooLargeException extends RemoteException {
  public TransactionTooLargeException() {}

  public TransactionTooLargeException(String msg) {
    super(msg);
  }
}
