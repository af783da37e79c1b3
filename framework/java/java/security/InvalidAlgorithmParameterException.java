package java.security;

/** A parameter does not fit the algorithm. */
public class InvalidAlgorithmParameterException extends GeneralSecurityException {
  public InvalidAlgorithmParameterException() {}

  public InvalidAlgorithmParameterException(String message) {
    super(message);
  }

  public InvalidAlgorithmParameterException(String message, Throwable cause) {
    super(message, cause);
  }

  public InvalidAlgorithmParameterException(Throwable cause) {
    super(cause);
  }
}
