package javax.crypto;

import java.security.GeneralSecurityException;

/** The output does not fit into the buffer. */
public class ShortBufferException extends GeneralSecurityException {
  public ShortBufferException() {}

  public ShortBufferException(String message) {
    super(message);
  }
}
