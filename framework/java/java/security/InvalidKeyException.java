package java.security;

/** A key does not fit its use. */
public class InvalidKeyException extends KeyException {
  public InvalidKeyException() {}

  public InvalidKeyException(String message) {
    super(message);
  }

  public InvalidKeyException(String message, Throwable cause) {
    super(message, cause);
  }

  public InvalidKeyException(Throwable cause) {
    super(cause);
  }
}
