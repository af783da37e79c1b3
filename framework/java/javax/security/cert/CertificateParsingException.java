package javax.security.cert;

/** A certificate cannot be read. */
public class CertificateParsingException extends CertificateException {
  public CertificateParsingException() {}

  public CertificateParsingException(String message) {
    super(message);
  }
}
