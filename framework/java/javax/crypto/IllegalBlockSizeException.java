package javax.crypto;

import java.security.GeneralSecurityException;

/** The data is no multiple of the block size. */
public class IllegalBlockSizeException extends GeneralSecurityException {
  public IllegalBlockSizeException() {}

  public IllegalBlockSizeException(String message) {
    super(message);
  }
}
