package java.security.cert;

import java.security.GeneralSecurityException;

/** A certificate store failed. */
public class CertStoreException extends GeneralSecurityException {
  public CertStoreException() {}

  public CertStoreException(String message) {
    super(message);
  }

  public CertStoreException(Throwable cause) {
    super(cause);
  }

  public CertStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
