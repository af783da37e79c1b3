package javax.net.ssl;

/** A bad or missing key. */
public class SSLKeyException extends SSLException {
  public SSLKeyException(String message) {
    super(message);
  }
}
