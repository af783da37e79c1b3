package javax.crypto;

import java.security.GeneralSecurityException;

/** Decrypted data does not end with a padding. */
public class BadPaddingException extends GeneralSecurityException {
  public BadPaddingException() {}

  public BadPaddingException(String message) {
    super(message);
  }
}
