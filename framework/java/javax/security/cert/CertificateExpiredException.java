package javax.security.cert;

/** A certificate has expired. */
public class CertificateExpiredException extends CertificateException {
  public CertificateExpiredException() {}

  public CertificateExpiredException(String message) {
    super(message);
  }
}
