package javax.net.ssl;

/** The identity of the peer is not known. */
public class SSLPeerUnverifiedException extends SSLException {
  public SSLPeerUnverifiedException(String message) {
    super(message);
  }
}
