package java.nio.channels;

/** A connection is already under way. */
public class ConnectionPendingException extends IllegalStateException {
  public ConnectionPendingException() {}
}
