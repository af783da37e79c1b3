package java.nio.channels;

/** An accept is already under way. */
public class AcceptPendingException extends IllegalStateException {
  public AcceptPendingException() {}
}
