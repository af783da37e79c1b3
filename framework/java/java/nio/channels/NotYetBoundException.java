package java.nio.channels;

/** The socket has no address yet. */
public class NotYetBoundException extends IllegalStateException {
  public NotYetBoundException() {}
}
