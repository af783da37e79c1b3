package javax.crypto;

import java.security.GeneralSecurityException;

/** An exemption mechanism failed. */
public class ExemptionMechanismException extends GeneralSecurityException {
  public ExemptionMechanismException() {}

  public ExemptionMechanismException(String message) {
    super(message);
  }
}
