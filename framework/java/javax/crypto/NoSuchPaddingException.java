package javax.crypto;

import java.security.GeneralSecurityException;

/** There is no such padding. */
public class NoSuchPaddingException extends GeneralSecurityException {
  public NoSuchPaddingException() {}

  public NoSuchPaddingException(String message) {
    super(message);
  }
}
