package java.security.spec;

import java.security.GeneralSecurityException;

/** Parameters do not fit. */
public class InvalidParameterSpecException extends GeneralSecurityException {
  public InvalidParameterSpecException() {}

  public InvalidParameterSpecException(String message) {
    super(message);
  }
}
