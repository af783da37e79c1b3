package java.security.cert;

import java.security.GeneralSecurityException;

/** No path could be built. */
public class CertPathBuilderException extends GeneralSecurityException {
  public CertPathBuilderException() {}

  public CertPathBuilderException(String message) {
    super(message);
  }

  public CertPathBuilderException(Throwable cause) {
    super(cause);
  }

  public CertPathBuilderException(String message, Throwable cause) {
    super(message, cause);
  }
}
