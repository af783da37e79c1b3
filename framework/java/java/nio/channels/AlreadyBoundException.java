package java.nio.channels;

/** The socket has an address already. */
public class AlreadyBoundException extends IllegalStateException {
  public AlreadyBoundException() {}
}
