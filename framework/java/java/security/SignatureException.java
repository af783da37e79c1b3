package java.security;

/** A signature could not be made or checked. */
public class SignatureException extends GeneralSecurityException {
  public SignatureException() {}

  public SignatureException(String message) {
    super(message);
  }

  public SignatureException(String message, Throwable cause) {
    super(message, cause);
  }

  public SignatureException(Throwable cause) {
    super(cause);
  }
}
