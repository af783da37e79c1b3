package javax.security.cert;

/** A certificate is wrong. */
public class CertificateException extends Exception {
  public CertificateException() {}

  public CertificateException(String message) {
    super(message);
  }
}
