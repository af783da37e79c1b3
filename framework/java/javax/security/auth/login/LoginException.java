package javax.security.auth.login;

import java.security.GeneralSecurityException;

/** A login failed. */
public class LoginException extends GeneralSecurityException {
  public LoginException() {}

  public LoginException(String message) {
    super(message);
  }
}
