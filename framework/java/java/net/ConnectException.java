package java.net;

/** Nobody answers at the remote address. */
public class ConnectException extends SocketException {
  public ConnectException(String message) {
    super(message);
  }

  public ConnectException() {}
}
