package java.security;

/** A key store cannot do what was asked. */
public class KeyStoreException extends GeneralSecurityException {
  public KeyStoreException() {}

  public KeyStoreException(String message) {
    super(message);
  }

  public KeyStoreException(String message, Throwable cause) {
    super(message, cause);
  }

  public KeyStoreException(Throwable cause) {
    super(cause);
  }
}
