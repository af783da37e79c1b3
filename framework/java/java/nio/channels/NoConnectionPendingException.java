package java.nio.channels;

/** There is no connection to finish. */
public class NoConnectionPendingException extends IllegalStateException {
  public NoConnectionPendingException() {}
}
