package java.security.spec;

import java.security.GeneralSecurityException;

/** Key material does not fit. */
public class InvalidKeySpecException extends GeneralSecurityException {
  public InvalidKeySpecException() {}

  public InvalidKeySpecException(String message) {
    super(message);
  }

  public InvalidKeySpecException(String message, Throwable cause) {
    super(message, cause);
  }

  public InvalidKeySpecException(Throwable cause) {
    super(cause);
  }
}
