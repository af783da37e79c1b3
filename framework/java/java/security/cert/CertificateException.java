package java.security.cert;

import java.security.GeneralSecurityException;

/** A certificate is wrong. */
public class CertificateException extends GeneralSecurityException {
  public CertificateException() {}

  public CertificateException(String message) {
    super(message);
  }

  public CertificateException(String message, Throwable cause) {
    super(message, cause);
  }

  public CertificateException(Throwable cause) {
    super(cause);
  }
}
