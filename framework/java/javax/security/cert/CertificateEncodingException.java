package javax.security.cert;

/** A certificate cannot be encoded. */
public class CertificateEncodingException extends CertificateException {
  public CertificateEncodingException() {}

  public CertificateEncodingException(String message) {
    super(message);
  }
}
