package java.net;

/** The local address is in use or not ours. */
public class BindException extends SocketException {
  public BindException(String message) {
    super(message);
  }

  public BindException() {}
}
