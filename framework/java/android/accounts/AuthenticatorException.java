package android.accounts;

/** Who knows accounts does not work. */
public class AuthenticatorException extends AccountsException {
  public AuthenticatorException() {}

  public AuthenticatorException(String message) {
    super(message);
  }

  public AuthenticatorException(String message, Throwable cause) {
    super(message, cause);
  }

  public AuthenticatorException(Throwable cause) {
    super(cause);
  }
}
