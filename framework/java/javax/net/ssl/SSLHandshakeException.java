package javax.net.ssl;

/** Client and server could not agree. */
public class SSLHandshakeException extends SSLException {
  public SSLHandshakeException(String message) {
    super(message);
  }
}
