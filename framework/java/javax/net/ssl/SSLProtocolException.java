package javax.net.ssl;

/** The peer did not follow the protocol. */
public class SSLProtocolException extends SSLException {
  public SSLProtocolException(String message) {
    super(message);
  }
}
