package java.net;

/** The remote port of a datagram cannot be reached. */
public class PortUnreachableException extends SocketException {
  public PortUnreachableException(String message) {
    super(message);
  }

  public PortUnreachableException() {}
}
